import type { KnownName } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

export function completionNames(_context: QueryContext): KnownName[] {
  throw new Error('names are being written')
}
