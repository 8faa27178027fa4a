import { setTimeout as sleep } from 'node:timers/promises'
import { type AIMessage, isAIMessage } from '@langchain/core/messages'
import type { ChatModel, ModelRequest } from '../answer/chat-model.ts'
import { AppError } from '../base/app-error.ts'
import type { Clock } from '../base/clock.ts'
import type { Limits } from '../base/limits.ts'
import type { Secret } from '../base/secret.ts'
import type { Candidate } from './candidate.ts'
import { FailedRequest } from './failed-request.ts'

export interface RetryPolicy {
  readonly limits: Pick<Limits, 'requestAttempts' | 'briefAttempts' | 'retryBaseMs'>
  /** The longest wait between two attempts, in milliseconds. */
  readonly maxWaitMs: number
  readonly clock: Clock
  /** From 0 up to 1: spreads the attempts of many programs that failed together. */
  readonly random: () => number
  /** Names near to the model that a provider does not know; empty when it does not tell. */
  readonly nearestModels: (candidate: Candidate, signal: AbortSignal) => Promise<readonly string[]>
}

/**
 * The one place where requests are repeated (security.md 2.2): each candidate is asked until it replies or nothing helps any more, then the next one.
 * The first is the model that was asked for; the others are its fallbacks. Nothing of a failed attempt is kept.
 */
export function createResilientModel(candidates: readonly [Candidate, ...Candidate[]], policy: RetryPolicy): ChatModel {
  const [main] = candidates
  const { clock } = policy
  return {
    provider: main.provider.name,
    model: main.provider.model,
    host: main.provider.host,
    get contextWindow() {
      const next = candidates.find((candidate) => candidate.circuit.state(clock.now()) !== 'open') ?? main
      return next.contextWindow
    },
    health: () => candidates.flatMap((candidate) => (candidate.provider.host === undefined ? [] : [candidate.health(clock.now())])),
    async stream(request) {
      // Who replied to this question before: a change is told once, not with every request.
      let answering = lastToReply(request, candidates) ?? main
      for (const [i, candidate] of candidates.entries()) {
        const next = candidates[i + 1]
        if (next && !candidate.circuit.admits(clock.now())) {
          if (answering === candidate) request.onNotice(`${leftAlone(candidate)} Asking ${nameOf(next)} instead.`)
          if (answering === candidate) answering = next
          continue
        }
        const text = new ShownText(request)
        try {
          const message = await askPatiently(candidate, text.request, policy)
          if (answering !== candidate) request.onNotice(`${nameOf(candidate)} answers again.`)
          return message
        } catch (error) {
          if (!(error instanceof FailedRequest)) throw error
          text.discard()
          if (!next || error.code === 'context_exceeded') throw error
          // What this model refuses once it will refuse in the next turn too, which holds the same and more.
          if (error.code === 'provider_request') candidate.circuit.failed(clock.now(), true)
          request.onNotice(`${asSentence(error.message)} Asking ${nameOf(next)} instead.`)
          answering = next
        }
      }
      throw new Error('a model without candidates')
    },
  }
}

function lastToReply({ messages }: ModelRequest, candidates: readonly Candidate[]): Candidate | undefined {
  const { provider, model } = messages.findLast(isAIMessage)?.response_metadata ?? {}
  return candidates.find((candidate) => candidate.provider.name === provider && candidate.provider.model === model)
}

/** Asks one candidate with one key after the other and again after a wait, as far as that may help. */
async function askPatiently(candidate: Candidate, request: ModelRequest, policy: RetryPolicy): Promise<AIMessage> {
  const { limits, clock } = policy
  const tried = new Set<Secret | undefined>()
  // A provider that is known to fail gets one chance, not a minute of patience.
  const doubtful = candidate.circuit.state(clock.now()) !== 'closed'
  const allowed = { later: limits.requestAttempts, briefly: limits.briefAttempts, 'other-key': 1, nothing: 1 }
  for (let attempt = 1; ; attempt++) {
    const key = candidate.keys.take(clock.now())
    const text = new ShownText(request)
    try {
      return await askOnce(candidate, key, text.request, clock)
    } catch (error) {
      if (!(error instanceof FailedRequest)) throw error
      const { remedy, retryAfterMs } = error
      const delayMs = retryAfterMs ?? backoff(attempt, policy)
      if (remedy === 'other-key') candidate.keys.refuse(key)
      if (error.code === 'provider_rate_limit') candidate.keys.restUntil(key, clock.now() + delayMs)
      tried.add(key)
      const otherKey = tried.size < candidate.keys.size && (remedy === 'other-key' || error.code === 'provider_rate_limit')
      if (!otherKey && (attempt >= allowed[remedy] || doubtful)) {
        // Nobody answers there, so the next request need not wait for it as long as this one did.
        if (error.code === 'provider_unreachable') candidate.circuit.failed(clock.now(), true)
        throw await explained(error, candidate, request, policy)
      }
      if (!otherKey && delayMs > policy.maxWaitMs) {
        candidate.circuit.restUntil(clock.now() + delayMs)
        throw tooLong(error, delayMs)
      }
      text.discard()
      const wait = otherKey ? 0 : delayMs
      request.onRetry({ attempt: attempt + 1, delayMs: wait, reason: error.message })
      if (otherKey) attempt--
      await pause(wait, request.signal)
    }
  }
}

async function askOnce(candidate: Candidate, key: Secret | undefined, request: ModelRequest, clock: Clock): Promise<AIMessage> {
  const { circuit, statistics } = candidate
  const started = clock.now()
  try {
    const connection = await candidate.connection()
    const message = await connection.send(key, request)
    statistics.succeeded(clock.now() - started)
    circuit.succeeded()
    return message
  } catch (error) {
    if (!(error instanceof FailedRequest)) {
      circuit.released()
      throw error
    }
    statistics.failed(error.message)
    // What the provider says about one request, or about one of several keys, says nothing about the provider.
    if (error.remedy === 'nothing' || (error.remedy === 'other-key' && candidate.keys.size > 1)) circuit.released()
    else circuit.failed(clock.now(), error.remedy === 'other-key')
    throw error
  }
}

/** Milliseconds before the attempt after this one: doubled each time, and half of it by chance. */
function backoff(attempt: number, { limits, maxWaitMs, random }: RetryPolicy): number {
  const most = Math.min(maxWaitMs, limits.retryBaseMs * 2 ** attempt)
  return Math.round(most * (0.5 + random() / 2))
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms > 0) await sleep(ms, undefined, { signal })
    signal.throwIfAborted()
  } catch (cause) {
    throw new AppError('aborted', 'The question was stopped.', { cause })
  }
}

/** The error, with the names that are near when the provider does not know the model. */
async function explained(
  error: FailedRequest,
  candidate: Candidate,
  { signal }: ModelRequest,
  policy: RetryPolicy,
): Promise<FailedRequest> {
  if (!error.unknownModel) return error
  const names = await policy.nearestModels(candidate, signal)
  const near = names.length > 0 ? `Did you mean ${names.join(' or ')}? ` : ''
  return withHint(error, `${near}\`codewhisper models\` lists what ${candidate.provider.name} offers.`)
}

function tooLong(error: FailedRequest, delayMs: number): FailedRequest {
  return withHint(error, `It asks to be left alone for ${Math.ceil(delayMs / 60_000)} min. ${error.hint}`)
}

function withHint({ code, message, cause, remedy, retryAfterMs, unknownModel }: FailedRequest, hint: string): FailedRequest {
  return new FailedRequest(code, message, { hint, cause, remedy, retryAfterMs, unknownModel })
}

function leftAlone({ provider, statistics }: Candidate): string {
  return `${provider.name} failed several times${statistics.lastError ? ` (${statistics.lastError})` : ''} and is left alone for a while.`
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}

function nameOf({ provider }: Candidate): string {
  return provider.host === undefined ? 'the embedded offline model' : `${provider.name} ${provider.model} at ${provider.host}`
}

/** A request that knows whether it has shown text, which has to be taken back when the attempt fails. */
class ShownText {
  readonly request: ModelRequest
  #shown = false

  constructor(request: ModelRequest) {
    this.request = {
      ...request,
      onText: (text) => {
        this.#shown = true
        request.onText(text)
      },
      onNotice: (message, options) => {
        if (options?.discard) this.#shown = false
        request.onNotice(message, options)
      },
    }
  }

  discard(): void {
    if (this.#shown) this.request.onNotice('The reply broke off; what was shown of it is no part of the answer.', { discard: true })
  }
}
