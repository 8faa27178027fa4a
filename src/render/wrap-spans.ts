import { cutToWidth, displayWidth } from './display-width.ts'
import type { InlineSpan } from './inline-spans.ts'

/**
 * Spans broken into lines of at most `width` columns at spaces; `\n` breaks always. A single word that is wider stands alone on a line of its own, so
 * that a path can still be copied; with `cutWords` it is cut.
 */
export function wrapSpans(spans: readonly InlineSpan[], width: number, cutWords = false): InlineSpan[][] {
  const lines: InlineSpan[][] = [[]]
  let used = 0
  let gap: InlineSpan | undefined
  const add = (span: InlineSpan) => {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && sameLook(last, span)) line[line.length - 1] = { ...last, text: last.text + span.text }
    else line?.push(span)
  }
  const place = (word: readonly InlineSpan[]) => {
    const columns = word.reduce((sum, part) => sum + displayWidth(part.text), 0)
    if (used > 0 && used + (gap ? 1 : 0) + columns > width) {
      lines.push([])
      used = 0
    } else if (gap && used > 0) {
      add(gap)
      used += 1
    }
    gap = undefined
    for (const part of word) add(part)
    used += columns
  }
  for (const word of words(spans)) {
    const [first] = word
    if (first?.text === '\n') {
      lines.push([])
      used = 0
      gap = undefined
    } else if (first?.text === ' ') gap = first
    else if (cutWords) for (const part of word) for (const text of cutToWidth(part.text, width)) place([{ ...part, text }])
    else place(word)
  }
  return lines
}

function sameLook(a: InlineSpan, b: InlineSpan): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.strike === b.strike && a.code === b.code && a.status === b.status
}

/** Words, each perhaps of several spans (`**a**b`), with single spaces and newlines between them. */
function words(spans: readonly InlineSpan[]): InlineSpan[][] {
  const found: InlineSpan[][] = []
  let word: InlineSpan[] = []
  for (const span of spans) {
    for (const text of span.text.match(/\n|[^\S\n]+|\S+/g) ?? []) {
      if (/\S/.test(text)) {
        if (word.length === 0) found.push(word)
        word.push({ ...span, text })
        continue
      }
      word = []
      found.push([{ ...span, text: text === '\n' ? '\n' : ' ' }])
    }
  }
  return found
}
