import type { KnownLines } from '../findings.ts'
import type { DefineCommand } from './define-command.ts'

/** A resource in a bundle of CICS: an element that is called after the type, with its attributes. */
const begins = /<(?:\w+:)?cicsdefinition(\w+)(?=\s)/
const attribute = /([A-Za-z_][\w.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** The attributes of one resource rarely stand on more lines. */
const mostLines = 30
const quiet = 'N_A'

/** The resource whose element begins at a line, as the command that would define it; undefined where none does. */
export function resourceElement(lines: KnownLines, startLine: number): DefineCommand | undefined {
  const found = begins.exec(lines.get(startLine) ?? '')
  const [, type = ''] = found ?? []
  if (found === null) return undefined
  const operands: { key: string; value: string; line: number }[] = []
  let endLine = startLine
  for (let line = startLine; line < startLine + mostLines && lines.has(line); line++) {
    const text = line === startLine ? (lines.get(line) ?? '').slice(found.index) : (lines.get(line) ?? '')
    for (const [, key = '', double, single] of text.matchAll(attribute)) {
      const value = double ?? single ?? ''
      if (!/^xmlns/.test(key) && value !== '' && value !== quiet) operands.push({ key: key.toUpperCase(), value, line })
    }
    endLine = line
    if (text.includes('>')) break
  }
  const name = operands.find(({ key }) => key === 'NAME')
  if (name === undefined) return undefined
  return { type: type.toUpperCase(), name: name.value, operands: operands.filter((one) => one !== name), startLine, endLine }
}
