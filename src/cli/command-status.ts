import { Chalk } from 'chalk'
import { systemClock } from '../base/clock.ts'
import type { CommandContext } from './command-context.ts'
import { StatusLine } from './status-line.ts'

/** Whether lines on stderr can be overwritten in place, and somebody wants to see that. The log of a CI system keeps every state of such a line. */
export function redrawsInPlace({ io, config }: Pick<CommandContext, 'io' | 'config'>): boolean {
  const { CI, TERM } = io.env
  return io.stderr.isTTY === true && TERM !== 'dumb' && !CI && config.output === 'rendered' && config.verbosity !== 'quiet'
}

/** A status line for a command that takes a while, on stderr; undefined where that is no terminal, or nobody wants to see it. */
export function commandStatus(context: Pick<CommandContext, 'io' | 'config'>): StatusLine | undefined {
  if (!redrawsInPlace(context)) return undefined
  return new StatusLine({ terminal: context.io.stderr, clock: systemClock, colors: new Chalk({ level: context.config.color ? 1 : 0 }) })
}
