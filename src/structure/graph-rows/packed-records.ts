import { bytesOfNumbers } from '../../base/number-columns.ts'
import { NumberReader } from '../../base/number-reader.ts'
import { PackedNumbers } from '../../base/packed-numbers.ts'
import type { SectionReader } from './section-reader.ts'
import type { StringTable, StringTableWriter } from './string-table.ts'

/** What a value is: text, whole number, true, false, a record in the record, or whatever else JSON can say. */
type Form = 'text' | 'number' | 'true' | 'false' | 'record' | 'json'
/** The keys of a record in their order, and what stands there: records of one kind have few of these. */
type Shape = readonly (readonly [key: string, form: Form])[]

/**
 * Plain records (what JSON can say; texts are well-formed), for the cache: of each the number of its shape, then its values, without those that the shape tells.
 * A text is its number in the table. A record is a dozen bytes and is read alone, whatever keys records are given one day.
 */
export class RecordWriter {
  readonly #strings: StringTableWriter
  readonly #shapes = new Map<string, number>()
  readonly #numbers = new PackedNumbers()
  readonly #starts: number[] = []

  constructor(strings: StringTableWriter) {
    this.#strings = strings
  }

  add(record: object): void {
    this.#starts.push(this.#numbers.length)
    this.#write(record)
  }

  /** The shapes as JSON, where each record begins, the records. */
  sections(): Uint8Array[] {
    const shapes = `[${[...this.#shapes.keys()].join(',')}]`
    return [Buffer.from(shapes), bytesOfNumbers(Uint32Array.from(this.#starts)), this.#numbers.bytes()]
  }

  #write(record: object): void {
    const entries: readonly [string, unknown][] = Object.entries(record).filter(([, value]) => value !== undefined)
    const shape: Shape = entries.map(([key, value]) => [key, formOf(value)])
    const name = JSON.stringify(shape)
    const number = this.#shapes.get(name) ?? this.#shapes.size
    this.#shapes.set(name, number)
    this.#numbers.push(number)
    for (const [, value] of entries) this.#writeValue(value)
  }

  #writeValue(value: unknown): void {
    if (typeof value === 'boolean') return
    if (typeof value === 'string') this.#numbers.push(this.#strings.add(value))
    else if (isCount(value)) this.#numbers.push(value)
    else if (isRecord(value)) this.#write(value)
    else this.#numbers.push(this.#strings.add(JSON.stringify(value)))
  }
}

/** What `RecordWriter` wrote. */
export class RecordReader {
  readonly #strings: StringTable
  readonly #shapes: readonly Shape[]
  readonly #starts: Uint32Array
  readonly #bytes: Uint8Array

  constructor(sections: SectionReader, strings: StringTable) {
    this.#strings = strings
    this.#shapes = JSON.parse(sections.bytes().toString('utf8'))
    if (!Array.isArray(this.#shapes) || !this.#shapes.every(Array.isArray)) throw new Error('no shapes of records')
    this.#starts = sections.numbers()
    this.#bytes = sections.bytes()
  }

  get length(): number {
    return this.#starts.length
  }

  at(place: number): Record<string, unknown> {
    return this.#read(new NumberReader(this.#bytes, this.#starts[place] ?? this.#bytes.length))
  }

  #read(numbers: NumberReader): Record<string, unknown> {
    const record: Record<string, unknown> = {}
    // Only forged bytes end inside a record.
    if (numbers.at >= this.#bytes.length) return record
    for (const [key, form] of this.#shapes[numbers.next()] ?? []) record[key] = this.#readValue(form, numbers)
    return record
  }

  #readValue(form: Form, numbers: NumberReader): unknown {
    switch (form) {
      case 'text':
        return this.#strings.at(numbers.next())
      case 'number':
        return numbers.next()
      case 'record':
        return this.#read(numbers)
      case 'json':
        return JSON.parse(this.#strings.at(numbers.next()))
      default:
        return form === 'true'
    }
  }
}

function formOf(value: unknown): Form {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (isCount(value)) return 'number'
  return isRecord(value) ? 'record' : 'json'
}

/** What `PackedNumbers` can hold. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
