import { type MacroStatement, readMacroStatements } from '../../base/macro-statements.ts'
import type { LineMarks } from './line-marks.ts'

const operands =
  /(?<text>(?<![\w@#$])[A-Z]{0,2}'(?:[^']|'')*'?)|(?<key>[A-Z@#$_&][A-Z0-9@#$_&]*)(?==)|(?<number>\b\d+\b)|[A-Z@#$_&][A-Z0-9@#$_&]*/gi

/** Assembler and what is written as its macros: name, operation, operands, remarks. */
export function markMacros(lines: readonly string[], marks: LineMarks): void {
  for (const [n, line] of lines.entries()) if (/^\.?\*/.test(line)) marks.add(n, 0, line.length, 'comment')
  for (const statement of readMacroStatements(lines)) markStatement(lines, statement, marks)
}

function markStatement(lines: readonly string[], statement: MacroStatement, marks: LineMarks): void {
  const { label = '', operation, startLine, endLine } = statement
  const first = lines[startLine - 1] ?? ''
  const operationAt = first.toUpperCase().indexOf(operation, label.length)
  marks.add(startLine - 1, 0, label.length, 'name')
  marks.add(startLine - 1, operationAt, operationAt + operation.length, 'keyword')
  for (let n = startLine - 1; n < endLine; n++) {
    const line = lines[n] ?? ''
    if (/^\.?\*/.test(line)) continue
    const from = Math.max(marks.endOf(n), 0)
    const end = operandsEnd(line, from, statement, n + 1)
    for (const match of line.slice(from, end).matchAll(operands)) {
      const { text, key, number } = match.groups ?? {}
      const at = from + match.index
      marks.add(n, at, at + match[0].length, text ? 'text' : key ? 'keyword' : number ? 'number' : 'name')
    }
    marks.add(n, end, line.length, 'comment')
  }
}

/** Where the remarks begin: behind the last operand that begins on the line, unless that goes on in the next. */
function operandsEnd(line: string, from: number, { operands: all }: MacroStatement, number: number): number {
  const own = all.filter((operand) => operand.line === number && operand.text !== '')
  let at = from
  for (const { text } of own) {
    const start = line.indexOf(text, at)
    if (start < 0) return line.length
    at = start + text.length
  }
  if (own.length === 0) return all.some((operand) => operand.line < number && operand.text !== '') ? line.length : from
  const comma = line[at] === ',' ? at + 1 : at
  return comma
}
