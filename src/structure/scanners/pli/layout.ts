import type { Attributes, DataType } from './attributes.ts'

/** A variable or a part of a structure that is still being laid out; the parts of a structure follow it. */
export interface LaidItem {
  readonly parent: number
  readonly attributes: Attributes
  /** In bytes; -1 where it is not known. */
  offset: number
  length: number
}

/** A run of storage: bits from its beginning, and where that may stand. */
interface Unit {
  /** Distance of its beginning from a boundary of `alignment`. */
  readonly start: number
  readonly length: number
  readonly alignment: number
  /** False once something of unknown length is in it. */
  readonly known: boolean
}

/** A part of the structure, with the bits from the structure's beginning. */
interface Part {
  readonly item: number
  readonly at: number
  readonly known: boolean
}

const byte = 8
const doubleword = 64
const mostBits = 0x7fffffff * byte

/**
 * Computes offsets and lengths. A structure is mapped from pairs of its parts, the first of a pair moved towards the second, so that unused bytes stand before
 * a structure instead of in it: Enterprise PL/I Language Reference, "Structure mapping".
 */
export function layOut(items: readonly LaidItem[]): void {
  new Layout(items).run()
}

class Layout {
  readonly #items: readonly LaidItem[]
  readonly #parts: number[][]
  readonly #units: Unit[] = []
  /** Of each item the bits from the beginning of its parent. */
  readonly #within: Part[] = []
  readonly #aligned: (boolean | undefined)[] = []

  constructor(items: readonly LaidItem[]) {
    this.#items = items
    this.#parts = items.map(() => [])
    items.forEach(({ parent, attributes }, i) => {
      if (parent >= 0) this.#parts[parent]?.push(i)
      this.#aligned.push(attributes.aligned ?? (parent >= 0 ? this.#aligned[parent] : undefined))
    })
  }

  run(): void {
    const items = this.#items
    // Parts stand behind what they are parts of.
    for (let i = items.length - 1; i >= 0; i--) this.#units[i] = this.#repeated(this.#unitOf(i), i)
    const starts: { bits: number; known: boolean }[] = []
    for (const [i, item] of items.entries()) {
      const around = starts[item.parent]
      const within = this.#within[i]
      // A structure that begins with bits may begin within a byte.
      const bits = Math.min(around ? around.bits + (within?.at ?? 0) : this.#single(i).start % byte, mostBits)
      const known = (around?.known ?? true) && (within?.known ?? true)
      starts.push({ bits, known })
      const unit = this.#single(i)
      item.offset = known ? Math.floor(bits / byte) : -1
      const last = Math.ceil((bits + unit.length) / byte)
      item.length = unit.known ? Math.min(Math.max(last - Math.floor(bits / byte), 0), mostBits / byte) : 0
    }
  }

  readonly #singles: Unit[] = []

  #single(i: number): Unit {
    return this.#singles[i] ?? { start: 0, length: 0, alignment: 1, known: false }
  }

  #unitOf(i: number): Unit {
    const item = this.#items[i]
    const parts = this.#parts[i] ?? []
    if (item === undefined) return { start: 0, length: 0, alignment: 1, known: false }
    const unit =
      parts.length === 0
        ? elementary(item.attributes.type, this.#aligned[i])
        : item.attributes.isUnion
          ? this.#union(parts)
          : this.#structure(parts)
    this.#singles[i] = unit
    return unit
  }

  /** Each element of an array begins as the first does. */
  #repeated(unit: Unit, i: number): Unit {
    const occurs = this.#items[i]?.attributes.occurs ?? 1
    if (occurs === 1) return unit
    if (occurs < 0) return { ...unit, known: false }
    const stride = Math.ceil(unit.length / unit.alignment) * unit.alignment
    return { ...unit, length: Math.min(stride * (occurs - 1) + unit.length, mostBits) }
  }

  #structure(parts: readonly number[]): Unit {
    let sum: Unit | undefined
    for (const part of parts) {
      const unit = this.#units[part] ?? { start: 0, length: 0, alignment: 1, known: false }
      const joined: { unit: Unit; at: number } = sum === undefined ? { unit, at: 0 } : join(sum, unit)
      this.#within[part] = { item: part, at: joined.at, known: sum?.known ?? true }
      sum = joined.unit
    }
    return sum ?? { start: 0, length: 0, alignment: 1, known: true }
  }

  #union(parts: readonly number[]): Unit {
    let union: Unit = { start: 0, length: 0, alignment: 1, known: true }
    for (const part of parts) {
      const unit = this.#units[part] ?? union
      this.#within[part] = { item: part, at: 0, known: true }
      union = {
        start: 0,
        length: Math.max(union.length, unit.length),
        alignment: Math.max(union.alignment, unit.alignment),
        known: union.known && unit.known,
      }
    }
    return union
  }
}

function join(first: Unit, second: Unit): { unit: Unit; at: number } {
  const end = first.start + first.length
  // The next place behind the first at which the second may begin.
  const { alignment } = second
  const place = end + ((((second.start - end) % alignment) + alignment) % alignment)
  const gap = (place - end) % first.alignment
  const at = first.length + gap
  const start = (((place - at) % doubleword) + doubleword) % doubleword
  const unit = {
    start,
    length: Math.min(at + second.length, mostBits),
    alignment: Math.max(first.alignment, alignment),
    known: first.known && second.known,
  }
  return { unit, at }
}

/**
 * Storage of one variable in bits, and the boundary that it needs: Enterprise PL/I Language Reference, "Alignment on integral boundaries of halfwords, words, and
 * doublewords by type". Strings and pictures are UNALIGNED, everything else ALIGNED unless it is said.
 */
function elementary({ base, size, varying, unsigned, complex }: DataType, aligned: boolean | undefined): Unit {
  const unit = (bits: number, alignment: number): Unit => ({
    start: 0,
    length: Math.min(Math.max(bits, 0) * (complex ? 2 : 1), mostBits),
    alignment: base === 'bit' && aligned !== true && varying === undefined ? 1 : aligned === false ? byte : alignment,
    known: size >= 0,
  })
  const head = varying === 'two' ? 2 : varying === 'four' ? 4 : varying === 'zero' ? 1 : 0
  const headAlignment = aligned === true && head > 0 && varying !== 'zero' ? head * byte : byte
  switch (base) {
    case 'char':
      return unit((size + head) * byte, headAlignment)
    case 'wide':
      return unit((size * 2 + (varying === 'zero' ? 2 : head)) * byte, headAlignment)
    case 'bit':
      if (varying !== undefined) return unit((Math.ceil(size / byte) + head) * byte, headAlignment)
      return aligned === true ? unit(Math.ceil(size / byte) * byte, byte) : unit(size, 1)
    case 'picture':
      return unit(size * byte, byte)
    case 'decimal':
      return unit((Math.floor(size / 2) + 1) * byte, byte)
    case 'binary':
      return binary(size + (unsigned ? 0 : 1), unit)
    case 'float decimal':
      return float(size <= 6 ? 4 : size <= 16 ? 8 : 16, unit)
    case 'float binary':
      return float(size <= 21 ? 4 : size <= 53 ? 8 : 16, unit)
    case 'pointer':
      return unit(size * byte, size * byte)
    case 'area':
      return unit((size + 16) * byte, doubleword)
    case 'other':
      return unit(size * byte, 4 * byte)
    case 'none':
      return unit(0, byte)
  }
}

function binary(bits: number, unit: (bits: number, alignment: number) => Unit): Unit {
  const width = bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64
  return unit(width, width)
}

function float(bytes: number, unit: (bits: number, alignment: number) => Unit): Unit {
  return unit(bytes * byte, Math.min(bytes * byte, doubleword))
}
