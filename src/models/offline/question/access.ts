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
      /\b(?:inserts?|inserted|inserting|adds?|added|adding|creat(?:es?|ed|ing)|loads?|loaded|loading|fills?|filled|enters?|puts?(?= (?:\S+ ){0,5}?(?:in|into|on|to|onto) )|opens? (?:an? )?new)\b/i,
    verbs: /INSERT|ISRT|(?<!RE)WRITE|LOAD|^PUT|^write|release|^put|^send/,
    does: 'adds to',
    done: 'added to',
    spelled: 'INSERT|ISRT|LOAD|MERGE|REPRO|PUT',
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
  /\b(?:reads?|reading|looks? (?:at|up|into)|looked at|inspects?|checks?|tests?|quer(?:y|ies)|selects?|fetch\w*|consults?|evaluat\w+|gets?(?= (?:(?:from|out of|the|its|container|queue) ){0,3}NAME\b))\b/i

/** Deeds of which one is as good as the other: `inserts into or updates`. */
const eitherDeed =
  /\b(?<one>(?:insert|add|creat|delet|remov|updat|chang|modif|rewrit)\w*)(?:\s+(?:to|into|in|from))?(?:,|\s+(?:and\/or|or|and))\s+(?:(?:to|also)\s+)?(?<two>(?:insert|add|creat|delet|remov|updat|chang|modif|rewrit)\w*)/i
const eitherReads =
  /\b(?:reads?|selects?|reading)(?:\s+from)?(?:,|\s+(?:and\/or|or))\s+(?:writes?|updates?|changes?|modif\w+|inserts?|deletes?)\b/i
const updating = /^(?:updat|chang|modif)/i

const who = String.raw`\b(?:who|what|which(?:\s+(?:programs?|modules?|routines?|jobs?|steps?|transactions?|ones?))?)\s+(?:else\s+)?`
const toWrite = String.raw`(?:writes?|updates?|changes?|fills?|creates?|inserts?|adds?|puts?|sets?|modif(?:y|ies)|stores?)\b`
const toRead = String.raw`(?:reads?|gets?|fetch(?:es)?|selects?|consults?|quer(?:y|ies)|looks?\s+(?:at|into))\b`
const and = String.raw`[^?]{0,60}?(?:,|;|\band\b)\s*(?:and\s+)?`
const writersAndReaders = new RegExp(`${who}${toWrite}${and}${who}${toRead}`, 'i')
const readersAndWriters = new RegExp(`${who}${toRead}${and}${who}${toWrite}`, 'i')

/** `Who writes it and who reads it` asks two things of the same data, each to be told. */
export function askedAccesses(question: Question): readonly AskedAccess[] {
  if (writersAndReaders.test(question.bare)) return [{ name: 'changes' }, { name: 'reads' }]
  if (readersAndWriters.test(question.bare)) return [{ name: 'reads' }, { name: 'changes' }]
  const one = askedAccess(question)
  return one === undefined ? [] : [one]
}

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
