import { escapeRegex } from '../../../base/escape-regex.ts'
import type { KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { fortranStatementAt } from './fortran-statement.ts'

const conditionAbove = 12
const mostNames = 4
const mostDeep = 3
const ofLanguage =
  /^(?:IF|THEN|ELSE|ELSEIF|AND|OR|NOT|EQ|NE|LT|LE|GT|GE|EQV|NEQV|TRUE|FALSE|ABS|MAX|MIN|SQRT|DBLE|REAL|INT|MOD|SIGN|FLOAT|DABS)$/i

/** The line of the condition that a line of Fortran stands under, if it is not the line itself. */
function conditionOver(lines: KnownLines, line: number): number | undefined {
  if (/\bIF\s*\(/i.test(lines.get(line) ?? '')) return line
  let depth = 0
  for (let at = line - 1; at >= line - conditionAbove && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    if (isComment(text)) continue
    if (/^\s*END\s*IF\b/i.test(text)) depth++
    else if (/\bIF\s*\(.*\bTHEN\b/i.test(text)) {
      if (depth === 0) return at
      if (!/\bELSE\s*IF\b/i.test(text)) depth--
    }
  }
  return undefined
}

/** The names in the condition of an IF. */
function namesOf(statement: string): readonly string[] {
  const condition = /\bIF\s*\((.*)\)\s*(?:THEN\b|[A-Z].*)?$/i.exec(statement)?.[1] ?? ''
  const names = condition.replace(/'[^']*'|\.[A-Z]{2,5}\./gi, ' ').match(/(?<![\w.])[A-Z]\w*(?!\w)/gi) ?? []
  return [...new Set(names.map((name) => name.toUpperCase()))].filter((name) => !ofLanguage.test(name)).slice(0, mostNames)
}

/** The lines that decide whether a statement runs: its condition, and where what is compared there is counted, set under a condition, or given a constant. */
export function conditionRoots(lines: KnownLines, line: number, deep = 0): readonly number[] {
  const at = conditionOver(lines, line)
  const statement = at === undefined ? undefined : fortranStatementAt(lines, at)
  if (at === undefined || statement === undefined || deep >= mostDeep) return []
  const roots = namesOf(statement.text).flatMap((name) => rootsOf(name, lines, at, deep))
  return [...new Set([at, ...roots])]
}

function rootsOf(name: string, lines: KnownLines, line: number, deep: number): readonly number[] {
  const of = escapeRegex(name)
  const counts = new RegExp(String.raw`\b${of}\s*=\s*${of}\s*\+|^(?=.*\bIF\s*\().*\)\s*${of}\s*=`, 'i')
  const gives = new RegExp(
    String.raw`^\s*(?:DATA\b.*\b${of}\s*(?:,[\w\s,]*)?/|PARAMETER\s*\(.*\b${of}\s*=|[^!'"]*::.*\b${of}\s*=|${of}\s*=\s*[-+]?[\d.]+(?:[DE][-+]?\d+)?\s*(?:[!*/].*)?$)`,
    'i',
  )
  const numbers = [...lines.keys()].filter((number) => number < line && !isComment(lines.get(number) ?? ''))
  const counted = numbers.filter((number) => counts.test((lines.get(number) ?? '').slice(0, 132)))
  if (counted.length > 0) return counted.slice(0, 2).flatMap((number) => [number, ...conditionRoots(lines, number, deep + 1)])
  const given = numbers
    .filter((number) => gives.test(lines.get(number) ?? ''))
    .filter((number) => !/=\s*0(?:\.0*)?(?:[DE]0)?\s*$/i.test(lines.get(number) ?? ''))
  return given.slice(0, 2)
}
