import { sanitizeLine } from '../../base/sanitize.ts'
import { fallbackLine, providerLabel } from '../../render/provider-label.ts'
import type { ReplAbout } from './repl-deps.ts'

/** Who answers, and who does when that one cannot. */
export function modelLine({ provider, fallbacks }: ReplAbout): string {
  if (provider.host === undefined) return 'The embedded offline model answers; nothing leaves this machine.'
  return `${providerLabel(provider)} answers. ${fallbackLine(fallbacks)}`.trimEnd()
}

/** What stands above the first prompt: who answers over what, and what to type. */
export function bannerLines(about: ReplAbout): string[] {
  const skills = about.skillsDirs.length > 0 ? `, skills in ${about.skillsDirs.join(', ')}` : ''
  return [
    `CodeWhisper. ${modelLine(about)}`,
    sanitizeLine(`Code in ${about.codeDirs.join(', ')}${skills}.`),
    'Type a question, or /help. Ctrl-C stops an answer, Ctrl-D quits.',
  ]
}
