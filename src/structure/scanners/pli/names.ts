import type { NameLookup } from '../cobol/exec-context.ts'
import type { Block } from './blocks.ts'
import type { PliItem } from './data-items.ts'
import type { Declared } from './declarations.ts'

/** What a name stands for in one block. */
interface Meaning {
  readonly items: number[]
  /** What was found out before, by the qualifiers. */
  readonly found: Map<string, readonly number[]>
  /** Index of the block of a procedure. */
  procedure?: number
  /** ENTRY, FILE, BUILTIN and the like. */
  declared?: Declared
}

/** Names for which nobody counts how many things have them. */
const mostFound = 200
/** Blocks are not nested deeper by people. */
const mostBlocks = 200

/** Finds what a name means where it stands: declarations of the block, then of the blocks around it. `block` moves on with the statements. */
export class PliNames implements NameLookup {
  block = 0
  readonly #blocks: readonly Block[]
  readonly #items: readonly PliItem[]
  readonly #byBlock = new Map<number, Map<string, Meaning>>()

  /** `procedures`: blocks of those that are known by name. */
  constructor(blocks: readonly Block[], items: readonly PliItem[], declared: readonly Declared[], procedures: Iterable<number>) {
    this.#blocks = blocks
    this.#items = items
    items.forEach(({ block, name }, i) => {
      if (name !== '*') this.#meaning(block, name).items.push(i)
    })
    for (const one of declared) if (one.parent < 0 && one.attributes.role !== 'data') this.#meaning(one.block, one.name).declared ??= one
    for (const i of procedures) for (const { name } of blocks[i]?.labels ?? []) this.addEntry(name, i)
  }

  #meaning(block: number, name: string): Meaning {
    let names = this.#byBlock.get(block)
    if (names === undefined) {
      names = new Map()
      this.#byBlock.set(block, names)
    }
    let meaning = names.get(name)
    if (meaning === undefined) {
      meaning = { items: [], found: new Map() }
      names.set(name, meaning)
    }
    return meaning
  }

  /** ENTRY statements give further names to the procedure that they stand in. */
  addEntry(name: string, procedure: number): void {
    this.#meaning(this.#blocks[procedure]?.parent ?? 0, name).procedure ??= procedure
  }

  find(name: string, qualifiers: readonly string[]): readonly number[] {
    for (let at = this.block, n = 0; at >= 0 && n < mostBlocks; at = this.#blocks[at]?.parent ?? -1, n++) {
      const meaning = this.#byBlock.get(at)?.get(name)
      if (meaning === undefined) continue
      const found = this.#among(meaning, qualifiers)
      if (found.length > 0 || qualifiers.length === 0) return found
    }
    return []
  }

  #among({ items, found }: Meaning, qualifiers: readonly string[]): readonly number[] {
    if (items.length < 2 && qualifiers.length === 0) return items
    const key = qualifiers.join('.')
    let known = found.get(key)
    if (known === undefined) {
      known = this.#qualified(items, qualifiers)
      found.set(key, known)
    }
    return known
  }

  /** Items of one block. A name that is qualified in full is preferred to the part of another structure. */
  #qualified(items: readonly number[], qualifiers: readonly string[]): readonly number[] {
    const found = qualifiers.length === 0 ? items : items.filter((item) => this.#isWithin(item, qualifiers))
    if (found.length < 2) return found
    const whole = found.filter((item) => this.#depthOf(item) === qualifiers.length)
    return (whole.length > 0 ? whole : found).slice(0, mostFound)
  }

  #isWithin(item: number, qualifiers: readonly string[]): boolean {
    let matched = 0
    for (let i = this.#items[item]?.parent ?? -1; i >= 0 && matched < qualifiers.length; i = this.#items[i]?.parent ?? -1) {
      if (this.#items[i]?.name === qualifiers[matched]) matched++
    }
    return matched === qualifiers.length
  }

  #depthOf(item: number): number {
    let depth = 0
    for (let i = this.#items[item]?.parent ?? -1; i >= 0; i = this.#items[i]?.parent ?? -1) depth++
    return depth
  }

  /** What a name that is no data stands for; undefined when it is data or nobody declares it. */
  other(name: string): Pick<Meaning, 'procedure' | 'declared'> | undefined {
    for (let at = this.block, n = 0; at >= 0 && n < mostBlocks; at = this.#blocks[at]?.parent ?? -1, n++) {
      const meaning = this.#byBlock.get(at)?.get(name)
      if (meaning === undefined) continue
      const isOther = meaning.procedure !== undefined || meaning.declared !== undefined
      return isOther ? meaning : undefined
    }
    return undefined
  }

  /** The items of a procedure's parameter. */
  parameter(procedure: number, name: string): readonly number[] {
    return (this.#byBlock.get(procedure)?.get(name)?.items ?? []).filter((item) => (this.#items[item]?.parent ?? 0) < 0)
  }
}
