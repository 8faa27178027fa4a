import { Chalk, type ChalkInstance } from 'chalk'
import type { Io } from '../base/io.ts'
import { sanitize } from '../base/sanitize.ts'
import type { Config } from '../config/config.ts'
import type { ExitCode } from './exit-code.ts'

/** What a command works with: the resolved configuration, stdout for its result and stderr for everything else. */
export interface CommandContext {
  readonly io: Io
  readonly config: Config
  /** How text for people looks on stdout. */
  readonly look: { readonly width: number; readonly colors: ChalkInstance }
  /** Writes a result as it is: the caller has sanitised it or made it itself. */
  print(text: string): void
  /** Tells something on stderr, sanitised, unless `--quiet`. */
  note(text: string): void
  /** Tells on stderr what went wrong, sanitised, also with `--quiet`. */
  fail(text: string): void
  readonly json: boolean
  /** The command line as it was typed, behind the name of the program. */
  readonly argv: readonly string[]
}

export type CommandResult = ExitCode | Promise<ExitCode>

export function createContext(io: Io, config: Config, argv: readonly string[]): CommandContext {
  const color = config.color && config.output === 'rendered' && io.stdout.isTTY === true && io.env.TERM !== 'dumb'
  return {
    io,
    config,
    look: { width: io.stdout.columns || 80, colors: new Chalk({ level: color ? 1 : 0 }) },
    print: (text) => io.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    fail: (text) => io.stderr.write(`codewhisper: ${sanitize(text)}\n`),
    note: (text) => {
      if (config.verbosity !== 'quiet') io.stderr.write(`${sanitize(text)}\n`)
    },
    json: config.output === 'json' || config.output === 'jsonl',
    argv,
  }
}
