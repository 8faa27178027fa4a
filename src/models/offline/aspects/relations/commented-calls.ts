import { escapeRegex } from '../../../../base/escape-regex.ts'
import { linesNaming, namedItems } from '../../absence.ts'
import { commentText } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'

const mostShown = 4

/** Calls that were made comments: whoever asks whether something is called may have read one. A sentence that speaks of a call is none. */
export function commentedCalls(name: string, findings: Findings): readonly string[] {
  const spelled = `['"]?${escapeRegex(name)}['"]?`
  const call = new RegExp(
    String.raw`^\s*(?:(?:\d+\s+)?CALL\s+${spelled}|EXEC\s+CICS\s+(?:LINK|XCTL)\s+PROGRAM\s*\(\s*${spelled}\s*\)|(?:LINK|XCTL|ATTACH)\s+EP=${spelled})\s*(?:[(;.,)]|USING\b|END-EXEC\b|$)`,
    'i',
  )
  const lines = linesNaming(name, findings).filter(({ path, startLine }) =>
    call.test(commentText(findings.linesOf(path).get(startLine) ?? '') ?? ''),
  )
  if (lines.length === 0) return []
  const said = lines.length === 1 ? 'A call that was made a comment stands here:' : 'Calls that were made comments stand here:'
  return [said, ...namedItems(lines.slice(0, mostShown), findings)]
}
