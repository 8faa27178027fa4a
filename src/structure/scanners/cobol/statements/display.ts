import { hasWord, isWorthKeeping } from '../../message-text.ts'
import type { ProcedureWalk } from '../procedure-walk.ts'
import { TextParts } from './text-parts.ts'

/** DISPLAY and EXHIBIT: literals and items up to UPON, AT and the like. */
export function readDisplay(walk: ProcedureWalk): void {
  const how = walk.verb
  const parts = new TextParts()
  const from = walk.at
  for (let operand = walk.operand(); operand !== undefined; operand = walk.operand()) {
    walk.read(operand)
    parts.add(operand)
  }
  // One word is enough beside an item: `TOTAL: 17`.
  const { text } = parts
  if (hasWord(parts.literals) && isWorthKeeping(text)) walk.facts.messages.push({ text, token: from, how })
  walk.expression()
}

/** `STOP 'text'` shows it and waits for the operator; `STOP RUN 8` ends with a code. */
export function readStop(walk: ProcedureWalk): void {
  if (walk.take('RUN')) {
    if (!walk.take('RETURNING')) walk.take('GIVING')
    const code = walk.expression()
    if (code !== undefined) walk.messages.returnCode(code)
    return
  }
  const shown = walk.operand()
  if (shown?.kind === 'literal') walk.facts.messages.push({ text: shown.text, token: shown.token, how: 'STOP' })
}
