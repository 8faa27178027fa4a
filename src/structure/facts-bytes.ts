import { deserialize, serialize } from 'node:v8'
import type { FieldTable, MemberFacts } from './facts.ts'

/**
 * The facts of a member as bytes, for the cache and on the way from a worker thread. The tables of fields are most of the bytes and most questions
 * never look at them, so they stand apart and are taken out when they are asked for.
 */
export interface PackedFacts {
  readonly main: Uint8Array
  /** Empty when there are none. */
  readonly fields: Uint8Array
}

export function packFacts({ fields, ...main }: MemberFacts): PackedFacts {
  // Not `Buffer.from`: its memory may be shared, and then no thread can give it to another.
  return { main: new TextEncoder().encode(JSON.stringify(main)), fields: fields.length === 0 ? new Uint8Array() : serialize(fields) }
}

/** Throws when the bytes are none that `packFacts` made. */
export function unpackFacts({ main, fields }: PackedFacts): MemberFacts {
  const facts: Omit<MemberFacts, 'fields'> = JSON.parse(Buffer.from(main.buffer, main.byteOffset, main.byteLength).toString('utf8'))
  let tables: readonly FieldTable[] | undefined = fields.byteLength === 0 ? [] : undefined
  return Object.defineProperty(facts, 'fields', {
    enumerable: true,
    get: () => {
      tables ??= deserialize(fields) as readonly FieldTable[]
      return tables
    },
  }) as MemberFacts
}
