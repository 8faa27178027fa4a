import type { Usage } from '../../answer/answer.ts'
import type { ProgramWalk } from './commands/walk-command.ts'

/** What one question cost. */
export interface Spent {
  readonly question: string
  readonly provider: string
  readonly usage: Usage
}

/** What is kept from one line to the next, beside the conversation itself. */
export interface KeptState {
  walk?: ProgramWalk | undefined
  /** The last question as it was typed; `answered`: the conversation has an answer to it. */
  asked?: { readonly question: string; readonly answered: boolean } | undefined
  /** Also of questions that the conversation has forgotten: they were paid for. */
  readonly spent: Spent[]
}
