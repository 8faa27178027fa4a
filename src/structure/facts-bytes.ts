import { deserialize, serialize } from 'node:v8'
import type { FieldTable, MemberFacts } from './facts.ts'
import { FieldNames } from './field-names.ts'

/**
 * The facts of a member as bytes, for the cache and on the way from a worker thread. The tables of fields are most of the bytes and most questions
 * never look at them, so they stand apart and are taken out when they are asked for.
 */
export interface PackedFacts {
  readonly main: Uint8Array
  /** The length of the names, the names (`FieldNames`), the tables. Empty when there are none. */
  readonly fields: Uint8Array
}

const lengthBytes = 4

export function packFacts({ fields, fieldNames: _, ...main }: MemberFacts): PackedFacts {
  // Not `Buffer.from`: its memory may be shared, and then no thread can give it to another.
  return { main: new TextEncoder().encode(JSON.stringify(main)), fields: fields.length === 0 ? new Uint8Array() : packFields(fields) }
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

/** Throws when the bytes are none that `packFacts` made. */
export function unpackFacts({ main, fields }: PackedFacts): MemberFacts {
  const facts: Omit<MemberFacts, 'fields'> = JSON.parse(Buffer.from(main.buffer, main.byteOffset, main.byteLength).toString('utf8'))
  const tablesAt = fields.byteLength === 0 ? 0 : lengthBytes + new DataView(fields.buffer, fields.byteOffset).getUint32(0, true)
  let tables: readonly FieldTable[] | undefined = fields.byteLength === 0 ? [] : undefined
  return Object.defineProperties(facts, {
    fields: {
      enumerable: true,
      get: () => {
        tables ??= deserialize(fields.subarray(tablesAt)) as readonly FieldTable[]
        return tables
      },
    },
    fieldNames: { value: new FieldNames(fields.subarray(lengthBytes, tablesAt)) },
  }) as MemberFacts
}
