import { abbreviations } from './abbreviations.ts'

/** `text` as a pattern that matches exactly it. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const endings = [
  'ations',
  'ation',
  'ities',
  'ings',
  'ions',
  'ing',
  'ion',
  'ies',
  'ied',
  'ers',
  'ity',
  'es',
  'ed',
  'er',
  'ly',
  'e',
  's',
  'y',
]
const verbEndings = new Set(['ings', 'ing', 'ed', 'ers', 'er', 's'])

/** Longest form that is searched as a whole word; a longer one is the beginning of a word. */
const wholeWordLength = 3

/**
 * What the forms of an English word begin with: `rejected`, `rejects` and `rejection` all begin with `reject`. Deliberately crude, it serves
 * as the beginning of a search pattern and never has to be a word.
 */
function stem(word: string): string {
  if (word.endsWith('ss')) return word
  const ending = endings.find((e) => word.endsWith(e) && keepsEnough(word.slice(0, -e.length), verbEndings.has(e)))
  if (ending === undefined) return word
  const rest = word.slice(0, -ending.length)
  return verbEndings.has(ending) && /[^aeiouls]{2}$/.test(rest) && rest.at(-1) === rest.at(-2) && rest.length > wholeWordLength
    ? rest.slice(0, -1)
    : rest
}

function keepsEnough(rest: string, ofVerb: boolean): boolean {
  return rest.length > wholeWordLength || (ofVerb && rest.length === wholeWordLength && /[aeiou]/.test(rest))
}

const formsByStem = new Map(Object.entries(abbreviations).map(([word, forms]) => [stem(word), forms]))

// Edges of a word, also inside a name with underscores. The same text is a pattern for ripgrep, RE2 and JavaScript.
const leftEdge = '(?:\\b|_)'
const rightEdge = '[0-9]*(?:\\b|_)'

/** One pattern that matches any of the forms, each at the beginning of a word. */
export function formsPattern(forms: readonly string[]): string {
  const bounded = forms.map((form) => (form.length > wholeWordLength ? form : `${form}${rightEdge}`))
  return `${leftEdge}(?:${[...new Set(bounded)].join('|')})`
}

/** One pattern for a word, its forms and what the trade writes for it. `word` is lower case letters and digits only. */
export function wordPattern(word: string): string {
  const base = stem(word)
  const own = base.length > wholeWordLength + 1 ? base : `${base}(?:e|y|d|r|s|es|ed|er|rs|ers|ing|ion|ions|ies)?${rightEdge}`
  return formsPattern([own, ...(formsByStem.get(base) ?? [])])
}
