import type { CrudResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function crud(_context: QueryContext, _asked?: string): CrudResult {
  throw new Error('crud is being written')
}
