import type { WalkResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function walk(_context: QueryContext, _asked: string): WalkResult {
  throw new Error('walk is being written')
}
