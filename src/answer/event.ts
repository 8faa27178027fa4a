import type { Answer } from './answer.ts'
import type { Citation } from './citation.ts'

/** All that happens while a question is answered, in order; `start` first and `result` last. Terminal, JSON and batch are consumers of this union. */
export type AnswerEvent =
  | { readonly type: 'start'; readonly question: string; readonly provider: string; readonly model: string }
  | { readonly type: 'model_start'; readonly step: number }
  | { readonly type: 'thinking'; readonly text: string }
  /** A piece of the answer before it is reviewed. */
  | { readonly type: 'text_delta'; readonly text: string }
  | { readonly type: 'tool_start'; readonly id: string; readonly name: string; readonly input: unknown }
  | {
      readonly type: 'tool_end'
      readonly id: string
      readonly name: string
      readonly status: 'ok' | 'error'
      readonly durationMs: number
      readonly summary: string
      /** Bytes of the result as the model is shown it. */
      readonly size: number
    }
  | { readonly type: 'retry'; readonly attempt: number; readonly delayMs: number; readonly reason: string }
  /** Something the user should know. `discard`: text shown so far in this step belongs to no answer. */
  | { readonly type: 'notice'; readonly message: string; readonly discard?: boolean }
  | { readonly type: 'review'; readonly citations: readonly Citation[] }
  | { readonly type: 'result'; readonly answer: Answer }

export type OnAnswerEvent = (event: AnswerEvent) => void
