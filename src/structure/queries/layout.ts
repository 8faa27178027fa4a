import type { LayoutResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function layout(_context: QueryContext, _asked: string, _position?: number): LayoutResult {
  throw new Error('layout is being written')
}
