import type { Answer, ToolCallRecord } from '../answer/answer.ts'
import type { ProviderHealth } from '../answer/chat-model.ts'
import type { Citation } from '../answer/citation.ts'
import type { KeptEvidence } from '../answer/kept-answer.ts'
import { sanitize } from '../base/sanitize.ts'
import { neutralMarkdown } from './neutral-markdown.ts'
import { sanitizeJson } from './sanitize-json.ts'

/** The document of `--json` (design.md section 4). Scripts rely on names, order and meaning; fields may be added at the end. */
export interface AnswerDocument {
  readonly schema: 1
  readonly question: string
  readonly answer: string
  readonly outcome: Answer['outcome']
  readonly citations: readonly Citation[]
  readonly skills: readonly string[]
  readonly toolCalls: readonly { name: string; input: unknown; status: 'ok' | 'error'; durationMs: number }[]
  readonly evidence: readonly EvidenceDocument[]
  readonly provider: string
  readonly model: string
  readonly usage: Answer['usage']
  readonly cached: boolean
  readonly durationMs: number
  readonly sessionId: string | null
  readonly error: Answer['error']
  /** Of the providers that were asked; empty for the embedded model. */
  readonly health: Answer['health']
}

/** Evidence without its text. A file that was only listed has no lines: 0 and 0. */
interface EvidenceDocument {
  readonly kind: KeptEvidence['kind']
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly whole: boolean
}

/** An answer, or what a session keeps of it. */
export type DocumentedAnswer = Omit<Answer, 'toolCalls' | 'evidence'> & {
  readonly toolCalls: readonly Pick<ToolCallRecord, 'name' | 'input' | 'status' | 'durationMs'>[]
  readonly evidence: readonly KeptEvidence[]
}

/** The answer as the one JSON document of `--json`: every string sanitised, the Markdown neutralised (security.md 1.7). */
export function answerDocument(answer: DocumentedAnswer, sessionId: string | null = null): AnswerDocument {
  const { usage } = answer
  return {
    ...(sanitizeJson({ schema: 1, question: answer.question }) as { schema: 1; question: string }),
    answer: neutralMarkdown(sanitize(answer.answer)),
    ...(sanitizeJson({
      outcome: answer.outcome,
      citations: answer.citations.map(citationDocument),
      skills: answer.skills,
      toolCalls: answer.toolCalls.map(({ name, input, status, durationMs }) => ({ name, input, status, durationMs })),
      evidence: answer.evidence.map(evidenceDocument),
      provider: answer.provider,
      model: answer.model,
      usage: {
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        cachedTokens: usage.cachedTokens,
        costUsd: usage.costUsd,
      },
      cached: false,
      durationMs: answer.durationMs,
      sessionId,
      error: answer.error && { code: answer.error.code, message: answer.error.message, hint: answer.error.hint },
      health: answer.health.map(healthDocument),
    }) as Omit<AnswerDocument, 'schema' | 'question' | 'answer'>),
  }
}

/** A citation with the field order of the design. */
export function citationDocument({ path, startLine, endLine, kind, status, reason, hash }: Citation): Citation {
  return { path, startLine, endLine, kind, status, reason, hash }
}

function healthDocument({ provider, model, requests, failures, meanMs, p95Ms, lastError, circuit }: ProviderHealth): ProviderHealth {
  return { provider, model, requests, failures, meanMs, p95Ms, lastError, circuit }
}

function evidenceDocument(item: KeptEvidence): EvidenceDocument {
  if (item.kind === 'file') return { kind: 'file', path: item.path, startLine: 0, endLine: 0, whole: false }
  const { kind, startLine, endLine } = item
  const whole = item.kind !== 'structure' && item.whole
  const path = item.kind !== 'skill' ? item.path : item.heading === undefined ? item.name : `${item.name}#${item.heading}`
  return { kind, path, startLine, endLine, whole }
}
