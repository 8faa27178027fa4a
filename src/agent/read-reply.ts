/**
 * A reply that begins with the line `NOT FOUND` says that the evidence holds no answer; the line is stripped before display. Models decorate it
 * (bold, a colon, the text on the same line), so the mark is what counts, not the line end.
 */
export function readReply(text: string): { readonly found: boolean; readonly reply: string } {
  const mark = /^[#*_\s]*NOT FOUND[*_]*(?:\s*[.:—–-]+[*_]*)?(?:\s+|$)/.exec(text)
  return mark ? { found: false, reply: text.slice(mark[0].length) } : { found: true, reply: text }
}
