import { AppError } from '../../../base/app-error.ts'
import type { ReplCommand } from '../repl-session.ts'

export const openCommand: ReplCommand = {
  name: 'open',
  usage: '/open N|PLACE|NAME',
  asksName: true,
  help: 'The lines that a source of the last answer cites, with some around them.',
  details:
    'N is the number of a source. A place is a path with lines, such as cbl/LEDGER.cbl:10-40, or a skill, such as skill:billing#Rounding; a name is opened where it is defined.',
  example: '/open 2',
  complete: async ({ paths, skills }) => [...(await paths()), ...(await skills()).map((name) => `skill:${name}`)],
  async run(session, argument) {
    if (argument === '')
      throw new AppError('usage', '/open needs the number of a source, a place or a name.', { hint: 'For example: /open 1' })
    const { openPlace } = await import('../open-place.ts')
    await openPlace(session, argument)
  },
}
