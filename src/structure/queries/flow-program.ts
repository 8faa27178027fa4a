import type { EdgeKind, StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { FlowNode, SubjectFlow } from '../../answer/structure-estate-results.ts'
import { unitName } from '../unit-name.ts'
import { FlowWriter } from './flow-writer.ts'
import { type ControlBlock, programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'
import { reachedBlocks } from './reached-blocks.ts'

/** Control leaves the program there, or shows something. */
const leaving: ReadonlySet<EdgeKind> = new Set(['call', 'link', 'xctl', 'start', 'map'])
/** They only name a program. */
const idleVerbs: ReadonlySet<string> = new Set(['CANCEL', 'RELEASE'])

/** The paragraphs that control comes to, in their order, with what they perform, go to, fall into, call and show. */
export function programFlow(context: QueryContext, program: StructureUnit): Pick<SubjectFlow, 'flow' | 'nodes' | 'links'> {
  const control = programControl(context, program)
  const { blocks } = control
  const reached = reachedBlocks(control)
  const targets = new Set(blocks.flatMap(({ jumps }) => jumps.map(({ to }) => to)))
  // A paragraph with nothing but EXIT, to which nobody goes, only marks where a THRU ends.
  const isEnd = (at: number) => blocks[at]?.unit.empty === true && at > 0 && !targets.has(at) && !reached.falling.has(at)
  const isShown = (at: number) => reached.blocks.has(at) && !isEnd(at)
  const writer = new FlowWriter(context)
  const nodeOf = (at: number) => writer.node(`block ${at}`, () => blockNode(blocks[at], program))
  const start = nodeOf(0)
  for (const at of control.starts.slice(1)) {
    const { path, startLine } = blocks[at]?.unit ?? program
    if (isShown(at)) writer.arrow(start, nodeOf(at), { kind: 'goto', path, line: startLine, does: 'ENTRY' })
  }
  for (const [at, { jumps }] of blocks.entries()) {
    if (!isShown(at)) continue
    const from = nodeOf(at)
    for (const { edge, to } of jumps) {
      if (to !== undefined && isShown(to)) writer.arrow(from, nodeOf(to), { ...edge, does: jumpWords(edge) })
      else if (leadsOut(edge)) writer.arrow(from, writer.named(edge.to), { ...edge, does: edge.verb ?? edge.kind })
    }
    const next = reached.falling.get(at)
    const below = next === undefined ? undefined : blocks[next]
    if (next === undefined || below === undefined || !isShown(next)) continue
    writer.arrow(from, nodeOf(next), { kind: 'falls', path: below.unit.path, line: below.unit.startLine })
  }
  return { flow: 'program', nodes: writer.nodes, links: writer.links }
}

export function leadsOut({ kind, verb, to }: StructureEdge): boolean {
  return leaving.has(kind) && to.kind !== 'mapset' && !idleVerbs.has(verb ?? '')
}

/** `PERFORM THRU 2000-EXIT`, `GO TO DEPENDING`, `SORT INPUT PROCEDURE`. */
function jumpWords({ kind, verb, thru }: StructureEdge): string {
  const does = verb ?? (kind === 'perform' ? 'PERFORM' : 'GO TO')
  return thru === undefined ? does : `${does} THRU ${thru}`
}

function blockNode(block: ControlBlock | undefined, program: StructureUnit): FlowNode {
  const unit = block?.unit ?? program
  return { unit: unitName(unit), place: { path: unit.path, line: unit.startLine } }
}
