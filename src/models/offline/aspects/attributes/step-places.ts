import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item, nameFor, withCitations } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { asksStepOutcome } from '../../question/asked-step-outcome.ts'
import { askedStepPlace, type StepPlace } from '../../question/asked-step-place.ts'
import { ordinals } from '../../question/ordinals.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { allNames, jclCalls, markedText, nameTokens, ownNames, type PlacedStatement, statementsFound, targetOf } from './jcl-places.ts'

const mostTold = 3
const mostSteps = 20

/** A step of a job or procedure by its place: the first, the last, the one after another. */
export const stepPlacesAspect: Aspect = {
  name: 'places of steps',
  asks: (question) =>
    nameTokens(question).length > 0 && !asksStepOutcome(question.bare) && askedStepPlace(markedText(question)) !== undefined,
  calls: (question, _, findings) => jclCalls(question, findings),
  draft: (question, _, findings) => {
    const asked = askedStepPlace(markedText(question))
    const lead = asked === undefined ? [] : unitsOf(question, findings).flatMap((steps) => toldOf(asked, steps, question, findings))
    if (lead.length === 0) return undefined
    return { lead: lead.slice(0, mostTold + mostSteps), quotes: [], alone: partsOf(question.text).length === 1 }
  },
}

/** The steps of each job and procedure in which all that the question names stands. */
function unitsOf(question: Question, findings: Findings): readonly (readonly PlacedStatement[])[] {
  const tokens = nameTokens(question)
  const steps = statementsFound(question, findings).filter(({ statement }) => statement.operation === 'EXEC')
  const units = new Map<string, PlacedStatement[]>()
  for (const step of steps) {
    const { path, statement } = step
    const key = `${path} ${(statement.proc ?? statement.job)?.startLine ?? 0}`
    units.set(key, [...(units.get(key) ?? []), step])
  }
  const having = [...units.values()].filter((unit) => tokens.every((token) => unit.some((step) => allNames(step).includes(token))))
  // A name that is that of a job means the job, and not the steps of others that run what is called so.
  const named = having.filter(([first]) => first !== undefined && tokens.some((token) => unitNames(first).includes(token)))
  const meant = named.length > 0 ? named : having
  // A member holds procedures beside its job: that is meant unless one of them is named.
  const jobs = meant.filter(([first]) => first?.statement.proc === undefined || tokens.includes(first.statement.proc.name))
  return (jobs.length > 0 ? jobs : meant).slice(0, mostTold)
}

function unitNames({ path, statement: { job, proc } }: PlacedStatement): readonly string[] {
  const unit = proc ?? job
  return unit === undefined ? [] : ownNames({ path, statement: unit })
}

function toldOf(asked: StepPlace, steps: readonly PlacedStatement[], question: Question, findings: Findings): readonly string[] {
  const [first] = steps
  if (first === undefined) return []
  const unit = first.statement.proc ?? first.statement.job
  const noun = first.statement.proc === undefined ? 'job' : 'proc'
  const whole = (place: PlacedStatement) =>
    unit === undefined ? 'the member' : `${noun} ${nameFor(findings, unit.name, [placeOf(place)])}`
  if (asked.kind === 'count')
    return [
      `${whole(first)} has ${count(steps.length, 'step')}:`.replace(/^./, (letter) => letter.toUpperCase()),
      ...steps.slice(0, mostSteps).map((step) => stepItem('', step, findings)),
    ]
  if (asked.kind === 'nth' || asked.kind === 'last') {
    const index = asked.kind === 'last' ? steps.length - 1 : asked.number - 1
    const step = steps[index]
    const word = asked.kind === 'last' ? 'last' : (ordinals[index] ?? `${index + 1}th`)
    return step === undefined
      ? [withCitations(findings, `- ${whole(first)} has no ${word} step: it has ${count(steps.length, 'step')}`, [placeOf(first)])]
      : [stepItem(`the ${word} of ${count(steps.length, 'step')} of ${whole(step)}: `, step, findings)]
  }
  const tokens = nameTokens(question)
  const names = unitNames(first)
  return steps.flatMap((step, index) => {
    const isMeant = ownNames(step).some((name) => tokens.includes(name) && (!names.includes(name) || tokens.length === 1))
    if (!isMeant) return []
    const other = steps[asked.kind === 'after' ? index + 1 : index - 1]
    const place = placeOf(step)
    const said = `step ${nameFor(findings, step.statement.name, [place])} of ${whole(step)}`
    if (other === undefined)
      return [
        item(findings, `none: ${said} is the ${asked.kind === 'after' ? 'last' : 'first'} of ${count(steps.length, 'step')}`, [place]),
      ]
    return [
      stepItem(`${asked.kind} step ${nameFor(findings, step.statement.name, [placeOf(other)])} of ${whole(other)} comes `, other, findings),
    ]
  })
}

function placeOf({ path, statement }: PlacedStatement) {
  return at({ path, line: statement.startLine })
}

function stepItem(before: string, step: PlacedStatement, findings: Findings): string {
  const places = [placeOf(step)]
  const [target] = targetOf(step.statement)
  const runs = target === undefined ? '' : `, which runs ${nameFor(findings, target, places)}`
  return item(findings, `${before}step ${nameFor(findings, step.statement.name, places)}${runs}`, places)
}
