import type { KnownLines } from '../findings.ts'

/** A statement of assembler with its label, and all operands that its lines hold. */
export interface MacroStatement {
  readonly label: string
  readonly operation: string
  readonly operands: readonly string[]
  readonly startLine: number
  readonly endLine: number
}

const mostLines = 24
const lastColumn = 71
const begun = /^(?<label>\S*)\s+(?<operation>\S+)(?:\s+(?<rest>.*))?$/

/** The statement that begins on a line, with the lines that it goes on over; undefined where none begins. */
export function macroStatementAt(lines: KnownLines, startLine: number): MacroStatement | undefined {
  const card = (line: number) => (lines.get(line) ?? '').slice(0, lastColumn).trimEnd()
  const { label = '', operation, rest = '' } = begun.exec(card(startLine))?.groups ?? {}
  if (operation === undefined || label.startsWith('*') || label.startsWith('.*')) return undefined
  let text = field(rest)
  let endLine = startLine
  while ((text.endsWith(',') || isOpen(text)) && endLine < startLine + mostLines && lines.has(endLine + 1)) {
    const next = card(endLine + 1)
    // Comments may stand between; what begins in the first column is the next statement.
    if (!next.startsWith('*') && /^\S/.test(next)) break
    endLine++
    if (!next.startsWith('*')) text += field(next.trimStart())
  }
  return { label, operation: operation.toUpperCase(), operands: split(text), startLine, endLine }
}

/** Up to the blank behind which remarks stand: one outside of quotes. */
function field(text: string): string {
  let inText = false
  for (const [at, char] of [...text].entries()) {
    // `L'FIELD` begins no text.
    if (char === "'" && (inText || !/(?:^|[^\w$#@])[LKNTSD]$/i.test(text.slice(0, at)))) inText = !inText
    if (char === ' ' && !inText) return text.slice(0, at)
  }
  return text.trimEnd()
}

/** Whether a text goes on in the next line. */
function isOpen(text: string): boolean {
  return (text.replace(/(?<![\w$#@])[LKNTSD]'/gi, '').match(/'/g) ?? []).length % 2 === 1
}

function split(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let inText = false
  let part = ''
  for (const char of text) {
    if (char === "'") inText = !inText
    if (!inText && char === '(') depth++
    if (!inText && char === ')') depth--
    if (char === ',' && depth <= 0 && !inText) {
      parts.push(part)
      part = ''
    } else part += char
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '')
}

/** What a keyword operand is given. */
export function operandOf({ operands }: MacroStatement, keyword: string): string | undefined {
  return operands.find((one) => one.toUpperCase().startsWith(`${keyword}=`))?.slice(keyword.length + 1)
}
