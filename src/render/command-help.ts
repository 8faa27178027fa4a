import { sanitizeLine } from '../base/sanitize.ts'
import type { ListLook } from './definition-list.ts'
import { wrapSpans } from './wrap-spans.ts'

interface HelpedCommand {
  readonly usage: string
  readonly aliases?: readonly string[]
  readonly help: string
  readonly details?: string
  readonly example?: string
}

/** One command: how it is typed, what it does, an example. Ends with a newline. */
export function commandHelp({ usage, aliases = [], help, details, example }: HelpedCommand, { width, colors }: ListLook): string {
  const wrapped = (text: string) =>
    wrapSpans([{ text: sanitizeLine(text) }], width - 2).map((line) => `  ${line.map((span) => span.text).join('')}`)
  const also = aliases.length > 0 ? colors.dim(`  also ${aliases.map((alias) => `/${alias}`).join(', ')}`) : ''
  const lines = [
    colors.bold(usage) + also,
    ...wrapped(help),
    ...(details === undefined ? [] : ['', ...wrapped(details)]),
    ...(example === undefined ? [] : ['', `  For example: ${colors.cyan(example)}`]),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
