import type { ImpactResult } from '../../answer/structure-estate-results.ts'
import type { ImpactOptions } from '../../answer/structure-index.ts'
import type { QueryContext } from './query-context.ts'

export function impact(_context: QueryContext, _asked: string, _options: ImpactOptions): ImpactResult {
  throw new Error('impact is being written')
}
