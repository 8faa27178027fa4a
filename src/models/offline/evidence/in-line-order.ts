import { groupBy } from '../../../base/group-by.ts'
import type { Place } from '../findings.ts'

/**
 * Places file by file, those of one file in the order of its lines. A comparison that calls places of two files equal is no order: where such stand by
 * turns, as those of two files with a routine of one name do, a sort by it leaves lines of one file behind later ones.
 */
export function inLineOrder<Item extends Place>(items: readonly Item[]): readonly Item[] {
  return [...groupBy(items, ({ path }) => path).values()].flatMap((own) => own.toSorted((a, b) => a.line - b.line))
}
