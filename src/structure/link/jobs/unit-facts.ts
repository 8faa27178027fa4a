import { isMemberName } from '../../member-name.ts'

import type { DdEntry } from './dd-entry.ts'
import { expandBody } from './expand-body.ts'
import type { ExpandedStep, StepAction } from './expanded-step.ts'
import { type JobFact, knownBy, type Standing } from './job-fact.ts'
import type { JobLibrary, PlacedBody } from './job-library.ts'
import { productProcs } from './launchers.ts'
import type { ProgramFiles } from './program-files.ts'
import { dataFacts } from './step-data.ts'
import { StepPrograms } from './step-programs.ts'

export interface StepFacts {
  readonly step: ExpandedStep
  readonly facts: readonly JobFact[]
}

/** Everything that a job or procedure does, its procedures followed. */
export function unitFacts(unit: PlacedBody, library: JobLibrary, files: ProgramFiles): StepFacts[] {
  const steps = expandBody(unit, library)
  return steps.map((step, index) => ({ step, facts: stepFacts(step, { unit, library, files, steps, index }) }))
}

interface Surroundings {
  readonly unit: PlacedBody
  readonly library: JobLibrary
  readonly files: ProgramFiles
  readonly steps: readonly ExpandedStep[]
  readonly index: number
}

function stepFacts(step: ExpandedStep, { unit, library, files, steps, index }: Surroundings): JobFact[] {
  const { does } = step
  if (does.kind === 'include') return [includeFact(step.at, does)]
  const referredTo = (written: string) => ddReferredTo(written, steps, index)
  const runs = new StepPrograms(step, library, referredTo)
  const data = (programs: readonly string[]) => dataFacts({ step, programs, unit: unit.body.name, library, files, referredTo })
  if (does.kind === 'all steps') return data([])
  if (does.kind === 'program') {
    const programs = runs.facts(does.name)
    const names = programs.flatMap(({ kind, to }) => (kind === 'runs' && to !== undefined ? [to.name] : []))
    return [...programs, ...data([...names, does.name.text.toUpperCase()])]
  }
  const { name, found, member, psb } = does
  const called = callFact(step.at, does)
  // DDs that no step of the procedure took, or all of them when the procedure is not there to see.
  const program = found === undefined ? productProcs.get(name.text.toUpperCase()) : undefined
  return [called, ...(found === undefined ? runs.ofUnknownProc(name, member, psb) : []), ...data(program === undefined ? [] : [program])]
}

type ActionOf<Kind extends StepAction['kind']> = Extract<StepAction, { kind: Kind }>

function callFact(at: Standing, { name: written, found }: ActionOf<'proc'>): JobFact {
  const name = found?.body.name ?? written.text.toUpperCase()
  const known = { kind: 'runs-proc', at, found: found?.path, ...knownBy(written) } as const
  if (!isMemberName(name)) return { ...known, to: undefined, reason: 'symbol', operand: written.written }
  return { ...known, to: { kind: 'proc', name }, operand: written.written.toUpperCase() === name ? undefined : written.written }
}

function includeFact(at: Standing, { name, found }: ActionOf<'include'>): JobFact {
  return { kind: 'copy', to: { kind: 'copybook', name: name.text.toUpperCase() }, at, ...knownBy(name), found }
}

/** `*.DD` is of the same step, `*.STEP.DD` of the last step before that has this name, `*.STEP.PROCSTEP.DD` of a step in the procedure that STEP called. */
function ddReferredTo(written: string, steps: readonly ExpandedStep[], index: number): DdEntry | undefined {
  const parts = written.slice(2).toUpperCase().split('.')
  const dd = parts.pop()
  const own = steps[index]
  const ofStep = (step: ExpandedStep | undefined) => {
    const entry = step?.dds.find(({ name }) => name === dd)?.entries[0]
    // A reference to a reference leads nowhere new; it is not followed in circles.
    return entry?.source?.kind === 'data set' && entry.source.name.text.startsWith('*.') ? undefined : entry
  }
  if (parts.length === 0) return ofStep(own)
  const [first, second] = parts
  for (let before = index - 1; before >= 0; before--) {
    const step = steps[before]
    const fits = second === undefined ? step?.name === first : step?.name === second && step?.outer?.name === first
    const entry = fits ? ofStep(step) : undefined
    if (entry !== undefined) return entry
  }
  return undefined
}
