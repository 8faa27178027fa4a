import type { FlowLink, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { namePartsOf } from '../../../../base/words/name-parts.ts'
import type { Aspect } from '../../aspect.ts'
import { flowCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedChoicesTo } from '../../question/asked-choices-to.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import type { Subject } from '../../subjects.ts'
import { consoleKey } from './key-names.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostItems = 14
/** Paragraphs that may stand between the choice and what it leads to. */
const farthest = 3
const fewestParts = 2
const shortestPart = 3
/** What was chosen is a literal or the name of a key; with how a command fared nothing was chosen. */
const chosen = new RegExp(
  String.raw`(?:=|\bWHEN|\bEQUALS?(?:\s+TO)?|\bIS)\s*(?:'[^']{1,12}'|"[^"]{1,12}"|\d{1,3}\b|${consoleKey}|DFH[A-Z]+\d*)`,
  'i',
)
const ofOutcome = /\b[\w-]*(?:STATUS|RESP|SQLCODE|RETURN-?CODE|-FS|-RC|FLA?G|EOF)\b/i

/** Which choices lead to a paragraph or section, where a question asks for these: under which replies or keys control comes there, also through others. */
export const choicesToAspect: Aspect = {
  name: 'choices to',
  exact: true,
  asks: (question, subject) => askedChoicesTo(question) !== undefined && isScreenThing(subject),
  calls: (question, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).map(flowCall),
    ...waysOf(question, subject, findings)
      .slice(0, mostItems)
      .flatMap(({ steps }) => steps.map(({ path, line }) => readCall(path, line - 1, line))),
  ],
  draft: (question, subject, findings) => {
    const ways = waysOf(question, subject, findings)
    if (ways.length === 0) return undefined
    const lead = ways.slice(0, mostItems).map((way) => wayItem(way, findings))
    return { lead, quotes: [], alone: true }
  },
}

interface Step extends FlowLink {
  /** What it comes to. */
  readonly name: string
}

interface Way {
  readonly condition: string
  /** From the choice to what is asked for. */
  readonly steps: readonly Step[]
}

function waysOf(question: Question, subject: Subject, findings: Findings): readonly Way[] {
  const flows = screenPrograms(subject, findings).flatMap((name) => findings.structure(flowCall(name), 'flow')?.subjects ?? [])
  return flows.filter(({ flow }) => flow === 'program').flatMap((flow) => waysIn(flow, targetOf(question, flow)))
}

/** The paragraph that is named behind `lead to`, else the one all of whose words stand there: of several the one of most. */
function targetOf(question: Question, { nodes }: SubjectFlow): number | undefined {
  const rest = askedChoicesTo(question) ?? ''
  const named = new Set(question.names.map((name) => name.toUpperCase()))
  const parts = nodes.map(({ unit }) => namePartsOf(unit.name).filter((part) => part.length >= shortestPart && !/\d/.test(part)))
  const isPart = ({ kind }: { readonly kind: string }) => kind === 'paragraph' || kind === 'section'
  let best: number | undefined
  for (const [i, { unit }] of nodes.entries()) {
    if (!isPart(unit)) continue
    if (named.has(unit.name.toUpperCase()) && rest.toUpperCase().includes(unit.name.toUpperCase())) return i
    const own = parts[i] ?? []
    const isLonger = own.length >= fewestParts && own.length > (best === undefined ? 0 : (parts[best]?.length ?? 0))
    if (isLonger && own.every((part) => new RegExp(wordPattern(part), 'i').test(rest))) best = i
  }
  return best
}

function waysIn({ nodes, links }: SubjectFlow, target: number | undefined): readonly Way[] {
  if (target === undefined) return []
  const into = groupBy(links, ({ to }) => to)
  const ways: Way[] = []
  const seen = new Set([target])
  let open: readonly { readonly node: number; readonly steps: readonly Step[] }[] = [{ node: target, steps: [] }]
  for (let depth = 0; depth <= farthest && open.length > 0; depth++) {
    const next: { readonly node: number; readonly steps: readonly Step[] }[] = []
    for (const { node, steps } of open)
      for (const link of into.get(node) ?? []) {
        if (link.kind === 'falls') continue
        const way = [{ ...link, name: nodes[node]?.unit.name ?? '' }, ...steps]
        const condition = choiceIn(link)
        if (condition !== undefined) ways.push({ condition, steps: way })
        else if (!seen.has(link.from)) {
          seen.add(link.from)
          next.push({ node: link.from, steps: way })
        }
      }
    open = next
  }
  return ways
}

function choiceIn({ condition = '' }: FlowLink): string | undefined {
  return condition.split(', ').findLast((part) => !part.startsWith('else of') && chosen.test(part) && !ofOutcome.test(part))
}

function wayItem({ condition, steps }: Way, findings: Findings): string {
  const places = steps.map(at)
  const [first] = steps
  const last = steps.at(-1)
  const through = steps.slice(0, -1).map(({ name }) => nameFor(findings, name, places))
  const by = through.length === 0 ? '' : ` through ${through.join(', then ')}`
  const verb = first?.kind === 'goto' ? 'goes to' : 'performs'
  return item(findings, `${inert(condition.replaceAll('`', "'"))} ${verb} ${nameFor(findings, last?.name ?? '', places)}${by}`, places)
}
