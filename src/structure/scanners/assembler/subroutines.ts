import type { StructureUnit } from '../../../answer/structure.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import { isDone } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import { reachedFrom } from './reached-statements.ts'
import type { SectionedStatement } from './sections.ts'

/** A label that a branch and link goes to, with the code up to the next one. */
export interface Subroutine {
  readonly unit: StructureUnit
  /** The program that it belongs to. */
  readonly of: string
}

/**
 * Labels in `path` that are branched to with a return address. Where a subroutine ends no statement says: its lines go on to the last statement that does something and that
 * its branches lead to, before the next one, or before a new title or the end of the control section. What stands behind its return is reached from elsewhere.
 */
export function subroutinesOf(
  code: readonly SectionedStatement[],
  performed: ReadonlySet<string>,
  path: string,
  lineKinds: LineKinds,
): ReadonlyMap<string, Subroutine> {
  const found = new Map<string, Subroutine>()
  let open: { readonly name: string; readonly of: string; readonly statements: PlacedStatement[] } | undefined
  const close = () => {
    const [entry] = open?.statements ?? []
    if (open === undefined || entry === undefined) return
    const { name, of, statements } = open
    const { startLine } = entry
    const endLine = reachedFrom(statements).findLast(({ operation }) => isDone(operation))?.endLine ?? entry.endLine
    const comment = commentAbove(lineKinds, startLine)
    const unit = { kind: 'paragraph', name, of, path, startLine, endLine, ...(comment ? { comment } : {}) } as const
    found.set(name, { unit, of })
    open = undefined
  }
  for (const { statement, section } of code) {
    if (statement.path !== path) continue
    const { label, operation } = statement
    if (section === undefined || operation === 'TITLE' || (open !== undefined && open.of !== section.name)) close()
    if (section !== undefined && label !== undefined && performed.has(label) && !found.has(label) && operation !== 'DSECT') {
      close()
      open = { name: label, of: section.name, statements: [statement] }
    } else open?.statements.push(statement)
  }
  close()
  return found
}
