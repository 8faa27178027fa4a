import type { ImpactResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function impactText(_result: ImpactResult, _look: ListLook): string {
  throw new Error('impact is being written')
}
