import { readCall } from '../calls.ts'
import { at, item } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, Place } from '../findings.ts'
import { code } from '../quote.ts'
import { elseChain, farthestElse } from './else-chain.ts'
import { lineText } from './line-text.ts'

const longestCondition = 80

/** Reads what `elseItem` looks through. */
export function elseCall({ path, line }: Place): Call {
  return readCall(path, line - farthestElse, line)
}

/** Of the conditions above the ELSE of Fortran that a line stands under which they are, as a list item; none where it stands under none. */
export function elseItem({ path, line }: Place, findings: Findings): readonly string[] {
  const chain = elseChain(findings.linesOf(path), line)
  if (chain.length === 0) return []
  const texts = chain.map(({ text }) => code(lineText(text, longestCondition).replaceAll('`', "'")))
  return [
    item(
      findings,
      `only where none of these holds: ${texts.join(', ')}`,
      chain.map((one) => at({ path, line: one.line })),
    ),
  ]
}
