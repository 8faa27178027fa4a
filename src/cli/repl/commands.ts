import { clearCommand } from './clear-command.ts'
import { helpCommand } from './help-command.ts'
import { lastCommand } from './last-command.ts'
import { loadCommand } from './load-command.ts'
import type { ReplCommand } from './repl-session.ts'
import { resetCommand } from './reset-command.ts'
import { searchCommand } from './search-command.ts'
import { skillsCommand } from './skills-command.ts'
import { statusCommand } from './status-command.ts'
import { structureCommands } from './structure-commands.ts'
import { toolsCommand } from './tools-command.ts'
import { walkCommand } from './walk-command.ts'

/** The commands of the REPL in the order of `/help`; the documentation is generated from this table. */
export const replCommands: readonly ReplCommand[] = [
  helpCommand(() => replCommands),
  skillsCommand,
  searchCommand,
  ...structureCommands,
  walkCommand,
  loadCommand,
  toolsCommand,
  lastCommand,
  statusCommand,
  resetCommand,
  clearCommand,
  { name: 'quit', aliases: ['exit'], usage: '/quit', help: 'Leave; also /exit and Ctrl-D.', run: (session) => session.quit() },
]
