import { escapeRegex } from '../../../../base/escape-regex.ts'
import { capitalized } from '../../../../base/text.ts'
import { foundNone, patternCall } from '../../absence.ts'
import type { Draft } from '../../aspect.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { AskedAccess } from '../../question/access.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { byProgram, type Uses, userItem } from '../relations/users-of.ts'

const mostUsers = 8
/** A record that is read from a file brings its fields along. */
const reading = /^(?:EXEC CICS )?(?:READ\w*|RETURN|G[HNU]\w*)(?: INTO)?$/i
/** What a value that is only read in never is. That it is set alone may be by reading. */
const altering =
  /\b(?:(?:reduc|decreas|lower|increas|rais|updat|chang|alter|modif|increment|decrement|adjust|deduct|subtract|recalculat|recomput|reset|correct)\w*|moved on|set to)\b/i

/** Looks for statements that may change the field, whatever the structure makes of them. */
export function carriedCalls(subject: Subject, uses: Uses): readonly Call[] {
  return isOnlyCarried(subject, uses) ? [changingCall(subject)] : []
}

/** That no statement changes a field of a record, which is only read in with it; undefined where that is not sure. */
export function onlyCarried({ bare }: Question, subject: Subject, uses: Uses, access: AskedAccess, findings: Findings): Draft | undefined {
  if (access.name !== 'changes' || !isOnlyCarried(subject, uses) || !foundNone(changingCall(subject), findings)) return undefined
  const items = byProgram(uses.writes)
    .slice(0, mostUsers)
    .map((user) => userItem(user, findings))
  const said = `no statement changes the field ${inert(subject.name)}: it is only read in with its record`
  if (altersIt(bare)) return { lead: [], quotes: [], nothing: { said, instead: items, decides: true } }
  return { lead: [`${capitalized(said)}.`, ...items], quotes: [] }
}

/** `set to V or R`, `where is it set to zero`. */
function altersIt(bare: string): boolean {
  return altering.test(bare) || /\bset\b[^,?]*\bto\s+\S/i.test(bare)
}

function isOnlyCarried({ kinds: [kind] }: Subject, uses: Uses): boolean {
  return kind === 'field' && isOnlyReadIn(uses)
}

/** Whether all that sets it brings it in from outside. */
export function isOnlyReadIn({ writes }: Uses): boolean {
  return writes.length > 0 && writes.every(({ kind, verb, op }) => kind === 'field-write' && reading.test(verb ?? op ?? ''))
}

function changingCall({ name, named }: Subject): Call {
  const field = named ? escapeRegex(name) : anyLike(name)
  return patternCall(String.raw`\b(?:TO|SET|GIVING|VARYING|COMPUTE|INTO|SUBTRACT\s+\S+\s+FROM)\s+${field}(?:[^\w-]|$)`)
}

/** Of what is described another field of those words may be meant: one that begins with something else, or has more between. */
function anyLike(name: string): string {
  const parts = name.split(/[-_]/).filter((part) => part !== '')
  const shared = parts.length > 2 ? parts.slice(1) : parts
  return String.raw`[\w-]*${shared.map(escapeRegex).join(String.raw`[\w-]*`)}[\w-]*`
}
