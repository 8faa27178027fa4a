import { Chalk } from 'chalk'
import { systemClock } from '../base/clock.ts'
import type { CommandContext } from './command-context.ts'
import { StatusLine } from './status-line.ts'

/** A status line for a command that takes a while, on stderr; undefined where that is no terminal, or nobody wants to see it. */
export function commandStatus({ io, config }: Pick<CommandContext, 'io' | 'config'>): StatusLine | undefined {
  const terminal = io.stderr
  if (terminal.isTTY !== true || io.env.TERM === 'dumb' || config.output !== 'rendered' || config.verbosity === 'quiet') return undefined
  return new StatusLine({ terminal, clock: systemClock, colors: new Chalk({ level: config.color ? 1 : 0 }) })
}
