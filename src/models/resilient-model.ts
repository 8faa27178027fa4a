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
  /** `interactive`: a provider that was given up a moment ago gets one chance and not all attempts, since somebody waits. */
  readonly patience: 'interactive' | 'batch'
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
          if (!(error instanceof FailedRequest)) {
            // Stopped, in a request or in a wait: nothing was learnt of the provider, and the next may try it.
            candidate.circuit.released()
            throw error
          }
          text.discard()
          giveUp(candidate, error, { now: clock.now(), isLast: !next })
          // What is too long for one is made shorter by who asked, unless the next is known to take more.
          if (!next || (error.code === 'context_exceeded' && !(await takesMore(next, candidate)))) throw error
          request.onNotice(`${asSentence(error.message)} Asking ${nameOf(next)} instead.`)
          answering = next
        }
      }
      throw new Error('a model without candidates')
    },
  }
}

async function takesMore(next: Candidate, than: Candidate): Promise<boolean> {
  await next.connection()
  return (next.contextWindow ?? 0) > (than.contextWindow ?? Number.POSITIVE_INFINITY)
}

function lastToReply({ messages }: ModelRequest, candidates: readonly Candidate[]): Candidate | undefined {
  const { provider, model } = messages.findLast(isAIMessage)?.response_metadata ?? {}
  return candidates.find((candidate) => candidate.provider.name === provider && candidate.provider.model === model)
}

/**
 * Lets the next questions know that a candidate was given up. A limit or a refusal says little about the provider: it is left alone for them only
 * where another can answer, since what it refuses once it will refuse in the next turn too. The length of a request or an empty reply says nothing.
 */
function giveUp({ circuit }: Candidate, { code, retryAfterMs }: FailedRequest, { now, isLast }: { now: number; isLast: boolean }): void {
  const down = code === 'provider_unreachable' || code === 'provider_incomplete' || code === 'provider_quota'
  if (code === 'context_exceeded' || code === 'model_empty' || (isLast && !down)) circuit.released()
  else circuit.open(now, retryAfterMs)
}

/** Asks one candidate with one key after the other and again after a wait, as far as that may help. */
async function askPatiently(candidate: Candidate, request: ModelRequest, policy: RetryPolicy): Promise<AIMessage> {
  const { limits, clock, maxWaitMs } = policy
  const { keys } = candidate
  const tried = new Set<Secret | undefined>()
  const doubtful = policy.patience === 'interactive' && candidate.circuit.state(clock.now()) !== 'closed'
  const allowed = { later: limits.requestAttempts, briefly: limits.briefAttempts, 'other-key': 1, nothing: 1 }
  await waitForKey(candidate, request, policy)
  for (let attempt = 1; ; attempt++) {
    const key = keys.take(clock.now(), tried)
    const text = new ShownText(request)
    try {
      return await askOnce(candidate, key, text.request, clock)
    } catch (error) {
      if (!(error instanceof FailedRequest)) throw error
      const now = clock.now()
      const delayMs = delayAfter(error, attempt, policy)
      const isLimited = error.code === 'provider_rate_limit'
      if (error.remedy === 'other-key') keys.refuse(key)
      if (isLimited) keys.restUntil(key, now + delayMs)
      tried.add(key)
      const otherKey = (isLimited || error.remedy === 'other-key') && keys.hasFresh(now, tried)
      const waitMs = otherKey ? 0 : isLimited ? keys.restLeft(now) : delayMs
      if (!otherKey && (attempt >= allowed[error.remedy] || doubtful)) throw await explained(error, candidate, request, policy)
      // What was asked for decides, not what chance adds to it.
      if (waitMs - limits.retryBaseMs * attempt > maxWaitMs) throw tooLong(error, waitMs)
      text.discard()
      request.onRetry({ attempt: attempt + 1, delayMs: waitMs, reason: error.message })
      // The next key has not had its attempts.
      if (otherKey) attempt--
      await pause(waitMs, request.signal)
    }
  }
}

/** Where another question has learnt that every key has to rest, this one does not go out in vain, as long as the rest is worth waiting for. */
async function waitForKey({ keys, provider }: Candidate, request: ModelRequest, { clock, maxWaitMs }: RetryPolicy): Promise<void> {
  const delayMs = keys.restLeft(clock.now())
  if (delayMs === 0 || delayMs > maxWaitMs) return
  request.onRetry({ attempt: 1, delayMs, reason: `${provider.name} has asked for a pause.` })
  await pause(delayMs, request.signal)
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
    if (error instanceof FailedRequest) statistics.failed(error.message)
    throw error
  }
}

/** Milliseconds before the attempt after this one, partly by chance, so that many who failed together do not come back together. */
function delayAfter({ retryAfterMs }: FailedRequest, attempt: number, { limits, maxWaitMs, random }: RetryPolicy): number {
  // A clock that runs ahead of the provider's makes every date a time that is over.
  if (retryAfterMs) return Math.round(retryAfterMs + random() * limits.retryBaseMs * attempt)
  return backoff(attempt, { limits, maxWaitMs, random })
}

/** Doubled each time, and half of it by chance. */
function backoff(attempt: number, { limits, maxWaitMs, random }: Pick<RetryPolicy, 'limits' | 'maxWaitMs' | 'random'>): number {
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
  const minutes = Math.ceil(delayMs / 60_000)
  const time = delayMs < 120_000 ? `${Math.ceil(delayMs / 1000)} s` : minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  return withHint(error, `It asks to be left alone for ${time}. ${error.hint}`)
}

function withHint({ code, message, cause, remedy, retryAfterMs, unknownModel }: FailedRequest, hint: string): FailedRequest {
  return new FailedRequest(code, message, { hint, cause, remedy, retryAfterMs, unknownModel })
}

function leftAlone({ provider, statistics }: Candidate): string {
  return `${provider.name} failed a moment ago${statistics.lastError ? ` (${statistics.lastError})` : ''} and is left alone for a while.`
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
