import { findAssignments } from './assignments.ts'
import { findCommandLines, findOptionValues } from './command-lines.ts'
import { findCommandOperands } from './commands.ts'
import { findCredentialShapes } from './credential-shapes.ts'
import { findDeclarations } from './declarations.ts'
import { findFileTransfers } from './file-transfers.ts'
import { findLogons } from './logons.ts'
import { neighbourhoods, speaksOfSecrets } from './neighbourhoods.ts'
import { readSource, type SecretRule, type Source } from './source.ts'
import { replaceSpans, type Span } from './span.ts'

const rules: readonly SecretRule[] = [findAssignments, findDeclarations, findCommandOperands, findLogons, findCommandLines]

const mask = '[masked]'
// A connection string in a JSON text in a string of a program.
const deepest = 3
const shortestEmbedded = 6
// A mask in the place of a value can let a quote beside it read as one that opens a literal, and so show the next value: what was masked is
// read again until nothing is found. The bound keeps the cost linear.
const mostPasses = 8

export interface MaskedText {
  readonly text: string
  /** Secrets that were masked; one that spans several lines counts once. */
  readonly count: number
  /** The rules that found them, without repetition. */
  readonly rules: readonly string[]
}

/**
 * The text of a tool result with the values of passwords, keys and other secrets replaced by `[masked]`. Nothing else changes: lines stay
 * lines, because line numbers are citations, and a text without secrets comes back as it is. Names, symbolic parameters, prompts and prose
 * are no secrets. Heuristic on both sides, linear in the length of the text, and without effect on its own result.
 */
export function maskSecrets(text: string): MaskedText {
  let masked = maskedOnce(text)
  for (let pass = 1; pass < mostPasses; pass++) {
    const again = masked.count > 0 ? maskedOnce(masked.text) : undefined
    if (!again?.count) break
    masked = { text: again.text, count: masked.count + again.count, rules: [...new Set([...masked.rules, ...again.rules])] }
  }
  return masked
}

function maskedOnce(text: string): MaskedText {
  const spans = [...findCredentialShapes(text), ...findFileTransfers(text), ...findOptionValues(text)]
  for (const { start, end } of neighbourhoods(text)) collect(readSource(text, start, end, false), 1, spans)
  const masked = replaceSpans(text, spans, mask)
  const counted = masked.replaced.filter((span) => !span.continued)
  return { text: masked.text, count: counted.length, rules: [...new Set(counted.map((span) => span.rule))] }
}

function collect(source: Source, depth: number, spans: Span[]): void {
  for (const rule of rules) spans.push(...rule(source))
  if (depth >= deepest) return
  for (const { kind, text, textStart } of source.tokens) {
    if (kind !== 'literal' || text.length < shortestEmbedded) continue
    if (speaksOfSecrets(text)) collect(readSource(source.text, textStart, textStart + text.length, true), depth + 1, spans)
  }
}
