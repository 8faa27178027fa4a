/** What a PICTURE character string says about storage. */
export interface Picture {
  /** Character positions: without S, V and P; CR and DB are two. */
  readonly positions: number
  /** Positions of `9`. P scales the value and takes no room, neither in DISPLAY nor in a packed or binary item. */
  readonly digits: number
  readonly signed: boolean
  /** Bytes of one position: 2 for N and G, 4 at most for U (UTF-8). */
  readonly width: 1 | 2 | 4
  /** False when a repetition `X(NAME)` names a constant that is not known, or is not closed. */
  readonly exact: boolean
}

/** No storage that a compiler allows is larger; keeps sums of nonsense in range. */
export const mostBytes = 0x7fffffff

const zero = 48
const nine = 57

/**
 * Reads a PICTURE in upper case. Symbols: IBM Enterprise COBOL Language Reference, "PICTURE clause"; every sign that is not in its table is a
 * currency sign and takes a position. `constants` gives the values of 78-levels, which GnuCOBOL and Micro Focus allow in the parentheses.
 */
export function readPicture(text: string, constants?: ReadonlyMap<string, number>): Picture {
  let positions = 0
  let digits = 0
  let signed = false
  let width: Picture['width'] = 1
  let exact = true
  for (let i = 0; i < text.length; ) {
    const symbol = text.charCodeAt(i++)
    let count = 1
    if (text.charCodeAt(i) === 40) {
      const close = text.indexOf(')', i)
      const repetition = repetitionOf(text, i + 1, close, constants)
      if (repetition < 0) exact = false
      else count = repetition
      i = close < 0 ? text.length : close + 1
    }
    switch (symbol) {
      case 83: // S
        signed = true
        break
      case 86: // V
      case 80: // P
        break
      case 57: // 9
        digits += count
        positions += count
        break
      case 78: // N
      case 71: // G
        width = 2
        positions += count
        break
      case 85: // U
        width = 4
        positions += count
        break
      case 67: // CR
      case 68: // DB
        if (text.charCodeAt(i) === (symbol === 67 ? 82 : 66)) {
          i++
          positions++
        }
        positions += count
        break
      default:
        positions += count
    }
  }
  return { positions: Math.min(positions, mostBytes), digits: Math.min(digits, mostBytes), signed, width, exact }
}

/** The number between two parentheses, -1 when there is none. */
function repetitionOf(text: string, from: number, to: number, constants: ReadonlyMap<string, number> | undefined): number {
  if (to <= from) return -1
  let count = 0
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i)
    if (digit < zero || digit > nine) return constants?.get(text.slice(from, to)) ?? -1
    count = Math.min(count * 10 + digit - zero, mostBytes)
  }
  return count
}
