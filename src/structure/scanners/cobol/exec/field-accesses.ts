import type { FieldUse, Operand } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'

/** Notes what a command does with an item. `outside`: from where a value comes that it puts there. */
export function noteAccess(context: ExecContext, operand: Operand, access: FieldUse['access'], verb: string, outside: string): void {
  // The address of an item is no part of what it holds.
  if (operand.kind === 'expression' && access === 'read') return
  for (const item of operand.items) {
    context.facts.uses.push({ item, token: operand.token, access, verb })
    if (access !== 'read')
      context.facts.assignments.push({ target: item, token: operand.token, source: { kind: 'outside', from: outside } })
  }
}

/** Notes items of `[from, to)` as read, whatever stands between them. */
export function noteReads(context: ExecContext, from: number, to: number, verb: string): void {
  for (let i = from; i < to; ) {
    const operand = context.operands.read(i)
    if (operand) noteAccess(context, operand, 'read', verb, '')
    i = operand ? Math.max(context.operands.next, i + 1) : i + 1
  }
}
