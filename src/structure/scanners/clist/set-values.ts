import type { FindValues, KnownValue } from '../host-commands/variables.ts'
import type { ClistStatement } from './statements.ts'

interface Known {
  readonly values: KnownValue[]
  readonly open: Set<string>
}

const mostValues = 20
const name = '[A-Z@#$_][A-Z0-9@#$_]*'
const setting = new RegExp(`^SET\\s+&?(${name})\\.?\\s*=\\s*([\\s\\S]*)$`, 'i')
/** Built-in functions and arithmetic, but for &STR, which says what it holds. */
const computed =
  /&(?:SUBSTR|LENGTH|EVAL|DATATYPE|SYSINDEX|SYSCAPS|SYSLC|SYSNSUB|SYSDSN|SYSONEBYTE|SYSTWOBYTE)\s*\(|[*/]|\d\s*[-+]|[-+]\s*\d/i
/** Variables that TSO/E sets: TSO/E CLISTs, "Control variables". */
const control = /^SYS|^(?:LASTCC|MAXCC|Z[A-Z]+)$/

/** What the symbolic variables of a CLIST may hold, over all its statements. */
export function setValues(statements: readonly ClistStatement[]): FindValues {
  const known = new Map<string, Known>()
  const of = (variable: string): Known => {
    const key = variable.toUpperCase()
    const found = known.get(key) ?? { values: [], open: new Set<string>() }
    known.set(key, found)
    return found
  }
  for (const { text, line } of statements) {
    const set = setting.exec(text)
    if (set) {
      const value = givenText(set[2] ?? '')
      const variable = of(set[1] ?? '')
      const isOwn = new RegExp(`&${(set[1] ?? '').replace(/\$/g, '\\$')}(?![A-Z0-9@#$_])`, 'i').test(value)
      if (computed.test(value) || isOwn) variable.open.add('computed')
      else if (variable.values.length < mostValues) variable.values.push({ text: value, line, how: 'move' })
      else variable.open.add('too many names')
      continue
    }
    const [, word = '', rest = ''] = /^(PROC|READ|READDVAL|GLOBAL|NGLOBAL|GETFILE)\b\s*([\s\S]*)$/i.exec(text) ?? []
    if (word === '') continue
    if (word.toUpperCase() === 'PROC') readParameters(rest, line, of)
    else for (const found of rest.matchAll(new RegExp(name, 'gi'))) of(found[0]).open.add(reasonOf(word))
  }
  return (variable) => {
    const found = known.get(variable)
    if (found) return { values: found.values, open: [...found.open] }
    return { values: [], open: control.test(variable) ? ['system'] : [] }
  }
}

function reasonOf(word: string): string {
  switch (word.toUpperCase()) {
    case 'GETFILE':
      return 'file'
    case 'GLOBAL':
    case 'NGLOBAL':
      return 'global'
    default:
      return 'screen'
  }
}

/** `PROC n A B KEY KEY2(default)`: a default is a value that the caller may replace. */
function readParameters(text: string, line: number, of: (variable: string) => Known): void {
  const parameters = text.replace(/^\s*\d+/, '')
  for (const found of parameters.matchAll(/([A-Z@#$_][A-Z0-9@#$_]*)(?:\(([^()]{0,200})\))?/gi)) {
    const variable = of(found[1] ?? '')
    variable.open.add('parameter')
    const value = givenText(found[2] ?? '')
    if (value !== '' && variable.values.length < mostValues) variable.values.push({ text: value, line, how: 'value' })
  }
}

function givenText(written: string): string {
  const value = written.trim()
  return /^&STR\(([^()]*)\)$/i.exec(value)?.[1] ?? value
}
