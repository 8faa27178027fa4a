import { AppError } from '../../../base/app-error.ts'
import type { ReplCommand } from '../repl-session.ts'

export const toolsCommand: ReplCommand = {
  name: 'tools',
  usage: '/tools [on|off]',
  help: 'Tell each tool call in a line, or not.',
  example: '/tools off',
  complete: () => ['on', 'off'],
  run({ tools, note }, argument) {
    const asked = argument.toLowerCase()
    if (!['', 'on', 'off'].includes(asked)) {
      throw new AppError('usage', '/tools takes on or off.', { hint: 'For example: /tools on' })
    }
    if (asked !== '') tools.shown = asked === 'on'
    note(tools.shown ? 'Tool calls are told.' : 'Tool calls are not told; /last shows those of the last answer.')
  },
}
