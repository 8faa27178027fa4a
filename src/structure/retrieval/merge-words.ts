import { bytesOfNumbers } from '../../base/number-columns.ts'
import { NumberReader } from '../../base/number-reader.ts'
import { PackedNumbers } from '../../base/packed-numbers.ts'
import { TermDictionary } from '../../base/words/term-dictionary.ts'
import { sealBlob } from '../sealed-blob.ts'
import { aroundField, identifierField, retrievalKinds } from './retrieval-unit.ts'
import { unpackWords } from './words-bytes.ts'
import type { KnownWords } from './words-cache.ts'

export const retrievalMagic = 'retrieval index 2\n'

/** What stands in front of the sections; `bytes` of each in their order. */
export interface RetrievalHeader {
  /** Identifies the facts and the code that made the index. */
  readonly state: string
  readonly units: number
  readonly members: readonly (readonly [path: string, language: string])[]
  readonly averageLength: number
  readonly bytes: readonly number[]
}

/** Columns of the units: where they are, what they are, and numbers of their names in the list of names; 0 for none. */
export const unitColumns = ['member', 'startLine', 'endLine', 'head', 'length', 'kind', 'name', 'of', 'ownerKind', 'ownerName'] as const
export type UnitColumn = (typeof unitColumns)[number]

/** Parts of identifiers that may abbreviate a word: so long at most, and in so many units at least. */
const longestPart = 7
const fewestOfPart = 2

/** The index over the words of all members, as a sealed blob for `RetrievalIndex.open`. */
export function mergeWords(members: readonly KnownWords[], state: string): Uint8Array {
  const names = new NameList()
  const rows: number[][] = unitColumns.map(() => [])
  const terms = new Map<string, number>()
  const parts: MemberPart[] = []
  let base = 0
  for (const [member, { bytes }] of members.entries()) {
    const words = unpackWords(bytes)
    for (const { kind, name, of, owner, startLine, endLine, head } of words.units) {
      const row: Record<UnitColumn, number> = {
        member,
        startLine,
        endLine,
        head: base + head,
        length: 0,
        kind: retrievalKinds.indexOf(kind),
        name: names.numberOf(name),
        of: names.numberOf(of ?? ''),
        ownerKind: owner === undefined ? 0 : retrievalKinds.indexOf(owner.kind),
        ownerName: names.numberOf(owner?.name ?? ''),
      }
      for (const [i, column] of unitColumns.entries()) rows[i]?.push(row[column])
    }
    base += words.units.length
    parts.push({ units: words.units.length, packed: words.packed, globals: numbersOf(words.terms, terms) })
  }
  const lengths = new Uint32Array(base)
  const { dictionary, postings, abbreviating } = packPostings(parts, terms, lengths)
  const columns = unitColumns.map((column, i) => (column === 'length' ? lengths : Uint32Array.from(rows[i] ?? [])))
  const sections = [
    ...columns.map(bytesOfNumbers),
    Buffer.from(names.all().join('\n')),
    Buffer.from(abbreviating.join('\n')),
    dictionary,
    postings,
  ]
  const header: RetrievalHeader = {
    state,
    units: base,
    members: members.map(({ path, language }) => [path, language]),
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, base),
    bytes: sections.map(({ length }) => length),
  }
  return sealBlob(retrievalMagic, [Buffer.from(`${JSON.stringify(header)}\n`), ...sections])
}

/** What is left of a member when its terms have the numbers of the whole. */
interface MemberPart {
  readonly units: number
  readonly packed: Uint8Array
  /** By the member's number of a term the one of the whole. */
  readonly globals: Uint32Array
}

function numbersOf(terms: readonly string[], numbers: Map<string, number>): Uint32Array {
  return Uint32Array.from(terms, (term) => {
    const number = numbers.get(term) ?? numbers.size
    numbers.set(term, number)
    return number
  })
}

class NameList {
  readonly #numbers = new Map<string, number>([['', 0]])

  numberOf(name: string): number {
    const key = name.replaceAll('\n', ' ')
    const number = this.#numbers.get(key) ?? this.#numbers.size
    this.#numbers.set(key, number)
    return number
  }

  all(): string[] {
    return [...this.#numbers.keys()]
  }
}

interface PackedPostings {
  /** Terms, and where the postings of each begin. */
  readonly dictionary: Uint8Array
  /**
   * For each term: in how many units, and for each unit its number less that of the one before and the counts of its
   * fields as `MemberWords.packed` has them.
   */
  readonly postings: Uint8Array
  /** Parts of identifiers that may abbreviate a word. */
  readonly abbreviating: readonly string[]
}

/** Fills `lengths` as well: how many words each unit has. */
function packPostings(members: readonly MemberPart[], numbers: ReadonlyMap<string, number>, lengths: Uint32Array): PackedPostings {
  const found = new Uint32Array(numbers.size)
  const asPart = new Uint32Array(numbers.size)
  eachEntry(members, (term, unit, bytes, start) => {
    let length = 0
    let isPart = 0
    for (let at = start; ; at++) {
      const byte = bytes[at] ?? 0
      const field = (byte >> 4) & 7
      if (field === identifierField) isPart = 1
      if (field !== aroundField) length += byte & 15
      if (byte < 128) break
    }
    found[term] = (found[term] ?? 0) + 1
    asPart[term] = (asPart[term] ?? 0) + isPart
    lengths[unit] = (lengths[unit] ?? 0) + length
  })
  // Where the entries of each term begin, and then where the next one goes.
  const next = new Uint32Array(numbers.size + 1)
  for (let term = 0; term < found.length; term++) next[term + 1] = (next[term] ?? 0) + (found[term] ?? 0)
  const total = next[numbers.size] ?? 0
  const units = new Uint32Array(total)
  const fieldsAt = new Uint32Array(total)
  const fieldBytes = new PackedNumbers()
  eachEntry(members, (term, unit, bytes, start, end) => {
    const entry = next[term] ?? 0
    next[term] = entry + 1
    units[entry] = unit
    fieldsAt[entry] = fieldBytes.length
    for (let at = start; at < end; at++) fieldBytes.pushByte(bytes[at] ?? 0)
  })
  const packed = new PackedNumbers()
  const entries: [string, number][] = []
  const bytes = fieldBytes.bytes()
  for (const [term, number] of numbers) {
    entries.push([term, packed.length])
    const end = next[number] ?? 0
    packed.push(found[number] ?? 0)
    let before = 0
    for (let entry = end - (found[number] ?? 0); entry < end; entry++) {
      const unit = units[entry] ?? 0
      packed.push(unit - before)
      before = unit
      for (let at = fieldsAt[entry] ?? 0; ; at++) {
        const byte = bytes[at] ?? 0
        packed.pushByte(byte)
        if (byte < 128) break
      }
    }
  }
  const isPart = (term: string, number: number) =>
    term.length >= 3 && term.length <= longestPart && (asPart[number] ?? 0) >= fewestOfPart && /^[a-z]+$/.test(term)
  const abbreviating = [...numbers].flatMap(([term, number]) => (isPart(term, number) ? [term] : [])).sort()
  return { dictionary: TermDictionary.pack(entries), postings: packed.bytes(), abbreviating }
}

/** Gets the counts of the fields as bytes from `start` to before `end`. */
type OnEntry = (term: number, unit: number, bytes: Uint8Array, start: number, end: number) => void

/** Calls for all terms of all units, unit by unit. */
function eachEntry(members: readonly MemberPart[], onEntry: OnEntry): void {
  let unit = 0
  for (const { units, packed, globals } of members) {
    const reader = new NumberReader(packed)
    for (let left = units; left > 0; left--, unit++) {
      let term = 0
      for (let terms = reader.next(); terms > 0; terms--) {
        term += reader.next()
        const start = reader.at
        while (reader.byte() >= 128);
        onEntry(globals[term] ?? 0, unit, packed, start, reader.at)
      }
    }
  }
}
