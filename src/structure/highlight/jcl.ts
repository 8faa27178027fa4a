import { isOperation, readStatements } from '../../base/jcl/read-statements.ts'
import { fieldEnd, skipBlanks, statementText } from '../../base/jcl/statement-text.ts'
import type { LineMarks } from './line-marks.ts'

const operands =
  /(?<text>'(?:[^']|'')*'?)|(?<key>[A-Z@#$][A-Z0-9@#$]*)(?==)|(?<symbol>&&?[A-Z@#$][A-Z0-9@#$]*)|(?<number>\b\d+\b)|[A-Z0-9@#$]+/gi

/** Statements of JCL by their fields; data in the stream stays as it is. */
export function markJcl(lines: readonly string[], marks: LineMarks): void {
  const inData = new Set<number>()
  for (const { data } of readStatements(lines.join('\n')).stream.statements)
    for (const [i] of data?.lines.entries() ?? []) inData.add(data === undefined ? 0 : data.startLine - 1 + i)
  let quoted = false
  for (const [n, line] of lines.entries()) {
    if (line.startsWith('//*')) marks.add(n, 0, line.length, 'comment')
    else if (line.startsWith('//') && !inData.has(n)) quoted = markStatement(line, n, marks, quoted)
    else quoted = false
  }
}

/** One line of a statement; gives whether an apostrophe is still open at its end. */
function markStatement(line: string, n: number, marks: LineMarks, quoted: boolean): boolean {
  const text = statementText(line)
  const nameEnd = fieldEnd(text, 2).end
  let start = skipBlanks(text, nameEnd)
  const wordEnd = fieldEnd(text, start).end
  const word = text.slice(start, wordEnd).toUpperCase()
  const begins = !quoted && isOperation(word)
  if (!quoted) marks.add(n, 2, nameEnd, 'name')
  if (begins) {
    marks.add(n, start, wordEnd, 'keyword')
    start = skipBlanks(text, wordEnd)
  }
  const isCondition = begins && (word === 'IF' || word === 'ELSE' || word === 'ENDIF')
  const field = isCondition ? { end: text.trimEnd().length, quoted: false } : fieldEnd(text, start, quoted)
  let from = start
  if (quoted) {
    const close = text.indexOf("'", start)
    from = close < 0 ? field.end : close + 1
    marks.add(n, start, from, 'text')
  }
  markOperands(text.slice(from, field.end), n, from, marks)
  marks.add(n, field.end, line.length, 'comment')
  return field.quoted
}

function markOperands(field: string, n: number, offset: number, marks: LineMarks): void {
  for (const match of field.matchAll(operands)) {
    const { text, key, symbol, number } = match.groups ?? {}
    const kind = text ? 'text' : key ? 'keyword' : symbol ? 'name' : number ? 'number' : 'name'
    marks.add(n, offset + match.index, offset + match.index + match[0].length, kind)
  }
}
