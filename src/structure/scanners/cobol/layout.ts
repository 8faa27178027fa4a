import type { DataItem } from './cobol-program.ts'
import { mostBytes, type Picture, readPicture } from './picture.ts'
import { boundaryOf, bytesOf } from './usage.ts'

/** An item that is still being read. */
export type OpenItem = { -readonly [Key in keyof DataItem]: DataItem[Key] }

/** What clauses say about storage and an item does not keep: bits. */
export const Trait = {
  synchronized: 1,
  separateSign: 2,
  /** A copybook that is missing stands between it and the item before. */
  afterGap: 4,
  /** OCCURS with a constant that is not known. */
  unknownOccurs: 8,
} as const

interface OpenItems {
  readonly items: readonly OpenItem[]
  /** Bits of `Trait`, one number an item. */
  readonly traits: readonly number[]
  /** RENAMES a THRU b: the index of b by that of the 66. */
  readonly renamedThru: ReadonlyMap<number, number>
  /** Values of 78-levels. */
  readonly constants: ReadonlyMap<string, number>
}

/** Groups nest no deeper than level numbers go, below one frame for what has no group. */
const frames = 52

/** Computes offset and length of every item, in one pass over the entries. */
export function layOut(open: OpenItems): void {
  new Layout(open).run()
}

class Layout {
  readonly #open: OpenItems
  readonly #isGroup: Uint8Array
  /** Where an item begins even when an item of variable length stands before it: then as if that had its greatest length. */
  readonly #starts: Float64Array
  // The groups that are open, outermost first. Frame 0 is the record area around items without a group.
  #depth = 0
  readonly #index = new Int32Array(frames)
  readonly #rank = new Uint8Array(frames)
  readonly #end = new Float64Array(frames)
  /** 0 once the next item's place is not known. */
  readonly #fixed = new Uint8Array(frames)
  readonly #boundary = new Uint8Array(frames)

  constructor(open: OpenItems) {
    this.#open = open
    const { items } = open
    this.#isGroup = new Uint8Array(items.length)
    this.#starts = new Float64Array(items.length)
    for (const { parent, level } of items) if (parent >= 0 && level < 66) this.#isGroup[parent] = 1
    this.#index[0] = -1
    this.#openRecord()
  }

  run(): void {
    const { items } = this.#open
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (item === undefined) continue
      if (item.level === 88) item.offset = item.parent < 0 ? 0 : (items[item.parent]?.offset ?? 0)
      else if (item.level <= 49 || item.level === 77) this.#place(item, i)
    }
    while (this.#depth > 0) this.#close()
    for (let i = 0; i < items.length; i++) if (items[i]?.level === 66) this.#layRenames(i)
  }

  #openRecord(): void {
    this.#end[0] = 0
    this.#fixed[0] = 1
    this.#boundary[0] = 1
  }

  #place(item: OpenItem, index: number): void {
    const isRecord = item.level === 1 || item.level === 77
    const level = isRecord ? 1 : item.level
    while (this.#depth > 0 && (this.#rank[this.#depth] ?? 0) >= level) this.#close()
    const traits = this.#open.traits[index] ?? 0
    if (isRecord) this.#openRecord()
    else if (traits & Trait.afterGap) this.#fixed[this.#depth] = 0
    const redefined = item.redefines < 0 ? undefined : this.#open.items[item.redefines]
    let start = redefined === undefined ? (this.#end[this.#depth] ?? 0) : (this.#starts[item.redefines] ?? 0)
    const fixed = redefined === undefined ? (this.#fixed[this.#depth] ?? 0) : redefined.offset < 0 ? 0 : 1
    if (this.#isGroup[index] === 1) {
      this.#starts[index] = start
      item.offset = fixed === 0 ? -1 : Math.min(start, mostBytes)
      const depth = ++this.#depth
      this.#index[depth] = index
      this.#rank[depth] = item.level
      this.#end[depth] = start
      this.#fixed[depth] = fixed
      this.#boundary[depth] = 1
      return
    }
    const bytes = this.#bytesOf(item, traits)
    if (traits & Trait.synchronized && bytes > 0) start = this.#align(start, boundaryOf(item.usage, bytes), redefined !== undefined)
    this.#starts[index] = start
    item.offset = fixed === 0 ? -1 : Math.min(start, mostBytes)
    item.length = Math.min(Math.max(bytes, 0), mostBytes)
    this.#advance(item, traits, start, bytes >= 0 || item.section === 'screen' || item.section === 'report')
  }

  #bytesOf(item: OpenItem, traits: number): number {
    const picture: Picture | undefined = item.picture === undefined ? undefined : readPicture(item.picture, this.#open.constants)
    const bytes = bytesOf(item.usage, picture, (traits & Trait.separateSign) !== 0)
    // Without PICTURE a literal gives the length: so in the REPORT and SCREEN sections, and with some compilers everywhere.
    if (bytes < 0 && picture === undefined && item.values[0]?.kind === 'literal') return item.values[0].text.length
    return bytes
  }

  /**
   * Puts slack bytes before an item, and before the groups that begin with it (IBM Enterprise COBOL Language Reference, "Slack bytes within records"). What
   * redefines another item begins where that does.
   */
  #align(start: number, boundary: number, redefines: boolean): number {
    for (let d = 0; d <= this.#depth; d++) this.#boundary[d] = Math.max(this.#boundary[d] ?? 1, boundary)
    const slack = (boundary - (start % boundary)) % boundary
    if (slack === 0 || redefines) return start
    let depth = this.#depth
    for (; depth > 0; depth--) {
      const group = this.#index[depth] ?? 0
      const item = this.#open.items[group]
      if (item === undefined || item.redefines >= 0 || this.#starts[group] !== start || this.#end[depth] !== start) break
      this.#starts[group] = start + slack
      this.#end[depth] = start + slack
      if (item.offset >= 0) item.offset = Math.min(start + slack, mostBytes)
    }
    this.#end[depth] = start + slack
    return start + slack
  }

  #close(): void {
    const depth = this.#depth--
    const index = this.#index[depth] ?? 0
    const item = this.#open.items[index]
    if (item === undefined) return
    const start = this.#starts[index] ?? 0
    const boundary = this.#boundary[depth] ?? 1
    let length = (this.#end[depth] ?? 0) - start
    // Each occurrence of a table begins on the boundary that the items in it need.
    if (item.occurs > 1) length = Math.ceil(length / boundary) * boundary
    item.length = Math.min(length, mostBytes)
    this.#advance(item, this.#open.traits[index] ?? 0, start, this.#fixed[depth] === 1)
  }

  /** The group around an item, or the record area, goes on behind it; behind the longest of those that share a place. */
  #advance(item: OpenItem, traits: number, start: number, known: boolean): void {
    const depth = this.#depth
    const end = Math.min(start + item.length * item.occurs, mostBytes)
    if (end > (this.#end[depth] ?? 0)) this.#end[depth] = end
    if (!known || item.dependingOn !== undefined || traits & Trait.unknownOccurs) this.#fixed[depth] = 0
  }

  #layRenames(index: number): void {
    const { items, renamedThru } = this.#open
    const item = items[index]
    const first = item && items[item.redefines]
    const last = items[renamedThru.get(index) ?? item?.redefines ?? -1]
    if (item === undefined || first === undefined || last === undefined) return
    item.offset = first.offset
    if (first === last) item.length = first.length
    else if (first.offset >= 0 && last.offset >= first.offset) {
      item.length = Math.min(last.offset - first.offset + last.length * last.occurs, mostBytes)
    }
  }
}
