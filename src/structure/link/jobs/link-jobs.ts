import type { SourcePlace, StructureUnit, UnresolvedReference } from '../../../answer/structure.ts'
import { placeText } from '../../../answer/structure-words.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { JobFact } from './job-fact.ts'
import { JobLibrary, type PlacedBody } from './job-library.ts'
import { ProgramFiles } from './program-files.ts'
import { type StepFacts, unitFacts } from './unit-facts.ts'

export interface LinkedJobs {
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
  /** Procedures that no PROC statement tells, only their use. */
  readonly units: readonly StructureUnit[]
}

/**
 * Works out what jobs and procedures run, read and write. Each has the edges of its own statements, a procedure with the defaults of its symbols. What a job does through a
 * procedure is the procedure's, and is given once more with the job, at its EXEC, where symbols or overrides have a part in it: such an edge `overrides` the procedure's
 * edges of a statement, for this job.
 */
export function linkJobs(members: ReadonlyMap<string, MemberFacts>): LinkedJobs {
  const library = new JobLibrary(members)
  const linker = new JobLinker(library, new ProgramFiles(members.values()))
  const isProc = (unit: PlacedBody) => unit.body.kind === 'proc' || library.isCalled(unit)
  // Procedures come last: of what they leave open, only what no job decides is worth telling.
  for (const unit of library.bodies) if (!isProc(unit)) linker.add(unit, 'job')
  for (const unit of library.bodies) if (isProc(unit)) linker.add(unit, 'proc')
  const units = library.bodies
    .filter((unit) => library.isCalled(unit))
    .map(({ path, body: { name, startLine, endLine } }): StructureUnit => ({ kind: 'proc', name, path, startLine, endLine }))
  return { references: linker.references, unresolved: linker.unresolved, units }
}

interface ProcFacts {
  readonly steps: readonly StepFacts[]
  /** By step, what is so whoever uses the procedure, unless an override changes it. */
  readonly decided: ReadonlyMap<string, ReadonlySet<string>>
}

class JobLinker {
  readonly references: Reference[] = []
  readonly unresolved: UnresolvedReference[] = []
  readonly #library: JobLibrary
  readonly #files: ProgramFiles
  /** What procedures do by themselves. */
  readonly #procs = new Map<PlacedBody, ProcFacts>()
  /** Statements of procedures that a job comes through: what it knows of them is better than their defaults. */
  readonly #used = new Set<string>()

  constructor(library: JobLibrary, files: ProgramFiles) {
    this.#library = library
    this.#files = files
  }

  add(unit: PlacedBody, kind: 'job' | 'proc'): void {
    const from = { kind, name: unit.body.name, path: unit.path } as const
    let call: { readonly key: string; readonly proc: ProcFacts } | undefined
    for (const { step, facts } of kind === 'proc' ? this.#proc(unit).steps : unitFacts(unit, this.#library, this.#files)) {
      const { does, at } = step
      if (at.level === 0 && does.kind === 'proc' && does.found !== undefined) call = { key: step.key, proc: this.#proc(does.found) }
      const decided = at.level === 0 ? undefined : call?.proc.decided.get(step.key.slice(call.key.length))
      for (const fact of facts) {
        if (kind === 'job') this.#used.add(placeText(fact.at))
        else if (fact.open && (fact.missing || fact.to === undefined) && this.#used.has(placeText(fact.at))) continue
        if (fact.at.level === 0)
          this.#put(from, fact, {
            at: fact.at,
            via: fact.via ?? fact.at.includedAt,
            step: step.outer?.name ?? step.name,
            overrides: fact.overrides,
          })
        else if (step.outer !== undefined && decided?.has(signature(fact)) !== true) {
          this.#put(from, fact, { at: step.outer.at, via: fact.via ?? fact.at, step: step.outer.name, overrides: fact.at })
        }
      }
    }
  }

  #proc(unit: PlacedBody): ProcFacts {
    let proc = this.#procs.get(unit)
    if (proc === undefined) {
      const steps = unitFacts(unit, this.#library, this.#files)
      const decided = new Map(steps.map(({ step, facts }) => [step.key, new Set(facts.filter(({ open }) => !open).map(signature))]))
      proc = { steps, decided }
      this.#procs.set(unit, proc)
    }
    return proc
  }

  #put(from: Reference['from'], fact: JobFact, { at: { path, line }, via, step, overrides }: PlaceOfFact): void {
    const { kind, to, how, operand, verb, op, dd, disp, found, reason } = fact
    if (to === undefined) {
      const unresolved: Written<UnresolvedReference> = { kind, from, operand: operand ?? '', path, line, reason: reason ?? 'computed' }
      if (via !== undefined) unresolved.via = { path: via.path, line: via.line }
      this.unresolved.push(unresolved)
      return
    }
    // A data set is a step's; what runs, the job's.
    const who: Reference['from'] = kind === 'dataset' && step !== '' ? { kind: 'step', name: step, of: from.name, path: from.path } : from
    const reference: Written<Reference> = { kind, from: who, to, path, line, how, complete: !fact.open && !fact.missing }
    if (via !== undefined) reference.via = { path: via.path, line: via.line }
    if (operand !== undefined) reference.operand = operand
    if (overrides !== undefined) reference.overrides = { path: overrides.path, line: overrides.line }
    if (verb !== undefined) reference.verb = verb
    if (op !== undefined) reference.op = op
    if (step !== '') reference.step = step
    if (dd !== undefined) reference.dd = dd
    if (disp !== undefined) reference.disp = disp
    if (found !== undefined) reference.found = found
    this.references.push(reference)
  }
}

/** Where an edge stands, and what of. */
interface PlaceOfFact {
  readonly at: SourcePlace
  readonly via: SourcePlace | undefined
  readonly step: string
  readonly overrides: SourcePlace | undefined
}

/** While it is put together. */
type Written<T> = { -readonly [K in keyof T]: T[K] }

/** Two facts of one statement that say the same. */
function signature({ kind, to, found, reason, at, via, verb, op, dd, disp }: JobFact): string {
  return `${kind} ${to?.name} ${found} ${reason} ${placeText(at)} ${via && placeText(via)} ${verb} ${op} ${dd} ${disp}`
}
