import type { EdgeKind } from '../../../../answer/structure.ts'

/** What a program does within itself: nothing outside it is called, copied or touched. */
export const innerEdges: ReadonlySet<EdgeKind> = new Set(['perform', 'goto', 'field-read', 'field-write'])
