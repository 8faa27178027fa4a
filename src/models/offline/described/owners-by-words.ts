import type { LocateResult } from '../../../answer/located.ts'

/** The program, job, map … around some of the units that were located, with the words of the question that stand anywhere in it. */
export interface LocatedOwner {
  readonly name: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly words: ReadonlySet<string>
  /** Of its best unit. */
  readonly score: number
}

/** A found form this much shorter than the word is an abbreviation, which stands for other words as well. */
const leastOfWord = 0.5
const shortFormShare = 0.6

/** Owners by the order of their best units. Words of one question may stand in different units of an owner: a job says in each step what the step is for. */
export function ownersByWords({ units }: Pick<LocateResult, 'units'>): readonly LocatedOwner[] {
  const owners = new Map<string, LocatedOwner & { words: Set<string> }>()
  for (const unit of units) {
    const name = unit.owner?.name ?? unit.name
    const key = `${unit.path}\n${name}`
    const { path, startLine, endLine, score } = unit
    const owner = owners.get(key) ?? { name, path, startLine, endLine, words: new Set<string>(), score }
    for (const { word } of unit.why) owner.words.add(word)
    owners.set(key, owner)
  }
  return [...owners.values()]
}

/** How much words tell together; `ignored` are those that every candidate is by itself, such as `job` of jobs. */
export function weightOf(words: ReadonlySet<string>, located: Pick<LocateResult, 'words' | 'units'>, ignored: RegExp): number {
  return located.words
    .filter(({ word }) => words.has(word) && !ignored.test(word))
    .reduce((sum, { word, weight, forms }) => sum + weight * (isShortened(word, forms) ? shortFormShare : 1), 0)
}

function isShortened(word: string, forms: readonly string[]): boolean {
  return forms.length > 0 && forms.every((form) => form.length < leastOfWord * word.length)
}
