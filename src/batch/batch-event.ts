import type { AnswerEvent } from '../answer/event.ts'
import type { AnswerRecord } from './journal-records.ts'
import type { ListedQuestion } from './question-list.ts'

/** Why a batch ended before its list did. The same command goes on. */
export interface Stopped {
  readonly why: 'interrupted' | 'budget' | 'provider' | 'disk'
  readonly message: string
  readonly hint: string | null
}

/** All that happens in a batch, in order; `begin` first and `end` last. The command line is a consumer of this union. */
export type BatchEvent =
  | {
      readonly type: 'begin'
      /** Questions of the list that were selected, each once. */
      readonly total: number
      /** Of these answered by an earlier run. */
      readonly done: number
      /** Pages that were changed by hand and are left as they are. */
      readonly kept: readonly string[]
    }
  | { readonly type: 'question'; readonly question: ListedQuestion }
  /** What happens while it is answered. */
  | { readonly type: 'progress'; readonly question: ListedQuestion; readonly event: AnswerEvent }
  | { readonly type: 'answer'; readonly question: ListedQuestion; readonly record: AnswerRecord; readonly durationMs: number }
  /** Nothing is asked for `delayMs`, because the provider wants or needs a pause. */
  | { readonly type: 'pause'; readonly delayMs: number; readonly reason: string }
  | { readonly type: 'resume' }
  | { readonly type: 'notice'; readonly message: string }
  | { readonly type: 'end'; readonly report: BatchReport }

export type OnBatchEvent = (event: BatchEvent) => void

export interface BatchReport {
  /** As given, without a `/` at its end. */
  readonly out: string
  /** Of the selected questions, each once. */
  readonly total: number
  /** How many of them have which outcome now, whenever they were asked. */
  readonly outcomes: Readonly<Record<'answered' | 'partial' | 'not_found' | 'failed' | 'not_asked', number>>
  /** Asked in this run. */
  readonly asked: number
  /** Tokens that this run has used, in and out. */
  readonly tokens: number
  /** Pages that were changed by hand and are left as they are. */
  readonly kept: readonly string[]
  readonly stopped: Stopped | null
  readonly questions: readonly {
    readonly id: string
    readonly outcome: AnswerRecord['outcome'] | 'not_asked'
    /** The answer rests on citations, and all of them hold. */
    readonly verified: boolean
    /** Relative to `out`; null when there is none. */
    readonly page: string | null
    readonly error: AnswerRecord['error']
  }[]
}
