import { basename } from 'node:path'
import type { Transcript } from '../../answer/transcript.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { cutText } from '../../base/text.ts'

const titleChars = 90

/** The first question: what a session is known by. */
export function sessionTitle({ id, turns }: Transcript): string {
  const [first] = turns
  return first === undefined ? `Session ${id}` : oneLine(first.question, titleChars)
}

export function oneLine(text: string, chars: number): string {
  return cutText(sanitizeLine(text).replace(/\s+/g, ' ').trim(), chars)
}

/** `2026-11-22 20:18 UTC`: an export reads the same wherever it is read. */
export function utcTime(time: string): string {
  return time === '' ? '' : `${time.slice(0, 16).replace('T', ' ')} UTC`
}

/** When, over what and with what a session was held: what a reader of an export wants to know. Directories by their names alone. */
export function sessionFacts({ id, started, codeDirs, skillsDirs, version, forkOf, turns }: Transcript): { name: string; text: string }[] {
  const names = (dirs: readonly string[]) => dirs.map((dir) => basename(dir)).join(', ')
  return [
    { name: 'Begun', text: utcTime(started) },
    { name: 'Questions', text: String(turns.length) },
    { name: 'Code', text: names(codeDirs) },
    { name: 'Skills', text: names(skillsDirs) },
    { name: 'Session', text: forkOf === undefined ? id : `${id}, a branch of ${forkOf.id} before its question ${forkOf.turn}` },
    { name: 'Made with', text: version === '' ? '' : `CodeWhisper ${version}` },
  ]
    .map(({ name, text }) => ({ name, text: sanitizeLine(text) }))
    .filter(({ text }) => text !== '')
}
