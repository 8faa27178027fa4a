import type { LineageResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function lineage(_context: QueryContext, _asked: string): LineageResult {
  throw new Error('lineage is being written')
}
