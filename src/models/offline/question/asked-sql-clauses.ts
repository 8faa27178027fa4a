import { keepLast } from '../../../base/keep-last.ts'
import { withMarks, wordlessMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** A clause of a statement of SQL in a program: how it is asked for, and where it stands in the text of the statement. */
interface SqlClause {
  readonly says: string
  readonly asked: RegExp
  readonly written: RegExp
}

/** What ends a clause. */
const end = String.raw`(?=\s+(?:FROM|INTO|WHERE|ORDER\s+BY|GROUP\s+BY|HAVING|FOR\s+(?:UPDATE|FETCH|READ)|FETCH\s+FIRST|OPTIMIZE|WITH\s+(?:UR|CS|RS|RR|HOLD)|VALUES|SET|UNION|QUERYNO)\b|\s*;|\s*$)`
const from = (words: string) => new RegExp(String.raw`\b${words}\s*(.+?)${end}`, 'gi')

const clauses: readonly SqlClause[] = [
  {
    says: 'ORDER BY',
    asked: /\border(?:ed)? by\b|\bsort(?:s|ed)?\b|\b(?:which|what) order\b|\border of\b|\bsequence\b/i,
    written: from(String.raw`ORDER\s+BY`),
  },
  {
    says: 'WHERE',
    asked: /\bwhere (?:clause|condition|does|is)\b|\bWHERE\b|\bconditions?\b|\bcriteria\b|\brestrict\w*\b|\b(?:which|what) rows\b/,
    written: from('WHERE'),
  },
  {
    says: 'FOR UPDATE',
    asked: /\bfor update\b|\bupdat(?:e?able|ed through)\b/i,
    written: /\bFOR\s+UPDATE(?:\s+OF\s+[\w\s,.]+?)?(?=\s+WITH\b|\s*;|\s*$)/gi,
  },
  { says: 'FOR FETCH ONLY', asked: /\bfetch only\b|\bread[- ]only\b/i, written: /\bFOR\s+(?:FETCH|READ)\s+ONLY\b/gi },
  { says: 'WITH HOLD', asked: /\bhold\b|\bacross commits?\b/i, written: /\bWITH\s+HOLD\b/gi },
  { says: 'FETCH FIRST', asked: /\bfetch first\b|\bhow many rows\b|\bfirst (?:row|\d+)\b/i, written: /\bFETCH\s+FIRST\b.*?\bONLY\b/gi },
  { says: 'WITH isolation', asked: /\bisolation\b|\bwith u[rs]\b|\buncommitted\b/i, written: /\bWITH\s+(?:UR|CS|RS|RR)\b/gi },
  {
    says: 'columns',
    asked: /\bcolumns?\b|\bselects?\b|\bselected\b/i,
    written: /\b(?:SELECT|INSERT\s+INTO\s+\S+|SET)\s*(.+?)(?=\s+(?:FROM|INTO|WHERE|VALUES|SELECT)\b|\s*$)/gi,
  },
  { says: 'FROM', asked: /\b(?:which|what) (?:tables?|views?)\b|\bfrom (?:which|what)\b/i, written: from('FROM') },
  {
    says: 'host variables',
    asked: /\bhost (?:variables?|structures?)\b|\binto (?:which|what)\b|\b(?:which|what) (?:variables|fields)\b[^?]*\b(?:fetch|select)/i,
    written: /:\s*[\w.-]+(?:\s*:\s*[\w.-]+|\s+INDICATOR\s*:\s*[\w.-]+)?/gi,
  },
  {
    says: 'indicator variables',
    asked: /\bindicators?\b|\bnull indicators?\b/i,
    written: /:\s*[\w.-]+(?:\s*:\s*[\w.-]+|\s+INDICATOR\s*:\s*[\w.-]+)/gi,
  },
]

const verbs: readonly (readonly [verb: string, asked: RegExp])[] = [
  ['FETCH', /\bfetch(?:es|ed)?\b/i],
  ['INSERT', /\binsert(?:s|ed)?\b|(?:\bcolumns?|\u00b7)[^?]*\b(?:sets?|fill(?:s|ed)?|populate[sd]?)\b/i],
  ['UPDATE', /\bupdate[sd]?\b|(?:\bcolumns?|\u00b7)[^?]*\b(?:sets?|change[sd]?|modif(?:y|ies|ied)|alter(?:s|ed)?)\b/i],
  ['DELETE', /\bdelete[sd]?\b/i],
  ['SELECT', /\bselect(?:s|ed)?\b/i],
]

export interface AskedOfSql {
  readonly clauses: readonly SqlClause[]
  /** Of the cursors of a name or program, of what is named if that is a cursor, or of the statements of a program with one of the verbs. */
  readonly of: 'cursors' | 'named' | 'statements'
  readonly verbs: readonly string[]
  /** What has fields may be no table: only a statement on a table that is named tells of it. */
  readonly isOfNamed: boolean
}

const asksOther =
  /\b(?:why|when|if|happens?|who|how (?:do|does|can)|which (?:programs?|jobs?|copybooks?)|programs|tests?|checks?|checked|sqlcodes?|message|screen|map|index(?:es)?|primary|foreign|type|null(?:able)?)\b/i

/** In capitals these are taken for names. */
const wordOfSql = /^(?:WHERE|ORDER BY|ORDER|WITH HOLD|FOR UPDATE|SELECT|INSERT|UPDATE|DELETE|FETCH|CURSOR)$/

/** What has fields may be a table. */
const ofFields = /\b(?:which|what) fields (?:of|in) (?:the )?(?:table )?\u00b7/i
/** `for update` is no UPDATE. */
const ofStatement = /\bcolumns?\b|\bWHERE\b|\bwhere (?:clause|condition)|\bhost\b|\bindicators?\b|\border\b|\binto which\b/i
const ofCursor = /\bWHERE\b|\bwhere (?:clause|condition)|\b(?:with hold|WITH HOLD|order by|ORDER BY)\b/

/** Undefined where no clause of a statement or cursor is asked for. */
export const askedOfSql = keepLast((question: Pick<Question, 'text' | 'names'>): AskedOfSql | undefined => {
  const { text, names } = question
  const isWord = (name: string) => wordOfSql.test(name)
  const bare = withMarks(question, isWord, wordlessMark)
  if (partsOf(text).length > 1 || asksOther.test(bare)) return undefined
  const isInto = /\bhost\b|\binto (?:which|what)\b|\bindicators?\b/i.test(bare)
  const isOfNamed = ofFields.test(bare)
  const found = clauses.filter(
    ({ says, asked }) =>
      (asked.test(bare) || (isOfNamed && says === 'columns')) && !(says === 'columns' && isInto && !/\bcolumns?\b/i.test(bare)),
  )
  if (found.length === 0) return undefined
  if (/(?:\b|[-_])cursors?(?:\b|[-_])/i.test(text)) return { clauses: found, of: 'cursors', verbs: [], isOfNamed }
  const ofVerbs = verbs.filter(([, asked]) => asked.test(bare)).map(([verb]) => verb)
  if (ofVerbs.length > 0)
    return ofStatement.test(bare) || isOfNamed ? { clauses: found, of: 'statements', verbs: ofVerbs, isOfNamed } : undefined
  return ofCursor.test(bare) && !names.every(isWord) ? { clauses: found, of: 'named', verbs: [], isOfNamed } : undefined
})
