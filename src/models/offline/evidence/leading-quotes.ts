import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { transferAbove } from './behind-transfer.ts'
import { codeText } from './code-text.ts'
import { type ConditionLines, farthestCondition, type LeadingCondition, leadingCondition } from './leading-condition.ts'
import { linesBetween } from './lines-between.ts'

/** Reads what `leadingQuotes` looks through. */
export function leadingCall({ path, line }: Place): Call {
  return readCall(path, line - farthestCondition, line)
}

/** The condition that leads to a place of COBOL, where it stands above what is quoted of it already. */
export function leadingQuotes({ path, line }: Place, quotedFrom: number, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  const transfer = transferAbove(lines, line)
  const inner = transfer === undefined ? leadingCondition(lines, line) : undefined
  // What is quoted already says one condition: what leads there is the one around it.
  const leading = inner !== undefined && inner.startLine >= quotedFrom ? outerOf(inner, lines) : inner
  const quoted = (shown: ConditionLines | undefined, lead: string): readonly Quote[] =>
    shown === undefined || shown.startLine >= quotedFrom
      ? []
      : [
          {
            source: { kind: 'code', path },
            startLine: shown.startLine,
            lines: linesBetween(lines, shown.startLine, Math.min(shown.endLine, quotedFrom - 1)),
            lead,
          },
        ]
  return [
    ...quoted(leading?.evaluated, leads),
    ...quoted(transfer ?? leading, leading?.isElse === false ? leads : 'there only where this fails'),
  ]
}

/** A WHEN is under its EVALUATE first, which says what it is a value of; what leads to one of TRUE stands above the EVALUATE. */
function outerOf(inner: LeadingCondition, lines: KnownLines): LeadingCondition | undefined {
  if (inner.evaluated !== undefined) return inner
  const above = (inner.evaluateLine ?? inner.startLine) - 1
  return codeText(lines.get(above)).endsWith('.') ? undefined : leadingCondition(lines, above)
}

const leads = 'what leads there'
