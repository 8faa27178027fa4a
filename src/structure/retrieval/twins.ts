import { sameName } from '../../answer/name-match.ts'
import { bareFileName } from '../../base/file-name.ts'
import { groupBy } from '../../base/group-by.ts'
import type { RankedUnit } from './rank-units.ts'
import type { IndexedUnit, RetrievalIndex } from './retrieval-index.ts'

/** What the unit of a copy counts beside the one that it is a copy of. */
const worthOfCopy = 0.6
/** A piece of code whose lines are fewer than this share of the other's is no copy of it. */
const leastLength = 0.7

/**
 * Puts copies behind what they are copies of: units of one name in one program that several members define, as an expanded source, a backup or an earlier
 * release do. The member that is called like the program is meant, else the one that fits best. `units`: best first, as is what is returned.
 */
export function copiesLast(units: readonly RankedUnit[], index: RetrievalIndex): readonly RankedUnit[] {
  const known = units.map((ranked) => ({ ranked, unit: index.unit(ranked.unit) }))
  const twins = groupBy(known, ({ unit }) => keyOf(unit))
  const isCopy = ({ unit }: { readonly unit: IndexedUnit }) => {
    const all = isDefined(unit) ? (twins.get(keyOf(unit)) ?? []) : []
    const meant = all.find((one) => sameName(bareFileName(one.unit.path), programOf(one.unit))) ?? all[0]
    return meant !== undefined && meant.unit.path !== unit.path && isAsLong(meant.unit, unit)
  }
  const weighed = known.map((one) => (isCopy(one) ? { ...one.ranked, score: one.ranked.score * worthOfCopy } : one.ranked))
  return weighed.toSorted((a, b) => b.score - a.score)
}

/** Lines and sections of texts are not defined, only found: many have one name. */
function isDefined({ kind }: IndexedUnit): boolean {
  return kind !== 'lines' && kind !== 'document'
}

/** Of two programs each may have a `main`. */
function isAsLong(one: IndexedUnit, other: IndexedUnit): boolean {
  const [a, b] = [one.endLine - one.startLine + 1, other.endLine - other.startLine + 1]
  return Math.min(a, b) >= leastLength * Math.max(a, b)
}

function programOf({ name, owner }: IndexedUnit): string {
  return owner?.name ?? name
}

function keyOf({ kind, name, of = '', owner }: IndexedUnit): string {
  return [kind, name, of, owner?.kind ?? '', owner?.name ?? ''].join('\n')
}
