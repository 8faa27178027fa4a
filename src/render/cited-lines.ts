import type { ChalkInstance } from 'chalk'
import type { Highlight } from '../answer/highlight.ts'
import { sanitize, sanitizeLine } from '../base/sanitize.ts'
import { paintCode } from './paint-code.ts'

interface ShownLines {
  /** One line. */
  readonly title: string
  /** Tells the language. */
  readonly path?: string
  /** What is said of it, less prominent. */
  readonly remark?: string | undefined
  readonly lines: readonly string[]
  /** Number of the first. */
  readonly firstLine: number
  /** Those that are cited, by number; none are marked without. */
  readonly cited?: { readonly startLine: number; readonly endLine: number } | undefined
}

interface CodeLook {
  readonly colors: ChalkInstance
  readonly highlight?: Highlight | undefined
}

/** Lines of a file with their numbers; what is cited among them is marked, and stands out where there are colours. Ends with a newline. */
export function citedLines({ title, path = '', remark, lines, firstLine, cited }: ShownLines, { colors, highlight }: CodeLook): string {
  const column = String(firstLine + lines.length - 1).length
  const texts = lines.map((text) => sanitize(text).trimEnd())
  const spans = colors.level > 0 ? highlight?.(path, texts) : undefined
  const shown = texts.map((text, i) => {
    const number = firstLine + i
    const isCited = cited === undefined || (number >= cited.startLine && number <= cited.endLine)
    const margin = cited === undefined ? '' : isCited ? colors.green('> ') : '  '
    const line = spans?.[i]
    const painted = !isCited ? colors.dim(text) : line === undefined ? text : paintCode(line, colors)
    return `${margin}${colors.dim(String(number).padStart(column))}  ${painted}`
  })
  const heading = colors.bold(sanitizeLine(title)) + (remark === undefined ? '' : colors.dim(`  ${sanitizeLine(remark)}`))
  return [heading, ...shown].map((line) => `${line.trimEnd()}\n`).join('')
}
