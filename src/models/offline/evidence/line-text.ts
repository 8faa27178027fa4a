import { cutText } from '../../../base/text.ts'
import { quotedText } from './quoted-text.ts'

/** A line as it is told inside a sentence: without sequence numbers, indentation and blanks that only align. */
export function lineText(line: string, longest: number): string {
  return cutText((quotedText([line])[0] ?? '').trim().replace(/\s+/g, ' '), longest)
}
