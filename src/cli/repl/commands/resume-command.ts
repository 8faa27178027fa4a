import { AppError } from '../../../base/app-error.ts'
import type { ReplCommand } from '../repl-session.ts'

export const resumeCommand: ReplCommand = {
  name: 'resume',
  usage: '/resume ID',
  help: 'Go on with an earlier conversation; the beginning of its id is enough, or latest.',
  example: '/resume latest',
  complete: async ({ sessions }) => ['latest', ...(await sessions())],
  async run(session, id) {
    if (id === '') throw new AppError('usage', '/resume needs the id of a session.', { hint: '/sessions lists them.' })
    const [keeper, { resumedLines }] = await Promise.all([session.keeper(), import('../../../render/resumed-lines.ts'), session.app()])
    const resumed = keeper.resume(id)
    for (const line of resumedLines(resumed)) session.note(line)
    await session.goOn(resumed)
  },
}
