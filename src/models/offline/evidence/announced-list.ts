import type { KnownLines } from '../findings.ts'
import { commentText } from './comment-lines.ts'

/** Lines above the last in which a list may be announced, and lines that it may go on: what is longer is a table, and no end of a sentence. */
const farthestAbove = 5
const mostLines = 9

const announces = /\b(?:the|as) follow(?:ing|s)\b(?!\s+(?:line|statement|instruction|code|routine|section|call)s?\b)[^.]*$/i
const says = /[\p{L}\p{N}]/u
const begins = /^\(?(?:\d{1,2}|[A-Z])[).:]\s|^[-*o+]\s|^(?:'|X')/i

/**
 * The last line of a list that a comment announces at the end of a quotation (`if one of the following is true`): without what follows it says nothing.
 * Undefined where nothing is announced, or all of it is quoted.
 */
export function endOfAnnounced(lines: KnownLines, first: number, last: number): number | undefined {
  for (let at = last; at >= Math.max(first, last - farthestAbove); at--) {
    const text = commentText(lines.get(at) ?? '')
    if (text === undefined) return undefined
    if (!announces.test(text.trim())) continue
    const end = endOfList(lines, at)
    return end !== undefined && end > last ? end : undefined
  }
  return undefined
}

/** Blank lines may stand before the list and between its numbered lines; another one ends it. */
function endOfList(lines: KnownLines, announced: number): number | undefined {
  let end = announced
  for (let at = announced + 1; at <= announced + mostLines + 1; at++) {
    const text = commentText(lines.get(at) ?? '')?.trim()
    if (text === undefined) return end
    if (!says.test(text)) continue
    if (end > announced && at > end + 1 && !begins.test(text)) return end
    end = at
  }
  return undefined
}
