import type { SourcePlace, StructureUnit, UnresolvedReference } from '../../../answer/structure.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { JobFact } from './job-fact.ts'
import { JobLibrary, type PlacedBody } from './job-library.ts'
import { ProgramFiles } from './program-files.ts'
import { placeOf } from './expanded-step.ts'
import { type StepFacts, unitFacts } from './unit-facts.ts'

export interface LinkedJobs {
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
  /** Procedures that no PROC statement tells, only their use. */
  readonly units: readonly StructureUnit[]
}

/**
 * Works out what jobs and procedures run, read and write. Each has the edges of its own statements, a procedure with the defaults of its symbols. What a job does through a
 * procedure is the procedure's, and is given once more with the job, at its EXEC, where symbols or overrides have a part in it: an edge of a job with `via` a
 * statement of a procedure stands, for this job, in place of the procedure's edges of that statement.
 */
export function linkJobs(members: ReadonlyMap<string, MemberFacts>): LinkedJobs {
  const library = new JobLibrary(members)
  const files = new ProgramFiles(members.values())
  const linker = new JobLinker()
  const facts = new Map(library.bodies.map((unit) => [unit, unitFacts(unit, library, files)]))
  for (const [unit, steps] of facts) if (unit.body.kind === 'job' && !library.usedAsProcs.has(unit.body)) linker.noteUse(steps)
  for (const [unit, steps] of facts) linker.add(unit, steps, facts, library.usedAsProcs.has(unit.body))
  const units = library.bodies
    .filter(({ body }) => library.usedAsProcs.has(body))
    .map(({ path, body: { name, startLine, endLine } }): StructureUnit => ({ kind: 'proc', name, path, startLine, endLine }))
  return { references: linker.references, unresolved: linker.unresolved, units }
}

class JobLinker {
  readonly references: Reference[] = []
  readonly unresolved: UnresolvedReference[] = []
  /** Statements of procedures that a job comes through: what it knows of them is better than their defaults. */
  readonly #used = new Set<string>()

  noteUse(steps: readonly StepFacts[]): void {
    for (const { step, facts } of steps) {
      if (step.level > 0) this.#used.add(placeKey(placeOf(step.placed)))
      for (const { level, place } of facts) if (level > 0) this.#used.add(placeKey(place))
    }
  }

  add(unit: PlacedBody, steps: readonly StepFacts[], all: ReadonlyMap<PlacedBody, readonly StepFacts[]>, isProc: boolean): void {
    const kind = isProc ? 'proc' : unit.body.kind
    const from = { kind, name: unit.body.name, path: unit.path } as const
    let callee: { readonly key: string; readonly facts: ReadonlyMap<string, readonly JobFact[]> } | undefined
    for (const { step, facts } of steps) {
      const { does } = step
      if (step.level === 0 && does.kind === 'proc' && does.found !== undefined) callee = { key: step.key, facts: factsByKey(all.get(does.found) ?? []) }
      const decided = step.level === 0 ? [] : (callee?.facts.get(step.key.slice(callee.key.length)) ?? [])
      const told = new Set(decided.filter(({ open }) => !open).map(signature))
      for (const fact of facts) {
        if (kind === 'proc' && fact.open && (fact.missing || fact.to === undefined) && this.#used.has(placeKey(fact.place))) continue
        if (fact.level === 0) this.#put(from, fact, fact.place, fact.via ?? fact.includedAt, step.outer?.name ?? step.name)
        else if (!told.has(signature(fact)) && step.outer !== undefined) this.#put(from, fact, placeOf(step.outer.placed), fact.place, step.outer.name)
      }
    }
  }

  #put(from: Reference['from'], fact: JobFact, at: SourcePlace, via: SourcePlace | undefined, step: string): void {
    const { kind, to, how, operand, verb, op, dd, disp, found, reason } = fact
    const where = { ...at, ...(via === undefined ? {} : { via }) }
    if (to === undefined) {
      this.unresolved.push({ kind, from, operand: operand ?? '', ...where, reason: reason ?? 'computed' })
      return
    }
    this.references.push({
      ...{ kind, from, to, ...where, how, complete: !fact.open && !fact.missing },
      ...(operand === undefined ? {} : { operand }),
      ...(verb === undefined ? {} : { verb }),
      ...(op === undefined ? {} : { op }),
      ...(step === '' ? {} : { step }),
      ...(dd === undefined ? {} : { dd }),
      ...(disp === undefined ? {} : { disp }),
      ...(found === undefined ? {} : { found }),
    })
  }
}

function factsByKey(steps: readonly StepFacts[]): ReadonlyMap<string, readonly JobFact[]> {
  return new Map(steps.map(({ step, facts }) => [step.key, facts]))
}

function placeKey({ path, line }: SourcePlace): string {
  return `${path}:${line}`
}

/** Two facts of one statement that say the same. */
function signature({ kind, to, reason, place, via, verb, op, dd, disp }: JobFact): string {
  return [kind, to?.name, reason, placeKey(place), via && placeKey(via), verb, op, dd, disp].join(' ')
}
