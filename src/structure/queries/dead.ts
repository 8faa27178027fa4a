import type { SourcePlace, StructureEdge, StructureUnit, UnresolvedReference } from '../../answer/structure.ts'
import type { DeadResult } from '../../answer/structure-estate-results.ts'
import { count } from '../../base/text.ts'
import { comparePlaces } from './compare-places.ts'
import { deadParagraphs } from './dead-paragraphs.ts'
import { deadUnit } from './dead-unit.ts'
import type { QueryContext } from './query-context.ts'
import { reachedUnits } from './reached-units.ts'

/** What may be dead: of anything else nobody expects that the code leads there. */
const mortal: readonly StructureUnit['kind'][] = ['program', 'copybook', 'proc']

/**
 * What nothing leads to from a job, a transaction, or anything else that is started from outside. What only a reference without a known target could
 * reach, or only something outside the code could start, is not called dead but `suppressed`, and what it leads to lives.
 */
export function dead(context: QueryContext): DeadResult {
  const { graph } = context
  const candidates = graph.units.filter(({ kind, of }) => mortal.includes(kind) && of === undefined)
  const roots = graph.units.filter(isRoot)
  const reached = reachedUnits(context, roots)
  const doubts = new Doubts(context)
  const suppressed = candidates.flatMap((unit) => {
    const doubt = reached.has(unit) ? undefined : doubts.about(unit)
    return doubt === undefined ? [] : [{ unit, ...doubt }]
  })
  const alive = suppressed.length === 0 ? reached : reachedUnits(context, [...roots, ...suppressed.map(({ unit }) => unit)])
  const gone = new Set(candidates.filter((unit) => !alive.has(unit)))
  const units = [...gone].sort((a, b) => mortal.indexOf(a.kind) - mortal.indexOf(b.kind) || byPlace(a, b))
  return {
    query: 'dead',
    units: units.map(deadUnit),
    paragraphs: deadParagraphs(
      context,
      graph.units.filter((unit) => unit.kind === 'program' && !gone.has(unit)),
    ),
    // What a suppressed program alone leads to needs no line of its own.
    suppressed: suppressed.map(({ unit, ...doubt }) => ({ unit: deadUnit(unit), ...doubt })),
    notices:
      suppressed.length === 0 ? [] : [`${count(suppressed.length, 'unit')} that nothing is known to reach may be reached all the same.`],
  }
}

function byPlace(a: StructureUnit, b: StructureUnit): number {
  return comparePlaces({ path: a.path, line: a.startLine }, { path: b.path, line: b.startLine })
}

/** Started by an operator, a scheduler or a user; the tables and definitions of a subsystem are read by that. */
function isRoot({ kind }: StructureUnit): boolean {
  return (
    !mortal.includes(kind) &&
    !['entry', 'section', 'paragraph', 'step', 'map', 'message', 'field', 'record', 'file', 'macro'].includes(kind)
  )
}

interface Doubt {
  readonly why: string
  readonly place?: SourcePlace
}

/** Reasons for which something that nothing leads to may live. */
class Doubts {
  readonly #context: QueryContext
  readonly #has: ReadonlySet<StructureUnit['kind']>
  readonly #call: Doubt | undefined
  readonly #transfer: Doubt | undefined

  constructor(context: QueryContext) {
    this.#context = context
    const { units, unresolved, edges } = context.graph
    this.#has = new Set(units.map(({ kind }) => kind))
    // A method of which several classes have one is open too, and no way to a program.
    const open = [...unresolved, ...edges.filter(({ complete, to }) => !complete && to.kind !== 'symbol')]
    this.#call = openReference(open, ['call'], 'a CALL whose target is not known may reach it')
    this.#transfer = openReference(open, ['link', 'xctl'], 'a transfer of CICS whose target is not known may reach it')
  }

  about(unit: StructureUnit): Doubt | undefined {
    if (unit.kind === 'proc') return this.#has.has('job') ? undefined : { why: 'no job is in the code that could run it' }
    if (unit.kind !== 'program') return undefined
    const online = this.#isOnline(unit)
    const takesParameters = /\bUSING\b/.test(unit.detail ?? '')
    if (online) return this.#has.has('transaction') ? this.#transfer : { why: 'no transaction is defined in the code that could start it' }
    if (takesParameters) return this.#call
    return this.#has.has('job') || this.#has.has('proc') ? undefined : { why: 'no job is in the code that could run it' }
  }

  #isOnline({ name, path }: StructureUnit): boolean {
    const online = (edge: StructureEdge | UnresolvedReference) =>
      edge.from.path === path && ['link', 'xctl', 'start', 'map', 'transaction', 'queue'].includes(edge.kind)
    const { graph } = this.#context
    return (
      graph.edgesFrom(name).some((edge) => online(edge) || isFileOfCics(edge, path)) ||
      graph.unresolved.some((one) => one.from.name === name && online(one))
    )
  }
}

/** A statement on a file of the program has an operation alone, one of CICS its verb as well. */
function isFileOfCics({ kind, verb, from }: StructureEdge, path: string): boolean {
  return kind === 'file' && from.path === path && verb !== undefined
}

function openReference(
  open: readonly (StructureEdge | UnresolvedReference)[],
  kinds: readonly StructureEdge['kind'][],
  why: string,
): Doubt | undefined {
  const found = open.find(({ kind }) => kinds.includes(kind))
  return found && { why, place: { path: found.path, line: found.line } }
}
