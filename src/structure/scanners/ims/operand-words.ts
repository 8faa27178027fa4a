import { type MacroStatement, operandOf } from '../../../base/macro-statements.ts'

/** Those of the operands that a statement has, as a reader knows them: `START=1 BYTES=8`. */
export function operandWords(statement: MacroStatement, keys: readonly string[]): string {
  return keys
    .flatMap((key) => {
      const value = operandOf(statement, key) ?? ''
      return value === '' ? [] : [`${key}=${value}`]
    })
    .join(' ')
}
