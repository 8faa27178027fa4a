import type { ErrorCode } from '../base/app-error.ts'
import type { ProviderHealth } from './chat-model.ts'
import type { Citation } from './citation.ts'
import type { Evidence } from './evidence.ts'

export type Outcome = 'answered' | 'partial' | 'not_found' | 'failed'

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedTokens: number
  /** US dollars; null when the price is not known. */
  readonly costUsd: number | null
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: null }

export interface ToolCallRecord {
  readonly name: string
  /** The arguments; of a call that could not be read their text, as the model wrote it. */
  readonly input: unknown
  readonly status: 'ok' | 'error'
  readonly durationMs: number
  /** One line about the result, for people. */
  readonly summary: string
  /** The result as the model was shown it. */
  readonly content: string
  readonly evidence: readonly Evidence[]
}

/** The skills whose text a call gave the model. */
export function loadedSkillNames({ evidence }: Pick<ToolCallRecord, 'evidence'>): string[] {
  return evidence.flatMap((item) => (item.kind === 'skill' && item.via === 'load' ? [item.name] : []))
}

/** Whether a call gave the model the text of a skill. */
export function loadedSkill(call: Pick<ToolCallRecord, 'evidence'>): boolean {
  return loadedSkillNames(call).length > 0
}

export interface AnswerError {
  readonly code: ErrorCode | 'internal'
  readonly message: string
  readonly hint: string | null
}

/** The result of one question: what every front end renders. */
export interface Answer {
  readonly question: string
  /** Markdown, with citations mended; empty when there is none. */
  readonly answer: string
  readonly outcome: Outcome
  /** Why the outcome is `partial`, in words; null otherwise. */
  readonly outcomeReason: string | null
  readonly citations: readonly Citation[]
  /** Names of the skills that were loaded. */
  readonly skills: readonly string[]
  /** Also those that the user made right before the question. */
  readonly toolCalls: readonly ToolCallRecord[]
  readonly evidence: readonly Evidence[]
  /** Who gave the answer: after a fallback not who was asked. */
  readonly provider: string
  readonly model: string
  readonly usage: Usage
  readonly durationMs: number
  /** How the providers that were asked have done since the program began. */
  readonly health: readonly ProviderHealth[]
  readonly error: AnswerError | null
}

/** The result of a question that failed before anybody was asked. */
export function noAnswer(question: string, error: AnswerError): Answer {
  return {
    question,
    answer: '',
    outcome: 'failed',
    outcomeReason: null,
    citations: [],
    skills: [],
    toolCalls: [],
    evidence: [],
    provider: '',
    model: '',
    usage: noUsage,
    durationMs: 0,
    health: [],
    error,
  }
}
