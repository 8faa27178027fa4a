import type { KnownLines } from '../findings.ts'
import { fortranStatementAt } from './fortran-statement.ts'

/** Lines above in which the IF is looked for whose ELSE a statement stands under. */
export const farthestElse = 200
const most = 8

/** A condition with the line that it begins on, and without THEN. */
export interface ChainCondition {
  readonly line: number
  readonly text: string
}

/**
 * The conditions of Fortran of which none holds where a line is reached, first to last: those before the ELSE that it stands under. Empty where it stands under
 * none, or where not all of them are known.
 */
export function elseChain(lines: KnownLines, line: number): readonly ChainCondition[] {
  let ended = 0
  let isElse = false
  const found: ChainCondition[] = []
  for (let at = line - 1; at > line - farthestElse && lines.has(at); at--) {
    const text = (lines.get(at) ?? '').replace(/^\s*\d*\s*/, '')
    if (/^end\s*if\b/i.test(text)) ended++
    else if (/^else\s*(?:!.*)?$/i.test(text)) isElse ||= ended === 0
    else if (/^(?:else\s*)?if\s*\(/i.test(text)) {
      const statement = fortranStatementAt(lines, at)
      // An IF with a statement of its own has no ELSE.
      const condition = /^\d*\s*(?:else\s*)?if\s*(\(.*\))\s*then$/i.exec(statement?.text ?? '')?.[1]
      if (condition === undefined) continue
      const isFirst = /^if/i.test(text)
      if (ended > 0) {
        if (isFirst) ended--
        continue
      }
      if (!isElse) return []
      found.unshift({ line: at, text: condition })
      if (isFirst) return found.length > most ? [] : found
    } else if (/^(?:subroutine|function|program|module)\b/i.test(text)) return []
  }
  return []
}
