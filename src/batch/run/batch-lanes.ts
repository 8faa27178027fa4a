import { AppError } from '../../base/app-error.ts'
import { count } from '../../base/text.ts'
import type { AppendJournal } from '../../store/append-journal.ts'
import type { OnBatchEvent, Stopped } from '../batch-event.ts'
import type { AnswerRecord, JournalRecord } from '../journal-records.ts'
import type { PageLinks } from '../pages/page-links.ts'
import { questionPage } from '../pages/question-page.ts'
import { type AnsweredQuestion, type AnsweringParts, answerQuestion } from './answer-question.ts'
import type { JournalState } from './journal-state.ts'
import type { PageWriter } from './page-writer.ts'
import type { Entry } from './plan-entries.ts'
import { ProviderGate } from './provider-gate.ts'
import { ProviderTrouble } from './provider-trouble.ts'

export interface LaneParts extends AnsweringParts {
  readonly journal: AppendJournal<JournalRecord>
  readonly state: JournalState
  readonly writer: PageWriter
  /** Undefined when no pages are wanted. */
  readonly links: PageLinks | undefined
  readonly concurrency: number
  readonly maxTokens: number | undefined
  readonly pausesMs: readonly number[]
  /** Nothing new is begun. */
  readonly finish: AbortSignal
  /** What is in flight is left, too. */
  readonly stop: AbortSignal
  readonly onEvent: OnBatchEvent
}

interface Waiting {
  readonly entry: Entry
  /** How often the provider failed it, and how many others had been answered when it first did. */
  readonly failures: number
  readonly answersBefore: number
}

/** Shorter waits between attempts are nobody's business. */
const shortestPauseMs = 2000
/** A question that fails so often while others are answered is at fault itself. */
const mostFailures = 3
/** So many refusals before anything was answered mean the configuration and not the questions. */
const mostRefusals = 3

/** Asks questions, some at a time, and writes each answer down before the next one is begun. */
export class BatchLanes {
  asked = 0
  tokens = 0
  /** Why the batch came to an end by itself before the list did. */
  stopped: Stopped | undefined
  readonly #parts: LaneParts
  readonly #queue: Waiting[]
  readonly #gate: ProviderGate
  /** Something went wrong that ends the batch: nothing new is begun, or nothing more done at all. */
  readonly #ending = new AbortController()
  readonly #failing = new AbortController()
  readonly #finish: AbortSignal
  readonly #stop: AbortSignal
  #answers = 0
  #refusals = 0

  constructor(parts: LaneParts, entries: readonly Entry[]) {
    this.#parts = parts
    this.#queue = entries.map((entry) => ({ entry, failures: 0, answersBefore: 0 }))
    this.#stop = AbortSignal.any([parts.stop, this.#failing.signal])
    this.#finish = AbortSignal.any([parts.finish, this.#stop, this.#ending.signal])
    const { onEvent, pausesMs } = parts
    this.#gate = new ProviderGate({
      pausesMs,
      signal: this.#finish,
      onPause: (delayMs, reason) => onEvent({ type: 'pause', delayMs, reason }),
      onResume: () => onEvent({ type: 'resume' }),
    })
  }

  /** Back when nothing is in flight any more. A bug is thrown then. */
  async run(): Promise<void> {
    const lanes = await Promise.allSettled(Array.from({ length: this.#parts.concurrency }, () => this.#lane()))
    this.#gate.close()
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  }

  /** Questions that were not answered, for whatever reason. */
  get left(): number {
    return this.#queue.length
  }

  async #lane(): Promise<void> {
    try {
      while (await this.#askNext());
    } catch (error) {
      this.#failing.abort()
      throw error
    }
  }

  /** False when there is nothing more to do. */
  async #askNext(): Promise<boolean> {
    const passed = await this.#gate.pass()
    const waiting = this.#finish.aborted || this.#isSpent() ? undefined : this.#queue.shift()
    if (waiting === undefined) {
      this.#gate.released()
      return false
    }
    const { onEvent } = this.#parts
    const { entry } = waiting
    onEvent({ type: 'question', question: entry.listed })
    const trouble = new ProviderTrouble()
    const answered = await answerQuestion(this.#parts, entry.listed, {
      signal: this.#stop,
      onEvent: (event) => {
        trouble.hear(event)
        if (event.type === 'retry' && event.delayMs >= shortestPauseMs) this.#gate.rest(event.delayMs, event.reason)
        onEvent({ type: 'progress', question: entry.listed, event })
      },
    })
    const { record } = answered
    this.tokens += record.usage.inputTokens + record.usage.outputTokens
    if (this.#stop.aborted) {
      this.#queue.unshift(waiting)
      return false
    }
    const remedy = trouble.remedyFor(record)
    if (remedy === 'record') this.#gate.answered()
    if (remedy === 'record') await this.#keep(entry, answered)
    else if (remedy === 'stop') this.#giveUp(waiting, record)
    else if (this.#finish.aborted) this.#queue.unshift(waiting)
    else await this.#askLater({ ...waiting, failures: waiting.failures + 1 }, answered, passed)
    return true
  }

  /** The provider failed: others are asked first, to see whether it is the provider or the question. */
  async #askLater(waiting: Waiting, answered: AnsweredQuestion, passed: number): Promise<void> {
    const { record } = answered
    const first = waiting.failures === 1
    const answersBefore = first ? this.#answers : waiting.answersBefore
    if (waiting.failures >= mostFailures && this.#answers > answersBefore) {
      this.#gate.released()
      return this.#keep(waiting.entry, answered)
    }
    if (this.#gate.failed(passed, record.error?.message ?? '')) this.#queue.push({ ...waiting, answersBefore })
    else this.#giveUp(waiting, record)
  }

  #giveUp(waiting: Waiting, { error }: AnswerRecord): void {
    this.#queue.unshift(waiting)
    this.#end({ why: 'provider', message: error?.message ?? 'The provider failed.', hint: error?.hint ?? null })
    this.#gate.released()
  }

  async #keep(entry: Entry, { record, durationMs }: AnsweredQuestion): Promise<void> {
    const refused = record.error?.code === 'provider_request'
    this.#refusals += refused ? 1 : 0
    if (record.outcome !== 'failed') this.#answers++
    try {
      const kept = await this.#write(entry, record)
      this.asked++
      this.#parts.onEvent({ type: 'answer', question: entry.listed, record: kept, durationMs })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      this.#queue.unshift({ entry, failures: 0, answersBefore: 0 })
      this.#end({ why: 'disk', message: error.message, hint: error.hint ?? null })
      this.#failing.abort()
      return
    }
    const { message = '', hint = null } = record.error ?? {}
    if (refused && this.#answers === 0 && this.#refusals >= mostRefusals) this.#end({ why: 'provider', message, hint })
  }

  /** The page first, and the record when that is on the disk. */
  async #write(entry: Entry, record: AnswerRecord): Promise<AnswerRecord> {
    const { journal, state, writer, links } = this.#parts
    entry.mustAsk = false
    if (record.outcome === 'failed' && entry.answer !== undefined && entry.answer.record.outcome !== 'failed') {
      entry.failure = record
      return record
    }
    const { id, file } = entry.listed
    const wanted =
      links === undefined || record.outcome === 'failed'
        ? []
        : [{ id, file, text: questionPage({ listed: entry.listed, record }, links), force: entry.force }]
    const written = await writer.write(wanted)
    if (wanted.length > written.size) entry.edited = true
    const kept = { ...record, page: written.get(id) ?? null }
    const [place] = await journal.append([kept])
    if (place !== undefined) state.hear(kept, place)
    entry.answer = state.answers.get(id)
    return kept
  }

  #isSpent(): boolean {
    const { maxTokens } = this.#parts
    if (maxTokens === undefined || this.tokens < maxTokens) return false
    if (this.#queue.length > 0) {
      const message = `${count(this.tokens, 'token')} are used, of ${count(maxTokens, 'token')} that the batch may use.`
      this.#end({ why: 'budget', message, hint: 'Go on with the same command, or allow more with --max-tokens.' })
    }
    return true
  }

  #end(stopped: Stopped): void {
    this.stopped ??= stopped
    this.#ending.abort()
  }
}
