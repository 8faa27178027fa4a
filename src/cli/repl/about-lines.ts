import { sanitizeLine } from '../../base/sanitize.ts'
import type { ReplAbout } from './repl-deps.ts'

/** Who answers, in one sentence: model, host, and where the key is from (design.md section 1, promise 5). */
export function modelLine({ provider }: ReplAbout): string {
  if (provider.host === undefined) return 'The embedded offline model answers; nothing leaves this machine.'
  const key = provider.keyOrigin === undefined ? '' : `, key from ${provider.keyOrigin}`
  return sanitizeLine(`${provider.name} ${provider.model} at ${provider.host}${key} answers.`)
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
