import { cutText } from '../../../base/text.ts'
import { lastQuestion } from '../last-question.ts'
import type { ReplCommand } from '../repl-session.ts'

const shownChars = 70

export const retryCommand: ReplCommand = {
  name: 'retry',
  usage: '/retry',
  help: 'Ask the last question again; the new answer takes the place of the old one.',
  details:
    'Where the new attempt fails, the old answer stays. With /model or /provider before it, another model answers the same question.',
  async run(session) {
    const { kept, conversation } = session
    const question = lastQuestion(session)
    session.note(`Asking again: ${cutText(question.replace(/\s+/g, ' '), shownChars)}`)
    const putBack = kept.asked?.answered === false ? () => {} : conversation.retract()
    let isAnswered = false
    try {
      isAnswered = (await session.ask(question)).outcome !== 'failed'
    } finally {
      if (!isAnswered) putBack()
    }
  },
}
