import type { Clock } from '../../base/clock.ts'
import type { Redact } from '../../base/redact.ts'
import type { BatchEvent } from '../../batch/batch-event.ts'
import type { BatchProgress } from '../../render/batch-progress.ts'
import { Pace } from './pace.ts'

/** What a batch has come to, from its events. */
export class BatchTally {
  readonly #clock: Clock
  readonly #redact: Redact
  readonly #pace: Pace
  readonly #asking = new Map<string, { readonly title: string; readonly since: number }>()
  #pause: { readonly until: number; readonly reason: string } | undefined
  #preparing: string | undefined
  #total = 0
  #done = 0
  #failed = 0
  #tokens = 0
  #finishing = false

  constructor(clock: Clock, redact: Redact) {
    this.#clock = clock
    this.#redact = redact
    this.#pace = new Pace(clock.now())
  }

  hear(event: BatchEvent): void {
    const now = this.#clock.now()
    switch (event.type) {
      case 'begin':
        this.#total = event.total
        this.#done = event.done
        break
      case 'question':
        this.#preparing = undefined
        // One that is asked again begins anew.
        this.#asking.delete(event.question.id)
        this.#asking.set(event.question.id, { title: this.#redact(event.question.title), since: now })
        break
      case 'answer': {
        const { outcome, usage } = event.record
        this.#asking.delete(event.question.id)
        this.#done += 1
        if (outcome === 'failed') this.#failed += 1
        this.#tokens += usage.inputTokens + usage.outputTokens
        this.#pace.finished(now)
        break
      }
      case 'pause':
        this.#pause = { until: now + event.delayMs, reason: this.#redact(event.reason) }
        this.#pace.pause(now)
        break
      case 'resume':
        this.#pause = undefined
        this.#pace.resume(now)
        break
    }
  }

  /** What is done before the first question is asked. */
  prepare(what: string): void {
    this.#preparing = what
  }

  /** From now on nothing new is begun. */
  finish(): void {
    this.#finishing = true
  }

  progress(): BatchProgress {
    const now = this.#clock.now()
    const rate = this.#pace.perMinute(now)
    const pause = this.#pause && { leftMs: Math.max(0, this.#pause.until - now), reason: this.#pause.reason }
    const left = this.#total - this.#done
    return {
      total: this.#total,
      done: this.#done,
      failed: this.#failed,
      tokens: this.#tokens,
      rate,
      leftMs: rate === undefined || left === 0 || this.#finishing ? undefined : (left * 60_000) / rate + (pause?.leftMs ?? 0),
      asking: [...this.#asking.values()].map(({ title, since }) => ({ title, ms: now - since })),
      pause,
      preparing: this.#preparing,
      finishing: this.#finishing,
    }
  }
}
