import type { LayoutResult } from '../answer/structure-estate-results.ts'
import type { ListLook } from './definition-list.ts'

export function layoutText(_result: LayoutResult, _look: ListLook): string {
  throw new Error('layout is being written')
}
