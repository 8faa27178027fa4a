import type { ImpactResult, SubjectImpact } from '../../answer/structure-estate-results.ts'
import type { ImpactOptions } from '../../answer/structure-index.ts'
import { findAskedFields } from './field-index.ts'
import { impactOfField, impactOfMapField } from './impact-of-field.ts'
import { impactOfThing } from './impact-of-thing.ts'
import { isMapField } from './map-fields.ts'
import type { QueryContext } from './query-context.ts'
import { callable, withoutBareSymbols } from './references.ts'

const usualDepth = 3

/** What a change of something reaches (forward), or what it rests on (backward), each thing once and by the shortest way. */
export function impact(context: QueryContext, asked: string, options: ImpactOptions): ImpactResult {
  const { depth = usualDepth, direction = 'forward' } = options
  const walk = { depth, direction }
  const notices = new Set<string>()
  const all: SubjectImpact[] = [
    ...withoutIdle(callable(context, asked).map((thing) => impactOfThing(context, thing, walk, notices))),
    ...context.names
      .find(asked)
      .filter((thing) => isMapField(context.graph, thing))
      .map((thing) => impactOfMapField(context, thing, walk, notices)),
    ...findAskedFields(context.graph, asked).map((field) => impactOfField(context, field, walk, notices)),
  ]
  const subjects = withoutBareSymbols(all, ({ affected }) => affected.length === 0)
  const nearest = subjects.length === 0 ? context.known.nearest(asked) : []
  return { query: 'impact', name: asked, direction, depth, subjects, nearest, notices: [...notices] }
}

/** Steps often have the name of the program that they run, and nothing depends on them. */
function withoutIdle(subjects: readonly SubjectImpact[]): readonly SubjectImpact[] {
  const meant = subjects.filter(({ unit, affected }) => affected.length > 0 || unit.kind !== 'step')
  return meant.length > 0 ? meant : subjects
}
