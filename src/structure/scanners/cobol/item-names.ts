import type { DataItem } from './cobol-program.ts'
import type { NameLookup } from './exec-context.ts'

const none: readonly number[] = []

/**
 * Finds the items that a name means. It is asked for every operand of every statement: a name's list is made when it is first asked for, and names that
 * no statement uses cost one entry in a map.
 */
export class ItemNames implements NameLookup {
  readonly #items: readonly DataItem[]
  /** The first item of a name, or, once asked for, the list of all. */
  readonly #byName = new Map<string, number | readonly number[]>()
  /** The next item of the same name, -1 behind the last. */
  readonly #next: Int32Array
  readonly #tableOfIndex = new Map<string, number>()

  /** What stands behind the first `own` items is of the programs around: an item of its own hides those of the same name. */
  constructor(items: readonly DataItem[], own = items.length) {
    this.#items = items
    this.#next = new Int32Array(items.length).fill(-1)
    for (let i = items.length - 1; i >= 0; i--) {
      const item = items[i]
      if (item === undefined) continue
      for (const index of item.indexes) this.#tableOfIndex.set(index, i)
      if (item.name === 'FILLER') continue
      const later = this.#byName.get(item.name)
      if (typeof later === 'number' && (later < own || i >= own)) this.#next[i] = later
      this.#byName.set(item.name, i)
    }
  }

  /** All items of a name, 88-levels and 66-levels among them, in source order. Upper case. Not for names of indexes. */
  of(name: string): readonly number[] {
    const found = this.#byName.get(name)
    if (found === undefined) return none
    if (typeof found !== 'number') return found
    const list: number[] = []
    for (let i = found; i >= 0; i = this.#next[i] ?? -1) list.push(i)
    this.#byName.set(name, list)
    return list
  }

  /**
   * Items of a name in the groups `qualifiers`, the innermost first, groups between them left out at will: `A OF B IN C`. The last may be a file, whose records
   * they then are. Empty when there is none.
   */
  find(name: string, qualifiers: readonly string[]): readonly number[] {
    const all = this.of(name)
    if (qualifiers.length === 0 || all.length === 0) return all
    if (all.length === 1) return this.#isWithin(all[0] ?? -1, qualifiers) ? all : none
    return all.filter((item) => this.#isWithin(item, qualifiers))
  }

  /** The table whose INDEXED BY gives this name, -1 when none does. */
  tableOf(index: string): number {
    return this.#tableOfIndex.get(index) ?? -1
  }

  #isWithin(item: number, qualifiers: readonly string[]): boolean {
    let matched = 0
    let file: string | undefined
    for (let i = item; i >= 0 && matched < qualifiers.length; ) {
      const { parent, file: ofRecord } = this.#items[i] ?? { parent: -1, file: undefined }
      file = ofRecord
      i = parent
      if (i >= 0 && this.#items[i]?.name === qualifiers[matched]) matched++
    }
    return matched === qualifiers.length || (matched === qualifiers.length - 1 && file !== undefined && file === qualifiers[matched])
  }
}
