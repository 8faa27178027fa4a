/** Where the cursor comes to one line above or below, in the same column or at that line's end; undefined where there is no such line. */
export function moveByLine(text: string, cursor: number, by: -1 | 1): number | undefined {
  const start = text.lastIndexOf('\n', cursor - 1) + 1
  const column = cursor - start
  if (by < 0) {
    if (start === 0) return undefined
    const above = text.lastIndexOf('\n', start - 2) + 1
    return Math.min(above + column, start - 1)
  }
  const end = text.indexOf('\n', cursor)
  if (end === -1) return undefined
  const below = text.indexOf('\n', end + 1)
  return Math.min(end + 1 + column, below === -1 ? text.length : below)
}
