import { sameName } from '../../../../answer/name-match.ts'
import type { FlowLink, FlowNode, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, flowCall, readCall } from '../../calls.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { saidOfCond } from '../../question/asked-jcl-clauses.ts'
import { asksStepOutcome } from '../../question/asked-step-outcome.ts'
import { ordinals } from '../../question/ordinals.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostSteps = 16
const mostHead = 20

/** Which steps of a job run, and which are skipped, when one of them fails: COND and IF of each step behind it. */
export const stepOutcomesAspect: Aspect = {
  name: 'outcomes of steps',
  exact: true,
  asks: ({ bare }, { named }) => named && asksStepOutcome(bare),
  calls: (question, _, findings) => {
    const job = jobAsked(question, findings)
    const flow = flowOfJob(job, findings)
    return [
      ...question.names.map(definitionCall),
      ...(job === undefined ? [] : [flowCall(job)]),
      ...(flow === undefined ? [] : headOf(flow).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine))),
      ...(flow === undefined ? [] : stepsOf(flow).map(({ link: { path, line } }) => readCall(path, line, line))),
    ]
  },
  draft: (question, _, findings) => {
    const flow = flowOfJob(jobAsked(question, findings), findings)
    const lead = flow === undefined ? [] : itemsOf(flow, question, findings)
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

/** What a question names as a job or procedure; of a step alone the one that has it. A step of many jobs is not told of any of them. */
function jobAsked({ names }: Question, findings: Findings): string | undefined {
  const defined = names.flatMap((name) => findings.definitionsOf(name))
  const job = defined.find(({ kind }) => kind === 'job' || kind === 'proc')
  const owners = new Set(defined.flatMap(({ kind, of }) => (kind === 'step' && of !== undefined ? [of] : [])))
  return job?.name ?? (owners.size === 1 ? [...owners][0] : undefined)
}

function flowOfJob(job: string | undefined, findings: Findings): SubjectFlow | undefined {
  const flows = job === undefined ? [] : (findings.structure(flowCall(job), 'flow')?.subjects ?? [])
  return flows.find(({ flow, unit }) => flow === 'job' && sameName(unit.name, job ?? ''))
}

interface Step {
  readonly node: FlowNode
  readonly link: FlowLink
}

/** Those of the job itself, in order; what is in its procedures has their conditions. */
function stepsOf({ unit, nodes, links }: SubjectFlow): readonly Step[] {
  const steps = links.flatMap((link) => {
    const node = nodes[link.to]
    return link.kind === 'then' && node?.unit.of !== undefined && sameName(node.unit.of, unit.name) ? [{ node, link }] : []
  })
  return steps.toSorted((a, b) => (a.link.path === b.link.path ? a.link.line - b.link.line : 0)).slice(0, mostSteps)
}

/** The step that fails: named, or the first, the second …; none where any may. */
function failedOf(steps: readonly Step[], { names, text }: Question): number | undefined {
  const named = steps.findIndex(({ node }) => names.some((name) => sameName(name, node.unit.name)))
  if (named >= 0) return named
  const said = new RegExp(String.raw`\b(${ordinals.join('|')})\s+(?:job\s*)?step\b`, 'i').exec(text)?.[1]
  const at = said === undefined ? -1 : ordinals.indexOf(said.toLowerCase())
  return at < 0 || at >= steps.length ? undefined : at
}

function itemsOf(flow: SubjectFlow, question: Question, findings: Findings): readonly string[] {
  const steps = stepsOf(flow)
  const failed = failedOf(steps, question)
  if (steps.length === 0) return []
  const behind = failed === undefined ? steps.slice(1) : steps.slice(failed + 1)
  const job = `${flow.unit.kind} ${code(flow.unit.name)}`
  const name = failed === undefined ? 'a step' : `step ${code(steps[failed]?.node.unit.name ?? '')}`
  if (behind.length === 0)
    return [
      item(
        findings,
        `no step stands behind ${name} in ${flow.unit.kind} ${flow.unit.name}`,
        steps.slice(-1).map(({ link }) => at(link)),
      ),
    ]
  return [
    `Steps of ${job} behind ${name}, and whether they run when an earlier one has ended with an error:`,
    ...ofWholeJob(flow, findings),
    ...behind.map((step) => stepItem(step, findings)),
    'When a step ends abnormally (abend), no later one runs unless it has COND=EVEN or COND=ONLY, or stands under an IF that tests for ABEND.',
  ]
}

/** The lines of the JOB statement, and what may stand between that and the first step. */
function headOf(flow: SubjectFlow): readonly Lines[] {
  const [first] = stepsOf(flow)
  const place = flow.nodes[0]?.place
  if (first === undefined || place === undefined || place.path !== first.link.path) return []
  return [{ path: place.path, startLine: place.line, endLine: Math.min(first.link.line - 1, place.line + mostHead) }]
}

/** A COND of the JOB statement is tested for each step. */
function ofWholeJob(flow: SubjectFlow, findings: Findings): readonly string[] {
  return headOf(flow).flatMap(({ path, startLine, endLine }) => {
    const lines = findings.linesOf(path)
    for (let line = startLine; line <= endLine; line++) {
      const value = /^\/\/(?!\*).*\bCOND=(\([^)]*\)+|\S+)/.exec(lines.get(line) ?? '')?.[1]
      if (value !== undefined)
        return [item(findings, `the job itself: ${code(`COND=${value}`)} is tested for each step`, [at({ path, line })])]
    }
    return []
  })
}

function stepItem({ node, link }: Step, findings: Findings): string {
  const places = [at(link)]
  const name = nameFor(findings, node.unit.name, places)
  const { condition } = link
  if (condition === undefined)
    return item(findings, `step ${name} has no condition: it runs whatever return codes the steps before it have`, places)
  const said = condition
    .split(/, (?=COND|IF\b|else\b|not\b)/i)
    .map((piece) => (/^COND(?:\.\w+)?=/i.test(piece) ? saidOfCond(piece) : undefined))
    .filter((one) => one !== undefined)
  const meaning = said.length === 0 ? 'it runs only then' : said.join('; ')
  return item(findings, `step ${name}: ${condition.replaceAll('`', "'")} (${meaning})`, places)
}
