import type { LocatedName, LocatedUnit, LocatedWord, LocateResult } from '../../answer/located.ts'
import { sameName } from '../../answer/name-match.ts'
import { linesGivingAbend, linesOfLabel, linesWithCode } from './absence.ts'
import type { Nothing } from './aspect.ts'
import { locateCall, ownersCall, textsCall } from './calls.ts'
import type { Call } from './conversation.ts'
import { firstClauseWith } from './described/clause-about.ts'
import { hasNoJob } from './described/described-job.ts'
import { isTelling } from './evidence/told-words.ts'
import type { Findings } from './findings.ts'
import { isDefined, missingName } from './missing-name.ts'
import { missingPart } from './missing-part.ts'
import { unspokenDoing } from './named-doing.ts'
import { askedCondition } from './question/asked-condition.ts'
import { askersVerbs, isHolding, isJudgement, isOfPronoun } from './question/askers-verbs.ts'
import { asksForm } from './question/asks-form.ts'
import { codesIn } from './question/codes.ts'
import { coreOf } from './question/core-words.ts'
import { isDoneByStatement } from './question/done-by-statement.ts'
import { isFormWord } from './question/form-words.ts'
import { nameMark } from './question/name-mark.ts'
import { asksOverview } from './question/overview.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { kindOfNoun } from './question/wanted-kinds.ts'

import { subjectsOf } from './subjects.ts'
import { sumOfWeights } from './sum-of-weights.ts'
import { soberWords, unspokenProduct } from './thin-words.ts'

/** Why there is no answer. */
export type Missing =
  | { readonly why: 'name'; readonly name: LocatedName }
  | { readonly why: 'definition'; readonly name: LocatedName }
  | { readonly why: 'code'; readonly text: string }
  /** `within`: what has no line of it; else nothing has, or only texts. */
  | { readonly why: 'core'; readonly words: readonly string[]; readonly inTexts: boolean; readonly within?: string }
  | ({ readonly why: 'nothing' } & Nothing)
  | { readonly why: 'words' }
  | { readonly why: 'nothing asked' }
  | { readonly why: 'not searched' }

/** Of the weight of the question's words: what the best unit must carry. */
const neededCoverage = 0.32
/** Words that weigh less are the way of asking. */
const tellingWeight = 0.5
/** Of the weight of the words that say what is done to what: so much missing leaves nothing of it. */
const coreShare = 0.4
/** … and of the weight of all words of its clause: where the rest of a long question is there, one verb is only the asker's. */
const wholeShare = 0.25
/** A word in no more units than these stands in the best of them if it matters. */
const fewUnits = 4

/** The call that tells whether more than texts speak of what is done. */
export function coreCalls({ bare }: Question): readonly Call[] {
  const core = coreOf(bare)
  return core?.ofDoer ? [textsCall(core.text)] : []
}

/** Whether what was found can carry an answer; undefined when it can. */
export function findMissing(question: Question, findings: Findings): Missing | undefined {
  const located = sober(findings.located(locateCall(question.text)), findings)
  if (located === undefined) return { why: 'not searched' }
  if (located.words.length === 0 && located.names.length === 0) return asksOverview(question) ? undefined : { why: 'nothing asked' }
  const wide = sober(findings.located(ownersCall(question.text)), findings) ?? located
  const name = missingName(question, wide, findings)
  if (name !== undefined) return name
  const code = missingCode(question, wide, findings)
  if (code !== undefined) return { why: 'code', text: code }
  const product = unspokenProduct(wide.words)
  if (product !== undefined) return { why: 'core', words: [product.word], inTexts: false }
  const notInside = missingPart(question, findings)
  if (notInside !== undefined) return { why: 'nothing', ...notInside }
  if (subjectsOf(question, findings).some(({ named }) => named))
    return missingDoing(question, wide, findings) ?? missingInside(question, findings)
  if (question.names.some((word) => linesOfLabel(word, findings).length > 0)) return undefined
  const core = missingCore(question, wide, findings) ?? missingShort(question, wide)
  if (core !== undefined) return core
  if (hasNoJob(question, findings)) return { why: 'nothing', said: 'no job says or shows that it does what the question describes' }
  return isCarried(wide) || nowhereIn(wide.words).length === 0 || isStory(wide) || isLedToCode(wide) ? undefined : { why: 'words' }
}

function sober(located: LocateResult | undefined, findings: Findings): LocateResult | undefined {
  return located && { ...located, words: soberWords(located.words, findings) }
}

/**
 * What fits best is a piece of a program, job, screen …: who asks in words of their own is shown it, with the words that it lacks (`doubt.ts`), as more such
 * questions are right than wrong there. Of texts and data alone none is right.
 */
function isLedToCode({ units: [best] }: LocateResult): boolean {
  return best !== undefined && best.kind !== 'document' && best.kind !== 'lines'
}

/** Whether one unit has enough of the question. A common word that stands nowhere is the asker's own and missing from none. */
export function isCarried({ units, words }: LocateResult): boolean {
  const asked = words.filter((word) => word.units > 0 || isTelling(word))
  return bestCoverage(units) * sumOfWeights(words) >= neededCoverage * sumOfWeights(asked)
}

function bestCoverage(units: readonly LocatedUnit[]): number {
  return Math.max(0, ...units.map(({ coverage }) => coverage))
}

/** A word that weighs so much and is in no unit is no word of asking. */
const ownWeight = 0.9
/** Words of less weight are the way of asking, or are everywhere. */
const leastTelling = 0.3
/** A question of so many telling words is short: each of them matters. */
const fewTelling = 4
/** … and one of more words than these is none, however common they are. */
const fewWords = 8
/** Of the weight of all words of a short question. */
const shortShare = 0.45

/** The words of some weight that stand nowhere in the code. */
export function nowhereIn(words: readonly LocatedWord[]): readonly LocatedWord[] {
  return words.filter(({ word, weight, units }) => weight >= ownWeight && units === 0 && !isFormWord(word))
}

/** What ends like an adverb and names something, or says how often. */
const noAdverbs: ReadonlySet<string> = new Set(
  'supply reply family assembly anomaly daily weekly monthly quarterly yearly hourly apply comply imply rely multiply early'.split(' '),
)

/** `completely`, `automatically`: how something is done names nothing. */
function isAdverb(word: string): boolean {
  return /ly$/i.test(word) && !noAdverbs.has(word.toLowerCase())
}
/** How a relation is asked for in two words, neither of which is looked for in code. */
const passing =
  /\b(?:pass|hand|give|get|transfer|return|gain|lose)(?:e?s|ed|ing)? (?:over )?control\b|\bhands? (?:over|on)\b|\bdepend(?:s|ing)? (?:up)?on\b|\bdepends?(?=\W*$)|\brel(?:y|ies) (?:up)?on\b/i

/**
 * A short question much of which stands nowhere. Adverbs name nothing, a noun for the kind of thing that is asked for (`which execs …`) and the verb of a relation,
 * as in `who invokes …`, are not looked for in the code.
 */
function missingShort(question: Question, located: LocateResult): Missing | undefined {
  const { words } = located
  if (words.filter(({ weight }) => weight >= leastTelling).length > fewTelling || words.length > fewWords) return undefined
  const verb = coreOf(question.bare)?.verb ?? ''
  const inPhrase = (passing.exec(question.bare)?.[0] ?? '').toLowerCase().split(' ')
  const nowhere = nowhereIn(words).filter(
    ({ word }) =>
      !isOfCondition(word, question.bare) &&
      !isAdverb(word) &&
      !isOfPronoun(word, question.bare) &&
      !inPhrase.includes(word.toLowerCase()) &&
      !sameName(word, verb) &&
      kindOfNoun(word) === undefined &&
      !isOfRelation(word, question),
  )
  if (nowhere.every(({ word }) => isAskers(word, question, located))) return undefined
  // One word of two questions in a sentence may be the asker's own.
  if (nowhere.length === 1 && firstClauseWith(question.bare, '').length < question.bare.length) return undefined
  // What stands in none but the circumstances of what is asked for may be said otherwise.
  const asked = coreOf(question.bare)?.text.toLowerCase()
  if (asked !== undefined && nowhere.every(({ word }) => !asked.includes(word.toLowerCase()))) return undefined
  const [only] = nowhere
  if (nowhere.length === 1 && only !== undefined && isVerbOf(question, only.word)) return undefined
  if (nowhere.length === 0 || sumOfWeights(nowhere) < shortShare * sumOfWeights(words)) return undefined
  return { why: 'core', words: nowhere.map(({ word }) => word), inTexts: false }
}

/** A question of so many telling words tells a story, with words of the asker's own. */
const manyTelling = 6
/** Of the words that the code knows, what the best unit must carry. */
const knownCoverage = 0.5

/** A story in words of the asker's own that the code does not know, while one unit has most of those that it knows. */
function isStory({ units, words }: LocateResult): boolean {
  if (words.filter(({ weight }) => weight >= leastTelling).length < manyTelling) return false
  const known = words.filter((word) => word.units > 0)
  return bestCoverage(units) * sumOfWeights(words) >= knownCoverage * sumOfWeights(known)
}

/** A code that stands in nothing that is about the rest of the question. */
function missingCode({ text }: Question, { names, words, units, literals }: LocateResult, findings: Findings): string | undefined {
  return codesIn(text).find((code) => {
    if (names.some((name) => sameName(name.word, code) && isDefined(name)) || linesWithCode(code, findings).length > 0) return false
    if (linesGivingAbend(code, findings).length > 0) return false
    if (literals.some((literal) => sameName(literal.text, code) && literal.total === 0)) return true
    const word = words.find((one) => sameName(one.word, code.replace(/^-/, '')))
    if (word === undefined) return false
    // Letters with few digits are found by their digits alone, which say nothing.
    if (/^[A-Z]+\d{1,3}[A-Z]?$/i.test(code) && !word.forms.includes(code.toLowerCase())) return true
    return !units.some(({ why }) => why.some((one) => one.word === word.word && one.field !== 'around'))
  })
}

const asksDoing = /^\W*(?:how|where|when|why)\s+(?:does|do|did|is|are|can|will)\s+(?:the\s+)?(?:[\w-]+\s+)?NAME\b/i

/** Of something that is there, what it is said to do and to what: all of it stands nowhere. */
function missingDoing(question: Question, { words }: LocateResult, findings: Findings): Missing | undefined {
  if (!asksDoing.test(question.bare) || askedRelations(question).length > 0) return undefined
  // How data are declared their definition says, in none of these words.
  const isData = subjectsOf(question, findings).some(({ kinds: [kind] }) => kind === 'field' || kind === 'record')
  if (isData && asksForm(question.bare)) return undefined
  const others = words.filter(({ word, weight }) => weight >= tellingWeight && !question.names.some((name) => sameName(name, word)))
  const isNowhere = others.length > 1 && others.every(({ units }) => units === 0)
  return isNowhere ? { why: 'core', words: others.map(({ word }) => word), inTexts: false } : undefined
}

function missingInside(question: Question, findings: Findings): Missing | undefined {
  const unspoken = unspokenDoing(question, findings)
  return unspoken && { why: 'core', words: unspoken.words, inTexts: false, within: unspoken.of }
}

/** What is done, or to what, stands nowhere; or only in texts, which are no program that does it. */
function missingCore(question: Question, located: LocateResult, findings: Findings): Missing | undefined {
  const { words } = located
  const { bare, names } = question
  const core = coreOf(bare)
  if (core === undefined) return undefined
  const deed = unspokenDeed(core.verb, question, located)
  if (deed !== undefined) return { why: 'core', words: [deed], inTexts: false }
  const said = core.words.includes(nameMark) ? [...core.words, ...names] : core.words
  const ofCore = words.filter(({ word }) => said.some((one) => sameName(one, word)))
  const total = sumOfWeights(ofCore)
  const clause = firstClauseWith(bare, core.text).toLowerCase()
  const whole = sumOfWeights(words.filter(({ word }) => clause.includes(word.toLowerCase())))
  const isOnlyVerb = ([one, next]: readonly LocatedWord[]) => one !== undefined && next === undefined && isVerbOf(question, one.word)
  const isMost = (some: readonly LocatedWord[]) =>
    some.length > 0 && !isOnlyVerb(some) && sumOfWeights(some) >= coreShare * total && sumOfWeights(some) >= wholeShare * whole
  const telling = ofCore.filter(({ weight }) => weight >= tellingWeight)
  const nowhere = telling.filter(
    (word) =>
      isNowhere(word) &&
      !isAdverb(word.word) &&
      !isFormWord(word.word) &&
      !isOfCondition(word.word, bare) &&
      !(names.length > 0 && isOfRelation(word.word, question)),
  )
  const isAskersOwn = (some: readonly LocatedWord[]) => some.every(({ word }) => isAskers(word, question, located))
  if (isMost(nowhere) && !isAskersOwn(nowhere)) return { why: 'core', words: nowhere.map(({ word }) => word), inTexts: false }
  // What is named stands in the code: how it is called besides may stand in texts alone.
  const texts = core.ofDoer && !core.words.includes(nameMark) ? (findings.located(textsCall(core.text))?.units ?? []) : []
  const inTexts = telling.filter((word) => word.units <= fewUnits && isOnlyInTexts(word, texts))
  return isMost(inTexts) && !isAskersOwn(inTexts) ? { why: 'core', words: inTexts.map(({ word }) => word), inTexts: true } : undefined
}

/** `Where is the letter sealed`: what is done there, by a word that tells much and stands nowhere. No code seals anything that has no such word. */
function unspokenDeed(verb: string | undefined, question: Question, located: LocateResult): string | undefined {
  if (verb === undefined || isDoneByStatement(verb) || question.names.length > 0) return undefined
  const [word] = nowhereIn(located.words).filter(({ word }) => sameName(word, verb))
  return word === undefined || isAskers(verb, question, located) ? undefined : word.word
}

/** So many words of a question lead to one unit that has most of their weight. */
const leading = 4
const leadingShare = 0.75

/** How somebody finds a thing; or what they want with it, where the rest of the question leads to one unit. */
function isAskers(word: string, { bare }: Question, located: LocateResult): boolean {
  if (isJudgement(word, bare) || isOfPronoun(word, bare) || isHolding(word, bare)) return true
  return (askersVerbs(bare).has(word.toLowerCase()) || isDoneByStatement(word)) && isLedToOne(located)
}

function isLedToOne({ units, words }: LocateResult): boolean {
  const known = words.filter((one) => one.units > 0)
  return known.length >= leading && bestCoverage(units) * sumOfWeights(words) >= leadingShare * sumOfWeights(known)
}

/** `Which job creates the clusters` is done by a DEFINE: that verb is missing from nothing. */
function isVerbOf({ bare }: Question, word: string): boolean {
  const core = coreOf(bare)
  const [first = ''] = core?.words ?? []
  return core?.ofDoer === true && core.words.length > 1 && sameName(word, first) && isDoneByStatement(first)
}

/** Of what is wrong with something a message says in words of its own. */
function isOfCondition(word: string, bare: string): boolean {
  return askedCondition(bare)?.words.has(word.toLowerCase()) === true
}

/** A verb by which a relation is asked for, some only of a name: `who expands NAME`. */
function isOfRelation(word: string, question: Question): boolean {
  return [word, `${word} ${nameMark}`].some((bare) => askedRelations({ ...question, bare, text: bare, names: [] }).length > 0)
}

/** In no unit; or in a handful as two letters (`cr`), which stand for many words and there for another. */
function isNowhere({ word, units, forms }: LocatedWord): boolean {
  return units === 0 || (units <= fewUnits && forms.every(({ length }) => length <= 2 && length < word.length) && !/\d/.test(word))
}

const sharedLetters = 4

/** Members of which no structure is known and that hold no statements. */
const dataLanguages: ReadonlySet<string> = new Set(['other', 'JSON', 'XML', 'HTML', 'CSS', 'Properties'])

/** All units that have the word are texts or data. */
function isOnlyInTexts({ word, units }: LocatedWord, texts: readonly LocatedUnit[]): boolean {
  const begin = word.toLowerCase().slice(0, sharedLetters)
  const idle = texts.filter(({ kind, language }) => kind === 'document' || dataLanguages.has(language))
  const having = idle.filter(({ why }) => why.some((one) => one.word === word && one.found.startsWith(begin) && one.field !== 'around'))
  return units > 0 && having.length >= units
}
