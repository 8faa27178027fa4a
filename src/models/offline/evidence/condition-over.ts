import { cutText } from '../../../base/text.ts'
import type { Lines } from '../cite.ts'
import type { Findings } from '../findings.ts'
import { code } from '../quote.ts'
import { blockConditions } from './block-conditions.ts'
import { codeText } from './code-text.ts'
import { isCobolSource } from './is-cobol.ts'
import { leadingCondition } from './leading-condition.ts'

export interface ConditionOver {
  readonly text: string
  /** The statement is done where it does not hold. */
  readonly isElse?: boolean
  /** From where it begins to the statement that stands under it. */
  readonly lines?: Lines
}

/** The innermost condition that a statement stands under, by the lines above it that were shown. */
export function conditionOver(path: string, line: number, findings: Findings): ConditionOver | undefined {
  const lines = findings.linesOf(path)
  if (isCobolSource(path, findings)) {
    const found = leadingCondition(lines, line)
    if (found === undefined) return undefined
    const texts: string[] = []
    for (let n = found.startLine; n <= found.endLine; n++) texts.push(codeText(lines.get(n)))
    return {
      text: texts.filter((text) => /^(?:ELSE|IF|WHEN|AND|OR|[(=<>])/i.test(text)).join(' '),
      isElse: found.isElse,
      lines: { path, startLine: found.startLine, endLine: line },
    }
  }
  const innermostBlock = blockConditions(lines, line).at(-1)
  return innermostBlock === undefined ? undefined : { text: innermostBlock.text }
}

const longest = 110

/** Behind what a statement does: under what it does so; empty where that is not known. */
export function underWords(condition: ConditionOver | undefined): string {
  if (condition === undefined) return ''
  return `, ${condition.isElse === true ? 'in the ELSE of' : 'under'} ${code(cutText(condition.text, longest))}`
}
