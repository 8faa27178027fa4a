import { type Access, accessOf } from '../../answer/access.ts'
import type { StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { SubjectFlow } from '../../answer/structure-estate-results.ts'
import { FlowWriter } from './flow-writer.ts'
import type { QueryContext } from './query-context.ts'
import { stepConditions } from './step-conditions.ts'

/** Procedures and groups may be nested so deep (z/OS MVS JCL Reference). */
const deepest = 15
/** A job has 255 steps; more are those of procs that call each other in a circle. */
const mostSteps = 500

const accessWords: Record<Access, string> = { read: 'read', write: 'write', both: 'update', other: '' }

interface Body {
  readonly unit: StructureUnit
  /** Node that its steps follow. */
  readonly node: number
  readonly key: string
  readonly depth: number
}

/** The steps of a job in order, what they run, those of the procs they run, and the data sets they read and write. */
export function jobFlow(context: QueryContext, job: StructureUnit): Pick<SubjectFlow, 'flow' | 'nodes' | 'links'> {
  const writer = new FlowWriter(context)
  const { kind, name, path, startLine } = job
  const start = writer.node('job', () => ({ unit: { kind, name }, place: { path, line: startLine } }))
  const flow = new JobSteps(context, writer)
  flow.write({ unit: job, node: start, key: '', depth: 0 })
  for (const edge of context.graph.edgesFrom(name)) {
    if (edge.kind === 'triggers' && edge.from.name === name) {
      writer.arrow(start, writer.named(edge.to), { ...edge, does: ['triggers', edge.verb].filter((word) => word !== undefined).join(' ') })
    }
  }
  return { flow: 'job', nodes: writer.nodes, links: writer.links }
}

class JobSteps {
  readonly #context: QueryContext
  readonly #writer: FlowWriter
  /** Statements of procs that the job decides otherwise. */
  readonly #decided = new Set<string>()
  #steps = 0

  constructor(context: QueryContext, writer: FlowWriter) {
    this.#context = context
    this.#writer = writer
  }

  /** Procs are at most `deepest` deep. */
  write({ unit, node, key, depth }: Body): void {
    const { graph } = this.#context
    const steps = graph
      .unitsIn(unit.path)
      .filter(({ kind, of, startLine }) => kind === 'step' && of === unit.name && startLine <= unit.endLine)
      .filter(({ startLine }) => unit.startLine <= startLine)
    const conditions = stepConditions(graph, unit.path)
    let before = node
    for (const step of steps) {
      if (++this.#steps > mostSteps) return
      const { name, of, path, startLine, endLine } = step
      const at = this.#writer.node(`${key}step ${path}:${startLine}`, () => ({
        unit: { kind: 'step', name, ...(of === undefined ? {} : { of }) },
        place: { path, line: startLine },
        ...(step.detail === undefined ? {} : { detail: step.detail }),
      }))
      const condition = conditions.get(startLine)
      this.#writer.arrow(before, at, { kind: 'then', path, line: startLine, ...(condition === undefined ? {} : { condition }) })
      before = at
      const edges = graph
        .edgesFrom(unit.name)
        .filter((edge) => edge.from.path === path && edge.step === name && (edge.path !== path || isInside(edge, startLine, endLine)))
      for (const { overrides } of edges) if (overrides) this.#decided.add(`${overrides.path}:${overrides.line}`)
      for (const edge of edges) this.#edge(edge, at, `${key}${path}:${startLine} `, depth)
    }
  }

  #edge(edge: StructureEdge, at: number, key: string, depth: number): void {
    if (this.#decided.has(`${edge.path}:${edge.line}`)) return
    const { kind, to, op, dd, verb } = edge
    if (kind === 'runs-proc') this.#proc(edge, at, key, depth)
    else if (kind === 'runs') {
      // The step itself names a utility, which is everywhere and leads nowhere.
      if (edge.system !== true) this.#writer.arrow(at, this.#writer.named(to), { ...edge, does: 'EXEC' })
    } else if (kind === 'dataset' && op !== 'library' && op !== 'model' && !to.name.includes('(')) {
      const does = [dd === undefined ? '' : `DD ${dd}`, op ?? verb ?? accessWords[accessOf(edge)]].filter((word) => word !== '').join(' ')
      this.#writer.arrow(at, this.#writer.named(to), { ...edge, does })
    }
  }

  #proc(edge: StructureEdge, at: number, key: string, depth: number): void {
    const { to, found } = edge
    const [unit] = this.#context.names.thingOf({ ...to, ...(found === undefined ? {} : { path: found }) }).definitions
    const node = this.#writer.node(`${key}proc`, () => ({
      unit: { kind: to.kind, name: to.name },
      ...(unit ? { place: { path: unit.path, line: unit.startLine } } : {}),
    }))
    this.#writer.arrow(at, node, { ...edge, does: 'EXEC' })
    if (unit && depth < deepest) this.write({ unit, node, key, depth: depth + 1 })
  }
}

function isInside({ line }: StructureEdge, startLine: number, endLine: number): boolean {
  return startLine <= line && line <= endLine
}
