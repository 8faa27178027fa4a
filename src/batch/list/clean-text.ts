import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import { cutText } from '../../base/text.ts'

/** A text of a list as one line: sanitised, composed (NFC), each run of blanks and line breaks one blank. So the same question is the same text in every format. */
export function cleanLine(text: string): string {
  return wellFormed(sanitizeLine(text)).replace(/\s+/g, ' ').trim()
}

/** The same for a text that keeps its lines. */
export function cleanText(text: string): string {
  const lines = wellFormed(sanitize(text)).split('\n')
  const start = lines.findIndex((line) => line.trim() !== '')
  return lines
    .slice(Math.max(0, start))
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

/** What a message quotes of a list. */
export function quoted(text: string): string {
  return `"${cutText(cleanLine(text), 80)}"`
}

/** Half a surrogate pair becomes another character as soon as it is written: it has to be that from the beginning. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC')
}
