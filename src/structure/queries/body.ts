import type { UnitKind } from '../../answer/structure.ts'
import type { BodyResult } from '../../answer/structure-results.ts'
import { unitName } from '../unit-name.ts'
import type { QueryContext } from './query-context.ts'
import { where } from './where.ts'

/** The lines of what a name stands for; whoever may read files puts the text in. */
export function body(context: QueryContext, asked: string, kind?: UnitKind): BodyResult {
<<<<<<< HEAD
  const { definitions, members, nearest } = where(context, asked, { kind })
  const units = definitions.map(({ kind, name, of, path, startLine, endLine }) => ({
    kind,
    name,
    ...(of === undefined ? {} : { of }),
    path,
    startLine,
    endLine,
  }))
=======
  const { definitions, members, nearest } = where(context, asked, kind)
  const units = definitions.map(({ path, startLine, endLine, ...unit }) => ({ ...unitName(unit), path, startLine, endLine }))
>>>>>>> 3d8c75b2493708920c2af38be144270683a63280
  const whole = members.map(({ path, lines }) => ({ kind: 'member' as const, name: path, path, startLine: 1, endLine: Math.max(1, lines) }))
  return { query: 'body', name: asked, bodies: [...units, ...whole], nearest, notices: [] }
}
