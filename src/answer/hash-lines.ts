import { createHash } from 'node:crypto'

/** SHA-256 of decoded lines joined with `\n`, hexadecimal: the `hash` of evidence and citations. */
export function hashLines(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
