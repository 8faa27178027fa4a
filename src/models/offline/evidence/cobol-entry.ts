import type { KnownLines } from '../findings.ts'
import { codeText } from './code-text.ts'

/** The lines of an entry of COBOL from its first to the one with its period, where they were shown; its text in one line. */
export function entryFrom(lines: KnownLines, first: number, most: number): { readonly last: number; readonly text: string } {
  let text = ''
  let last = first
  for (let line = first; line < first + most && lines.has(line); line++) {
    const said = codeText(lines.get(line))
    if (said !== '') last = line
    text = `${text} ${said}`
    if (said.endsWith('.')) break
  }
  return { last, text: text.replace(/[,;]?\s+/g, ' ').trim() }
}
