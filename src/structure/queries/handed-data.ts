import type { ImpactResult } from '../../answer/structure-estate-results.ts'
import type { FieldStatement, StatementUse } from './field-statements.ts'
import type { Followed } from './impact-of-field.ts'
import type { ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'

type Direction = ImpactResult['direction']

/** Values that go from program to program. */
export class HandedData {
  constructor(_context: QueryContext, _programs: ProgramsData) {}

  by(_one: Followed, _statement: FieldStatement, _use: StatementUse, _direction: Direction): Followed[] {
    return []
  }

  outside(_one: Followed, _direction: Direction): Followed[] {
    return []
  }
}
