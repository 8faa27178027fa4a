import { AppError } from '../../base/app-error.ts'
import type { ReplSession } from './repl-session.ts'

/** The last question as it was typed, whether it has an answer or not. Throws `AppError` usage when there is none. */
export function lastQuestion({ kept, conversation }: Pick<ReplSession, 'kept' | 'conversation'>): string {
  const question = kept.asked?.question ?? conversation.last?.question ?? conversation.turns.findLast((turn) => !turn.isSummary)?.question
  if (question === undefined) throw new AppError('usage', 'There is no question yet.', { hint: 'Type one.' })
  return question
}
