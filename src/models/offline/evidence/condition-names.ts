import type { KnownLines } from '../findings.ts'
import { codeText } from './code-text.ts'
import { isIdle } from './comment-lines.ts'

const entry = /^(\d{1,2})\s+(\S+?)\.?(?:\s|$)/

/** A condition name of COBOL with its VALUE clause. */
export interface ConditionName {
  readonly name: string
  readonly values: string
}

export interface ConditionNames {
  readonly item: string
  readonly startLine: number
  readonly endLine: number
  readonly names: readonly ConditionName[]
}

/** The item of COBOL on a line with the condition names under it, as far as the lines are known; undefined where it has none. */
export function conditionNames(lines: KnownLines, startLine: number): ConditionNames | undefined {
  const [, level, item] = entry.exec(codeText(lines.get(startLine))) ?? []
  if (level === undefined || item === undefined || level === '88') return undefined
  const names: { name: string; values: string }[] = []
  let endLine = startLine
  for (let at = startLine + 1; lines.has(at); at++) {
    const text = codeText(lines.get(at))
    if (isIdle(lines.get(at) ?? '') || text === '') continue
    const [, number, name = ''] = entry.exec(text) ?? []
    const last = names.at(-1)
    if (number === '88') names.push({ name, values: text })
    else if (number !== undefined || /^[A-Z-]+\s+(?:SECTION|DIVISION)\b/i.test(text)) break
    else if (last !== undefined) last.values += ` ${text}`
    else continue
    endLine = at
  }
  return names.length === 0 ? undefined : { item, startLine, endLine, names }
}

/** Whether a condition name has a value, as it may be written: with zeros before it, in quotation marks. */
export function hasValue({ values }: ConditionName, value: string): boolean {
  const clause = /\bVALUES?\s+(?:IS\s+|ARE\s+)?(.*)$/i.exec(values)?.[1] ?? ''
  return clause.split(/[\s,]+/).some(
    (one) =>
      one
        .replace(/["'.]/g, '')
        .replace(/^0+(?=\d)/, '')
        .toUpperCase() === value.replace(/^0+(?=\d)/, '').toUpperCase(),
  )
}
