import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Subject } from '../subjects.ts'

/** The lines of code that a search of its member shows in what a question names: a routine has only some of them. */
export function ownLines(call: Call, { kinds, startLine, endLine }: Subject, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(call)
  if (kinds[0] === 'member') return found
  return found.filter(({ line }) => line >= (startLine ?? 0) && line <= (endLine ?? line))
}
