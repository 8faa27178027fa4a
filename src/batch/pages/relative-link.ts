import { posix } from 'node:path'
import { escapedText, shownTitle } from './escaped-text.ts'

export interface LinkTarget {
  readonly title: string
  /** Relative to the output directory, with `/`. */
  readonly file: string
  /** Of a heading in it. */
  readonly anchor?: string
}

/** A Markdown link from one file of the documentation to another, both relative to the output directory. */
export function relativeLink({ title, file, anchor }: LinkTarget, from: string): string {
  const path = posix.relative(posix.dirname(from), file)
  const target = path.split('/').map(encodeSegment).join('/')
  return `[${escapedText(shownTitle(title))}](${target}${anchor ? `#${encodeSegment(anchor)}` : ''})`
}

/** `encodeURIComponent` leaves round brackets alone, which end a target, and throws at half a surrogate pair. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}
