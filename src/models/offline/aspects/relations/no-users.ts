import { escapeRegex } from '../../../../base/escape-regex.ts'
import { count } from '../../../../base/text.ts'
import { foundNone, patternCall } from '../../absence.ts'
import type { Draft } from '../../aspect.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { AskedAccess } from '../../question/access.ts'
import { plain } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { byProgram, isDirect, type Uses, userItem } from './users-of.ts'

const mostPrograms = 12
const stores: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container'])

/** Asked whether anything does it, the answer is no, with what is done to it instead. */
export function unused({ name, kinds: [kind] }: Subject, uses: Uses, access: AskedAccess, findings: Findings): Draft {
  const done = access.does ?? (access.name === 'reads' ? 'reads' : access.name === 'changes' ? 'changes' : 'uses')
  // What is done to it in place of one deed alone may be any other.
  const instead = access.does !== undefined ? [...uses.writes, ...uses.reads] : access.name === 'reads' ? uses.writes : uses.reads
  const users = byProgram(instead.filter(isDirect))
  const only =
    users.length === 0 || access.does !== undefined
      ? ''
      : `; it is only ${access.name === 'reads' ? 'written' : 'read'}, by ${count(users.length, 'program')}`
  const head = `No: no program ${done} the ${kind ?? 'name'} ${inert(name)}${only}.${findings.unsearched.map((notice) => ` ${plain(notice)}`).join('')}`
  return { lead: [head, ...users.slice(0, mostPrograms).map((user) => userItem(user, findings))], quotes: [] }
}

/** Lines that may do it to the thing, whatever the structure makes of them. */
export function proofCalls({ name }: Pick<Subject, 'name'>, { spelled }: AskedAccess): readonly Call[] {
  const edge = String.raw`[^\w-]`
  return spelled === undefined
    ? []
    : [patternCall(`(?:^|${edge})(?:${spelled})(?:${edge}|${edge}.*${edge})${escapeRegex(name)}(?:${edge}|$)`)]
}

/** A utility that deletes a data set deletes no record, and a job only says what it is for. */
const ofDataSet = /^\W*DELETE\s+[('"]*[^\s'"(),]*\.[^\s]|^\/\/\S+\s+JOB\b/i

/** Whether a search for lines that may do it found none that does it to records. */
export function isDoneNowhere(call: Call, findings: Findings): boolean {
  return findings.resultOf(call) !== undefined && findings.codeLinesFound(call).every(({ text }) => ofDataSet.test(text))
}

/** Asked which program does it, none is: who does something else to the thing is told in its place. Of what keeps data alone, as a field is also changed with all around it. */
export function denied(subject: Subject, { writes, reads, others }: Uses, access: AskedAccess, findings: Findings): Draft | undefined {
  const { name, kinds } = subject
  const [kind = 'name'] = kinds
  const proofs = proofCalls(subject, access)
  if (!stores.has(kind) || proofs.length === 0 || !proofs.every((call) => foundNone(call, findings))) return undefined
  const users = byProgram([...writes, ...reads, ...others].filter(isDirect))
  const instead = users.slice(0, mostPrograms).map((user) => userItem(user, findings))
  const said = `no program ${access.does ?? 'changes'} the ${kind} ${inert(name)}`
  return { lead: [], quotes: [], nothing: { said, instead, decides: true } }
}
