const longestCondition = 80

/** Nested conditions stand behind commas, outermost first; so do arguments, in parentheses. */
export function conditionsWithin(condition: string): string[] {
  const pieces: string[] = []
  for (const piece of condition === '' ? [] : condition.split(', ')) {
    const last = pieces.at(-1)
    const isOpen = last !== undefined && last.replace(/[^(]/g, '').length > last.replace(/[^)]/g, '').length
    if (isOpen) pieces[pieces.length - 1] = `${last}, ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

/** `when A, B, until C`: under what a statement among others is done, in words that a list item may hold. */
export function whenWords(condition: string): string {
  const pieces = conditionsWithin(innermost(condition).replaceAll('`', "'"))
  return pieces.map((piece, i) => (isLoop(piece) || (i > 0 && !isLoop(pieces[i - 1] ?? '')) ? piece : `when ${piece}`)).join(', ')
}

function isLoop(piece: string): boolean {
  return /^(?:until|while|on|varying) /.test(piece)
}

/** Of nested conditions, which stand outermost first, as many of the last as there is room for: they say most of one reference among others. */
export function innermost(condition: string): string {
  const pieces = conditionsWithin(condition)
  let text = pieces.pop() ?? ''
  for (let piece = pieces.pop(); piece !== undefined && piece.length + 2 + text.length <= longestCondition; piece = pieces.pop())
    text = `${piece}, ${text}`
  return text.slice(0, longestCondition)
}
