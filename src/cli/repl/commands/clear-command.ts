import type { ReplCommand } from '../repl-session.ts'

export const clearCommand: ReplCommand = {
  name: 'clear',
  usage: '/clear',
  help: 'Clear the screen; the conversation stays.',
  run: (session) => session.clearScreen(),
}
