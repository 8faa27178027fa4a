import { keepLast } from '../../../base/keep-last.ts'
import { asksDeed } from './asks-deed.ts'
import { withMarks, wordlessMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** Something that a CREATE statement says of a table, index, view or table space, and how it is asked for. DB2 for z/OS SQL Reference, "CREATE TABLE", "CREATE INDEX". */
interface DdlClause {
  readonly says: string
  readonly asked: RegExp
  /** On the text of the statement. */
  readonly written: RegExp
  readonly byDefault?: string
  /** Of what. */
  readonly of: readonly DdlKind[]
}

export type DdlKind = 'table' | 'index' | 'view' | 'tablespace'

const table = ['table'] as const
const index = ['index'] as const
const space = ['tablespace'] as const
const stored = ['index', 'tablespace'] as const
/** What a table has, not what is done. */
const asksChecks = /\bcheck (?:constraints?|clauses?|conditions?)\b|\b(?:which|what|any|has|have|a) checks?\b/i

const clauses: readonly DdlClause[] = [
  {
    says: 'PRIMARY KEY',
    of: table,
    asked: /\bprimary keys?\b/i,
    written: /(?:CONSTRAINT\s+\S+\s+)?\bPRIMARY\s+KEY\s*\([^()]*\)|[\w"]+\s+\w+(?:\([\d,\s]*\))?[^,()]*\bPRIMARY\s+KEY\b(?!\s*\()/gi,
  },
  {
    says: 'FOREIGN KEY',
    of: table,
    asked: /\bforeign keys?\b|\breferential\b|\breferences?\b|\bon delete\b|\bparent tables?\b|\bdelete rule\b/i,
    written:
      /(?:CONSTRAINT\s+\S+\s+)?\bFOREIGN\s+KEY\b[^()]*\([^()]*\)\s*REFERENCES\s+\S+(?:\s*\([^()]*\))?(?:\s+ON\s+(?:DELETE|UPDATE)\s+(?:NO\s+ACTION|SET\s+\w+|\w+))*/gi,
  },
  {
    says: 'CHECK',
    of: table,
    asked: asksChecks,
    written: /(?:CONSTRAINT\s+\S+\s+)?\bCHECK\s*\((?:[^()]|\([^()]*\))*\)/gi,
  },
  { says: 'UNIQUE', of: table, asked: /\bunique constraints?\b/i, written: /\bUNIQUE\s*\([^()]*\)/gi },
  {
    says: 'IN clause with a table space',
    of: table,
    asked: /\btable ?spaces?\b|\b(?:which|what|in) databases?\b|\bdatabase (?:is|holds|contains)\b/i,
    written: /\)\s*(?:\w+\s+\w+\s+)*?(IN\s+(?:DATABASE\s+)?[\w<>.@#$]+)/gi,
  },
  { says: 'CCSID', of: ['table', 'tablespace'], asked: /\bccsid\b|\bencoding\b|\bcode ?page\b/i, written: /\bCCSID\s+\w+/gi },
  { says: 'AUDIT', of: table, asked: /\baudit\w*\b/i, written: /\bAUDIT\s+\w+/gi },
  {
    says: 'UNIQUE',
    of: index,
    asked: /\bunique\b|\bduplicates?\b/i,
    written: /\bCREATE\s+(?:TYPE\s+\d\s+)?UNIQUE\b/gi,
    byDefault: 'duplicates are allowed',
  },
  { says: 'CLUSTER', of: index, asked: /\bcluster\w*\b/i, written: /\b(?:NOT\s+)?CLUSTER(?:ED)?\b/gi, byDefault: 'not clustering' },
  {
    says: 'ON clause',
    of: index,
    asked:
      /\bcolumns?\b|\bkeys?\b|\b(?:on|of|for) (?:which|what)\b|\b(?:which|what) table\b|\bindex(?:ed)? on\b|\border\b|\bascending\b|\bdescending\b|\bdefin\w*/i,
    written: /\bON\s+[^\s(]+\s*\([^()]*\)/gi,
  },
  { says: 'BUFFERPOOL', of: stored, asked: /\bbuffer ?pools?\b/i, written: /\bBUFFERPOOL\s+\w+/gi },
  { says: 'STOGROUP', of: stored, asked: /\bsto(?:rage )?group\b/i, written: /\bUSING\s+(?:STOGROUP|VCAT)\s+\S+/gi },
  {
    says: 'PRIQTY',
    of: stored,
    asked: /\bpriqty\b|\bprimary (?:quantity|space|allocation)\b|\bhow much space\b/i,
    written: /\bPRIQTY\s+-?\d+/gi,
  },
  {
    says: 'SECQTY',
    of: stored,
    asked: /\bsecqty\b|\bsecondary (?:quantity|space|allocation)\b|\bhow much space\b/i,
    written: /\bSECQTY\s+-?\d+/gi,
  },
  { says: 'COPY', of: index, asked: /\bCOPY\b|\bimage cop\w+/, written: /\bCOPY\s+(?:YES|NO)\b/gi, byDefault: 'COPY NO' },
  { says: 'CLOSE', of: stored, asked: /\bCLOSE\b/, written: /\bCLOSE\s+(?:YES|NO)\b/gi, byDefault: 'CLOSE YES' },
  { says: 'LOCKSIZE', of: space, asked: /\block ?size\b|\block(?:s|ed|ing)\b/i, written: /\bLOCKSIZE\s+\w+/gi },
  { says: 'SEGSIZE', of: space, asked: /\bseg(?:ment )?size\b/i, written: /\bSEGSIZE\s+\d+/gi },
  { says: 'COMPRESS', of: space, asked: /\bcompress\w*\b/i, written: /\bCOMPRESS\s+(?:YES|NO)\b/gi, byDefault: 'COMPRESS NO' },
  { says: 'IN', of: space, asked: /\b(?:which|what|in) database\b/i, written: /\bIN\s+[\w<>.]+/gi },
  {
    says: 'SELECT',
    of: ['view'],
    asked: /\bselects?\b|\bcolumns?\b|\bdefin\w*|\b(?:which|what) tables?\b|\bwhere\b|\bconditions?\b|\bjoins?\b|\bshows?\b|\bbased on\b/i,
    written: /\bAS\s+\(?\s*SELECT\b[^;]*/gi,
  },
]

/** What is asked of one column: its declaration says all of it. */
const asksColumnForm =
  /\b(?:data ?)?types?\b|\bhow (?:long|big|wide|large)\b|\blengths?\b|\bsize\b|\bhow many (?:digits|characters|bytes|decimals?)\b|\bprecision\b|\bscale\b|\bnull\w*\b|\boptional\b|\bmandatory\b|\brequired\b|\bdefaults?\b|\bidentity\b|\bgenerated\b|\bdefin\w*|\bdeclar\w*|\bformat\b|\bchar(?:acter)?\b|\bdecimal\b/i

/** `which columns are NOT NULL`: those whose declaration says so. */
interface AskedColumns {
  readonly said: string
  readonly has: (declaration: string) => boolean
}

const columnTraits: readonly (readonly [RegExp, AskedColumns])[] = [
  [
    /\bnullable\b|\b(?:can|may|could|allow\w*)\b[^?]*\bnulls?\b|\boptional\b/i,
    { said: 'without NOT NULL', has: (text) => !/\bNOT\s+NULL\b|\bPRIMARY\s+KEY\b/i.test(text) },
  ],
  [/\bnot[- ]null(?:able)?\b|\bmandatory\b|\brequired\b/i, { said: 'NOT NULL', has: (text) => /\bNOT\s+NULL\b/i.test(text) }],
  [/\bdefaults?\b/i, { said: 'with DEFAULT', has: (text) => /\bDEFAULT\b/i.test(text) && !/\bGENERATED\b/i.test(text) }],
  [
    /\bidentity\b|\bgenerated\b|\bauto\w*\b/i,
    { said: 'GENERATED', has: (text) => /\bGENERATED\b|\bIDENTITY\b|\bAUTO_INCREMENT\b|\bSERIAL\b/i.test(text) },
  ],
  [/\bvarchar\b|\bvariable[- ]length\b/i, { said: 'VARCHAR', has: (text) => /\bVAR(?:CHAR|GRAPHIC)\b|\bVARYING\b/i.test(text) }],
  [/\btimestamps?\b/i, { said: 'TIMESTAMP', has: (text) => /^TIMESTAMP\b/i.test(text) }],
  [/\bdecimals?\b|\bnumeric\b/i, { said: 'DECIMAL or NUMERIC', has: (text) => /^(?:DEC(?:IMAL)?|NUMERIC)\b/i.test(text) }],
  [/\bintegers?\b/i, { said: 'INTEGER', has: (text) => /^(?:INT(?:EGER)?|SMALLINT|BIGINT)\b/i.test(text) }],
  [/\b(?:are|type|is|as|of) (?:a )?dates?\b|\bdate (?:columns|type)\b/i, { said: 'DATE', has: (text) => /^DATE\b/i.test(text) }],
]

export interface AskedOfDdl {
  readonly clauses: readonly DdlClause[]
  readonly columns?: AskedColumns
  /** Of one column that is named. */
  readonly column: boolean
}

/** What is not named has to be said to be one. */
const saysKind = /\b(?:tables?|columns?|index(?:es)?|views?|keys?|table ?spaces?|db2|sql|ddl)\b/i

/** Undefined where none of it is asked for, or besides something else. */
export const askedOfDdl = keepLast((question: Pick<Question, 'text' | 'names'>): AskedOfDdl | undefined => {
  if (question.names.length === 0 && !saysKind.test(question.text)) return undefined
  if (partsOf(question.text).length > 1) return undefined
  const bare = withMarks(question, (name) => !/[\d_.-]|^[A-Z]{3,}[A-Z0-9]*$/.test(name) || isClauseName(name), wordlessMark)
  if (asksDeed.test(bare.replace(asksChecks, '')) || /\b(?:copybooks?|cobol|pl\/i|host variables?|cursor)\b/i.test(bare)) return undefined
  const asked = clauses.filter((clause) => clause.asked.test(bare))
  const columns = /\bcolumns\b/i.test(bare) ? columnTraits.find(([said]) => said.test(bare))?.[1] : undefined
  const column = asksColumnForm.test(bare)
  if (asked.length === 0 && columns === undefined && !column) return undefined
  return { clauses: asked, column, ...(columns === undefined ? {} : { columns }) }
})

function isClauseName(name: string): boolean {
  return (
    clauses.some(({ says }) => says.split(' ').includes(name.toUpperCase())) ||
    /^(?:NOT|NULL|DEFAULT|DELETE|DATE|TIMESTAMP|VARCHAR|DECIMAL|INTEGER|PRIMARY|FOREIGN|KEY)(?: |$)/.test(name)
  )
}
