import type { Key } from 'node:readline'

export interface Edit {
  readonly text: string
  readonly cursor: number
}

/**
 * What a key does within one line of several: readline takes them all for one, so that Ctrl-A would go to the beginning of the first. Undefined for a key
 * that is readline's, and for a text of one line.
 */
export function pressInLines(text: string, cursor: number, key: Key): Edit | undefined {
  if (!text.includes('\n') || key.meta || key.shift) return undefined
  const start = startOf(text, cursor)
  const next = text.indexOf('\n', cursor)
  const end = next === -1 ? text.length : next
  switch (key.ctrl ? `ctrl-${key.name}` : key.name) {
    case 'home':
    case 'ctrl-a':
      return { text, cursor: start }
    case 'end':
    case 'ctrl-e':
      return { text, cursor: end }
    // At the edge of a line both take the line break, as in Emacs.
    case 'ctrl-u':
      return without(text, start === cursor ? Math.max(0, start - 1) : start, cursor)
    case 'ctrl-k':
      return without(text, cursor, end === cursor ? end + 1 : end)
    default:
      return undefined
  }
}

/** Where the line begins in which the cursor stands. */
function startOf(text: string, cursor: number): number {
  return text.slice(0, cursor).lastIndexOf('\n') + 1
}

function without(text: string, from: number, to: number): Edit {
  return { text: text.slice(0, from) + text.slice(to), cursor: from }
}

/** Where the cursor comes to one line above or below, in the same column or at that line's end; undefined where there is no such line. */
export function moveByLine(text: string, cursor: number, by: -1 | 1): number | undefined {
  const start = startOf(text, cursor)
  const column = cursor - start
  if (by < 0) {
    if (start === 0) return undefined
    const above = startOf(text, start - 1)
    return Math.min(above + column, start - 1)
  }
  const end = text.indexOf('\n', cursor)
  if (end === -1) return undefined
  const below = text.indexOf('\n', end + 1)
  return Math.min(end + 1 + column, below === -1 ? text.length : below)
}
