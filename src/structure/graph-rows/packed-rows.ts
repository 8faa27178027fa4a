import { KeyIndex, keyIndexSections } from './key-index.ts'
import { placesByKey } from './listed-rows.ts'
import { RecordReader, RecordWriter } from './packed-records.ts'
import type { RowKeys, Rows } from './rows.ts'
import type { SectionReader } from './section-reader.ts'
import type { StringTable, StringTableWriter } from './string-table.ts'

/** The records, then the index of each of `keys`. */
export function rowSections<Row extends object, By extends string>(
  rows: readonly Row[],
  keys: RowKeys<Row, By>,
  strings: StringTableWriter,
): Uint8Array[] {
  const records = new RecordWriter(strings)
  for (const row of rows) records.add(row)
  const indices = indicesOf(keys).flatMap((index) => keyIndexSections(placesByKey(rows, keys[index]), strings))
  return [...records.sections(), ...indices]
}

/** What `rowSections` made. A record is unpacked when it is first asked for. */
export class PackedRows<Row extends object, By extends string> implements Rows<Row, By> {
  readonly #records: RecordReader
  readonly #indices: ReadonlyMap<By, KeyIndex>
  readonly #known: (Row | undefined)[]
  readonly #found = new Map<string, readonly Row[]>()
  #all: readonly Row[] | undefined

  constructor(sections: SectionReader, keys: RowKeys<Row, By>, strings: StringTable) {
    this.#records = new RecordReader(sections, strings)
    this.#indices = new Map(indicesOf(keys).map((index) => [index, new KeyIndex(sections, strings)]))
    this.#known = new Array(this.#records.length)
  }

  get length(): number {
    return this.#records.length
  }

  all(): readonly Row[] {
    this.#all ??= Array.from({ length: this.length }, (_, place) => this.#at(place))
    return this.#all
  }

  by(index: By, key: string): readonly Row[] {
    const asked = `${index} ${key}`
    let found = this.#found.get(asked)
    if (found === undefined) {
      found = (this.#indices.get(index)?.places(key) ?? []).map((place) => this.#at(place))
      this.#found.set(asked, found)
    }
    return found
  }

  #at(place: number): Row {
    const known = this.#known[place]
    if (known !== undefined) return known
    // The cache is ours, and its checksum says that nobody else wrote here.
    const row = this.#records.at(place) as Row
    this.#known[place] = row
    return row
  }
}

/** In the order in which they are written. */
function indicesOf<Row, By extends string>(keys: RowKeys<Row, By>): By[] {
  return Object.keys(keys) as By[]
}
