import type { WalkResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function walkText(_result: WalkResult, _look: ListLook): string {
  throw new Error('walk is being written')
}
