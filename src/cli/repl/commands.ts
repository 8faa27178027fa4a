import { clearCommand } from './clear-command.ts'
import { compactCommand } from './compact-command.ts'
import { copyCommand } from './copy-command.ts'
import { costCommand } from './cost-command.ts'
import { editCommand } from './edit-command.ts'
import { exportCommand } from './export-command.ts'
import { forkCommand } from './fork-command.ts'
import { helpCommand } from './help-command.ts'
import { lastCommand } from './last-command.ts'
import { loadCommand } from './load-command.ts'
import { modelCommand } from './model-command.ts'
import { moreCommand } from './more-command.ts'
import { openCommand } from './open-command.ts'
import { providerCommand } from './provider-command.ts'
import { quitCommand } from './quit-command.ts'
import type { CommandGroup, ReplCommand } from './repl-session.ts'
import { resetCommand } from './reset-command.ts'
import { resumeCommand } from './resume-command.ts'
import { retryCommand } from './retry-command.ts'
import { rulesCommand } from './rules-command.ts'
import { saveCommand } from './save-command.ts'
import { searchCommand } from './search-command.ts'
import { sessionsCommand } from './sessions-command.ts'
import { shellCommands } from './shell-commands.ts'
import { skillsCommand } from './skills-command.ts'
import { sourcesCommand } from './sources-command.ts'
import { statusCommand } from './status-command.ts'
import { structureCommands } from './structure-commands.ts'
import { toolsCommand } from './tools-command.ts'
import { walkCommand } from './walk-command.ts'

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
