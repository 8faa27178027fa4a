import { sanitizeLine } from '../../../base/sanitize.ts'
import { count, cutText } from '../../../base/text.ts'
import { displayWidth } from '../../../render/display-width.ts'

interface Edited {
  readonly text: string
  readonly cursor: number
}

/** Of the screen's rows that what is typed may take: all of it is drawn again with every key. */
const rowsUnfolded = (rows: number) => Math.max(2, Math.min(8, Math.floor(rows / 2)))

const longestHead = 40

/**
 * Long texts stand as a label in the line that is edited, and as themselves again when it is entered. A label is whole or gone: what cuts into it
 * removes it, what is typed into it comes behind it.
 */
export class FoldedText {
  readonly #texts = new Map<string, string>()

  /** The text itself where it fits on the screen together with a few lines more, else a label for it. */
  fold(text: string, screen: { readonly columns: number; readonly rows: number }): string {
    return rowsOf(text, screen.columns) > rowsUnfolded(screen.rows) ? this.label(text) : text
  }

  label(text: string): string {
    const plain = labelOf(text)
    let label = plain
    for (let n = 2; (this.#texts.get(label) ?? text) !== text; n++) label = plain.replace(/\]$/, ` #${n}]`)
    this.#texts.set(label, text)
    return label
  }

  unfold(line: string): string {
    const labels = [...this.#texts.keys()].filter((label) => line.includes(label))
    const first = labels.sort((a, b) => line.indexOf(a) - line.indexOf(b))[0]
    if (first === undefined) return line
    const at = line.indexOf(first)
    return line.slice(0, at) + (this.#texts.get(first) ?? '') + this.unfold(line.slice(at + first.length))
  }

  /** What the edit of `before` to `after`, one stretch of it replaced by another, comes to when labels stay whole; undefined when no label was hurt. */
  mend(before: string, after: string): Edited | undefined {
    const hurt = [...this.#texts.keys()].filter((label) => before.includes(label) && !after.includes(label))
    if (hurt.length === 0) return undefined
    const start = sameAtStart(before, after)
    const tail = sameAtStart(reversed(before.slice(start)), reversed(after.slice(start)))
    const put = after.slice(start, after.length - tail)
    let [from, to] = [start, before.length - tail]
    const inserted = from === to
    for (const label of hurt) {
      const at = before.indexOf(label)
      to = Math.max(to, at + label.length)
      from = inserted ? to : Math.min(from, at)
    }
    return { text: before.slice(0, from) + put + before.slice(to), cursor: from + put.length }
  }

  clear(): void {
    this.#texts.clear()
  }
}

/** Rows that the text takes on a screen, the mark before it left out. */
export function rowsOf(text: string, columns: number): number {
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(displayWidth(line) / columns)), 0)
}

function labelOf(text: string): string {
  const lines = text.split('\n')
  const head = lines.find((line) => line.trim() !== '') ?? ''
  const shown = cutText(sanitizeLine(head).trim().replaceAll(']', ')'), longestHead)
  const rest = lines.length > 1 ? count(lines.length - 1, 'line') : count(text.length - shown.length, 'character')
  return `[${shown} +${rest}]`
}

function sameAtStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
