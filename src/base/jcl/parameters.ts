import { splitList } from '../split-list.ts'
import type { JclStatement } from './jcl-stream.ts'

type Parameters = JclStatement['parameters']

/** Cuts an operand field at the commas outside apostrophes and parentheses. */
export function splitParameters(field: string): Parameters {
  return splitList(field).map((text) => {
    const equals = text.search(/[='(]/)
    return equals > 0 && text[equals] === '='
      ? { key: text.slice(0, equals).toUpperCase(), value: text.slice(equals + 1) }
      : { key: '', value: text }
  })
}

/** The value of a keyword, as written. */
export function parameter(statement: JclStatement, ...keys: readonly string[]): string | undefined {
  return statement.parameters.find((one) => keys.includes(one.key))?.value
}

/** Positional parameters, as written. */
export function positional(statement: JclStatement): string[] {
  return statement.parameters.filter((one) => one.key === '').map((one) => one.value)
}

/** The text without its enclosing apostrophes; two inside them stand for one. */
export function unquote(text: string): string {
  if (!text.includes("'")) return text
  let plain = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== "'") plain += text[at]
    else if (quoted && text[at + 1] === "'") {
      plain += "'"
      at++
    } else quoted = !quoted
  }
  return plain
}

/** The text without the parentheses around all of it. */
export function unwrap(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : text
}

/** What the program gets as its PARM: the parts of `(A,'B,C')` with commas between them, no apostrophes. */
export function parmText(value: string): string {
  return splitList(unwrap(value)).map(unquote).join(',')
}
