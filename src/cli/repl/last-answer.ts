import type { Answer } from '../../answer/answer.ts'
import type { Citation } from '../../answer/citation.ts'
import { AppError } from '../../base/app-error.ts'
import { count } from '../../base/text.ts'
import type { ReplSession } from './repl-session.ts'

/** The answer that commands like `/open` speak of. Throws `AppError` usage when there is none. */
export function lastAnswer({ conversation }: Pick<ReplSession, 'conversation'>): Answer {
  const { last } = conversation
  if (last === undefined) throw new AppError('usage', 'There is no answer yet.', { hint: 'Ask a question first.' })
  if (last.outcome === 'failed') throw new AppError('usage', 'The last question has no answer.', { hint: '/retry asks it again.' })
  return last
}

/** A source of the last answer by its number, from 1. Throws `AppError` usage when there is none. */
export function sourceNumber(session: Pick<ReplSession, 'conversation'>, number: number): Citation {
  const { citations } = lastAnswer(session)
  const citation = citations[number - 1]
  if (citation) return citation
  if (citations.length === 0)
    throw new AppError('usage', 'The last answer cites no sources.', { hint: '/open also takes a place or a name.' })
  throw new AppError('usage', `There is no source ${number}: the last answer has ${count(citations.length, 'source')}.`, {
    hint: '/sources lists them.',
  })
}
