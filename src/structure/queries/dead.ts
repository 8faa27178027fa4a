import type { DeadResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function dead(_context: QueryContext): DeadResult {
  throw new Error('dead is being written')
}
