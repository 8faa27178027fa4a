import type { StructureUnit } from '../../../answer/structure.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import { isDone } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { SectionedStatement } from './sections.ts'

/** A label that a branch and link goes to, with the code up to the next one. */
export interface Subroutine {
  readonly unit: StructureUnit
  /** The program that it belongs to. */
  readonly of: string
}

/**
 * Labels in `path` that are branched to with a return address. Where a subroutine ends no statement says: its lines go on to the last statement that does something before the
 * next one, or before a new title or the end of the control section. Behind a return they go on only at a label that the lines before have named: what
 * nothing in it leads to belongs to others.
 */
export function subroutinesOf(
  code: readonly SectionedStatement[],
  performed: ReadonlySet<string>,
  path: string,
  lineKinds: LineKinds,
): ReadonlyMap<string, Subroutine> {
  const found = new Map<string, Subroutine>()
  let open:
    | { name: string; of: string; startLine: number; endLine: number; hasReturned: boolean; named: Set<string>; executed: Set<string> }
    | undefined
  const close = () => {
    if (open === undefined) return
    const { name, of, startLine, endLine } = open
    const comment = commentAbove(lineKinds, startLine)
    const unit = { kind: 'paragraph', name, of, path, startLine, endLine, ...(comment ? { comment } : {}) } as const
    found.set(name, { unit, of })
    open = undefined
  }
  for (const { statement, section } of code) {
    if (statement.path !== path) continue
    const { label, operation, startLine, endLine } = statement
    if (section === undefined || operation === 'TITLE' || (open !== undefined && open.of !== section.name)) close()
    if (section !== undefined && label !== undefined && performed.has(label) && !found.has(label) && operation !== 'DSECT') {
      close()
      open = { name: label, of: section.name, startLine, endLine, hasReturned: false, named: new Set(), executed: new Set() }
    } else if (open?.hasReturned === true && label !== undefined && isPlace(statement) && !open.executed.has(label)) {
      if (open.named.has(label)) open.hasReturned = false
      else close()
    }
    if (open === undefined || !isDone(operation)) continue
    open.endLine = endLine
    if (isReturn(statement)) open.hasReturned = true
    // What EX takes stands out of the way of control.
    const names = operation === 'EX' || operation === 'EXRL' ? open.executed : open.named
    for (const name of namesIn(statement)) names.add(name)
  }
  close()
  return found
}

/** What control can come to: no data that a routine keeps behind its return. */
function isPlace({ operation, operands }: PlacedStatement): boolean {
  const what = operands[0]?.text ?? ''
  return isDone(operation) || (operation === 'DS' && /^0[A-Z]/i.test(what)) || (operation === 'EQU' && what === '*')
}

/** To the address in a register, whatever the condition code: `BR R14`, `BCR 15,R14`, `BCR B'1111',R14`, `BSM 0,R14`, `PR`. BSM by another register only changes the mode. */
function isReturn({ operation, operands }: PlacedStatement): boolean {
  if (operation === 'BR' || operation === 'PR') return true
  const mask = operands[0]?.text.toUpperCase() ?? ''
  const isBack = /^(?:0|R0)$/.test(mask) && /^R?14$/i.test(operands[1]?.text ?? '')
  return (operation === 'BCR' && /^(?:15|B'1111'|X'F')$/.test(mask)) || (operation === 'BSM' && isBack)
}

function namesIn({ operands }: PlacedStatement): readonly string[] {
  return operands.flatMap(({ text }) => text.toUpperCase().match(/[A-Z@#$_][A-Z0-9@#$_]*/g) ?? [])
}
