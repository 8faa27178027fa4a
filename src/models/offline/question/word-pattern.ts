import { abbreviations } from '../../../base/words/abbreviations.ts'
import { wordRoot } from '../../../base/words/word-root.ts'

// Edges of a word, also inside a name with underscores. The same text is a pattern for ripgrep, RE2 and JavaScript.
const leftEdge = '(?:\\b|_)'
const rightEdge = '[0-9]*(?:\\b|_)'
/** Longest form that is looked for as a whole word; a longer one is the beginning of a word. */
const wholeWordLength = 4

/** One pattern for a word, its forms and what the trade writes for it. `word` is lower case letters and digits only. */
export function wordPattern(word: string): string {
  const root = wordRoot(word)
  const written = abbreviations().filter(({ words }) => words.length === 1 && wordRoot(words[0] ?? '') === root)
  const forms = [root, ...written.flatMap((abbreviation) => abbreviation.forms)]
  const bounded = forms.map((form) => (form.length > wholeWordLength || form === root ? form : `${form}${rightEdge}`))
  return `${leftEdge}(?:${[...new Set(bounded)].join('|')})`
}

/** An identifier that has all the words, in their order. */
export function identifierOf(words: readonly string[]): string {
  return `[\\w$#@-]*${words.map((word) => (word.includes('-') ? word.replaceAll('-', '[-_]?') : wordPattern(word))).join('[\\w-]*')}[\\w-]*`
}
