import { type StructureUnit, unitKinds } from '../../answer/structure.ts'
import { numbersOfBytes } from '../../base/number-columns.ts'
import { NumberReader } from '../../base/number-reader.ts'
import { TermDictionary } from '../../base/words/term-dictionary.ts'
import { openBlob } from '../sealed-blob.ts'
import { type RetrievalHeader, retrievalMagic, type UnitColumn, unitColumns } from './merge-words.ts'
import { type RetrievalKind, retrievalKinds } from './retrieval-unit.ts'

/** A unit as the index knows it. */
export interface IndexedUnit {
  readonly kind: RetrievalKind
  readonly name: string
  readonly of?: string
  readonly owner?: Pick<StructureUnit, 'kind' | 'name'>
  readonly path: string
  readonly language: string
  readonly startLine: number
  readonly endLine: number
}

/** The words of all units, read where a question asks for them. */
export class RetrievalIndex {
  readonly header: RetrievalHeader
  readonly dictionary: TermDictionary
  readonly #columns: ReadonlyMap<UnitColumn, Uint32Array>
  readonly #names: Buffer
  readonly #parts: Buffer
  readonly #postings: Buffer
  #nameList: readonly string[] | undefined
  #memberNumbers: ReadonlyMap<string, number> | undefined

  private constructor(header: RetrievalHeader, sections: readonly Buffer[]) {
    this.header = header
    this.#columns = new Map(unitColumns.map((column, i) => [column, numbersOfBytes(sections[i] ?? Buffer.alloc(0))]))
    const [names, parts, dictionary, postings] = sections.slice(unitColumns.length)
    const none = Buffer.alloc(0)
    this.#names = names ?? none
    this.#parts = parts ?? none
    this.dictionary = new TermDictionary(dictionary ?? none)
    this.#postings = postings ?? none
  }

  /** Undefined when the bytes are damaged, or of another version, or of another state. */
  static open(bytes: Uint8Array, state: string): RetrievalIndex | undefined {
    const body = openBlob(retrievalMagic, bytes)
    if (body === undefined) return undefined
    // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
    try {
      const headerEnd = body.indexOf('\n')
      const header: RetrievalHeader = JSON.parse(body.toString('utf8', 0, headerEnd))
      if (header.state !== state) return undefined
      const sections: Buffer[] = []
      let at = headerEnd + 1
      for (const length of header.bytes) {
        sections.push(body.subarray(at, at + length))
        at += length
      }
      const isWhole = at === body.length && sections.length === unitColumns.length + 4 && sections[0]?.length === header.units * 4
      return isWhole ? new RetrievalIndex(header, sections) : undefined
    } catch {
      return undefined
    }
  }

  /** Of a member among those of the header. */
  memberNumber(path: string): number | undefined {
    this.#memberNumbers ??= new Map(this.header.members.map(([member], i) => [member, i]))
    return this.#memberNumbers.get(path)
  }

  column(column: UnitColumn): Uint32Array {
    return this.#columns.get(column) ?? new Uint32Array()
  }

  unit(unit: number): IndexedUnit {
    const at = (column: UnitColumn) => this.column(column)[unit] ?? 0
    const [path = '', language = ''] = this.header.members[at('member')] ?? []
    const name = (number: number) => this.#nameAt(number)
    return {
      kind: retrievalKinds[at('kind')] ?? 'lines',
      name: name(at('name')),
      ...(at('of') === 0 ? {} : { of: name(at('of')) }),
      ...(at('ownerName') === 0 ? {} : { owner: { kind: unitKinds[at('ownerKind')] ?? 'program', name: name(at('ownerName')) } }),
      path,
      language,
      startLine: at('startLine'),
      endLine: at('endLine'),
    }
  }

  /** Parts of identifiers that may abbreviate a word, sorted. */
  parts(): readonly string[] {
    return this.#parts.toString('utf8').split('\n')
  }

  /** How many units have a term. */
  count(term: string): number {
    const start = this.dictionary.get(term)
    return start === undefined ? 0 : new NumberReader(this.#postings, start).next()
  }

  /** Calls for each unit with the term, in order, of `wanted` (in rising order) alone where those are given; `fields`: four bits of counts for each field. */
  eachUnit(term: string, onUnit: (unit: number, fields: number) => void, wanted?: readonly number[]): void {
    const start = this.dictionary.get(term)
    if (start === undefined) return
    const reader = new NumberReader(this.#postings, start)
    const found = Math.min(reader.next(), this.header.units)
    // Read here and not by the reader: a common word is in a hundred thousand units.
    const bytes = this.#postings
    let { at } = reader
    let unit = 0
    /** The first of `wanted` that may still come. */
    let next = 0
    for (let left = found; left > 0; left--) {
      let byte = bytes[at++] ?? 0
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0
        gap += (byte & 127) << shift
      }
      unit += gap
      let fields = 0
      do {
        byte = bytes[at++] ?? 0
        fields |= (byte & 15) << (((byte >> 4) & 7) * 4)
      } while (byte > 127)
      if (wanted === undefined) onUnit(unit, fields)
      else {
        while ((wanted[next] ?? unit) < unit) next++
        if (next === wanted.length) return
        if (wanted[next] === unit) onUnit(unit, fields)
      }
    }
  }

  #nameAt(number: number): string {
    this.#nameList ??= this.#names.toString('utf8').split('\n')
    return this.#nameList[number] ?? ''
  }
}
