import type { UnitKind } from '../../answer/structure.ts'
import type { BodyResult } from '../../answer/structure-results.ts'
import { unitName } from '../unit-name.ts'
import type { QueryContext } from './query-context.ts'
import { where } from './where.ts'

/** The lines of what a name stands for; whoever may read files puts the text in. */
export function body(context: QueryContext, asked: string, kind?: UnitKind): BodyResult {
  const { definitions, members, nearest } = where(context, asked, { kind })
  const units = definitions.map(({ path, startLine, endLine, ...unit }) => ({ ...unitName(unit), path, startLine, endLine }))
  const whole = members.map(({ path, lines }) => ({ kind: 'member' as const, name: path, path, startLine: 1, endLine: Math.max(1, lines) }))
  return { query: 'body', name: asked, bodies: [...units, ...whole], nearest, notices: [] }
}
