import { HumanMessage } from '@langchain/core/messages'
import type { Usage } from '../answer/answer.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import { limits } from '../base/limits.ts'
import type { AgentParts } from './agent-parts.ts'
import { askSummary } from './ask-summary.ts'
import { requestRoom } from './context-budget.ts'
import { historyMessages, type Turn } from './history.ts'
import { maskTurn } from './mask.ts'
import { summariseTurns } from './summarise-turns.ts'

interface Compacted {
  readonly turns: readonly Turn[]
  /** Turns that a summary now stands for; 0 when they are too short to gain anything. */
  readonly summarised: number
  readonly usage: Usage
}

/** Where the model's window is not known. */
const transcriptChars = 200_000
const transcriptCharactersPerToken = 2

/** Has the model summarise all turns but the last, which the next question most likely points back to. Rejects as the model does when it is stopped. */
export async function compactTurns(
  turns: readonly Turn[],
  { model, mask, signal, emit }: Pick<AgentParts, 'model' | 'mask'> & { readonly signal: AbortSignal; readonly emit: OnAnswerEvent },
): Promise<Compacted> {
  const older = turns.slice(0, -1).map((turn) => maskTurn(turn, mask))
  const { contextWindow: window } = model
  const done = await summariseTurns(
    { turns: older, messages: [...historyMessages(older), new HumanMessage('')] },
    {
      enough: () => false,
      fits: () => true,
      summarise: askSummary(model, { emit, signal }),
      transcriptChars: window === undefined ? transcriptChars : requestRoom(window, limits) * transcriptCharactersPerToken,
    },
  )
  return { turns: [...done.turns, ...turns.slice(-1)], summarised: done.summarised, usage: done.usage }
}
