import type { Transcript } from '../answer/transcript.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count, cutText } from '../base/text.ts'

const questionChars = 60

/** Which session goes on, for people: one line, then what they should know about it. */
export function resumedLines({ id, transcript, notices }: { id: string; transcript: Transcript; notices: readonly string[] }): string[] {
  const { turns } = transcript
  const last = turns.at(-1)
  const asked = last === undefined ? '' : `; the last question was ${JSON.stringify(cutText(sanitizeLine(last.question), questionChars))}`
  const cut = last !== undefined && last.answer === undefined ? ', and its answer was cut' : ''
  return [`Session ${id} goes on: ${count(turns.length, 'turn')}${asked}${cut}.`, ...notices].map(sanitizeLine)
}
