import type { Definition } from '../../../answer/structure-results.ts'
import type { Aspect } from '../aspect.ts'
import { definitionCall, readCall } from '../calls.ts'
import { isComment } from '../evidence/comment-lines.ts'
import { linesBetween } from '../evidence/lines-between.ts'
import type { Findings } from '../findings.ts'
import { asksPurpose } from '../question/purpose.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'
import type { Subject } from '../subjects.ts'

const routines: ReadonlySet<string> = new Set(['paragraph', 'section'])
const mostQuoted = 2
const mostAbove = 12
const mostInside = 12

/** What a paragraph or subroutine of a program does: the comment above it, and how it begins. */
export const routineAspect: Aspect = {
  name: 'routine',
  asks: ({ bare }, { named, kinds }) => named && routines.has(kinds[0] ?? '') && asksPurpose({ bare }),
  calls: (question, subject, findings) => [
    definitionCall(subject.name),
    ...meant(question, subject, findings).map(({ path, startLine, endLine }) =>
      readCall(path, startLine - mostAbove, Math.min(endLine, startLine + mostInside)),
    ),
  ],
  draft: (question, subject, findings) => {
    const quotes = meant(question, subject, findings).flatMap((routine) => beginningOf(routine, findings))
    return quotes.length === 0 ? undefined : { first: quotes, lead: [], quotes: [] }
  },
}

/** Of several with one name those in a program that the question names. */
function meant({ names }: Question, { name }: Subject, findings: Findings): readonly Definition[] {
  const all = findings.definitionsOf(name).filter(({ kind }) => routines.has(kind))
  const others = new Set(names.map((one) => one.toUpperCase()))
  const inNamed = all.filter(({ of }) => of !== undefined && others.has(of.toUpperCase()))
  return (inNamed.length > 0 ? inNamed : all).slice(0, mostQuoted)
}

function beginningOf({ path, startLine, endLine }: Definition, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  let first = startLine
  while (first > startLine - mostAbove && isComment(known.get(first - 1) ?? '')) first--
  const lines = linesBetween(known, first, Math.min(endLine, startLine + mostInside - 1))
  return lines.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: first, lines }]
}
