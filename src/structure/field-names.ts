import { firstIndex } from '../base/first-index.ts'
import type { FieldTable } from './facts.ts'

const numberBytes = 4

/**
 * The different names of a member's data items, so that a search unpacks only the tables that hold what it looks for. As bytes: how many they are, a hash of
 * each in rising order, and the names as text, a line each.
 */
export class FieldNames {
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  static encode(tables: readonly FieldTable[]): Uint8Array {
    const names = [...new Set(tables.flatMap(({ names: own }) => own))]
    const text = new TextEncoder().encode(names.join('\n'))
    const bytes = new Uint8Array(numberBytes * (1 + names.length) + text.length)
    const view = new DataView(bytes.buffer)
    view.setUint32(0, names.length, true)
    for (const [i, hash] of Uint32Array.from(names, hashOf).sort().entries()) view.setUint32(numberBytes * (i + 1), hash, true)
    bytes.set(text, numberBytes * (1 + names.length))
    return bytes
  }

  /** False when the member has no such name; hardly ever true when it has none. */
  mayHold(name: string): boolean {
    const hash = hashOf(name)
    const hashAt = (index: number) => this.#view.getUint32(numberBytes * (index + 1), true)
    const at = firstIndex(this.#count, (index) => hashAt(index) >= hash)
    return at < this.#count && hashAt(at) === hash
  }

  all(): string[] {
    const text = this.#bytes.subarray(numberBytes * (1 + this.#count))
    return text.length === 0 ? [] : Buffer.from(text.buffer, text.byteOffset, text.length).toString('utf8').split('\n')
  }

  get #count(): number {
    return this.#bytes.length === 0 ? 0 : this.#view.getUint32(0, true)
  }
}

/** FNV-1a over UTF-16 units. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
