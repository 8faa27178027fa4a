import type { ChalkInstance } from 'chalk'
import { sanitizeLine } from '../../base/sanitize.ts'
import { fallbackLine, providerLabel } from '../../render/provider-label.ts'
import { wrapSpans } from '../../render/wrap-spans.ts'
import type { ReplAbout } from './repl-deps.ts'

/** Who answers, and who does when that one cannot. */
export function modelLine({ provider, fallbacks }: Pick<ReplAbout, 'provider' | 'fallbacks'>): string {
  if (provider.host === undefined) return 'The embedded offline model answers; nothing leaves this machine.'
  return `${providerLabel(provider)} answers. ${fallbackLine(fallbacks)}`.trimEnd()
}

const mostNamed = 3

/** What stands above the first prompt: over what, who answers, and what to type. Ends with a newline; safe for a terminal. */
export function banner(about: ReplAbout, { width, colors }: { readonly width: number; readonly colors: ChalkInstance }): string {
  const skills = about.skillsDirs.length > 0 ? `, with the skills in ${directories(about.skillsDirs)}` : ''
  const lines = [
    `CodeWhisper over ${directories(about.codeDirs)}${skills}.`,
    modelLine(about),
    'Ask a question, or type /overview or /help. Ctrl-D quits.',
  ]
  const wrapped = lines
    .flatMap((line) => wrapSpans([{ text: sanitizeLine(line) }], width))
    .map((spans) => spans.map(({ text }) => text).join(''))
  return wrapped.map((line) => `${line.replace(/^CodeWhisper|\/(?:overview|help)\b/g, (word) => colors.bold(word))}\n`).join('')
}

function directories(paths: readonly string[]): string {
  const named = paths.length > mostNamed ? [...paths.slice(0, mostNamed - 1), `${paths.length - mostNamed + 1} more`] : paths
  return named.join(', ').replace(/, (?=[^,]*$)/, ' and ')
}
