import { AppError } from '../../../base/app-error.ts'
import { definitionList } from '../../../render/definition-list.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

export const forkCommand: ReplCommand = {
  name: 'fork',
  usage: '/fork [N]',
  help: 'Go on from before turn N in a session of its own; without N the turns are listed.',
  details: 'The present session stays as it is, and /resume goes back to it.',
  example: '/fork 2',
  async run(session, argument) {
    if (argument === '') return listTurns(session)
    if (!/^\d{1,6}$/.test(argument)) throw new AppError('usage', '/fork needs the number of a turn.', { hint: '/fork lists them.' })
    const [keeper] = await Promise.all([session.keeper(), session.app()])
    const before = keeper.id
    const branch = keeper.fork(Number(argument))
    await session.goOn(branch)
    const stays = before === undefined ? '' : ` /resume ${before} goes back to the other one.`
    session.note(`Branched before turn ${argument}: what you ask next begins a session of its own.${stays}`)
  },
}

async function listTurns(session: ReplSession): Promise<void> {
  const { turns } = (await session.keeper()).transcript()
  if (turns.length === 0) session.note('There is no turn yet.')
  session.print(
    definitionList(
      turns.map(({ number, question }) => ({ name: String(number), text: question })),
      session.look,
    ),
  )
}
