import type { FieldTable } from '../facts.ts'
import { FieldStatements } from './field-statements.ts'
import { FieldStorage } from './field-storage.ts'

/** The data items of one program, ready to follow values: made when it is first come to. */
export interface ProgramData {
  readonly table: FieldTable
  readonly storage: FieldStorage
  readonly statements: FieldStatements
  /** Rows that statements name, by the record whose storage they lie in. */
  readonly named: ReadonlyMap<number, readonly number[]>
}

export class ProgramsData {
  readonly #known = new Map<FieldTable, ProgramData>()

  of(table: FieldTable): ProgramData {
    const known = this.#known.get(table)
    if (known) return known
    const storage = new FieldStorage(table)
    const statements = new FieldStatements(table)
    const named = new Map<number, number[]>()
    for (let row = 0; row < table.names.length; row++) {
      if (!statements.isNamed(row)) continue
      const record = storage.recordOf(row)
      const rows = named.get(record)
      if (rows) rows.push(row)
      else named.set(record, [row])
    }
    const made = { table, storage, statements, named }
    this.#known.set(table, made)
    return made
  }
}
