import { asksGivenValues, asksHowGiven } from './asks-given-values.ts'
import type { Question } from './question.ts'
import { askedRelation } from './relation.ts'

/** What a question asks to be done to data. */
export interface AskedAccess {
  readonly name: 'changes' | 'reads' | 'uses'
  /** Statements that do exactly what is asked for; undefined for any. */
  readonly verbs?: RegExp
  /** What they do in words, before what they do it to. */
  readonly does?: string
  /** The same of what it is done to, before `by`. */
  readonly done?: string
  /** The verbs as they stand before the name of what they do it to. */
  readonly spelled?: string
}

/** The first that fits counts. Verbs of COBOL, SQL, DL/I and CICS. */
const rules: readonly (AskedAccess & { readonly asked: RegExp })[] = [
  {
    name: 'changes',
    asked:
      /\b(?:inserts?|inserted|inserting|adds?|added|adding|creat(?:es?|ed|ing)|loads?|loaded|loading|fills?|filled|enters?|opens? (?:an? )?new)\b/i,
    verbs: /INSERT|ISRT|(?<!RE)WRITE|LOAD|^write|release|^put|^send/,
    does: 'adds to',
    done: 'added to',
    spelled: 'INSERT|ISRT|LOAD|MERGE|REPRO',
  },
  {
    name: 'changes',
    asked: /\b(?:delet\w+|remov\w+|purg\w+|eras\w+)\b/i,
    verbs: /DELETE|DLET|TRUNCATE|^delete/,
    does: 'deletes from',
    done: 'deleted from',
    spelled: 'DELETE|DLET|TRUNCATE',
  },
  // Of what is there already: another row beside it is no change of it.
  {
    name: 'changes',
    asked: /\b(?:updat|chang|modif|amend|correct)\w*\b.*\b(?:rows?|existing|already)\b/i,
    verbs: /UPDATE|REPL|REWRITE|MERGE|^rewrite/,
    does: 'updates what is in',
    done: 'updated',
    spelled: 'UPDATE|MERGE|REPL',
  },
  {
    name: 'changes',
    asked: /\brewrit\w+\b/i,
    verbs: /UPDATE|REPL|REWRITE|MERGE|^rewrite|^update/,
    does: 'rewrites what is in',
    done: 'rewritten',
    spelled: 'UPDATE|MERGE|REPL|REWRITE',
  },
]
const reading =
  /\b(?:reads?|reading|looks? (?:at|up|into)|looked at|inspects?|checks?|tests?|quer(?:y|ies)|selects?|fetch\w*|consults?|evaluat\w+)\b/i

/** Deeds of which one is as good as the other: `inserts into or updates`. */
const eitherDeed =
  /\b(?<one>(?:insert|add|creat|delet|remov|updat|chang|modif|rewrit)\w*)(?:\s+(?:to|into|in|from))?(?:,|\s+(?:and\/or|or|and))\s+(?:(?:to|also)\s+)?(?<two>(?:insert|add|creat|delet|remov|updat|chang|modif|rewrit)\w*)/i
const eitherReads =
  /\b(?:reads?|selects?|reading)(?:\s+from)?(?:,|\s+(?:and\/or|or))\s+(?:writes?|updates?|changes?|modif\w+|inserts?|deletes?)\b/i
const updating = /^(?:updat|chang|modif)/i

/** Both deeds where a question takes either: told of one alone the other half of the answer were missing. */
function eitherRule(bare: string): AskedAccess | undefined {
  const { one = '', two = '' } = eitherDeed.exec(bare)?.groups ?? {}
  const [first, second] = [one, two].map((verb) =>
    rules.find(({ asked, spelled = '' }) => (updating.test(verb) ? spelled.startsWith('UPDATE|MERGE|REPL|REWRITE') : asked.test(verb))),
  )
  if (first === undefined || second === undefined) return undefined
  if (first === second) return first
  return {
    name: 'changes',
    verbs: new RegExp(`${first.verbs?.source}|${second.verbs?.source}`),
    does: `${first.does} or ${updating.test(two) ? 'updates' : second.does}`,
    done: `${updating.test(one) ? 'updated' : first.done} or ${updating.test(two) ? 'updated' : second.done}`,
    spelled: `${first.spelled}|${second.spelled}`,
  }
}

/** Of a field only what changes it at all is told apart: no statement inserts one. */
export function askedAccess(question: Question): AskedAccess | undefined {
  const relation = askedRelation(question)?.name
  const rule = eitherRule(question.bare) ?? rules.find(({ asked }) => asked.test(question.bare))
  const wantsPrograms =
    question.wants.some((want) => want === 'program' || want === 'job' || want === 'step') ||
    /^\W*what\s+(?:else\s+|all\s+)?(?:reads|writes|updates|inserts|deletes|selects|fetches|queries|adds|fills|loads|changes)\b|\bby (?:what|whom)\W*$|\bwho\b|\b(?:any|an?|some|no) (?:other )?(?:program|module|job|routine)\b|\b(?:any|no)(?:body|one|thing)\b/i.test(
      question.bare,
    )
  const wantsDoers = wantsPrograms || question.wants.some((want) => want === 'map' || want === 'transaction')
  // `where are the records added`: by whom, then.
  const isPlace = /^\W*where\s+(?:is|are)\s/i.test(question.bare)
  if (eitherReads.test(question.bare) && wantsDoers) return { name: 'uses' }
  if (rule !== undefined && (wantsDoers || isPlace)) return rule
  if (relation === 'changes' || asksGivenValues(question.bare) || asksHowGiven(question.bare)) return { name: 'changes' }
  if (
    (isPlace && /\bread\W*$/i.test(question.bare)) ||
    (reading.test(question.bare) && (wantsPrograms || /\bany(?:thing|body|one)?\b/i.test(question.bare)))
  )
    return { name: 'reads' }
  if (relation === 'uses' || /\bused for\b/i.test(question.bare)) return { name: 'uses' }
  return wantsPrograms ? { name: 'uses' } : undefined
}
