/** What a line holds, for finding the comment that describes something. `rule`: a comment without a word. */
export type LineKind = 'blank' | 'comment' | 'rule' | 'code'

export interface LineRange {
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** The comment right above a line, blank lines in between allowed; rules around its words are not part of it. */
export function commentAbove(kinds: readonly LineKind[], line: number): LineRange | undefined {
  let above = line - 1
  while (kinds[above - 1] === 'blank') above--
  let first = above
  while (kinds[first - 1] === 'comment' || kinds[first - 1] === 'rule') first--
  return withoutRules(kinds, first + 1, above)
}

/** The comment that a member begins with. */
export function headComment(kinds: readonly LineKind[]): LineRange | undefined {
  let first = 1
  while (kinds[first - 1] === 'blank') first++
  let last = first
  while (kinds[last - 1] === 'comment' || kinds[last - 1] === 'rule') last++
  return withoutRules(kinds, first, last - 1)
}

function withoutRules(kinds: readonly LineKind[], from: number, to: number): LineRange | undefined {
  let startLine = from
  let endLine = to
  while (startLine <= endLine && kinds[startLine - 1] !== 'comment') startLine++
  while (endLine >= startLine && kinds[endLine - 1] !== 'comment') endLine--
  return startLine <= endLine ? { startLine, endLine } : undefined
}
