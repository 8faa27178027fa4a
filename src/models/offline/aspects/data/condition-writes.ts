import type { Definition, Reference } from '../../../../answer/structure-results.ts'
import type { Draft } from '../../aspect.ts'
import { definitionCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'
import { byProgram, isDirect, type Uses, userItem } from '../relations/users-of.ts'

const mostUsers = 6
/** The level of a condition name. */
const ofCondition = 88

/** Tell whether a field is a condition name, and what its item begins with. */
export function conditionCalls(subject: Subject, findings: Findings): readonly Call[] {
  if (subject.kinds[0] !== 'field') return []
  return [definitionCall(subject.name), ...itemsOf(subject, findings).map(definitionCall)]
}

/** The items of which it is a condition. */
function itemsOf(subject: Subject, findings: Findings): readonly string[] {
  return [...new Set(conditionsOf(subject, findings).flatMap(({ field }) => field?.groups[0] ?? []))]
}

/** It may begin with the value that makes the condition true. */
function hasInitial(subject: Subject, findings: Findings): boolean {
  return itemsOf(subject, findings).some((item) => findings.definitionsOf(item).some(({ detail = '' }) => /\bVALUE\b/i.test(detail)))
}

/** Of a condition name what sets it: where another of the same item is set to true it is no longer so. Others as they are. */
export function writesOfCondition(subject: Subject, uses: Uses, findings: Findings): Uses {
  return isCondition(subject, findings) ? { ...uses, writes: uses.writes.filter((one) => !isOfOther(one)) } : uses
}

/** That nothing sets a condition name; what sets others of its item is told in its place. Undefined where anything may. */
export function neverSet(subject: Subject, uses: Uses, findings: Findings): Draft | undefined {
  const direct = uses.writes.filter(isDirect)
  if (!subject.named || direct.length === 0 || !isCondition(subject, findings) || !direct.every(isOfOther) || hasInitial(subject, findings))
    return undefined
  const instead = byProgram(direct)
    .slice(0, mostUsers)
    .map((user) => userItem(user, findings))
  const said = `no statement sets ${inert(subject.name)}: only other conditions of its item are set`
  return { lead: [], quotes: [], nothing: { said, instead, decides: true } }
}

function isOfOther({ through }: Reference): boolean {
  return through?.kind === 'condition'
}

function conditionsOf({ name, kinds: [kind] }: Subject, findings: Findings): readonly Definition[] {
  const definitions = kind === 'field' ? findings.definitionsOf(name) : []
  return definitions.every(({ field }) => field?.level === ofCondition) ? definitions : []
}

function isCondition(subject: Subject, findings: Findings): boolean {
  return conditionsOf(subject, findings).length > 0
}
