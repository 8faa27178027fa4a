import type { CrudResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function crudText(_result: CrudResult, _look: ListLook): string {
  throw new Error('crud is being written')
}
