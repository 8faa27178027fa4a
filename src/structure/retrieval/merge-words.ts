import { PackedNumbers } from '../../base/packed-numbers.ts'
import { TermDictionary } from '../../base/words/term-dictionary.ts'
import { sealBlob } from '../sealed-blob.ts'
import type { MemberWords } from './member-words.ts'
import { NumberReader } from './number-reader.ts'
import { aroundField, identifierField, retrievalKinds } from './retrieval-unit.ts'

export interface WordsOfMember extends MemberWords {
  readonly path: string
  readonly language: string
}

export const retrievalMagic = 'retrieval index 1\n'

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
export function mergeWords(members: readonly WordsOfMember[], state: string): Uint8Array {
  const names = new NameList()
  const total = members.reduce((sum, { units }) => sum + units.length, 0)
  const columns = new Map(unitColumns.map((column) => [column, new Uint32Array(total)]))
  const set = (column: UnitColumn, unit: number, value: number) => {
    const values = columns.get(column)
    if (values) values[unit] = value
  }
  let base = 0
  for (const [member, { units }] of members.entries()) {
    for (const [i, { kind, name, of, owner, startLine, endLine, head }] of units.entries()) {
      const unit = base + i
      set('member', unit, member)
      set('startLine', unit, startLine)
      set('endLine', unit, endLine)
      set('head', unit, base + head)
      set('kind', unit, retrievalKinds.indexOf(kind))
      set('name', unit, names.numberOf(name))
      set('of', unit, of === undefined ? 0 : names.numberOf(of))
      set('ownerKind', unit, owner === undefined ? 0 : retrievalKinds.indexOf(owner.kind))
      set('ownerName', unit, owner === undefined ? 0 : names.numberOf(owner.name))
    }
    base += units.length
  }
  const lengths = columns.get('length') ?? new Uint32Array()
  const { dictionary, postings, parts } = packPostings(members, lengths)
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, total)
  const sections = [
    ...unitColumns.map((column) => bytesOf(columns.get(column) ?? new Uint32Array())),
    Buffer.from(names.all().join('\n')),
    Buffer.from(parts.join('\n')),
    dictionary,
    postings,
  ]
  const header: RetrievalHeader = {
    state,
    units: total,
    members: members.map(({ path, language }) => [path, language]),
    averageLength,
    bytes: sections.map(({ length }) => length),
  }
  return sealBlob(retrievalMagic, [Buffer.from(`${JSON.stringify(header)}\n`), ...sections])
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
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
   * For each term: in how many units, in how many of them not only around, and for each unit its number less that of the one before and the counts of its
   * fields as `MemberWords.packed` has them.
   */
  readonly postings: Uint8Array
  readonly parts: readonly string[]
}

/** Fills `lengths` as well: how many words each unit has. */
function packPostings(members: readonly WordsOfMember[], lengths: Uint32Array): PackedPostings {
  const numbers = new Map<string, number>()
  const globals = members.map(({ terms }) => {
    const global = new Uint32Array(terms.length)
    for (const [i, term] of terms.entries()) {
      const number = numbers.get(term) ?? numbers.size
      numbers.set(term, number)
      global[i] = number
    }
    return global
  })
  const found = new Uint32Array(numbers.size)
  const own = new Uint32Array(numbers.size)
  const asPart = new Uint32Array(numbers.size)
  eachEntry(members, globals, (term, unit, fields) => {
    found[term] = (found[term] ?? 0) + 1
    let length = 0
    let isOwn = 0
    let isPart = 0
    for (const byte of fields) {
      const field = (byte >> 4) & 7
      if (field === identifierField) isPart = 1
      if (field === aroundField) continue
      isOwn = 1
      length += byte & 15
    }
    own[term] = (own[term] ?? 0) + isOwn
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
  eachEntry(members, globals, (term, unit, fields) => {
    const entry = next[term] ?? 0
    next[term] = entry + 1
    units[entry] = unit
    fieldsAt[entry] = fieldBytes.length
    fieldBytes.pushBytes(fields)
  })
  const packed = new PackedNumbers()
  const entries: [string, number][] = []
  const bytes = fieldBytes.bytes()
  for (const [term, number] of numbers) {
    entries.push([term, packed.length])
    const end = next[number] ?? 0
    packed.push(found[number] ?? 0)
    packed.push(own[number] ?? 0)
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
  const parts = [...numbers].flatMap(([term, number]) => (isPart(term, number) ? [term] : [])).sort()
  return { dictionary: TermDictionary.pack(entries), postings: packed.bytes(), parts }
}

/** `fields`: bytes of the counts, valid during the call only. */
function eachEntry(
  members: readonly WordsOfMember[],
  globals: readonly Uint32Array[],
  onEntry: (term: number, unit: number, fields: Uint8Array) => void,
): void {
  let unit = 0
  for (const [member, { units, packed }] of members.entries()) {
    const global = globals[member] ?? new Uint32Array()
    const reader = new NumberReader(packed)
    for (let left = units.length; left > 0; left--, unit++) {
      let term = 0
      for (let terms = reader.next(); terms > 0; terms--) {
        term += reader.next()
        const start = reader.at
        while (reader.byte() >= 128);
        onEntry(global[term] ?? 0, unit, packed.subarray(start, reader.at))
      }
    }
  }
}
