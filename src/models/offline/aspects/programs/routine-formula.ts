import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { computations } from '../../evidence/computing-lines.ts'
import { fromOperands } from '../../evidence/operands-above.ts'
import type { Findings } from '../../findings.ts'
import { asksFormula } from '../../question/asks-formula.ts'
import type { Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const longestRoutine = 300
const mostQuoted = 3
const routineKinds: ReadonlySet<string> = new Set(['paragraph', 'section', 'entry'])

/** The lines in which a routine that is named computes, where a question asks for a formula: the words of the question need not stand in them. */
export const routineFormulaAspect: Aspect = {
  name: 'routine formula',
  asks: ({ bare }, subject) => subject.named && (routineKinds.has(subject.kinds[0] ?? '') || isRoutine(subject)) && asksFormula({ bare }),
  calls: (_, subject, findings) => [
    definitionCall(subject.name),
    ...bodyOf(subject, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
  ],
  draft: (_, subject, findings) => {
    const quotes = bodyOf(subject, findings).flatMap(({ path, startLine, endLine }): readonly Quote[] =>
      computations(findings.linesOf(path), startLine, endLine)
        .slice(0, mostQuoted)
        .map((found) => ({ source: { kind: 'code', path }, ...fromOperands(findings.linesOf(path), found) })),
    )
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

interface Body {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

function bodyOf({ name, kinds, paths }: Subject, findings: Findings): readonly Body[] {
  const found = findings.definitionsOf(name).filter(({ kind, path }) => kinds.some((one) => one === kind) && paths.includes(path))
  return found
    .slice(0, 1)
    .map(({ path, startLine, endLine }) => ({ path, startLine, endLine: Math.min(endLine, startLine + longestRoutine) }))
}
