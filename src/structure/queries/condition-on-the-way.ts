import type { StructureEdge } from '../../answer/structure.ts'
import type { ProgramControl } from './program-control.ts'

/** Beyond that it is nobody's choice any more. */
const deepest = 6
/** What many do is done for no reason that could be told. */
const mostCallers = 3
const conditionChars = 160

/**
 * What must hold for a statement to be done: its own condition, and that of the PERFORMs that lead to the paragraph in which it stands, or in which the name of
 * its target is chosen.
 */
export function conditionOnTheWay(control: ProgramControl, edge: StructureEdge): string | undefined {
  const { via, path } = edge
  const chosen = via?.path === path && via.path === control.program.path && via.line >= (control.blocks[1]?.first ?? 0)
  const way = conditionTo(control, control.blockAt(chosen ? via : edge), deepest)
  const pieces = [way, edge.condition].filter((piece) => piece !== undefined)
  if (pieces.length === 0) return undefined
  // What is nearest to the statement says most.
  let text = pieces.join(', ')
  while (text.length > conditionChars && text.includes(', ')) text = text.slice(text.indexOf(', ') + 2)
  return text.slice(0, conditionChars)
}

function conditionTo(control: ProgramControl, at: number, depth: number): string | undefined {
  if (at === 0 || depth === 0) return undefined
  const ways = control.blocks.flatMap(({ jumps }, from) =>
    jumps.flatMap(({ edge, to, last }) =>
      to !== undefined && (edge.kind === 'perform' ? to <= at && at <= last : to === at) && from !== at ? [{ from, edge }] : [],
    ),
  )
  if (ways.length === 0 || ways.length > mostCallers) return undefined
  const said = ways.map(({ from, edge }) => edge.condition ?? conditionTo(control, from, depth - 1))
  return said.some((one) => one === undefined) ? undefined : [...new Set(said)].join(' or ')
}
