/** The text as a Markdown code span on one line, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const inner = text.replace(/\s+/g, ' ')
  const longest = Math.max(0, ...[...inner.matchAll(/`+/g)].map((run) => run[0].length))
  const mark = '`'.repeat(longest + 1)
  const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : ''
  return `${mark}${pad}${inner}${pad}${mark}`
}
