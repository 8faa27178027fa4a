import { keepLast } from '../../../base/keep-last.ts'
import { type AskedBy, asksFor } from './asked-noun.ts'

/** Statements that utilities read as data, and how they are asked for. Sources: DFSORT Application Programming Guide, Db2 Command Reference, MVS Program Management, IP User's Guide. */
export interface ControlClause extends AskedBy {
  /** On one line: where the statement, or the part of it that is asked for, begins. */
  readonly line: RegExp
  /** Programs of steps that read such statements. */
  readonly of: RegExp
}

const sort = /^(?:SORT|ICEMAN|SYNCSORT|DFSORT|MERGE|ICETOOL|SRTPGM)/
const db2 = /^(?:IKJEFT|DSN)/
const linker = /^(?:IEWL|IEWBLINK|HEWL|HEWLH\d*|LINKEDIT|IEWLF\d*|LKED|BINDER)/
const ftp = /^FTP/

/** `KEY(value)` of a BIND or RUN subcommand, by its keyword. */
const bindKeys =
  'ISOLATION QUALIFIER OWNER ACTION VALIDATE EXPLAIN DEGREE CURRENTDATA RELEASE DYNAMICRULES ENCODING SQLERROR PKLIST ACQUIRE KEEPDYNAMIC REOPT OPTHINT MEMBER COLLECTION'.split(
    ' ',
  )

const clauses: readonly ControlClause[] = [
  {
    line: /^\s+(?:SORT|MERGE)\s+FIELDS\s*=/i,
    nouns: 'sort (?:fields?|keys?|order|sequence|criteria|control (?:statement|card)s?)',
    asked:
      /\b(?:sort(?:s|ed)?|order(?:s|ed)|merg(?:es|ed))\b[^?]*\b(?:by|on)\b|\b(?:by|on|in) (?:what|which)\b[^?]*\bsort|\bhow (?:is|are|does)\b[^?]*\bsort(?:s|ed)?\b/i,
    of: sort,
  },
  {
    line: /^\s+(?:INCLUDE|OMIT)\s+(?:COND|FORMAT)\s*=/i,
    nouns: '(?:include|omit|filter|selection)(?: conditions?| statements?| criteria)?',
    asked: /\b(?:which|what) records?\b[^?]*\b(?:select\w*|includ\w*|omit\w*|drop\w*|kept|keep\w*|filter\w*|left out|skip\w*)\b/i,
    of: sort,
  },
  {
    line: /^\s+(?:OUTREC|INREC|OUTFIL)\b/i,
    nouns: '(?:outrec|inrec|outfil)(?: fields?| statements?)?',
    asked: /\bhow (?:is|are|does)\b[^?]*\b(?:reformat\w*|rearrang\w*|rebuil\w*)\b/i,
    of: sort,
  },
  { line: /^\s+SUM\s+FIELDS\s*=/i, nouns: 'sum(?: fields?)?', asked: /\bduplicates?\b/i, of: sort },
  {
    line: /\bDSN\s+S(?:YSTEM)?\s*\(/i,
    nouns: '(?:db2 |dsn )?(?:subsystem|ssid)(?: (?:id|name))?|(?:db2|dsn) system(?: (?:id|name))?',
    asked: /\b(?:which|what) db2\s+(?:does|do|is|are)\b/i,
    of: db2,
  },
  { line: /\bPLAN\s*\(/i, nouns: '(?:db2 )?plan(?: name)?', of: db2 },
  { line: /\bPACKAGE\s*\(/i, nouns: '(?:db2 )?package', of: db2 },
  { line: /\bLIB(?:RARY)?\s*\(/i, nouns: 'dbrm librar(?:y|ies)|LIB', of: db2 },
  { line: /\bPARMS?\s*\(/i, nouns: 'parms?(?: string)?', of: db2 },
  ...bindKeys.map((key) => ({
    line: new RegExp(String.raw`\b${key}\s*\(`, 'i'),
    words: [key, `${key}LEVEL`, `${key}OPTION`, `${key}PARAMETER`],
    of: db2,
  })),
  { line: /^\s+ENTRY\s+[\w@#$]/i, nouns: 'entry(?: (?:point|name|statement))?', of: linker },
  { line: /^\s+(?:MODE\b|SETOPT\b)|\b[AR]MODE\b/i, nouns: '(?:addressing |residency )?modes?|amode|rmode', of: linker },
  {
    line: /^\s+(?:SETCODE\s+AC|SETOPT\b)|\bAC\(/i,
    nouns: '(?:apf )?authori[sz]ation(?: code)?|setcode|ac',
    asked: /\bis\b[^?]*\bauthori[sz]ed\b/i,
    of: linker,
  },
  {
    line: /^\s+NAME\s+[\w@#$]/i,
    nouns: '(?:load )?module name|name statement',
    asked: /\b(?:which|what) (?:load )?module\b[^?]*\b(?:link\w*|built|produc\w+|creat\w+)\b/i,
    of: linker,
  },
  { line: /^\s+ALIAS\s+[\w@#$]/i, nouns: 'alias(?:es)?', of: linker },
  {
    line: /^\s+(?:open\s+)?[\w.-]+(?:\.[\w-]+)+\s*(?:\d+)?\s*$/i,
    nouns: '(?:ftp )?(?:host|server|site|address)',
    asked: /\bto (?:which|what) (?:host|server|machine|site)\b|\bwhere\b[^?]*\b(?:sends?|sent|transfers?|ftps?)\b/i,
    of: ftp,
  },
  {
    line: /^\s+(?:m?put|m?get)\s/i,
    asked: /\b(?:which|what) files?\b[^?]*\b(?:sent|sends?|transfer\w*|put|get|ftp\w*|upload\w*|download\w*)\b/i,
    of: ftp,
  },
]

/** The control statements that a question asks for. */
export const askedControlClauses = keepLast((bare: string): readonly ControlClause[] => {
  return clauses.filter((clause) => asksFor(bare, clause))
})

export const controlKeys: ReadonlySet<string> = new Set([
  ...bindKeys,
  'OUTREC',
  'INREC',
  'OUTFIL',
  'OMIT',
  'AMODE',
  'RMODE',
  'AC',
  'SUM',
  'FIELDS',
  'PLAN',
  'LIB',
  'BIND',
])
