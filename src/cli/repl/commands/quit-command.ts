import type { ReplCommand } from '../repl-session.ts'

export const quitCommand: ReplCommand = {
  name: 'quit',
  aliases: ['exit'],
  usage: '/quit',
  help: 'Leave; also /exit and Ctrl-D.',
  run: (session) => session.quit(),
}
