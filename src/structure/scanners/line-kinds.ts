/** What a line holds, for finding the comment that describes something. `rule` is no code and tells nothing about it: a line of asterisks, a directive. */
export const LineKind = { code: 0, comment: 1, blank: 2, rule: 3 } as const

/** One `LineKind` a line; index 0 is line 1. */
export type LineKinds = Uint8Array | readonly number[]

export interface LineRange {
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** The comment right above a line, blank lines in between allowed; rules around its words are not part of it. */
export function commentAbove(kinds: LineKinds, line: number): LineRange | undefined {
  let above = line - 1
  while (kinds[above - 1] === LineKind.blank) above--
  let first = above
  while (isComment(kinds[first - 1])) first--
  return withWords(kinds, first + 1, above)
}

/** The comment that a member begins with. */
export function headComment(kinds: LineKinds): LineRange | undefined {
  let first = 1
  while (kinds[first - 1] === LineKind.blank) first++
  let last = first
  while (isComment(kinds[last - 1])) last++
  return withWords(kinds, first, last - 1)
}

/** The longest block of comments in lines `[from, end)`. */
export function longestComment(kinds: LineKinds, from: number, end: number): LineRange | undefined {
  let longest: LineRange | undefined
  for (let line = from; line < end; line++) {
    const startLine = line
    while (line < end && isComment(kinds[line - 1])) line++
    const block = withWords(kinds, startLine, line - 1)
    if (block && (longest === undefined || block.endLine - block.startLine > longest.endLine - longest.startLine)) longest = block
  }
  return longest
}

/** Of some lines those from the first to the last that say something. */
export function withWords(kinds: LineKinds, from: number, to: number): LineRange | undefined {
  let startLine = from
  let endLine = to
  while (startLine <= endLine && kinds[startLine - 1] !== LineKind.comment) startLine++
  while (endLine >= startLine && kinds[endLine - 1] !== LineKind.comment) endLine--
  return startLine <= endLine ? { startLine, endLine } : undefined
}

function isComment(kind: number | undefined): boolean {
  return kind === LineKind.comment || kind === LineKind.rule
}
