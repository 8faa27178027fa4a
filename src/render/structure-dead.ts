import type { DeadResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function deadText(_result: DeadResult, _look: ListLook): string {
  throw new Error('dead is being written')
}
