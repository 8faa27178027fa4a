import type { SourcePlace } from '../../answer/structure.ts'
import type { WalkResult, WalkStep } from '../../answer/structure-estate-results.ts'
import { unitWords } from '../../answer/structure-words.ts'
import { count } from '../../base/text.ts'
import { unitName } from '../unit-name.ts'
import { type ControlBlock, type ProgramControl, programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'
import { type ReachedBlocks, reachedBlocks } from './reached-blocks.ts'
import { subjectOf } from './references.ts'

const shownNames = 5

/** The paragraphs of a program as control comes to them: what is performed at the place of its first PERFORM. */
export function walk(context: QueryContext, asked: string): WalkResult {
  const things = context.names.find(asked)
  const programs = things.filter(({ unit }) => unit.kind === 'program')
  const notices: string[] = []
  const subjects = programs.flatMap((thing) =>
    thing.definitions
      .filter(({ kind }) => kind === 'program')
      .map((definition) => {
        const control = programControl(context, definition)
        const reached = reachedBlocks(control)
        const steps = stepsOf(control, reached)
        notices.push(...unreachedNotice(control, reached))
        return { ...subjectOf({ ...thing, definitions: [definition] }), steps }
      }),
  )
  const [other] = things
  if (subjects.length === 0 && other)
    notices.push(`${unitWords(other.unit)} is no program whose statements are known; "flow" and "body" show others.`)
  return { query: 'walk', name: asked, subjects, nearest: things.length > 0 ? [] : context.known.nearest(asked), notices }
}

type Coming = Pick<WalkStep, 'by' | 'at' | 'condition' | 'depth'> & { readonly to: number }

function stepsOf(control: ProgramControl, { falling }: ReachedBlocks): WalkStep[] {
  const { blocks, starts } = control
  const steps: WalkStep[] = []
  const seen = new Set<number>()
  // What USE declares is performed when something happens, and not first.
  const later = (blocks[0]?.jumps ?? []).flatMap(({ edge, to }) => (edge.verb === 'USE' && to !== undefined ? [comingBy(edge, to, 0)] : []))
  const entries = starts.slice(1).map((to): Coming => ({ to, by: 'begin', depth: 0 }))
  const stack: Coming[] = [...later, ...entries].toReversed()
  stack.push({ to: 0, by: 'begin', depth: 0 })
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { to, ...how } = top
    const block = blocks[to]
    if (!block || seen.has(to)) continue
    seen.add(to)
    const isIdle = to === 0 && block.unit.empty === true
    if (!isIdle) steps.push({ ...stepOf(control, block, to), ...how })
    const following: Coming[] = []
    for (const { edge, to: target } of block.jumps) {
      if (target !== undefined && edge.verb !== 'USE')
        following.push(comingBy(edge, target, edge.kind === 'perform' ? top.depth + 1 : top.depth))
    }
    const next = falling.get(to)
    const below = next === undefined ? undefined : blocks[next]
    if (next !== undefined && below !== undefined) {
      const at = { path: below.unit.path, line: below.unit.startLine }
      following.push(isIdle ? { to: next, by: 'begin', depth: 0 } : { to: next, by: 'falls', at, depth: top.depth })
    }
    stack.push(...following.toReversed())
  }
  return steps
}

function comingBy(
  { kind, path, line, condition }: Omit<Coming, 'to' | 'by' | 'at' | 'depth'> & SourcePlace & { readonly kind: Coming['by'] },
  to: number,
  depth: number,
): Coming {
  return { to, by: kind, at: { path, line }, depth, ...(condition === undefined ? {} : { condition }) }
}

/** Its own statements: those of a section end where its first paragraph begins. */
function stepOf({ blocks }: ProgramControl, { unit }: ControlBlock, index: number): Omit<WalkStep, 'by' | 'depth'> {
  const below = blocks[index + 1]?.unit
  const isCut = unit.kind !== 'paragraph' && below?.path === unit.path && below.startLine <= unit.endLine
  const line = unit.begins ?? unit.startLine
  return { unit: unitName(unit), path: unit.path, line, endLine: isCut ? Math.max(line, below.startLine - 1) : unit.endLine }
}

function unreachedNotice({ blocks }: ProgramControl, reached: ReachedBlocks): string[] {
  const left = blocks.filter(({ unit }, at) => at > 0 && !reached.blocks.has(at) && unit.empty !== true)
  if (left.length === 0) return []
  const names = left.slice(0, shownNames).map(({ unit }) => unit.name)
  const more = left.length > names.length ? ` and ${left.length - names.length} more` : ''
  return [`Control is not seen to come to ${count(left.length, 'paragraph')}: ${names.join(', ')}${more}.`]
}
