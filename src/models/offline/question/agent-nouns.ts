/**
 * Nouns for programs that are called by what they do. Each stands only where the phrase ends with it: `the parser`, not `the parser table`.
 * None that people, devices or data are called by as well.
 */
const alone =
  'parsers?|lexers?|tokeni[sz]ers?|dispatchers?|schedulers?|interpreters?|compilers?|daemons?|solvers?|simulators?|coordinators?|pre-?processors?|post-?processors?'
/** Those that tell nothing without a word of their own: `the billing driver`. */
const withWord =
  'drivers?|validators?|calculators?|handlers?|processors?|updaters?|extractors?|purgers?|listeners?|browsers?|viewers?|spoolers?|loggers?|initiali[sz]ers?|allocators?|integrators?|scanners?|wrappers?|sub-?tasks?|tasks?'
/** People and devices are called so too, unless it is said what they write: `the report writer`, not `the meter reader`. */
const ofText = 'writers?|readers?|printers?|editors?|builders?|posters?|reporters?'

export const agents = `${alone}|${withWord}|${ofText}`

/** What goes on behind such a noun: the question's verbs and what may stand before them, and where its next phrase begins. */
export const agentEnds = String.raw`(?=\W*$|\s*[,.;:?)]|\s+(?:(?:call|invok|start|launch|trigger|execut|us(?:e\b|es|ed|ing)|cop(?:y|ie)|includ|read|writ|link|need|rel(?:y|ie)|requir|depend|reach|pass|hand|transfer|perform|load|attach|submit|updat|chang|delegat|affect|fork|spawn|open|produc|print)[a-z]*|runs?|running|ran|goe?s?|gets?|gives?|ends? up|works?|leads?|makes?|ever|also|still|itself|actually|directly|indirectly|really|first|next|then|is|are|was|were|be|do|does|did|can|could|may|might|will|would|must|should|has|have|had|by|and|or|but|when|if|in|from|on|at|to|for|with|through|via|as|after|before|during|while|that|which|who|what|how)\b)`

const isAlone = new RegExp(`^(?:${alone})$`, 'i')
const isWithWord = new RegExp(`^(?:${withWord})$`, 'i')
const isOfText = new RegExp(`^(?:${ofText})$`, 'i')
const texts =
  /^(?:reports?|files?|records?|statements?|logs?|messages?|data|inputs?|outputs?|history|journals?|lists?|listings?|letters?|invoices?|bills?|extracts?|tables?|databases?|indexe?s?|index|blocks?|transactions?|payments?|summary|audit|screens?|menus?|parameters?|commands?|source|headers?|trailers?)$/i
/** Whoever is called so drives a car, handles claims or does a piece of work. */
const people =
  /^(?:truck|taxi|bus|lorry|delivery|van|car|train|crane|named|insured|young|claims?|cases?|baggage|luggage|complaints?|food|word|mail|cost|stock|project|field|shift|disk|tape|device|line|bar-?code|hand|pocket|my|your|our|their|his|her|daily|next|first|same|other|main)$/i

/** Whether the words before such a noun, if it needs any, leave it a program. Undefined of other nouns. */
export function isAgent(noun: string, own: readonly string[]): boolean | undefined {
  const last = own.at(-1) ?? ''
  if (isAlone.test(noun)) return !people.test(last)
  if (isWithWord.test(noun)) return own.length > 0 && !people.test(last)
  return isOfText.test(noun) ? texts.test(last) : undefined
}

const isOne = new RegExp(`^(?:${agents})$`, 'i')

export function isAgentNoun(word: string): boolean {
  return isOne.test(word)
}
