import type { SourcePlace } from '../../../answer/structure.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { Psb } from '../../scanners/ims/psb.ts'

interface PlacedPsb extends Psb {
  readonly path: string
}

/** A program that runs under a PSB, and how that is known. */
export interface ProgramPsb {
  readonly program: Reference['from']
  readonly psb: PlacedPsb
  readonly at: SourcePlace
  /** The edge from program to PSB; undefined where a statement of the program is one. */
  readonly edge?: Reference
}

/**
 * Programs with the PSBs that they run under: by the PARM of the IMS region controller in a job, by EXEC DLI SCHD, and where neither tells, by the name. A PSB is
 * named after its program where it is not told otherwise, and in message regions always (IMS System Definition, "APPLCTN macro").
 */
export function programPsbs(members: readonly MemberFacts[], ofJobs: readonly Reference[]): ProgramPsb[] {
  const psbs = groupBy(
    members.flatMap(({ path, psbs: own = [] }) => own.map((psb): PlacedPsb => ({ ...psb, path }))),
    ({ name }) => name,
  )
  if (psbs.size === 0) return []
  const found = [...byJobs(members, ofJobs), ...byStatements(members)]
  const known = new Set(found.map(({ program }) => program.name))
  const pairs = [...found, ...byName(members).filter(({ program }) => !known.has(program.name))]
  const once = new Map(pairs.map((pair) => [`${pair.program.path} ${pair.program.name} ${pair.psb}`, pair] as const).toReversed())
  return [...once.values()].toReversed().flatMap(({ psb: name, ...pair }) => (psbs.get(name) ?? []).map((psb) => ({ ...pair, psb })))
}

/** The same before it is known whether there is such a PSB. */
type NamedPsb = Omit<ProgramPsb, 'psb'> & { readonly psb: string }

function byJobs(members: readonly MemberFacts[], ofJobs: readonly Reference[]): NamedPsb[] {
  const stepOf = ({ from, path, line, step }: Reference) => `${from.kind} ${from.name} ${path}:${line} ${step}`
  const runs = groupBy(
    ofJobs.filter(({ kind }) => kind === 'runs'),
    stepOf,
  )
  const programs = programUnits(members)
  return ofJobs
    .filter(({ kind, to }) => kind === 'dli' && to.kind === 'psb')
    .flatMap((given) =>
      (runs.get(stepOf(given)) ?? []).flatMap(({ to }) =>
        (programs.get(to.name) ?? []).map((program) => {
          const { step: _, ...edge } = given
          return { program, psb: given.to.name, at: given.via ?? given, edge: { ...edge, from: program } }
        }),
      ),
    )
}

function byStatements(members: readonly MemberFacts[]): NamedPsb[] {
  return members.flatMap(({ references }) =>
    references
      .filter(({ kind, from, to }) => kind === 'dli' && from.kind === 'program' && to.kind === 'psb')
      .map(({ from, to, path, line }) => ({ program: from, psb: to.name, at: { path, line } })),
  )
}

function byName(members: readonly MemberFacts[]): NamedPsb[] {
  return members.flatMap(({ path, units, references, pcbCalls = [] }) => {
    const calling = new Set([
      ...references.filter(({ kind }) => kind === 'dli').map(({ from }) => from.name),
      ...pcbCalls.map(({ program }) => program),
    ])
    return units
      .filter(({ kind, name, of }) => kind === 'program' && of === undefined && calling.has(name))
      .map(({ name, startLine: line }) => {
        const program = { kind: 'program', name, path } as const
        const to = { kind: 'psb', name } as const
        const edge: Reference = { kind: 'dli', from: program, to, path, line, how: 'literal', complete: false, verb: 'PSB' }
        return { program, psb: name, at: { path, line }, edge }
      })
  })
}

function programUnits(members: readonly MemberFacts[]): ReadonlyMap<string, Reference['from'][]> {
  const units = members.flatMap((member) => member.units.filter(({ kind, of }) => kind === 'program' && of === undefined))
  return groupBy(
    units.map(({ name, path }) => ({ kind: 'program', name, path }) as const),
    ({ name }) => name,
  )
}
