// Made on first use: plain ASCII, which most text is, needs none.
let segmenter: Intl.Segmenter | undefined

function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** East Asian wide and full-width characters (UAX 11, the main blocks) and emoji take two columns. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u
const zero = /^[\p{Mn}\p{Me}\u200c\u200d]+$/u

/** What most texts are made of, our own arrows and dots included: a column each. */
const oneEach = /^[\t\x20-\x7e\u2026\u2190-\u2193\u2500-\u257f]*$/

/** How many terminal columns sanitised text takes. */
export function displayWidth(text: string): number {
  if (oneEach.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes(text)) width += zero.test(segment) ? 0 : wide.test(segment) ? 2 : 1
  return width
}

/** The text within `width` columns; a cut is marked with an ellipsis. */
export function cutToColumns(text: string, width: number): string {
  return displayWidth(text) <= width ? text : `${width < 2 ? '' : cutToWidth(text, width - 1)[0]}…`
}

/** The text in pieces that are at most `width` columns wide each (one character at least). */
export function cutToWidth(text: string, width: number): string[] {
  if (displayWidth(text) <= width) return [text]
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const { segment } of graphemes(text)) {
    const columns = displayWidth(segment)
    if (piece !== '' && used + columns > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += segment
    used += columns
  }
  return [...pieces, piece]
}
