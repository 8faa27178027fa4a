import { deserialize, serialize } from 'node:v8'
import type { FieldTable, MemberFacts } from './facts.ts'
import { FieldNames } from './field-names.ts'

/**
 * The facts of a member as bytes, for the cache and on the way from a worker thread. The tables of fields are most of the bytes and most questions
 * never look at them, so they stand apart and are taken out when they are asked for.
 */
export interface PackedFacts {
  /** JSON: a line of what is always asked for (`Look`), a line of the rest. */
  readonly main: Uint8Array
  /** The length of the names, the names (`FieldNames`), the tables. Empty when there are none. */
  readonly fields: Uint8Array
}

const lengthBytes = 4
const lineEnd = 10

type Look = Pick<MemberFacts, 'path' | 'language' | 'lines'>
type Rest = Omit<MemberFacts, keyof Look | 'fields' | 'fieldNames'>

export function packFacts({ path, language, lines, fields, fieldNames: _, ...rest }: MemberFacts): PackedFacts {
  const look: Look = { path, language, lines }
  // Not `Buffer.from`: its memory may be shared, and then no thread can give it to another.
  const main = new TextEncoder().encode(`${JSON.stringify(look)}\n${JSON.stringify(rest)}`)
  return { main, fields: fields.length === 0 ? new Uint8Array() : packFields(fields) }
}

function packFields(tables: readonly FieldTable[]): Uint8Array {
  const names = FieldNames.encode(tables)
  const rest = serialize(tables)
  const packed = new Uint8Array(lengthBytes + names.length + rest.length)
  new DataView(packed.buffer).setUint32(0, names.length, true)
  packed.set(names, lengthBytes)
  packed.set(rest, lengthBytes + names.length)
  return packed
}

/** Throws when the bytes are none that `packFacts` made, at the latest when what is wrong is asked for. */
export function unpackFacts({ main, fields }: PackedFacts): MemberFacts {
  const restAt = main.indexOf(lineEnd) + 1
  const look: Look = JSON.parse(textOf(main.subarray(0, restAt)))
  const tablesAt = fields.byteLength === 0 ? 0 : lengthBytes + new DataView(fields.buffer, fields.byteOffset).getUint32(0, true)
  let known: Rest | undefined
  let tables: readonly FieldTable[] | undefined = fields.byteLength === 0 ? [] : undefined
  const rest = (): Rest => {
    known ??= JSON.parse(textOf(main.subarray(restAt))) as Rest
    return known
  }
  const facts: MemberFacts = {
    ...look,
    get units() {
      return rest().units
    },
    get references() {
      return rest().references
    },
    get unresolved() {
      return rest().unresolved
    },
    get calls() {
      return rest().calls
    },
    get jcl() {
      return rest().jcl
    },
    get cards() {
      return rest().cards
    },
    get remarks() {
      return rest().remarks
    },
    get fields() {
      tables ??= deserialize(fields.subarray(tablesAt)) as readonly FieldTable[]
      return tables
    },
  }
  // A way to the fields and no fact of its own: not enumerable, so that facts are equal whether they were packed or not.
  return Object.defineProperty(facts, 'fieldNames', {
    value: fields.byteLength === 0 ? undefined : new FieldNames(fields.subarray(lengthBytes, tablesAt)),
  })
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8')
}
