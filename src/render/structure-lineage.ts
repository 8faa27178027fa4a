import type { LineageResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function lineageText(_result: LineageResult, _look: ListLook): string {
  throw new Error('lineage is being written')
}
