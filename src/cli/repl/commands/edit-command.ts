import { AppError } from '../../../base/app-error.ts'
import { lastQuestion } from '../last-question.ts'
import type { ReplCommand } from '../repl-session.ts'

export const editCommand: ReplCommand = {
  name: 'edit',
  usage: '/edit',
  help: 'The last question into the prompt, to be changed and asked again.',
  details: 'The earlier question and its answer stay in the conversation; /retry asks again in their place.',
  run(session) {
    const question = lastQuestion(session)
    if (!session.prefill(question))
      throw new AppError('usage', 'There is no prompt to change the question at.', { hint: '/retry asks it as it was.' })
  },
}
