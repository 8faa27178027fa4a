import { count } from '../../../base/text.ts'
import type { ReplCommand } from '../repl-session.ts'

export const compactCommand: ReplCommand = {
  name: 'compact',
  usage: '/compact',
  help: 'Have the model summarise older questions and answers now; the last turn stays.',
  details: 'It makes the next requests smaller. By itself that is done only when a request would not fit the model any more.',
  async run(session) {
    const { sendsNothing } = await session.app()
    if (sendsNothing) {
      session.note('There is nothing to do: the embedded model has no limit that a long conversation could reach, and writes no summaries.')
      return
    }
    if (session.conversation.turns.length < 2) {
      session.note('There is nothing to do: no question stands before the last one.')
      return
    }
    const summarised = await session.compact()
    session.note(
      summarised === 0
        ? 'There is nothing to gain: the older turns are as short as a summary.'
        : `${count(summarised, 'turn')} summarised; the last one stays as it is.`,
    )
  },
}
