/**
 * What the search is made of and how much each part counts. Chosen over the question sets of nine systems together (scripts/score-locate.mjs), which also measures
 * what each part is worth by switching it off; nobody else changes anything.
 */
export interface SearchSettings {
  /** What an occurrence counts by the field it stands in, in the order of `locatedFields`. */
  readonly fields: readonly number[]
  /** BM25's saturation of repeated words, and its correction for long units. */
  readonly k1: number
  readonly b: number
  /** Units shorter than this share of the average length count as so long: a line with one word is no better than a paragraph about it. */
  readonly shortest: number
  /** What an occurrence of what stands for a word counts; 0 switches it off. */
  readonly abbreviation: number
  readonly shape: number
  /** What people say in plain words for what code and messages write. */
  readonly spoken: number
  /** Another word made of the same one: `validation`, `validate`. */
  readonly derived: number
  readonly initials: number
  /** What the code's own language has for it, where that is not English. */
  readonly foreign: number
  /** Of a word that stands nowhere: one that begins with it, or is a typing error away. */
  readonly near: number
  /** Of occurrences in a unit's owner, and how many count at most. */
  readonly lent: number
  readonly mostLent: number
  /** What the definition of a name of the question counts for the unit it stands in. */
  readonly definition: number
  /** What a common word of English counts, and one that only says what kind of thing is asked for. */
  readonly common: number
  readonly kindWord: number
  /** What a word counts that the asker only supposes in the code. */
  readonly supposed: number
  /** What a unit's score is multiplied by that is no code. */
  readonly document: number
  /** The same where a question wants a program, a routine, a variable … to be named. */
  readonly documentForCode: number
  readonly lines: number
  /** And one that belongs to the tests of the system, where nobody asks about these. */
  readonly tests: number
  /** And one of an archive of members that stand in the code as well. */
  readonly archived: number
  /** How much it matters that many words of the question are there. */
  readonly coverage: number
}

export const searchSettings: SearchSettings = {
  fields: [2, 1.2, 1.8, 1.2, 1, 1, 2.5],
  k1: 1.2,
  b: 0.6,
  shortest: 0.8,
  abbreviation: 0.6,
  shape: 0.2,
  spoken: 0.6,
  derived: 0.5,
  initials: 0.2,
  foreign: 0.5,
  near: 0.5,
  lent: 0.25,
  mostLent: 4,
  definition: 6,
  common: 0.4,
  kindWord: 0.4,
  supposed: 0.6,
  document: 0.8,
  documentForCode: 0.5,
  lines: 1,
  tests: 0.5,
  archived: 0.5,
  coverage: 1,
}
