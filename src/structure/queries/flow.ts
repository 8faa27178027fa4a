import type { UnitKind, UnresolvedReference } from '../../answer/structure.ts'
import type { FlowResult, SubjectFlow } from '../../answer/structure-estate-results.ts'
import { placeText, unitWords } from '../../answer/structure-words.ts'
import { count } from '../../base/text.ts'
import { jobFlow } from './flow-job.ts'
import { programFlow } from './flow-program.ts'
import { screenFlow } from './flow-screen.ts'
import type { NamedThing } from './name-index.ts'
import type { QueryContext } from './query-context.ts'
import { subjectOf } from './references.ts'

/** Kinds that ask for the screens and not for the statements of a program. */
const screenKinds: readonly (UnitKind | undefined)[] = ['map', 'mapset', 'transaction']

/** How control goes through a program or a job, or from screen to screen. */
export function flow(context: QueryContext, asked: string, kind?: UnitKind): FlowResult {
  const things = context.names.find(asked)
  const notices: string[] = []
  const subjects = thingsOf(things, kind).flatMap((thing) => flowsOf(context, thing, kind, notices))
  const open = subjects.some((subject) => subject.flow === 'program') ? openReferences(context, subjects) : []
  return {
    query: 'flow',
    name: asked,
    subjects,
    nearest: things.length > 0 ? [] : context.known.nearest(asked),
    notices: [...notices, ...(subjects.length === 0 ? otherNotice(asked, things, kind) : []), ...openNotice(open)],
  }
}

/** Who asks for screens may name any of the things around them. */
function thingsOf(things: readonly NamedThing[], kind: UnitKind | undefined): readonly NamedThing[] {
  if (kind === undefined) return things
  const exact = things.filter(({ unit }) => unit.kind === kind)
  if (!screenKinds.includes(kind)) return exact
  const around = exact.length > 0 ? exact : things.filter(({ unit }) => screenKinds.includes(unit.kind))
  return [...around, ...things.filter(({ unit }) => unit.kind === 'program')]
}

/** Each definition of a program has statements of its own. */
function flowsOf(context: QueryContext, thing: NamedThing, kind: UnitKind | undefined, notices: string[]): SubjectFlow[] {
  const { unit, definitions } = thing
  if (unit.kind === 'transaction' || unit.kind === 'map' || unit.kind === 'mapset' || screenKinds.includes(kind)) {
    const { left, ...found } = screenFlow(context, unit)
    if (left.length > 0)
      notices.push(
        `${count(left.length, 'screen or program', 'screens and programs')} further on found no room: ${left.slice(0, 5).join(', ')}${left.length > 5 ? ' …' : ''}.`,
      )
    return found.links.length > 0 ? [{ ...subjectOf(thing), ...found }] : []
  }
  return definitions.flatMap((definition): SubjectFlow[] => {
    const subject = subjectOf({ ...thing, unit: { ...unit, kind: definition.kind }, definitions: [definition] })
    if (definition.kind === 'program') return [{ ...subject, ...programFlow(context, definition) }]
    return definition.kind === 'job' || definition.kind === 'proc' ? [{ ...subject, ...jobFlow(context, definition) }] : []
  })
}

function otherNotice(asked: string, [thing]: readonly NamedThing[], kind: UnitKind | undefined): string[] {
  if (!thing) return []
  const why = kind === undefined ? 'has no flow of its own' : `shows no flow of kind ${kind}`
  return [`${unitWords(thing.unit)} ${why}: ask for a program, job, procedure, transaction or map; "callers" tells who leads to ${asked}.`]
}

function openReferences({ graph }: QueryContext, subjects: readonly SubjectFlow[]): UnresolvedReference[] {
  const programs = new Set(subjects.flatMap(({ unit, definitions }) => definitions.map(({ path }) => `${unit.name} ${path}`)))
  return graph.unresolved.filter(
    ({ kind, from }) => ['call', 'link', 'xctl', 'start', 'map'].includes(kind) && programs.has(`${from.name} ${from.path}`),
  )
}

const shownPlaces = 3

function openNotice(open: readonly UnresolvedReference[]): string[] {
  if (open.length === 0) return []
  const places = open.slice(0, shownPlaces).map((one) => `${one.kind} ${one.operand} ${placeText(one)} (${one.reason})`)
  const more = open.length > places.length ? `; ${open.length - places.length} more` : ''
  return [
    `${count(open.length, 'transfer')} with no known target ${open.length === 1 ? 'is' : 'are'} not shown: ${places.join('; ')}${more}.`,
  ]
}
