import { addToGroup } from '../../base/group-by.ts'
import type { MemberFacts } from '../facts.ts'
import type { LinkedFacts } from '../link.ts'
import { edgeKeys, type GraphRows, unitKeys, unresolvedKeys } from './graph-rows.ts'
import type { RowKeys, Rows } from './rows.ts'

/** What was linked just now. What looks things up is made when it is first asked for. */
export function listedGraphRows({ units, edges, unresolved }: LinkedFacts, members: ReadonlyMap<string, MemberFacts>): GraphRows {
  const facts = [...members.values()]
  return {
    units: new ListedRows(units, unitKeys),
    edges: new ListedRows(edges, edgeKeys),
    unresolved: new ListedRows(unresolved, unresolvedKeys),
    names: () => new Set([...units.map(({ name }) => name), ...edges.map(({ to }) => to.name)]),
    *fieldNames() {
      for (const member of facts) yield* fieldNamesOf(member)
    },
    membersWithField: (name) => facts.flatMap((member, i) => (member.fieldNames?.mayHold(name) === false ? [] : [i])),
  }
}

/** Some of them several times where the tables are not packed. */
export function fieldNamesOf({ fieldNames, fields }: MemberFacts): readonly string[] {
  return fieldNames?.all() ?? fields.flatMap(({ names }) => names)
}

/** The places of records by the keys of one index. */
export function placesByKey<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, row] of rows.entries()) for (const key of keysOf(row)) addToGroup(places, key, place)
  return places
}

class ListedRows<Row, By extends string> implements Rows<Row, By> {
  readonly #rows: readonly Row[]
  readonly #keys: RowKeys<Row, By>
  readonly #found = new Map<By, Map<string, Row[]>>()

  constructor(rows: readonly Row[], keys: RowKeys<Row, By>) {
    this.#rows = rows
    this.#keys = keys
  }

  get length(): number {
    return this.#rows.length
  }

  all(): readonly Row[] {
    return this.#rows
  }

  by(index: By, key: string): readonly Row[] {
    let found = this.#found.get(index)
    if (found === undefined) {
      found = new Map()
      for (const row of this.#rows) for (const own of this.#keys[index](row)) addToGroup(found, own, row)
      this.#found.set(index, found)
    }
    return found.get(key) ?? []
  }
}
