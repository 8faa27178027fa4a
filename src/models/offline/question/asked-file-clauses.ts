import { keepLast } from '../../../base/keep-last.ts'
import { accessWays } from './asks-access-way.ts'
import { withMarks } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

const name = String.raw`[\w\u00c0-\uffff-]+`
const qualified = String.raw`${name}(?:\s+(?:OF|IN)\s+${name})*`
/** What goes on with an entry of FILE-CONTROL is no second name. */
const clauseWord =
  '(?:ASSIGN|ORGANI[SZ]ATION|ACCESS|RECORD|ALTERNATE|RELATIVE|FILE|STATUS|RESERVE|PADDING|PASSWORD|LOCK|SHARING|COLLATING|LINE|SEQUENTIAL|INDEXED|SELECT|WITH)'
const is = String.raw`(?:(?:IS|ARE)\s+)?`

/** A clause of SELECT or of FD: how it is asked for, how it is written, and what holds without it. */
export interface FileClause {
  readonly says: string
  readonly asked: RegExp
  readonly entry: 'select' | 'fd'
  /** On the text of the entry; the group `value` is what it says. */
  readonly written: RegExp
  /** What the language takes where it is left out; without that there is none. */
  readonly byDefault?: string
}

export interface AskedOfFile {
  readonly clauses: readonly FileClause[]
  /** Not a clause, but what the 01 levels below the FD say: the records of the file and their lengths. */
  readonly records: boolean
  /** All that is written is asked for, and nothing that is not. */
  readonly writtenOnly: boolean
  /** `which files are indexed`: the value that those have which are asked for, in upper case. */
  readonly having: string | undefined
}

const either = (words: string) => String.raw`\b(?:${words})\b[^?,]*\bor\b[^?,]*\b(?:${words})\b`
const written = (pattern: string) => new RegExp(String.raw`(?<![\w-])${pattern}`, 'gi')

/** Said also where the records of a file are asked for. */
export const sizeClauses: readonly FileClause[] = [
  {
    says: 'RECORD CONTAINS',
    asked: /\brecord contains\b/i,
    entry: 'fd',
    written: written(String.raw`RECORD\s+(?:CONTAINS\s+)?(?<value>\d+(?:\s+TO\s+\d+)?(?:\s+CHARACTERS)?)`),
  },
  {
    says: 'RECORD VARYING',
    asked: /\brecord (?:is )?varying\b/i,
    entry: 'fd',
    written: written(
      String.raw`RECORD\s+${is}VARYING\s+(?<value>[^.]*?(?:DEPENDING\s+(?:ON\s+)?${name}|CHARACTERS(?!\s+DEPENDING)|(?=\.|$)))`,
    ),
  },
]

/** Enterprise COBOL Language Reference, FILE-CONTROL paragraph and file description entries. */
const clauses: readonly FileClause[] = [
  {
    says: 'ORGANIZATION',
    asked: new RegExp(
      String.raw`\borgani[sz](?:ations?|ed)\b|\b(?:kind|type|sort) of file\b|\b(?:is|are)\b[^?]*\b(?:an? )?(?:indexed|relative|line sequential|sequential\W*$)|\b(?:indexed|relative|line sequential)\s+files?\b|${either('indexed|relative|sequential')}`,
      'i',
    ),
    entry: 'select',
    written: written(
      String.raw`(?<!ACCESS\s+(?:MODE\s+)?(?:IS\s+)?)(?:ORGANI[SZ]ATION\s+${is})?(?<value>(?:LINE\s+|RECORD\s+|BINARY\s+)?(?:SEQUENTIAL|INDEXED|RELATIVE))(?![\w-]|\s+KEY)`,
    ),
    byDefault: 'SEQUENTIAL',
  },
  {
    says: 'ACCESS MODE',
    asked: new RegExp(
      String.raw`\baccess(?:ed)?[- ](?:modes?|methods?)\b|\bmodes? of access\b|\bhow (?:is|are)\b[^?]*\baccessed\b|\b(?:accessed|read|opened|processed|used)\s+(?:\w+\s+)?(?:sequentially|randomly|dynamically)\b|\b(?:sequential|random|dynamic) access\b|${accessWays}|${either('(?:sequential|random|dynamic)(?:ly|ally)?')}`,
      'i',
    ),
    entry: 'select',
    written: written(String.raw`ACCESS\s+(?:MODE\s+)?${is}(?<value>SEQUENTIAL|RANDOM|DYNAMIC)(?![\w-])`),
    byDefault: 'SEQUENTIAL',
  },
  {
    says: 'RECORD KEY',
    asked: /\b(?:record|prime|primary|main)\s+keys?\b|\bkey(?:ed)?\s+(?:of|for|by|on|fields?|does|is|has|have)\b|\bkey\W*$/i,
    entry: 'select',
    written: written(
      String.raw`(?<!ALTERNATE\s+|RELATIVE\s+)RECORD\s+(?:KEY\s+)?${is}(?!DELIMITER|SEQUENTIAL|BINARY|KEY|IS|CONTAINS)(?<value>${qualified})`,
    ),
  },
  {
    says: 'RELATIVE KEY',
    asked: /\brelative\s+(?:record\s+)?keys?\b/i,
    entry: 'select',
    written: written(String.raw`RELATIVE\s+(?:RECORD\s+)?KEY\s+${is}(?<value>${qualified})`),
  },
  {
    says: 'ALTERNATE RECORD KEY',
    asked: /\balternat(?:e|ive)\b|\bsecondary\s+(?:keys?|index)\b/i,
    entry: 'select',
    written: written(String.raw`ALTERNATE\s+(?:RECORD\s+)?(?:KEY\s+)?${is}(?<value>${qualified}(?:\s+(?:WITH\s+)?(?:NO\s+)?DUPLICATES)?)`),
  },
  {
    says: 'FILE STATUS',
    asked:
      /\bfile[- ]?status\b(?!\s+(?:codes?|values?)\b|\s+(?:is|of)?\s*['"]?\d)|\bstatus\s+(?:fields?|variables?|items?|data ?names?|keys?)\b|\bstatus\b[^?]*\b(?:stored|kept|returned|put)\b/i,
    entry: 'select',
    written: written(String.raw`(?:FILE\s+)?STATUS\s+${is}(?<value>${qualified}(?:\s+(?!${clauseWord}(?![\w-]))${qualified})?)`),
  },
  {
    says: 'ASSIGN TO',
    asked:
      /\bdd ?names?\b|\bassign(?:ed|ment|s)?\b|\b(?:external|logical|system) (?:file )?names?\b|\bdd (?:statement )?(?:is|does)\b|\b(?:which|what) dd\b/i,
    entry: 'select',
    written: written(
      String.raw`ASSIGN\s+(?:TO\s+)?(?<value>(?:(?:DYNAMIC|EXTERNAL|DISK|DISC|PRINTER|TAPE|LINE|ADVANCING|FILE)\s+)*(?:"[^"]*"|'[^']*'|(?!${clauseWord}(?![\w-]))${name})?)`,
    ),
  },
  { says: 'OPTIONAL', asked: /\boptional\b/i, entry: 'select', written: written(String.raw`SELECT\s+(?:NOT\s+)?(?<value>OPTIONAL)\s`) },
  {
    says: 'RESERVE',
    asked: /\breserve[ds]?\b/i,
    entry: 'select',
    written: written(String.raw`RESERVE\s+(?<value>\w+(?:\s+(?:ALTERNATE\s+)?AREAS?)?)`),
  },
  {
    says: 'LOCK MODE',
    asked: /\block(?:ing)? mode\b/i,
    entry: 'select',
    written: written(String.raw`LOCK\s+(?:MODE\s+)?${is}(?<value>\w+(?:\s+WITH\s+LOCK\s+ON\s+(?:MULTIPLE\s+)?RECORDS?)?)`),
  },
  {
    says: 'BLOCK CONTAINS',
    asked: /\bblock(?:ing)?(?:\s+(?:contains|factor|size))\b|\bblksize\b|\bblocked\b|\bper block\b|\bin (?:a|one|each) block\b/i,
    entry: 'fd',
    written: written(String.raw`BLOCK\s+(?:CONTAINS\s+)?(?<value>\d+(?:\s+TO\s+\d+)?(?:\s+(?:RECORDS?|CHARACTERS))?)`),
  },
  ...sizeClauses,
  {
    says: 'RECORDING MODE',
    asked:
      /\brecording\b|\brecfm\b|\brecord format\b|\b(?:fixed|variable)(?:[- ]length)?\s+(?:length|records?|format)\b|\brecords?\b[^?]*\b(?:fixed|variable)\b|\bfixed\b[^?]*\bor\b[^?]*\bvariable\b|\bvariable\b[^?]*\bor\b[^?]*\bfixed\b/i,
    entry: 'fd',
    written: written(String.raw`RECORDING\s+(?:MODE\s+)?${is}(?<value>[FVUS])(?![\w-])`),
  },
  {
    says: 'LABEL RECORDS',
    asked: /\blabels?\s+(?:records?|standard|omitted)\b|\b(?:standard|omitted) labels?\b|\blabels?\b[^?]*\b(?:standard|omitted)\b/i,
    entry: 'fd',
    written: written(String.raw`LABEL\s+(?:RECORDS?\s+)?${is}(?<value>${name})`),
  },
  {
    says: 'DATA RECORD',
    asked: /\bdata records?\s+(?:clause|is|are)\b/i,
    entry: 'fd',
    written: written(String.raw`DATA\s+RECORDS?\s+${is}(?<value>${name}(?:[\s,]+${name})*)`),
  },
  {
    says: 'LINAGE',
    asked: /\blinage\b/i,
    entry: 'fd',
    written: written(String.raw`LINAGE\s+${is}(?<value>${name}(?:\s+LINES)?)`),
  },
  { says: 'CODE-SET', asked: /\bcode-set\b/i, entry: 'fd', written: written(String.raw`CODE-SET\s+${is}(?<value>${name})`) },
]

const asksRecords = new RegExp(
  [
    String.raw`\brecord(?:'s)?[- ](?:lengths?|sizes?)\b|\blrecl\b|\b(?:lengths?|sizes?) of (?:a|the|each|one|an|its) (?:[\w-]+ ){0,3}?records?\b`,
    String.raw`\bhow (?:long|big|large|wide)\b[^?]*\brecords?\b|\bhow many (?:bytes|characters|positions|columns)\b[^?]*\brecords?\b|\brecords?\b[^?]*\bhow (?:long|big|large)\b`,
    String.raw`\b(?:which|what) (?:01 )?(?:level )?records?\b[^?]*\b(?:belong|describe|defined|declared|under)\w*\b|\brecord (?:names?|areas?|descriptions?)\b|\b(?:01|FD) (?:levels?|records?)\b`,
  ].join('|'),
  'i',
)
/** The declaration as a whole. */
const asksAll =
  /\bfile attributes\b|\battributes of (?:the )?(?:file|NAME)\b|\b(?:select|fd)(?: (?:statement|clause|entry))? (?:of|for)\b|\bfile (?:description|control entry)\b|\bhow (?:is|are)\b[^?]*\bfiles?\b[^?]*\b(?:declared|defined)\b/i
const asksHaving =
  /(?:\bfiles|\b(?:which|what) file)\b[^?]*?\b(?<value>line sequential|indexed|relative|sequential|random|dynamic|optional)(?:ly|ally)?\b(?! or )/i
/** What is done where a clause only plays a part. */
const asksDeed =
  /\b(?:why|when|if|happens?|errors?|fails?|failed|handled?|handles|checks?|checked|tests?|tested|who|how do|how can|which programs?|which jobs?|where (?:is|are)|updated?|updates|changes?|changed)\b/i
const ofFile = /\b(?:files?|fd|sd|select|master|vsam|ksds|data ?sets?)\b|\bNAME\b/i
const ofOthers = /\b(?:screen|map|press(?:e[ds]|ing)?|pf ?k?\d*|function keys?|index(?:es)?|tables?|db2|sql|segment|cluster|csd|job)\b/i

/** In capitals these are taken for names or texts that are asked about. */
const wordOfClause =
  /^(?:BLOCK|CONTAINS|RECORD(?:S|ING)?|MODE|LABELS?|STANDARD|OMITTED|ORGANI[SZ]ATION|ACCESS|STATUS|INDEXED|SEQUENTIAL|RELATIVE|RANDOM|DYNAMIC|ASSIGN|OPTIONAL|LINAGE|SELECT|ALTERNATE|LRECL|RECFM|BLKSIZE|DDNAME|LINE|FILE|KEY|CLAUSE|\s)+$/i

/** What a question asks of the declaration of a file; nothing where a part of it asks for anything else. */
export const askedOfFile = keepLast((question: Pick<Question, 'text' | 'names'>): AskedOfFile | undefined => {
  const bare = withMarks(question, (name) => wordOfClause.test(name))
  if (asksDeed.test(bare) || ofOthers.test(bare) || !ofFile.test(bare) || partsOf(question.text).length > 1) return undefined
  const found = clauses.filter(({ asked }) => asked.test(bare))
  // A key that is told to be an alternate or a relative one is no other.
  const isOtherKey = found.some(({ says }) => says.endsWith(' KEY') && says !== 'RECORD KEY')
  const isRecordKey = !isOtherKey || /(?<!\balternate )\brecord key/i.test(bare)
  const asked = found.filter(({ says }) => says !== 'RECORD KEY' || isRecordKey)
  const records = asksRecords.test(bare)
  const having = asksHaving.exec(bare)?.groups?.value?.toUpperCase()
  if (asked.length > 0 || records) return { clauses: asked, records, writtenOnly: false, having }
  return asksAll.test(bare) ? { clauses, records: true, writtenOnly: true, having } : undefined
})
