/** Tabs before the text as spaces, with stops every four columns. */
export function expandIndent(line: string): string {
  return line.replace(/^[ \t]*\t/, (space) => {
    let column = 0
    for (const c of space) column += c === '\t' ? 4 - (column % 4) : 1
    return ' '.repeat(column)
  })
}
