import type { LocatedField, LocatedUnit, LocatedWhy, LocateResult } from '../../../answer/located.ts'
import { sumOfWeights } from '../sum-of-weights.ts'

/** The program, job, map … around some of the units that were located, with how surely each word of the question is meant there, 0 to 1. */
export interface LocatedOwner {
  readonly name: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly words: ReadonlyMap<string, number>
}

/** What stands around a unit says little of it. */
const worthOf: Record<LocatedField, number> = { name: 1, identifier: 0.9, comment: 1, literal: 1, text: 0.6, past: 0.6, around: 0.4 }
/** A found form this much shorter than the word is an abbreviation, which stands for other words as well. */
const leastOfWord = 0.5
const shortFormWorth = 0.5

/** Owners by the order of their best units. Words of one question may stand in different units of an owner: a job says in each step what the step is for. */
export function ownersByWords(units: readonly LocatedUnit[], textWorth = worthOf.text): readonly LocatedOwner[] {
  const owners = new Map<string, LocatedOwner & { words: Map<string, number> }>()
  for (const unit of units) {
    const name = unit.owner?.name ?? unit.name
    const key = `${unit.path}\n${name}`
    const { path, startLine, endLine } = unit
    const owner = owners.get(key) ?? { name, path, startLine, endLine, words: new Map<string, number>() }
    for (const why of unit.why) owner.words.set(why.word, Math.max(owner.words.get(why.word) ?? 0, worth(why, textWorth)))
    owners.set(key, owner)
  }
  return [...owners.values()]
}

function worth({ word, found, field }: LocatedWhy, textWorth: number): number {
  return (field === 'text' ? textWorth : worthOf[field]) * (found.length < leastOfWord * word.length ? shortFormWorth : 1)
}

/** How much words tell together; `ignored` are those that every candidate is by itself, such as `job` of jobs. */
export function weightOf(words: ReadonlyMap<string, number>, located: Pick<LocateResult, 'words'>, ignored: RegExp): number {
  const told = located.words.filter(({ word }) => !ignored.test(word))
  return told.reduce((sum, { word, weight }) => sum + weight * (words.get(word) ?? 0), 0)
}

/** The weight of all words of a question but the ignored ones. */
export function totalWeight(located: Pick<LocateResult, 'words'>, ignored: RegExp): number {
  return sumOfWeights(located.words.filter(({ word }) => !ignored.test(word)))
}
