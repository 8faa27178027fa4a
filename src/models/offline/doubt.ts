import type { LocatedWord } from '../../answer/located.ts'
import { commonWords } from '../../base/words/common-words.ts'
import { wordForm } from '../../base/words/word-form.ts'
import { locateCall, ownersCall } from './calls.ts'
import { isTelling, standsIn, termsIn } from './evidence/told-words.ts'
import type { Findings } from './findings.ts'
import { asksWhoNot } from './question/asks-who-not.ts'
import { coreOf } from './question/core-words.ts'
import { isDoneByStatement } from './question/done-by-statement.ts'
import { isFormWord } from './question/form-words.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { code } from './quote.ts'
import { sumOfWeights } from './sum-of-weights.ts'
import { isCarried, nowhereIn } from './verdict.ts'

/** Of the weight of what is asked for: so much that nothing shown speaks of makes an answer doubtful. */
const missingShare = 0.5

const denies = /\b(?:not|no|none|never|nothing|nobody|without)\b/i

export interface Shown {
  /** All that the answer quotes and says. */
  readonly text: string
  /** It says something of its own: what the structure tells is told of the very thing. */
  readonly isTold: boolean
}

/** The first line of an answer whose lines do not carry what the question asks for; undefined where they do. */
export function doubtAbout(question: Question, { text, isTold }: Shown, findings: Findings): string | undefined {
  // Those are all others, which only a list that says so tells.
  if (asksWhoNot(question.bare) && !(isTold && denies.test(text.split('\n')[0] ?? '')))
    return 'Perhaps no answer: lines tell who does it, not who does not.'
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return undefined
  const ofCore = isTold ? [] : missingCore(question, located.words, text)
  const missing = [...new Set([...ofCore, ...(isTold ? [] : missingStory(question, findings))])].filter(
    (word) => !isAsked(word, question, located.words),
  )
  return missing.length === 0 ? undefined : `Perhaps no answer: nothing shown here speaks of ${missing.map(code).join(', ')}.`
}

/** A word that the code never has and does not need: it says so by a statement, or the question only asks by it. */
function isAsked(word: string, question: Question, words: readonly LocatedWord[]): boolean {
  const isNowhere = words.some((one) => one.word === word && one.units === 0)
  const relations = () => askedRelations({ ...question, bare: word, text: word, names: [] })
  return isNowhere && (isDoneByStatement(word) || commonWords.has(wordForm(word.toLowerCase())) || relations().length > 0)
}

/** Of what is done, and to what, the words that stand nowhere in the text; none where most of them do stand there. */
function missingCore({ bare }: Question, words: readonly LocatedWord[], shown: string): readonly string[] {
  const core = coreOf(bare)?.words.map((word) => word.toLowerCase()) ?? []
  // `Which program builds that file?`: what it is done to was said before.
  if (core.length === 1 && isDoneByStatement(core[0] ?? '')) return []
  const ofCore = words.filter(
    (word) => isTelling(word) && !isFormWord(word.word) && core.some((one) => one.startsWith(word.word.toLowerCase())),
  )
  const terms = termsIn(shown)
  const missing = ofCore.filter((word) => !standsIn(word, terms))
  return sumOfWeights(missing) > 0 && sumOfWeights(missing) >= missingShare * sumOfWeights(ofCore) ? missing.map(({ word }) => word) : []
}

/** A long story of which the code knows little: the words that it does not know. */
function missingStory(question: Question, findings: Findings): readonly string[] {
  const wide = findings.located(ownersCall(question.text))
  if (wide === undefined || question.names.length > 0) return []
  return isCarried(wide) ? [] : nowhereIn(wide.words).map(({ word }) => word)
}
