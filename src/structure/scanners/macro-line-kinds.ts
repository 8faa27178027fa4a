import { isMacroComment, markColumn } from '../../base/macro-statements.ts'
import { LineKind, type LineKinds } from './line-kinds.ts'

/** What the lines of a member of assembler or its macros hold. */
export function macroLineKinds(lines: readonly string[]): LineKinds {
  return lines.map((line) => {
    if (line.trim() === '') return LineKind.blank
    if (!isMacroComment(line)) return LineKind.code
    return /\p{L}/u.test(line.slice(0, markColumn)) ? LineKind.comment : LineKind.rule
  })
}
