import type { Reference } from '../../../../answer/structure-results.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, bold, item, type Lines, nameFor, placesOf } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { askedJobOrder } from '../../question/asked-job-order.ts'
import { code } from '../../quote.ts'
import { jobsOnLine, script } from './script-jobs.ts'

/** So many jobs may stand between the two. */
const farthest = 8
const mostScripts = 3

/** Which of two jobs runs first: by the jobs that a schedule has between them, else by the scripts that submit both. */
export const jobOrderAspect: Aspect = {
  name: 'job order',
  exact: true,
  asks: (question, { name, named, kinds: [kind] }) => {
    const asked = askedJobOrder(question)
    return named && kind === 'job' && asked !== undefined && isOne(name, asked.first)
  },
  calls: (question, _, findings) => {
    const asked = askedJobOrder(question)
    if (asked === undefined) return []
    return orderCalls(asked.first, asked.second, findings)
  },
  draft: (question, _, findings) => {
    const asked = askedJobOrder(question)
    if (asked === undefined) return undefined
    const { first, second } = asked
    const lead = orderOf(first, second, findings)
    if (lead.length > 0) return { lead, quotes: [], alone: true }
    const said = `no schedule and no script of the code tells which of ${code(first)} and ${code(second)} runs first`
    return { lead: [], quotes: [], nothing: { said, decides: true } }
  },
}

export function orderCalls(first: string, second: string, findings: Findings): readonly Call[] {
  return [
    ...[first, second].flatMap((name) => [referencesCall(name, 'callees', farthest), searchCall(name)]),
    // Of a link far off its lines are shown with those of its own job.
    ...[...waitsBetween(first, second, findings), ...waitsBetween(second, first, findings)].map(({ from }) =>
      referencesCall(from.name, 'callees'),
    ),
  ]
}

/** What the schedule and scripts say of the order of two jobs; empty where they say nothing of it. */
export function orderOf(first: string, second: string, findings: Findings): readonly string[] {
  const after = waitsBetween(first, second, findings)
  const before = waitsBetween(second, first, findings)
  const scripts = byScripts(first, second, findings)
  if (after.length === 0 || before.length === 0) return [...waiting(after, 'Yes', findings), ...waiting(before, 'No', findings), ...scripts]
  return [
    ...scripts,
    `In the schedule each of ${bold(first)} and ${bold(second)} waits for the other, through ${namesOf([...after, ...before])}.`,
  ]
}

function isOne(name: string, other: string): boolean {
  return name.toUpperCase() === other.toUpperCase()
}

function namesOf(links: readonly Reference[]): string {
  return [...new Set(links.map(({ to }) => to.name))].join(', ')
}

function waiting(links: readonly Reference[], verdict: string, findings: Findings): readonly string[] {
  const [start] = links
  const end = links.at(-1)
  if (start === undefined || end === undefined) return []
  const through = links.length === 1 ? '' : `, through ${namesOf(links.slice(0, -1))}`
  return [
    `${verdict}: in the schedule ${bold(end.to.name)} waits for ${bold(start.from.name)}${through}.`,
    ...links.map((one) => item(findings, `${nameFor(findings, one.to.name, placesOf(one))} waits for ${one.from.name}`, placesOf(one))),
  ]
}

function waitsBetween(first: string, second: string, findings: Findings): readonly Reference[] {
  return chain(first, second, findings.structure(referencesCall(first, 'callees', farthest), 'callees')?.subjects ?? [])
}

/** The shortest way of jobs that start the next one. */
function chain(first: string, second: string, subjects: readonly { readonly references: readonly Reference[] }[]): readonly Reference[] {
  const links = subjects.flatMap(({ references }) => references).filter(({ kind }) => kind === 'triggers')
  const seen = new Set([first.toUpperCase()])
  let ways: readonly (readonly Reference[])[] = [[]]
  for (let step = 0; step < farthest && ways.length > 0; step++) {
    const next = ways.flatMap((way) => {
      const end = way.at(-1)?.to.name ?? first
      return links.filter(({ from, to }) => isOne(from.name, end) && !seen.has(to.name.toUpperCase())).map((link) => [...way, link])
    })
    const found = next.find((way) => isOne(way.at(-1)?.to.name ?? '', second))
    if (found !== undefined) return found
    for (const way of next) seen.add(way.at(-1)?.to.name.toUpperCase() ?? '')
    ways = next
  }
  return []
}

/** Scripts submit jobs from their top to their bottom. */
function byScripts(first: string, second: string, findings: Findings): readonly string[] {
  const firsts = submitted(first, findings)
  const seconds = submitted(second, findings)
  const both = [...new Set(firsts.map(({ path }) => path))].filter((path) => seconds.some((line) => line.path === path))
  return both.slice(0, mostScripts).flatMap((path) => {
    const ofFirst = firsts.filter((line) => line.path === path)
    const ofSecond = seconds.filter((line) => line.path === path)
    const [before] = ofFirst
    const [after] = ofSecond
    if (before === undefined || after === undefined) return []
    const isBefore = (ofFirst.at(-1)?.startLine ?? 0) < after.startLine
    const isAfter = (ofSecond.at(-1)?.startLine ?? 0) < before.startLine
    const order = isAfter ? [second, first] : [first, second]
    const said = isBefore || isAfter ? `names ${order.join(' before ')}` : `names ${first} and ${second} by turns`
    const verdict = isBefore ? 'Yes: ' : isAfter ? 'No: ' : ''
    return [item(findings, `${verdict}${code(path)} ${said}`, isAfter ? [after, before] : [before, after])]
  })
}

function submitted(name: string, findings: Findings): readonly Lines[] {
  return linesNaming(name, findings)
    .filter(({ path, startLine }) => {
      const text = findings.linesOf(path).get(startLine) ?? ''
      return script.test(path) && !isComment(text) && jobsOnLine(text).some((job) => isOne(job, name))
    })
    .map(({ path, startLine }) => at({ path, line: startLine }))
    .toSorted((a, b) => a.startLine - b.startLine)
}
