import { AppError } from '../../../base/app-error.ts'
import { savedAnswer, savedHead } from '../../../render/saved-answer.ts'
import { lastAnswer } from '../last-answer.ts'
import type { ReplCommand } from '../repl-session.ts'

export const saveCommand: ReplCommand = {
  name: 'save',
  usage: '/save FILE',
  help: 'The last answer with its sources into a Markdown file.',
  details:
    'A file of saved answers gets it added at its end; any other file that exists is left as it is. The file is marked, so that no later answer rests on it.',
  example: '/save answers.md',
  async run(session, named) {
    const answer = lastAnswer(session)
    if (named === '') throw new AppError('usage', '/save needs a file.', { hint: 'For example: /save answers.md' })
    const app = await session.app()
    const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const { file, done } = await session.saveAnswer(named, { head: savedHead, text: app.redact(savedAnswer(answer, when)) })
    session.note(done === 'created' ? `Saved in ${file}.` : `Added to ${file}, behind the answers that were there.`)
  },
}
