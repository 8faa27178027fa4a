import type { SourcePlace } from '../../../answer/structure.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import type { PcbCall } from '../ims/pcb-call.ts'
import type { DataItem, Operand, ProcedureFacts, ProgramRange, SegmentAccess } from './cobol-program.ts'
import type { ValueFinder } from './operand-values.ts'

/** Calls of IMS that are about segments; the others are about messages, checkpoints and the like. */
const onSegments = /^(?:GH?(?:U|N|NP)|ISRT|REPL|DLET)$/
/** Where the AIB has the name of the PCB, in bytes (IMS Application Programming APIs, "AIB mask"). */
const resourceName = { offset: 20, length: 8 }

/**
 * REPL and DLET without a search argument change what a Get Hold through the same PCB has got, into the same area where there are several: the last segment of
 * its path. Calls that name neither segment nor held one stay as they are.
 */
export function withHeldSegments(accesses: readonly SegmentAccess[]): SegmentAccess[] {
  const held = new Map<string, Map<number, SegmentAccess>>()
  for (const access of accesses) {
    const { pcb, segment, verb, token } = access
    if (pcb === undefined || segment === undefined || !/^GH(?:U|N|NP)$/.test(verb)) continue
    const ofPcb = held.get(pcb.text) ?? new Map<number, SegmentAccess>()
    held.set(pcb.text, ofPcb.set(token, access))
  }
  return accesses.flatMap((access) => {
    const { pcb, segment, verb } = access
    const got = pcb && segment === undefined && /^(?:REPL|DLET)$/.test(verb) ? held.get(pcb.text) : undefined
    if (got === undefined) return [access]
    const inArea = [...got.values()].filter(({ area }) => area !== undefined && area.text === access.area?.text)
    const meant = inArea.length > 0 ? inArea : got.values()
    return distinctBy(meant, ({ segment: named }) => named?.text).map((one) => ({ ...access, segment: one.segment }))
  })
}

/** The program around a call. */
interface CallingProgram {
  readonly program: ProgramRange
  readonly items: readonly DataItem[]
  readonly procedure: ProcedureFacts
  readonly values: ValueFinder
}

/** A call without segment, so that the PCB has to tell which it reaches; undefined for one that is not on segments. */
export function pcbCall(
  { pcb, byAib, verb }: SegmentAccess,
  place: SourcePlace & { readonly via?: SourcePlace },
  { program, items, procedure, values }: CallingProgram,
): PcbCall | undefined {
  if (pcb === undefined || !onSegments.test(verb)) return undefined
  const named = byAib ? resourceNameItem(pcb, items) : undefined
  return {
    ...{ program: program.name, verb, operand: pcb.text, ...place },
    names: named === undefined ? [] : values.of(named).candidates.map(({ text }) => text.trim().toUpperCase()),
    parameters: [program.using, ...procedure.entries.map(({ using }) => using)].filter((using) => using.length > 0),
  }
}

/** The item of an AIB that names the PCB. */
function resourceNameItem(aib: Operand, items: readonly DataItem[]): Operand | undefined {
  const [first] = aib.items
  const area = items[first ?? -1]
  if (first === undefined || area === undefined) return undefined
  for (let i = first; i < items.length && (i === first || (items[i]?.parent ?? -1) >= first); i++) {
    const item = items[i]
    if (item !== undefined && item.offset - area.offset === resourceName.offset && item.length === resourceName.length && item.level !== 88)
      return { kind: 'item', text: item.name, token: item.token, items: [i], subscripted: false, partly: false }
  }
  return undefined
}
