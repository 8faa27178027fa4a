import type { StructureUnit } from '../../answer/structure.ts'
import type { DeadUnit } from '../../answer/structure-estate-results.ts'
import { deadUnit } from './dead-unit.ts'
import { type ProgramControl, programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'
import { reachedBlocks } from './reached-blocks.ts'
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
    if (control.blocks.length > 1 && runsOn(context, program) && !isOpen(context, control)) dead.push(...deadIn(control))
  }
  return dead
}

function deadIn(control: ProgramControl): DeadUnit[] {
  const { blocks } = control
  const reached = reachedBlocks(control).blocks
  const isLiving = (from: number, behind: number) => blocks.slice(from, behind).some((_, i) => reached.has(from + i))
  return blocks.flatMap(({ unit, behind }, at) => {
    const end = unit.kind === 'section' ? behind : at + 1
    // A section lives while a paragraph of it does; what only marks an end is no code.
    if (at === 0 || (unit.empty === true && end === at + 1) || isLiving(at, end)) return []
    return [deadUnit(unit)]
  })
}

function isOpen({ graph }: QueryContext, { program, blocks }: ProgramControl): boolean {
  const { name, path } = program
  const code = blocks[1]?.first ?? 0
  const own = graph.edgesFrom(name).filter(({ from }) => from.path === path)
  return own.some(
    ({ kind, verb, found, line, path: member, system, inRepo }) =>
      verb === 'ALTER' || (kind === 'copy' && found === undefined && !inRepo && system !== true && member === path && line >= code),
  )
}
