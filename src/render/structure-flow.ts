import type { FlowResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function flowText(_result: FlowResult, _look: ListLook): string {
  throw new Error('flow is being written')
}
