import type { ChalkInstance } from 'chalk'
import { sanitize, sanitizeLine } from '../base/sanitize.ts'

interface ShownLines {
  /** One line. */
  readonly title: string
  /** What is said of it, less prominent. */
  readonly remark?: string | undefined
  readonly lines: readonly string[]
  /** Number of the first. */
  readonly firstLine: number
  /** Those that are cited, by number; none are marked without. */
  readonly cited?: { readonly startLine: number; readonly endLine: number } | undefined
}

/** Lines of a file with their numbers; what is cited among them is marked, and stands out where there are colours. Ends with a newline. */
export function citedLines({ title, remark, lines, firstLine, cited }: ShownLines, colors: ChalkInstance): string {
  const column = String(firstLine + lines.length - 1).length
  const shown = lines.map((text, i) => {
    const number = firstLine + i
    const isCited = cited !== undefined && number >= cited.startLine && number <= cited.endLine
    const margin = cited === undefined ? '' : isCited ? colors.green('> ') : '  '
    const plain = sanitize(text).trimEnd()
    return `${margin}${colors.dim(String(number).padStart(column))}  ${cited === undefined || isCited ? plain : colors.dim(plain)}`
  })
  const heading = colors.bold(sanitizeLine(title)) + (remark === undefined ? '' : colors.dim(`  ${sanitizeLine(remark)}`))
  return [heading, ...shown].map((line) => `${line.trimEnd()}\n`).join('')
}
