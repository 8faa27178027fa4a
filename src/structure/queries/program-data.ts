import { groupBy } from '../../base/group-by.ts'
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

/** The data of all programs that a question comes to. */
export class ProgramsData {
  readonly #known = new Map<FieldTable, ProgramData>()

  of(table: FieldTable): ProgramData {
    const known = this.#known.get(table)
    if (known) return known
    const storage = new FieldStorage(table)
    const statements = new FieldStatements(table)
    const named = groupBy(
      [...table.names.keys()].filter((row) => statements.isNamed(row)),
      (row) => storage.recordOf(row),
    )
    const made = { table, storage, statements, named }
    this.#known.set(table, made)
    return made
  }
}
