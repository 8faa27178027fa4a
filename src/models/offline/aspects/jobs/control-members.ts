import { definitionCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { isUtility, memberDeeds, type UtilityDeed } from '../../evidence/utility-deeds.ts'
import type { Findings } from '../../findings.ts'
import type { JobStep } from './job-steps.ts'

/** A longer member of control statements is read so far. */
const longestMember = 60
/** Control statements in a library: `SYSIN DD DSN=SHOP.CNTL(SORTBYNO)`. */
const ofMember = /^(?:SYSIN|SYSTSIN|TOOLIN|INPUT|ISFIN)$/
const member = /\((?<name>[A-Z@#$][A-Z0-9@#$]{0,7})\)$/i

interface ControlMember {
  readonly dd: string
  readonly name: string
}

function membersOf({ data }: JobStep): readonly ControlMember[] {
  return data.flatMap(({ dd, dataset }) => {
    const name = ofMember.test(dd) ? member.exec(dataset)?.groups?.name : undefined
    return name === undefined ? [] : [{ dd, name }]
  })
}

/** The one file that holds a member; of several none is known to be meant. */
function fileOf({ name }: ControlMember, findings: Findings): string | undefined {
  const [only, other] = findings.structure(definitionCall(name), 'where')?.members ?? []
  return other === undefined ? only?.path : undefined
}

/** For the control statements that a step of a utility has in a library. */
export function controlMemberCalls(step: JobStep, findings: Findings): readonly Call[] {
  return membersOf(step).flatMap((one) => {
    const path = fileOf(one, findings)
    return [definitionCall(one.name), ...(path === undefined ? [] : [readCall(path, 1, longestMember)])]
  })
}

/** What they tell the utility to do. */
export function controlMemberDeeds(step: JobStep, programs: readonly string[], findings: Findings): readonly UtilityDeed[] {
  if (!programs.some(isUtility)) return []
  return membersOf(step).flatMap((one) => {
    const path = fileOf(one, findings)
    if (path === undefined) return []
    const lines = new Map(linesBetween(findings.linesOf(path), 1, longestMember).map((text, i) => [i + 1, text] as const))
    return memberDeeds(programs, step, { dd: one.dd, path, lines })
  })
}
