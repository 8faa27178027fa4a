import type { StructureUnit, UnresolvedReference } from '../../../answer/structure.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { ScheduledCondition, ScheduledJob, ScheduledThing } from '../../scanners/scheduler/schedule.ts'

export interface LinkedSchedules {
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
}

/** Something a scheduler's member says, and which member. */
type Placed<Said> = Said & { readonly path: string }

/** From one job to what runs after it. Conditions are met across members: who sets what another job waits for goes before it. */
export function linkSchedules(members: ReadonlyMap<string, MemberFacts>): LinkedSchedules {
  const facts = [...members.values()]
  if (!facts.some(({ schedule }) => schedule !== undefined)) return { references: [], unresolved: [] }
  const linker = new ScheduleLinker(facts)
  return { references: [...linker.triggers(), ...linker.conditions(), ...linker.members()], unresolved: linker.unknownConditions() }
}

class ScheduleLinker {
  readonly #schedules: readonly Placed<NonNullable<MemberFacts['schedule']>>[]
  readonly #jobs: readonly StructureUnit[]
  readonly #byName: ReadonlyMap<string, readonly StructureUnit[]>
  readonly #byMember: ReadonlyMap<string, readonly StructureUnit[]>
  readonly #awaited: readonly Placed<ScheduledCondition>[]
  readonly #setters: ReadonlyMap<string, readonly Placed<ScheduledCondition>[]>
  /** Jobs that run after something. */
  readonly #targets: ReadonlySet<string>
  /** Of each job that a scheduler names, the members that it says are submitted. */
  readonly #submitted: ReadonlyMap<string, readonly Placed<ScheduledJob>[]>

  constructor(facts: readonly MemberFacts[]) {
    this.#schedules = facts.flatMap(({ path, schedule }) => (schedule === undefined ? [] : [{ ...schedule, path }]))
    this.#jobs = facts.flatMap(({ units }) => units.filter(({ kind }) => kind === 'job'))
    this.#byName = groupBy(this.#jobs, ({ name }) => name)
    this.#byMember = groupBy(this.#jobs, ({ path }) => memberName(path))
    const conditions = this.#schedules.flatMap(({ path, conditions: said }) => said.map((one) => ({ ...one, path })))
    this.#awaited = conditions.filter(({ role }) => role === 'awaited')
    this.#setters = groupBy(
      conditions.filter(({ role }) => role === 'set'),
      ({ condition }) => condition,
    )
    const met = this.#awaited.filter(({ condition }) => this.#setters.has(condition))
    const triggered = this.#schedules.flatMap(({ triggers }) => triggers.map(({ after }) => after))
    this.#targets = new Set([...met.map(({ of }) => of), ...triggered].map(({ name }) => name))
    const jobs = this.#schedules.flatMap(({ path, jobs: said }) => said.map((one) => ({ ...one, path })))
    this.#submitted = groupBy(jobs, ({ name }) => name)
  }

  *triggers(): Generator<Reference> {
    for (const { path, triggers } of this.#schedules) {
      for (const { before, after, line, words } of triggers) {
        const verb = words === '' ? {} : { verb: words }
        yield { kind: 'triggers', from: this.#from(before, path), to: after, path, line, how: 'literal', complete: true, ...verb }
      }
    }
  }

  /** At the line of the job that waits, by way of the line that sets the condition. */
  *conditions(): Generator<Reference> {
    for (const { of, condition, path, line, words } of this.#awaited) {
      for (const setter of this.#setters.get(condition) ?? []) {
        if (setter.of.name === of.name) continue
        yield {
          ...{ kind: 'triggers', from: this.#from(setter.of, setter.path), to: of, path, line, how: 'literal', complete: true },
          ...{ via: { path: setter.path, line: setter.line }, operand: condition, verb: words },
        }
      }
    }
  }

  /** A scheduler may have a name of its own for the job that it submits, and several for one. */
  *members(): Generator<Reference> {
    for (const [name, definitions] of this.#submitted) {
      if (this.#byName.has(name)) continue
      const told = new Set<string>()
      for (const { member, path, line } of definitions) {
        const [job] = this.#byMember.get(member ?? name) ?? []
        if (job === undefined || told.has(job.path)) continue
        told.add(job.path)
        const to = { kind: 'job', name: job.name } as const
        const from = this.#from({ kind: 'job', name }, path)
        yield { kind: 'runs', from, to, path, line, how: 'literal', complete: true, verb: 'MEMBER', found: job.path }
      }
    }
  }

  /** What somebody or something else has to set: an operator, the arrival of a file. */
  unknownConditions(): UnresolvedReference[] {
    return this.#awaited
      .filter(({ condition }) => !this.#setters.has(condition))
      .map(({ of, condition, path, line }) => {
        const from = this.#from(of, path)
        return { kind: 'triggers', from, operand: condition, path, line, reason: 'set by no job' }
      })
  }

  /** A job is the one of its JCL, where that is in the code. One that only a scheduler names, and nothing triggers, is what the scheduler defines. */
  #from({ kind, name }: ScheduledThing, path: string): Reference['from'] {
    if (kind !== 'job') return { kind, name, path }
    if (!this.#byName.has(name) && !this.#targets.has(name)) return { kind: 'symbol', name, path }
    const named = this.#byName.get(name) ?? []
    const members = (this.#submitted.get(name) ?? []).map(({ member }) => member ?? name)
    const job = named.find((unit) => members.includes(memberName(unit.path))) ?? named[0]
    return { kind, name, path: job?.path ?? path }
  }
}
