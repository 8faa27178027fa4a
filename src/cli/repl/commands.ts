import { clearCommand } from './commands/clear-command.ts'
import { compactCommand } from './commands/compact-command.ts'
import { copyCommand } from './commands/copy-command.ts'
import { costCommand } from './commands/cost-command.ts'
import { editCommand } from './commands/edit-command.ts'
import { exportCommand } from './commands/export-command.ts'
import { forkCommand } from './commands/fork-command.ts'
import { helpCommand } from './commands/help-command.ts'
import { lastCommand } from './commands/last-command.ts'
import { loadCommand } from './commands/load-command.ts'
import { modelCommand } from './commands/model-command.ts'
import { moreCommand } from './commands/more-command.ts'
import { openCommand } from './commands/open-command.ts'
import { providerCommand } from './commands/provider-command.ts'
import { quitCommand } from './commands/quit-command.ts'
import { resetCommand } from './commands/reset-command.ts'
import { resumeCommand } from './commands/resume-command.ts'
import { retryCommand } from './commands/retry-command.ts'
import { rulesCommand } from './commands/rules-command.ts'
import { saveCommand } from './commands/save-command.ts'
import { searchCommand } from './commands/search-command.ts'
import { sessionsCommand } from './commands/sessions-command.ts'
import { shellCommands } from './commands/shell-commands.ts'
import { skillsCommand } from './commands/skills-command.ts'
import { sourcesCommand } from './commands/sources-command.ts'
import { statusCommand } from './commands/status-command.ts'
import { structureCommands } from './commands/structure-commands.ts'
import { toolsCommand } from './commands/tools-command.ts'
import { walkCommand } from './commands/walk-command.ts'
import type { CommandGroup, ReplCommand } from './repl-session.ts'

/** The commands of the REPL in the groups and the order of `/help`; the documentation is generated from this table. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'Asking', commands: [helpCommand(() => commandGroups), skillsCommand, loadCommand] },
  {
    title: 'After an answer',
    commands: [openCommand, sourcesCommand, moreCommand, retryCommand, editCommand, saveCommand, copyCommand, lastCommand],
  },
  { title: 'The code', commands: [...structureCommands, walkCommand, searchCommand] },
  { title: 'Sessions', commands: [sessionsCommand, resumeCommand, forkCommand, exportCommand, compactCommand, resetCommand, clearCommand] },
  {
    title: 'Model and settings',
    commands: [modelCommand, providerCommand, statusCommand, costCommand, rulesCommand, toolsCommand, ...shellCommands],
  },
  { title: 'Leaving', commands: [quitCommand] },
]

export const replCommands: readonly ReplCommand[] = commandGroups.flatMap(({ commands }) => commands)
