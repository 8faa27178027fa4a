import { keepLast } from '../../../base/keep-last.ts'
import { somebody } from './somebody.ts'

/** Where the part ends that says what is asked for: what follows are circumstances. */
export const coreEnd = String.raw`(?=\s+(?:to|into|in|on|of|for|from|with|by|at|as|before|after|when|while|that|which|who|so|if|and|but|because|under|through)\b|[,?.;]|$)`
/**
 * What one thing of a kind has: `which transaction code starts …`, `what step size …`. It is what is wanted, and nothing that is done: only behind several (`which
 * programs number the …`) is such a word a verb. Either it stands there and is read over, or it does not.
 */
const ofOne = String.raw`(?<!s)\s+(?:size|name|number|code|id|type|length|width|title|limit)\b`
const attribute = `(?:${ofOne}|(?!${ofOne}))`
const thing = String.raw`(?:which|what|is there an?)\s+(?:(?!(?:is|are|does|do|did|of|to|in)\b)[\w/-]+\s+){0,3}?(?:programs?|modules?|routines?|subroutines?|functions?|paragraphs?|execs?|classes|class|methods?|jobs?|procs?|procedures?|steps?|utility|utilities|tools?|screens?|transactions?|copybooks?|scripts?)${attribute}(?:\s+(?:of|in)\s+[\w-]+)?(?:\s+or\s+\w+)?\s+(?:that\s+)?`
/** How do I merge two accounts; which job creates the direct debit file; which field of the customer holds the discount; how is interest worked out. */
const patterns = {
  doing: new RegExp(
    String.raw`\b(?:how|where) (?:do|does|can|could|would|should|must) (?:i|we|you|one|${somebody})\s+(?<core>.+?)${coreEnd}`,
    'i',
  ),
  doer: new RegExp(
    String.raw`\b${thing}(?!(?:is|are|was|were|does|do|did|can|will|has|have|belongs?|should|must|and|or)\b)(?<core>.+?)${coreEnd}`,
    'i',
  ),
  holder: new RegExp(
    String.raw`\b(?:which|what)\s+(?:[\w-]+\s+){0,2}?(?:fields?|columns?|items?|variables?|tables?|files?|data ?sets?|segments?)\b(?:\s+(?:of|in)\s+[^,?]*?)?\s+(?:that\s+)?(?:holds?|contains?|keeps?|stores?|has|carr(?:y|ies)|says?|tells?|gives?)\s+(?<core>.+?)${coreEnd}`,
    'i',
  ),
  done: new RegExp(String.raw`\b(?:how|where) (?:is|are|was|were)\s+(?<core>.+?)${coreEnd}`, 'i'),
} as const
/** `lays out`: a verb with such a word behind it means something else than the verb alone. */
const phrasal = /\b\w+\s+(?:out|up|over|off|down|back|away|after|together)\b/i
/** `the total balance` of `how is the total balance on the menu worked out` has no verb: that stands behind the circumstances. */
const participle =
  /(?:ed|[wktr]en|wn)$|^(?:built|made|set|done|found|kept|sent|put|read|held|cut|paid|sold|bought|brought|caught|dealt|fed|got|hit|known|laid|led|left|lost|met|run|said|shut|spent|split|sorted|told|tied|won)$/i
/** `raised it`: what is done to what was spoken of before says too little. */
const toSomething = /\b(?:it|them|that|this|those)\b/i
const article = /^(?:an?|the|any|its|their|our)$/i

/** A hyphen joins words of a sentence, which are looked for one by one, and without the ending of whose it is. */
function piecesOf(word: string): readonly string[] {
  return word
    .replace(/'s?$/, '')
    .split('-')
    .filter((piece) => piece.length > 1)
}

export interface Core {
  readonly text: string
  readonly words: readonly string[]
  /** A program, job … is wanted that does it, or a field that holds it: a text that speaks of it is none. */
  readonly ofDoer: boolean
  /** What is done, where it is left out of the words: code says it in statements. */
  readonly verb: string | undefined
}

/** The words of a question that say what is done to what: without them in the code there is nothing that it could be about. */
export const coreOf = keepLast((bare: string): Core | undefined => {
  const doing = patterns.doing.exec(bare)?.groups?.core
  const doer = doing === undefined ? patterns.doer.exec(bare)?.groups?.core : undefined
  const holder = patterns.holder.exec(bare)?.groups?.core
  const done = patterns.done.exec(bare)?.groups?.core
  const core = doing ?? doer ?? holder ?? done
  if (core === undefined || toSomething.test(core)) return undefined
  const words = (core.replaceAll(new RegExp(phrasal, 'gi'), ' ').match(/[\p{L}][\p{L}'-]+/gu) ?? [])
    .flatMap(piecesOf)
    .filter((word) => !article.test(word))
  // The verb of `how is an invoice number built` says nothing that code would.
  // Of `how is the price of a ticket computed` the part before `of` has none.
  const isVerbLast =
    core === done && words.length > 1 && participle.test(words.at(-1) ?? '') && !phrasal.test(core) && !bare.includes(`${core} of `)
  const verb = isVerbLast ? words.at(-1) : undefined
  return { text: core, words: isVerbLast ? words.slice(0, -1) : words, ofDoer: core === doer || core === holder, verb }
})
