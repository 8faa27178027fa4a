import type { UnitName, UnresolvedReference } from '../../../answer/structure.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { PcbCall } from '../../scanners/ims/pcb-call.ts'
import type { Pcb } from '../../scanners/ims/psb.ts'
import { type ProgramPsb, programPsbs } from './program-psbs.ts'

export interface LinkedIms {
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
}

/** What programs reach through their PSBs: databases, and segments where a call leaves it to the PCB. `ofJobs`: what jobs run, and under which PSB. */
export function linkIms(members: ReadonlyMap<string, MemberFacts>, ofJobs: readonly Reference[]): LinkedIms {
  const facts = [...members.values()]
  const pairs = programPsbs(facts, ofJobs)
  const references = pairs.flatMap((pair) => [...(pair.edge ? [pair.edge] : []), ...databasesOf(pair)])
  const unresolved: UnresolvedReference[] = []
  const byProgram = groupBy(pairs, ({ program }) => `${program.path} ${program.name}`)
  for (const { path, pcbCalls = [] } of facts) {
    for (const call of pcbCalls) {
      const known = reachedBy(call, path, byProgram.get(`${path} ${call.program}`) ?? [])
      references.push(...known.references)
      unresolved.push(...known.unresolved)
    }
  }
  return { references, unresolved }
}

/** At the PCB, by way of the statement that gives the program its PSB. */
function databasesOf({ program, psb, at }: ProgramPsb): Reference[] {
  return psb.pcbs.flatMap(({ dbd, access, line }) => {
    if (dbd === undefined) return []
    const to = { kind: 'dbd', name: dbd } as const
    const op = access === undefined ? {} : { op: access }
    const known = { how: 'launcher', complete: true, via: { path: at.path, line: at.line }, operand: psb.name } as const
    return [{ kind: 'dli', from: program, to, path: psb.path, line, ...known, verb: 'PCB', ...op }]
  })
}

/** What a call reaches that names a PCB and no segment. */
function reachedBy(call: PcbCall, member: string, pairs: readonly ProgramPsb[]): LinkedIms {
  const { program, verb, operand, path, line, via } = call
  const from = { kind: 'program', name: program, path: member } as const
  const place = { path, line, ...(via ? { via } : {}) }
  const pcbs = pairs.map(({ psb }) => ({ psb, pcb: pcbOf(call, psb.pcbs, psb.compatible) }))
  const targets = pcbs.flatMap(({ psb, pcb }) => {
    const to = pcb === undefined || pcb === 'messages' ? undefined : onlyTarget(pcb)
    return to === undefined ? [] : [{ to, psb }]
  })
  const isOpen = pcbs.some(({ pcb }) => pcb === undefined || (pcb !== 'messages' && pcb.type === 'DB' && pcb.segments.length !== 1))
  const references = targets.map(
    ({ to, psb }): Reference => ({
      ...{ kind: 'dli', from, to, path, line, how: 'launcher', complete: !isOpen, operand: psb.name, verb },
      ...(via ? { via } : {}),
    }),
  )
  const isUnknown = pcbs.length === 0 ? mayReachSegments(call) : isOpen && targets.length === 0 && verb !== 'ISRT'
  return { references, unresolved: isUnknown ? [{ kind: 'dli', from, operand, ...place, reason: 'no segment named' }] : [] }
}

/**
 * The PCB that a program means: the one whose name it gives, else the one whose place in the PSB the parameter has. Before them may come the PCB for messages:
 * when the program has one parameter more than the PSB PCBs, or as many as it likes and the PSB is made for both kinds of regions.
 */
function pcbOf({ operand, names, parameters }: PcbCall, pcbs: readonly Pcb[], compatible: boolean): Pcb | 'messages' | undefined {
  const named = pcbs.find(({ name }) => name !== undefined && (names.includes(name) || name === operand))
  if (named !== undefined || names.length > 0) return named ?? (names.includes('IOPCB') ? 'messages' : undefined)
  const listed = pcbs.filter((pcb) => pcb.listed)
  for (const using of parameters) {
    const position = using.indexOf(operand)
    if (position < 0) continue
    const extra = using.length - listed.length
    const before = extra === 1 || (extra < 0 && compatible) ? 1 : 0
    return position < before ? 'messages' : listed[position - before]
  }
  return undefined
}

/** Sequential databases have no segments; a PCB that is sensitive to one segment leaves no choice. */
function onlyTarget({ type, dbd, segments }: Pcb): UnitName | undefined {
  const [segment, ...others] = segments
  if (type === 'GSAM') return dbd === undefined ? undefined : { kind: 'dbd', name: dbd }
  if (type === 'TP' || segment === undefined || others.length > 0) return undefined
  return { kind: 'segment', name: segment, ...(dbd === undefined ? {} : { of: dbd }) }
}

/** A segment is inserted by name only, and the first parameter of several is for messages, where GU and GN take no name either. */
function mayReachSegments({ verb, operand, parameters }: PcbCall): boolean {
  if (verb === 'ISRT') return false
  return !/^G[UN]$/.test(verb) || !parameters.some((using) => using.length > 1 && using[0] === operand)
}
