import { abbreviations } from '../../../base/words/abbreviations.ts'
import { wordRoot } from '../../../base/words/word-root.ts'

// Edges of a word, also inside a name with underscores. The same text is a pattern for ripgrep, RE2 and JavaScript.
const leftEdge = '(?:\\b|_)'
const rightEdge = '[0-9]*(?:\\b|_)'
/** Names of maps are short, and those of their symbolic maps end in a letter that says which side they are of. */
const mapEdge = '(?:I?N)?[0-9]*[IOLAFCPHV]?(?:\\b|_)'
/** Longest form that is looked for as a whole word; a longer one is the beginning of a word. */
const wholeWordLength = 4

/** One pattern for a word, its forms and what the trade writes for it. `word` is lower case letters and digits only. */
export function wordPattern(word: string): string {
  return `${leftEdge}(?:${formsOf(word).map(boundedForm(word)).join('|')})`
}

/** An identifier that has all the words, in their order, with or without others between them. */
export function identifierOf(words: readonly string[]): string {
  const apart = words.map((word) => (word.includes('-') ? word.replaceAll('-', '[-_]?') : wordPattern(word))).join('[\\w-]*')
  return `[\\w$#@-]*(?:${apart}|${leftEdge}${together(words)})[\\w-]*`
}

/** One in which nothing stands between the words: of `CUST-ID` and `CUST-EFT-ACCOUNT-ID` the first is the customer's id. */
export function closeIdentifierOf(words: readonly string[]): string {
  return `[\\w$#@-]*${leftEdge}${together(words)}[\\w-]*`
}

/** The same from its first word on, for a pattern with several of them. */
export function besideOf(words: readonly string[]): string {
  return `${leftEdge}${together(words)}`
}

/** Also without a mark between them, as on maps: `USRIDINI`. */
function together(words: readonly string[]): string {
  const parts = words.flatMap((word) => word.split('-')).map((word) => `(?:${formsOf(word).map(endedForm(word)).join('|')})[0-9]*`)
  return parts.join('[-_]?') + mapEdge
}

/** A long root may have lost the end of its word. */
function endedForm(word: string): (form: string) => string {
  const root = wordRoot(word)
  return (form) => (form === root ? `${form}${root.length >= wholeWordLength ? '[a-z]{0,6}' : 's?'}` : form)
}

function formsOf(word: string): readonly string[] {
  const root = wordRoot(word)
  const written = abbreviations().filter(({ words }) => words.length === 1 && wordRoot(words[0] ?? '') === root)
  return [...new Set([root, ...written.flatMap((abbreviation) => abbreviation.forms)])]
}

function boundedForm(word: string): (form: string) => string {
  const root = wordRoot(word)
  return (form) => (form.length > wholeWordLength || form === root ? form : `${form}${rightEdge}`)
}

/** `policies`, `amounts`: as a name of the code has it; `status` stays. */
export function singularOf(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '')
}
