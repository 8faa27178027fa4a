import type { UnitKind } from '../../answer/structure.ts'
import type { FlowResult } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function flow(_context: QueryContext, _asked: string, _kind?: UnitKind): FlowResult {
  throw new Error('flow is being written')
}
