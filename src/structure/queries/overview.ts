import type { StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { Count, EntryPoint, LanguageCount, OverviewResult } from '../../answer/structure-results.ts'
import type { StructureGraph } from '../graph.ts'
import { jobOrder } from './job-order.ts'
import type { QueryContext } from './query-context.ts'

/** What is in here: languages, what is started from outside, how much of everything, and what is not known. */
export function overview({ graph }: QueryContext, encodings: readonly Count[]): OverviewResult {
  const languages = languagesOf(graph)
  return {
    query: 'overview',
    members: graph.members.size,
    lines: languages.reduce((sum, { lines }) => sum + lines, 0),
    languages,
    entryPoints: {
      jobs: jobsOf(graph),
      transactions: entries(
        graph,
        (unit) => unit.kind === 'transaction',
        ({ name }) => targets(graph.edgesFrom(name), 'transaction'),
      ),
      programs: entries(
        graph,
        (unit) => isStartedOnly(graph, unit),
        ({ name }) => starters(graph, name),
      ),
    },
    units: counts(graph.units, ({ kind }) => kind),
    edges: counts(graph.edges, ({ kind }) => kind),
    unresolved: counts(
      graph.unresolved.flatMap(({ reason }) => reason.split(', ')),
      (reason) => reason,
    ),
    encodings,
    notices: graph.diagnostics.map(({ message }) => message),
  }
}

function jobsOf(graph: StructureGraph): EntryPoint[] {
  const order = jobOrder(graph)
  const jobs = entries(
    graph,
    (unit) => unit.kind === 'job',
    ({ name }) => programsOfJob(graph, name),
  )
  return jobs.map((job) => {
    const place = order.get(job.name)
    return place === undefined ? job : { ...job, order: place }
  })
}

function languagesOf({ members }: StructureGraph): LanguageCount[] {
  const found = new Map<string, { members: number; lines: number }>()
  for (const { language, lines } of members.values()) {
    const sum = found.get(language) ?? { members: 0, lines: 0 }
    found.set(language, { members: sum.members + 1, lines: sum.lines + lines })
  }
  return [...found].map(([language, sum]) => ({ language, ...sum })).sort((a, b) => b.lines - a.lines || (a.language < b.language ? -1 : 1))
}

function counts<Item, Name extends string>(items: readonly Item[], nameOf: (item: Item) => Name): Count<Name>[] {
  const found = new Map<Name, number>()
  for (const item of items) found.set(nameOf(item), (found.get(nameOf(item)) ?? 0) + 1)
  return [...found].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

function entries(
  graph: StructureGraph,
  isEntry: (unit: StructureUnit) => boolean,
  related: (unit: StructureUnit) => string[],
): EntryPoint[] {
  return graph.units
    .filter(isEntry)
    .map((unit) => ({ kind: unit.kind, name: unit.name, path: unit.path, line: unit.startLine, related: related(unit) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Programs of the code that a job runs, also by its procs. */
function programsOfJob(graph: StructureGraph, job: string): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const waiting = [job]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const edges = graph.edgesFrom(name)
    found.push(
      ...targets(
        edges.filter(({ inRepo }) => inRepo),
        'runs',
      ),
    )
    waiting.push(...targets(edges, 'runs-proc'))
  }
  return [...new Set(found)]
}

function targets(edges: readonly StructureEdge[], kind: StructureEdge['kind']): string[] {
  return [...new Set(edges.filter((edge) => edge.kind === kind).map(({ to }) => to.name))]
}

const starting: readonly StructureEdge['kind'][] = ['runs', 'transaction']
const calling: readonly StructureEdge['kind'][] = ['call', 'link', 'xctl']

function isStartedOnly(graph: StructureGraph, { kind, name }: StructureUnit): boolean {
  if (kind !== 'program') return false
  const edges = graph.edgesTo(name).filter(({ to }) => to.kind === 'program')
  return edges.some((edge) => starting.includes(edge.kind)) && !edges.some((edge) => calling.includes(edge.kind) && edge.from.name !== name)
}

/** Of a proc the jobs that run it, for by itself it starts nothing. */
function starters(graph: StructureGraph, name: string): string[] {
  const edges = graph.edgesTo(name).filter((edge) => starting.includes(edge.kind))
  const started = edges.flatMap(({ from }) => {
    const jobs = from.kind === 'proc' ? graph.edgesTo(from.name).filter(({ kind }) => kind === 'runs-proc') : []
    return jobs.length > 0 ? jobs.map((job) => `${job.from.kind} ${job.from.name}`) : [`${from.kind} ${from.name}`]
  })
  return [...new Set(started)]
}
