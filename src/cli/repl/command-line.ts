import { AppError } from '../../base/app-error.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { nearest } from '../../base/text.ts'
import type { ReplCommand } from './repl-session.ts'

export interface CommandLine {
  /** As typed, without the slash. */
  readonly name: string
  readonly argument: string
}

/** `/name argument`; undefined for a question. A path or a JCL statement (`/usr/lib`, `//STEP1 EXEC`) is a question. */
export function readCommandLine(line: string): CommandLine | undefined {
  const match = /^\s*\/([A-Za-z?][\w-]*)(?:\s+(.*))?$/.exec(line)
  return match ? { name: match[1] ?? '', argument: match[2]?.trim() ?? '' } : undefined
}

/** Throws `AppError` usage with the nearest name when there is no such command. */
export function findCommand(typed: string, commands: readonly ReplCommand[]): ReplCommand {
  const name = typed.replace(/^\//, '').toLowerCase()
  const found = commands.find((command) => command.name === name || command.aliases?.includes(name))
  if (found) return found
  const names = commands.flatMap((command) => [command.name, ...(command.aliases ?? [])])
  const [suggestion] = nearest(name, names)
  throw new AppError('usage', `There is no command /${sanitizeLine(name)}.`, {
    hint: suggestion === undefined ? '/help lists them.' : `Did you mean /${suggestion}?`,
  })
}
