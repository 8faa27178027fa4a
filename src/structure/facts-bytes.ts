import { deserialize, serialize } from 'node:v8'
import type { FieldTable, MemberFacts } from './facts.ts'
import { FieldNames } from './field-names.ts'

/**
 * The facts of a member as bytes, for the cache and on the way from a worker thread. The tables of fields are most of the bytes and most questions
 * never look at them, so they stand apart and are taken out when they are asked for.
 */
export interface PackedFacts {
  /** JSON: a line of what is always asked for (`FactsLook`), a line of the rest. */
  readonly main: Uint8Array
  /** The length of the names, the names (`FieldNames`), the tables. Empty when there are none. */
  readonly fields: Uint8Array
}

const lengthBytes = 4
const lineEnd = 10

/** What is known of facts without unpacking any. */
export type FactsLook = Pick<MemberFacts, 'path' | 'language' | 'lines'>
type Rest = Omit<MemberFacts, keyof FactsLook | 'fields' | 'fieldNames'>

export function packFacts({ path, language, lines, fields, fieldNames: _, ...rest }: MemberFacts): PackedFacts {
  const look: FactsLook = { path, language, lines }
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

/** Parts of facts, each made when it is asked for. */
export interface FactsParts {
  rest(): Rest
  fields(): readonly FieldTable[]
  fieldNames(): FieldNames | undefined
}

/** Throws when the bytes are none that `packFacts` made, at the latest when what is wrong is asked for. */
export function unpackFacts(packed: PackedFacts): MemberFacts {
  const { main } = packed
  return factsOfParts(JSON.parse(textOf(main.subarray(0, restStart(main)))), partsOf(packed))
}

/** Of bytes that are not looked at before a part is asked for; then throws when they are wrong. */
export function partsOf(packed: PackedFacts): FactsParts {
  return {
    rest() {
      const { main } = packed
      return JSON.parse(textOf(main.subarray(restStart(main))))
    },
    fields() {
      const { fields } = packed
      return fields.byteLength === 0 ? [] : deserialize(fields.subarray(tablesStart(fields)))
    },
    fieldNames() {
      const { fields } = packed
      return fields.byteLength === 0 ? undefined : new FieldNames(fields.subarray(lengthBytes, tablesStart(fields)))
    },
  }
}

/** Facts whose parts are asked for once, when a question looks at them: most questions look at those of few members. */
export function factsOfParts({ path, language, lines }: FactsLook, parts: FactsParts): MemberFacts {
  let known: Rest | undefined
  let tables: readonly FieldTable[] | undefined
  let names: FieldNames | undefined
  const rest = (): Rest => {
    known ??= parts.rest()
    return known
  }
  const facts: MemberFacts & Record<keyof Rest, unknown> = {
    path,
    language,
    lines,
    get units() {
      return rest().units
    },
    get references() {
      return rest().references
    },
    get unresolved() {
      return rest().unresolved
    },
    get jcl() {
      return rest().jcl
    },
    get cards() {
      return rest().cards
    },
    get psbs() {
      return rest().psbs
    },
    get pcbCalls() {
      return rest().pcbCalls
    },
    get schedule() {
      return rest().schedule
    },
    get calls() {
      return rest().calls
    },
    get macroCalls() {
      return rest().macroCalls
    },
    get remarks() {
      return rest().remarks
    },
    get fields() {
      tables ??= parts.fields()
      return tables
    },
  }
  // A way to the fields and no fact of its own: not enumerable, so that facts are equal whether they were packed or not.
  return Object.defineProperty(facts, 'fieldNames', {
    get() {
      names ??= parts.fieldNames()
      return names
    },
  })
}

function restStart(main: Uint8Array): number {
  return main.indexOf(lineEnd) + 1
}

function tablesStart(fields: Uint8Array): number {
  return lengthBytes + new DataView(fields.buffer, fields.byteOffset).getUint32(0, true)
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8')
}
