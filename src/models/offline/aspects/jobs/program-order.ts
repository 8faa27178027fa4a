import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { bold, inert, item, nameFor, placesOf } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isScriptName } from '../../evidence/is-script.ts'
import type { Findings } from '../../findings.ts'
import { type AskedJobOrder, askedJobOrder } from '../../question/asked-job-order.ts'
import { code } from '../../quote.ts'
import { orderCalls, orderOf } from './job-order.ts'

/** Procedures that run a program are followed to the jobs. */
const deepest = 3
const mostJobs = 3
const mostItems = 4

/** Which of two programs runs first: by the steps of a job that runs both, one that calls the other, or the jobs that run them. */
export const programOrderAspect: Aspect = {
  name: 'program order',
  exact: true,
  asks: (question, { name, named, kinds: [kind] }) => {
    const asked = askedJobOrder(question)
    return named && kind === 'program' && asked !== undefined && isOne(name, asked.first)
  },
  calls: (question, _, findings) => {
    const asked = askedJobOrder(question)
    if (asked === undefined) return []
    return [
      ...callersCalls(asked),
      ...[asked.first, asked.second].map(searchCall),
      ...pairsOf(asked, findings).flatMap(([one, other]) => orderCalls(one, other, findings)),
    ]
  },
  draft: (question, _, findings) => {
    const asked = askedJobOrder(question)
    if (asked === undefined || callersCalls(asked).some((call) => findings.structure(call, 'callers') === undefined)) return undefined
    const { first, second } = asked
    const lead = [
      ...bySteps(asked, findings),
      ...byCall(first, second, findings),
      ...byCall(second, first, findings),
      ...pairsOf(asked, findings).flatMap(([one, other]) => byJobs(asked, one, other, findings)),
    ]
    if (lead.length > 0) return { lead, quotes: [], alone: true }
    const named = inScripts(asked, findings)
    if (named.length > 0) return { lead: named, quotes: [], alone: true }
    const runs = [first, second].flatMap((name) =>
      runsOf(name, findings)
        .slice(0, mostItems)
        .map((run) => runItem(name, run, findings)),
    )
    const said = `nothing in the code orders ${code(first)} and ${code(second)}: no job runs both, neither calls the other, and no schedule or script orders jobs that run them`
    return { lead: [], quotes: [], nothing: { said, instead: runs, decides: true } }
  },
}

function isOne(name: string, other: string): boolean {
  return name.toUpperCase() === other.toUpperCase()
}

function callersCalls({ first, second }: AskedJobOrder): readonly Call[] {
  return [first, second].map((name) => referencesCall(name, 'callers', deepest))
}

function callersOf(name: string, findings: Findings): readonly Reference[] {
  return findings.structure(referencesCall(name, 'callers', deepest), 'callers')?.subjects.flatMap(({ references }) => references) ?? []
}

/** Statements of jobs and procedures that run it. */
function runsOf(name: string, findings: Findings): readonly Reference[] {
  return callersOf(name, findings).filter(({ kind, from, depth }) => kind === 'runs' && depth === 1 && /^(?:job|proc)$/.test(from.kind))
}

function jobsOf(name: string, findings: Findings): readonly string[] {
  const jobs = callersOf(name, findings).filter(
    ({ kind, from, depth }) => from.kind === 'job' && (kind === 'runs-proc' || (kind === 'runs' && depth === 1)),
  )
  return [...new Set(jobs.map(({ from }) => from.name))].slice(0, mostJobs)
}

function pairsOf({ first, second }: AskedJobOrder, findings: Findings): readonly (readonly [string, string])[] {
  const seconds = jobsOf(second, findings)
  return jobsOf(first, findings).flatMap((one) => seconds.filter((other) => !isOne(one, other)).map((other) => [one, other] as const))
}

/** Steps run in the order in which they stand. */
function bySteps({ first, second }: AskedJobOrder, findings: Findings): readonly string[] {
  const seconds = runsOf(second, findings)
  const pairs = runsOf(first, findings).flatMap((run) =>
    seconds.filter((other) => other.path === run.path && isOne(other.from.name, run.from.name)).map((other) => [run, other] as const),
  )
  return distinctBy(pairs, ([run]) => `${run.path} ${run.from.name}`)
    .slice(0, mostItems)
    .flatMap(([run]) => {
      const own = pairs.filter(([one]) => one.path === run.path && isOne(one.from.name, run.from.name))
      const isBefore = own.every(([one, other]) => one.line < other.line)
      const isAfter = own.every(([one, other]) => one.line > other.line)
      const [one, other] = own[0] ?? []
      if (one === undefined || other === undefined) return []
      const verdict = isBefore ? 'Yes: ' : isAfter ? 'No: ' : ''
      const order = isBefore ? `${first} before ${second}` : isAfter ? `${second} before ${first}` : `${first} and ${second} by turns`
      const places = (isAfter ? [other, one] : [one, other]).flatMap(placesOf)
      return [item(findings, `${verdict}${run.from.kind} ${nameFor(findings, run.from.name, places)} runs ${order}`, places)]
    })
}

/** A script that names both may run them: in which order, and whether at all, its lines have to be read for. */
function inScripts({ first, second }: AskedJobOrder, findings: Findings): readonly string[] {
  const [ones = [], others = []] = [first, second].map((name) =>
    linesNaming(name, findings).filter(
      ({ path, startLine }) => isScriptName(path) && !isComment(findings.linesOf(path).get(startLine) ?? ''),
    ),
  )
  const paths = [...new Set(ones.map(({ path }) => path))].filter((path) => others.some((line) => line.path === path))
  return paths.slice(0, mostItems).map((path) => {
    const places = [ones, others].flatMap((lines) => lines.filter((line) => line.path === path).slice(0, 2))
    return item(findings, `No job runs both; ${code(path)} names both, and its lines may order them`, places)
  })
}

/** Who calls another has begun before it. */
function byCall(caller: string, called: string, findings: Findings): readonly string[] {
  const call = callersOf(called, findings).find(
    ({ kind, from, depth }) => depth === 1 && /^(?:call|link|xctl)$/.test(kind) && isOne(from.name, caller),
  )
  if (call === undefined) return []
  const places = placesOf(call)
  return [
    item(
      findings,
      `${nameFor(findings, caller, places)} itself calls ${nameFor(findings, called, places)}, so it is begun before it`,
      places,
    ),
  ]
}

function byJobs({ first, second }: AskedJobOrder, one: string, other: string, findings: Findings): readonly string[] {
  const order = orderOf(one, other, findings)
  if (order.length === 0) return []
  return [`Job ${bold(one)} runs ${inert(first)}, job ${bold(other)} runs ${inert(second)}.`, ...order]
}

function runItem(name: string, run: Reference, findings: Findings): string {
  const places = placesOf(run)
  return item(findings, `${nameFor(findings, name, places)} is run by ${run.from.kind} ${inert(run.from.name)}`, places)
}
