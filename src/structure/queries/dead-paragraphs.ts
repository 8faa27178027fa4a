import type { StructureUnit } from '../../answer/structure.ts'
import type { DeadUnit } from '../../answer/structure-estate-results.ts'
import { deadUnit } from './dead-unit.ts'
import { type ControlBlock, type ProgramControl, programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'
import { type ReachedBlocks, reachedBlocks } from './reached-blocks.ts'
import { runsOn } from './runs-on.ts'

/**
 * Paragraphs and sections of these programs that control never comes to. Nothing is said of programs of other languages than COBOL, whose branches are
 * not all read, nor of one whose GO TOs are altered, or that copies statements
 * which are not in the code: they may lead anywhere.
 */
export function deadParagraphs(context: QueryContext, programs: Iterable<StructureUnit>): DeadUnit[] {
  const dead: DeadUnit[] = []
  for (const program of programs) {
    const control = programControl(context, program)
    if (control.blocks.length > 1 && runsOn(context, program) && !leadsAnywhere(context, control)) dead.push(...deadIn(control))
  }
  return dead
}

function deadIn(control: ProgramControl): DeadUnit[] {
  const { blocks } = control
  const reached = reachedBlocks(control)
  return blocks.flatMap(({ unit, behind }, at) => {
    // What only marks an end is no code.
    const isEmpty = unit.empty === true && (unit.kind !== 'section' || behind === at + 1)
    return at > 0 && !isEmpty && isUnreached(blocks, at, reached) ? [deadUnit(unit)] : []
  })
}

/** Whether control never comes to a block. A section lives while a paragraph of it does. */
export function isUnreached(blocks: readonly ControlBlock[], at: number, reached: ReachedBlocks): boolean {
  const { unit, behind = 0 } = blocks[at] ?? {}
  return !blocks.slice(at, unit?.kind === 'section' ? behind : at + 1).some((_, i) => reached.blocks.has(at + i))
}

/** Whether statements of the program may lead to any paragraph: its GO TOs are altered, or statements that it copies are not in the code. */
export function leadsAnywhere({ graph }: QueryContext, { program, blocks }: ProgramControl): boolean {
  const { name, path } = program
  const code = blocks[1]?.first ?? 0
  const own = graph.edgesFrom(name).filter(({ from }) => from.path === path)
  return own.some(
    ({ kind, verb, found, line, path: member, system, inRepo }) =>
      verb === 'ALTER' || (kind === 'copy' && found === undefined && !inRepo && system !== true && member === path && line >= code),
  )
}
