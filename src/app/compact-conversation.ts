import { compactTurns } from '../agent/compact-turns.ts'
import type { Usage } from '../answer/answer.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import type { Conversation } from './conversation.ts'
import type { App } from './create-app.ts'
import { maskFor } from './mask-for.ts'

/** Has older turns of the conversation summarised now. Throws whatever hinders the model from being made or asked. */
export async function compactConversation(
  app: App,
  conversation: Conversation,
  { signal, onEvent }: { readonly signal: AbortSignal; readonly onEvent: OnAnswerEvent },
): Promise<{ readonly summarised: number; readonly usage: Usage }> {
  const model = await app.model()
  const { turns, summarised, usage } = await compactTurns(conversation.turns, { model, mask: maskFor(app), signal, emit: onEvent })
  if (summarised > 0) conversation.replaceTurns(turns)
  return { summarised, usage }
}
