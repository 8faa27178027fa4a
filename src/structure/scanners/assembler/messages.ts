import { operandOf, quotedText } from '../macro-statements.ts'
import { isWorthKeeping, messageCode } from '../message-text.ts'
import { textOf } from './constant.ts'
import type { PlacedStatement } from './placed-statements.ts'

const namedAsMessage = /MSG|MESS|ERR|WARN/

/** What people see: texts of WTO and WTOR, constants that are messages by their label or their code, codes of ABEND. */
export function messagesOf(statement: PlacedStatement): readonly { readonly text: string; readonly how: string }[] {
  const { operation, operands, label = '' } = statement
  switch (operation) {
    case 'WTO':
    case 'WTOR': {
      const first = operands[0]?.text ?? ''
      const text = quotedText(first.startsWith('(') ? first.slice(1).replace(/['][^']*$/, "'") : first)
      return text !== undefined && isWorthKeeping(text) ? [{ text, how: operation }] : []
    }
    case 'ABEND': {
      const abend = operands[0]?.text ?? operandOf(statement, 'COMPCODE') ?? ''
      return /^(?:\d+|X'[0-9A-F]+')$/i.test(abend) ? [{ text: abend, how: 'ABEND CODE' }] : []
    }
    case 'DC':
      return operands.flatMap((operand) => {
        const text = textOf(operand.text)?.trim() ?? ''
        const isMessage = isWorthKeeping(text) && (messageCode.test(text) || namedAsMessage.test(label))
        return isMessage ? [{ text, how: label === '' ? 'DC' : `VALUE OF ${label}` }] : []
      })
    default:
      return []
  }
}
