import type { KnownLines } from '../findings.ts'

/** A statement of assembler macros as it is written: BMS, the definitions of IMS, MFS. */
export interface MacroOperands {
  readonly operation: string
  readonly startLine: number
  readonly endLine: number
  /** The value behind each `KEY=`, by key in upper case, as written. */
  readonly values: ReadonlyMap<string, string>
}

/** Counted from 0: HLASM Language Reference, "Field boundaries". */
const markColumn = 71
const continueColumn = 15
const longest = 40

/** The statement that begins on a line; undefined where not all of it was shown. */
export function macroAt(lines: KnownLines, startLine: number): MacroOperands | undefined {
  const first = lines.get(startLine)
  if (first === undefined) return undefined
  const [, operation = '', operands = ''] = /^\S*\s+(\S+)\s*(.*)$/.exec(first.slice(0, markColumn).trimEnd()) ?? []
  let text = operands
  let line = startLine
  while (goesOn(lines.get(line) ?? '', text) && line < startLine + longest) {
    line++
    const next = lines.get(line)
    if (next === undefined) return undefined
    if (next.startsWith('*')) continue
    const indent = next.length - next.trimStart().length
    const card = next.slice(Math.min(continueColumn, indent), markColumn)
    text = isOpen(text) ? `${text}${card.trimEnd()}` : `${operandsIn(text)}${card.trim()}`
  }
  return { operation: operation.toUpperCase(), startLine, endLine: line, values: valuesIn(operandsIn(text)) }
}

/** The statements from a line to another, in order. */
export function macrosIn(lines: KnownLines, from: number, to: number): readonly MacroOperands[] {
  const found: MacroOperands[] = []
  for (let line = from; line <= to; line++) {
    const text = lines.get(line) ?? ''
    const statement = /^\*|^\s*$/.test(text) ? undefined : macroAt(lines, line)
    if (statement === undefined) continue
    found.push(statement)
    line = statement.endLine
  }
  return found
}

/** A comment between its lines leaves it open. */
function goesOn(line: string, text: string): boolean {
  return line.startsWith('*') || (line.charAt(markColumn).trim() !== '' && line.length <= markColumn + 9) || /,\s*$/.test(operandsIn(text))
}

function isOpen(text: string): boolean {
  return text.split("'").length % 2 === 0
}

/** Without the remark behind a blank. */
function operandsIn(text: string): string {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === "'") isQuoted = !isQuoted
    else if (text.charAt(at) === ' ' && !isQuoted) return text.slice(0, at)
  }
  return text
}

function valuesIn(text: string): ReadonlyMap<string, string> {
  const parts: string[] = []
  let depth = 0
  let isQuoted = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  const keyed = [...parts, text.slice(from)].flatMap((part) => {
    const [, key, value] = /^\s*([A-Z@#$&][A-Z0-9@#$]*)=(.*)$/is.exec(part) ?? []
    return key === undefined || value === undefined ? [] : [[key.toUpperCase(), value.trim()] as const]
  })
  return new Map(keyed)
}

/** `(A,(B,C))` as `A` and `(B,C)`; of anything else the thing itself. */
export function listOf(value: string): readonly string[] {
  if (!/^\(.*\)$/s.test(value)) return value === '' ? [] : [value]
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const char of value.slice(1, -1)) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) {
      items.push(item.trim())
      item = ''
    } else item += char
  }
  return [...items, item.trim()]
}
