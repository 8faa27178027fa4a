import type { Answer, AnswerError } from '../answer/answer.ts'
import { noUsage } from '../answer/answer.ts'
import type { AnswerEvent, OnAnswerEvent } from '../answer/event.ts'
import type { Evidence } from '../answer/evidence.ts'
import { verifyCitations } from '../answer/verify-citations.ts'
import { AppError } from '../base/app-error.ts'
import type { AgentParts, UserCall } from './agent-parts.ts'
import { Deadline } from './deadline.ts'
import { buildGraph, recursionLimit } from './graph.ts'
import type { Turn } from './history.ts'
import type { AgentStateType } from './state.ts'

export interface RunInput {
  readonly question: string
  /** Earlier turns of the conversation, oldest first. */
  readonly turns: readonly Turn[]
  /** Calls that the user made since the last question. */
  readonly loads: readonly UserCall[]
  /** What was shown so far in the conversation: it stays citable. */
  readonly evidence: readonly Evidence[]
  readonly signal: AbortSignal
  readonly onEvent: OnAnswerEvent
  /** Hears the turns that the conversation should go on with, when old ones were summarised. */
  readonly onTurns: (turns: readonly Turn[]) => void
}

/**
 * Answers one question: streams the graph, hands on its events, and ends with exactly one `result`. Never rejects for what a user or a provider
 * did: that becomes an answer with outcome `failed` or `partial`. A bug is thrown.
 */
export async function runAgent(parts: AgentParts, input: RunInput): Promise<Answer> {
  const { model, clock, limits } = parts
  const started = clock.now()
  const progress = new Progress(input.onEvent)
  progress.emit({ type: 'start', question: input.question, provider: model.provider, model: model.model })

  const deadline = new Deadline(limits.questionMs, input.signal)
  const { signal } = deadline
  const emit = (event: AnswerEvent) => {
    if (event.type === 'retry') deadline.extend(event.delayMs)
    progress.emit(event)
  }
  let state: Partial<AgentStateType> = {}
  let error: AnswerError | null = null
  let cutBecause: string | null = null
  try {
    const { turns, loads, onTurns } = input
    const stream = await buildGraph(parts, { turns, loads, onTurns, emit }).stream(
      { question: input.question, evidence: [...input.evidence] },
      { streamMode: 'values', recursionLimit: recursionLimit(parts.maxSteps), signal },
    )
    for await (const values of stream) state = values
  } catch (caught) {
    if (signal.aborted) {
      cutBecause = input.signal.aborted ? 'Stopped on request.' : `The question took longer than ${limits.questionMs / 60_000} minutes.`
      error = { code: 'aborted', message: cutBecause, hint: null }
    } else if (caught instanceof AppError) {
      error = { code: caught.code, message: parts.redact(caught.message), hint: caught.hint ? parts.redact(caught.hint) : null }
    } else throw caught
  } finally {
    deadline.cancel()
  }

  const answer = await settle(parts, { input, state, error, cutBecause, said: progress.said })
  const result: Answer = { ...answer, durationMs: Math.round(clock.now() - started) }
  progress.emit({ type: 'result', answer: result })
  return result
}

interface Ended {
  readonly input: RunInput
  readonly state: Partial<AgentStateType>
  readonly error: AnswerError | null
  readonly cutBecause: string | null
  readonly said: string
}

/** What was said before an abort is kept as a partial answer, with its citations checked; anything else unfinished is no answer. */
async function settle(parts: AgentParts, ended: Ended): Promise<Answer> {
  const { input, state, error, cutBecause, said } = ended
  const evidence = state.evidence ?? []
  const kept = cutBecause !== null && said.trim() !== ''
  const reviewed = kept ? await verifyCitations({ answer: said.trim(), evidence, sources: parts.sources }) : undefined
  const replier = state.replier ?? parts.model
  const outcome = kept ? 'partial' : error ? 'failed' : (state.outcome ?? 'failed')
  return {
    question: input.question,
    answer: reviewed?.answer ?? (error ? '' : (state.answer ?? '')),
    outcome,
    outcomeReason: outcome === 'partial' ? (cutBecause ?? state.stopReason ?? null) : null,
    citations: reviewed?.citations ?? (error ? [] : (state.citations ?? [])),
    skills: state.loadedSkills ?? [],
    toolCalls: state.toolCalls ?? [],
    evidence: evidence.slice(input.evidence.length),
    provider: replier.provider,
    model: replier.model,
    usage: state.usage ?? noUsage,
    durationMs: 0,
    health: parts.model.health(),
    error: kept ? null : error,
  }
}

/** Hands events on and remembers what of the answer was shown, for the case that it is cut. */
class Progress {
  said = ''
  #ended = false
  readonly #onEvent: OnAnswerEvent

  constructor(onEvent: OnAnswerEvent) {
    this.#onEvent = onEvent
  }

  /** What a model or a tool that was stopped still has to say after the result is not heard. */
  emit(event: AnswerEvent): void {
    if (this.#ended) return
    if (event.type === 'result') this.#ended = true
    if (event.type === 'model_start' || (event.type === 'notice' && event.discard)) this.said = ''
    if (event.type === 'text_delta') this.said += event.text
    this.#onEvent(event)
  }
}
