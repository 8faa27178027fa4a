import type { LocatedWhy } from '../../answer/located.ts'
import type { QuestionWord } from './question-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { aroundField, fieldCount, locatedFields } from './retrieval-unit.ts'

interface Found {
  readonly term: string
  readonly share: number
  readonly field: number
}

/** For each of `units` which words of the question stand in it, as what and where; the most telling word first. */
export function explainUnits(
  units: readonly number[],
  words: readonly QuestionWord[],
  weights: readonly number[],
  index: RetrievalIndex,
): readonly (readonly LocatedWhy[])[] {
  const heads = index.column('head')
  const wanted = [...new Set(units.flatMap((unit) => [unit, heads[unit] ?? unit]))].sort((a, b) => a - b)
  const why: { readonly weight: number; readonly why: LocatedWhy }[][] = units.map(() => [])
  for (const [i, { word, forms }] of words.entries()) {
    const best = new Map<number, Found>()
    for (const { term, share } of forms) {
      const learn = (unit: number, fields: number) => {
        if ((best.get(unit)?.share ?? 0) >= share) return
        for (let field = 0; field < fieldCount; field++) {
          if (((fields >>> (field * 4)) & 15) === 0) continue
          best.set(unit, { term, share, field })
          return
        }
      }
      index.eachUnit(term, learn, wanted)
    }
    for (const [at, unit] of units.entries()) {
      const head = heads[unit] ?? unit
      const own = best.get(unit)
      const found = own ?? best.get(head)
      const field = own?.field ?? aroundField
      if (found)
        why[at]?.push({ weight: (weights[i] ?? 0) * found.share, why: { word, found: found.term, field: locatedFields[field] ?? 'text' } })
    }
  }
  return why.map((reasons) => reasons.sort((a, b) => b.weight - a.weight).map((reason) => reason.why))
}
