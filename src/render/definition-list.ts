import type { ChalkInstance } from 'chalk'
import type { Highlight } from '../answer/highlight.ts'
import type { Redact } from '../base/redact.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { displayWidth } from './display-width.ts'
import { wrapSpans } from './wrap-spans.ts'

export interface Definition {
  readonly name: string
  readonly text: string
  /** Shown below the text, less prominent. */
  readonly remark?: string
}

export interface ListLook {
  /** Columns. */
  readonly width: number
  readonly colors: ChalkInstance
  /** For the colours of code. */
  readonly highlight?: Highlight | undefined
  /** Hides secrets in code; nothing is hidden without it. */
  readonly redact?: Redact
}

const widestName = 28
const narrowestText = 20

/** Names and what they stand for in two columns, the second one wrapped; a wide name has a line of its own. Ends with a newline unless empty. */
export function definitionList(definitions: readonly Definition[], { width, colors }: ListLook): string {
  const entries = definitions.map(({ name, text, remark = '' }) => ({
    name: sanitizeLine(name),
    text: sanitizeLine(text),
    remark: sanitizeLine(remark),
  }))
  const column = Math.min(widestName, Math.max(0, ...entries.map((entry) => displayWidth(entry.name))))
  const hang = ' '.repeat(column + 2)
  return entries
    .map(({ name, text, remark }) => {
      const wrapped = (cell: string) =>
        wrapSpans([{ text: cell }], Math.max(narrowestText, width - hang.length)).map((spans) => spans.map((s) => s.text).join(''))
      const [first = '', ...rest] = [...wrapped(text), ...(remark === '' ? [] : wrapped(remark).map((line) => colors.dim(line)))]
      const space = displayWidth(name) > column ? `\n${hang}` : ' '.repeat(hang.length - displayWidth(name))
      return [colors.bold(name) + space + first, ...rest.map((line) => hang + line)].map((line) => `${line.trimEnd()}\n`).join('')
    })
    .join('')
}
