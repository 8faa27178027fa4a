import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { transferAbove } from './behind-transfer.ts'
import { codeText } from './code-text.ts'
import { type ConditionLines, farthestCondition, type LeadingCondition, leadingCondition } from './leading-condition.ts'
import { linesBetween } from './lines-between.ts'
import { farthestPliCondition, pliConditions } from './pli-condition.ts'

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
  return [...quoted(leading?.evaluated, leads), ...quoted(transfer ?? leading, leading?.isElse === false ? leads : failing)]
}

/** Reads what `pliLeadingQuotes` looks through. */
export function pliLeadingCall({ path, line }: Place): Call {
  return readCall(path, line - farthestPliCondition, line)
}

/** The same of PL/I: the innermost IF that stands above what is quoted of the place already. */
export function pliLeadingQuotes({ path, line }: Place, quotedFrom: number, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  const found = pliConditions(lines, line)
  const inner = found.findLast(({ startLine }) => startLine < quotedFrom)
  // What is quoted says the condition already.
  if (inner === undefined || (inner !== found.at(-1) && found.length > 1)) return []
  const shown = linesBetween(lines, inner.startLine, Math.min(inner.endLine, quotedFrom - 1))
  return [{ source: { kind: 'code', path }, startLine: inner.startLine, lines: shown, lead: inner.isElse ? failing : leads }]
}

/** A WHEN is under its EVALUATE first, which says what it is a value of; what leads to one of TRUE stands above the EVALUATE. */
function outerOf(inner: LeadingCondition, lines: KnownLines): LeadingCondition | undefined {
  if (inner.evaluated !== undefined) return inner
  const above = (inner.evaluateLine ?? inner.startLine) - 1
  return codeText(lines.get(above)).endsWith('.') ? undefined : leadingCondition(lines, above)
}

const leads = 'what leads there'
const failing = 'there only where this fails'
