import { namedFunction } from '../../ims/named-function.ts'
import type { Operand } from '../cobol-program.ts'
import type { ProcedureWalk } from '../procedure-walk.ts'
import { type Argument, noteArgument } from './argument.ts'

/** CBLTDLI, AIBTDLI, CEETDLI and their like (IMS Application Programming, "Language interface"). */
export function isImsInterface(program: string): boolean {
  return program.length === 7 && program.endsWith('TDLI')
}

/** The function by which a CICS program has a PSB scheduled: `PCB, name of the PSB, pointer to the UIB` (IMS Application Programming APIs, "PCB call"). */
const schedules = 'PCB'

/**
 * `function, PCB or AIB, I/O area, segment search arguments …`; a number of parameters may come first. IMS changes the PCB and the area, never the function
 * or the search arguments.
 */
export function noteImsCall(walk: ProcedureWalk, program: string, passed: readonly Argument[]): void {
  const first = passed[0] !== undefined && isNumber(walk, passed[0].operand) ? 1 : 0
  const called = passed[first]
  const verb = called === undefined ? '' : functionOf(walk, called.operand)
  passed.forEach((argument, i) => {
    const isChanged = i === first + 2 || (i === first + 1 && verb !== schedules)
    noteArgument(walk, isChanged ? argument : { ...argument, access: 'read' })
  })
  if (called === undefined) return
  const second = passed[first + 1]?.operand
  const given = second === undefined ? {} : verb === schedules ? { psb: second } : { pcb: second, byAib: program === 'AIBTDLI' }
  const area = passed[first + 2]?.operand
  const call = { verb, token: walk.start, ...given, ...(area === undefined ? {} : { area }) }
  const segments = verb === schedules ? [] : passed.slice(first + 3)
  for (const { operand } of segments) walk.facts.segments.push({ ...call, segment: operand })
  if (segments.length === 0) walk.facts.segments.push(call)
}

function isNumber(walk: ProcedureWalk, operand: Operand): boolean {
  const picture = walk.items[operand.items[0] ?? -1]?.picture
  return operand.kind === 'number' || (picture?.includes('9') === true && !picture.includes('X'))
}

/** Functions are constants in nearly every program: an item's VALUE is as good as the literal. */
function functionOf(walk: ProcedureWalk, called: Operand): string {
  if (called.kind === 'literal') return called.text.trim().toUpperCase()
  const value = walk.items[called.items[0] ?? -1]?.values[0]
  return value?.kind === 'literal' && value.text.trim() !== '' ? value.text.trim().toUpperCase() : namedFunction(called.text)
}
