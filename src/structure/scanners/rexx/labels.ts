import type { StructureUnit } from '../../../answer/structure.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import { type Clause, isSign, keywordAt } from './clauses.ts'

/** A label and the clauses up to the next one. */
export interface Label {
  /** Upper case. */
  readonly name: string
  /** 1-based, inclusive: to the last line with code. */
  readonly startLine: number
  readonly endLine: number
  readonly unit: StructureUnit
}

/** Internal routines, and labels that SIGNAL goes to. Of labels of one name the first counts (TSO/E REXX Reference, "CALL"). */
export function labelsOf(
  clauses: readonly Clause[],
  program: { readonly name: string; readonly path: string },
  lineKinds: LineKinds,
): Label[] {
  const starts = clauses.flatMap((clause, i) => (isLabelClause(clause) ? [i] : []))
  const seen = new Set<string>()
  return starts.flatMap((at, n): Label[] => {
    const clause = clauses[at]
    const last = clauses[(starts[n + 1] ?? clauses.length) - 1]
    const name = clause?.tokens[0]?.text.toUpperCase() ?? ''
    if (clause === undefined || seen.has(name)) return []
    seen.add(name)
    const startLine = clause.line
    const endLine = Math.max(startLine, last?.tokens.at(-1)?.line ?? startLine)
    const comment = commentAbove(lineKinds, startLine)
    const detail = procedureOf(clauses[at + 1])
    return [
      {
        name,
        startLine,
        endLine,
        unit: {
          kind: 'paragraph',
          name,
          of: program.name,
          path: program.path,
          startLine,
          endLine,
          ...(detail === undefined ? {} : { detail }),
          ...(comment === undefined ? {} : { comment }),
        },
      },
    ]
  })
}

export function isLabelClause({ tokens }: Clause): boolean {
  return tokens.length === 2 && tokens[0]?.kind === 'symbol' && isSign(tokens[1], ':')
}

/** `PROCEDURE EXPOSE A B`, which says what a routine shares with the rest. */
function procedureOf(clause: Clause | undefined): string | undefined {
  if (clause === undefined || keywordAt(clause.tokens, 0) !== 'PROCEDURE') return undefined
  return clause.tokens.map(({ text }) => text.toUpperCase()).join(' ')
}
