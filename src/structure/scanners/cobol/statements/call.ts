import type { Operand } from '../cobol-program.ts'
import { abendServices } from '../control-transfers.ts'
import type { ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'
import { type Argument, noteArgument } from './argument.ts'
import { isImsInterface, noteImsCall } from './ims-call.ts'
import { noteMqCall } from './mq-call.ts'

const passings: ReadonlyMap<string, Argument['access']> = new Map<string, Argument['access']>([
  ['USING', 'both'],
  ['REFERENCE', 'both'],
  ['CONTENT', 'read'],
  ['VALUE', 'read'],
  ['RETURNING', 'write'],
  ['GIVING', 'write'],
  ['INTO', 'write'],
])

export function readCall(walk: ProcedureWalk): void {
  const called = readCalled(walk)
  if (called === undefined) return
  const program = programOf(walk, called)
  if (called.items.some((item) => isCodePointer(walk.items[item]?.usage))) {
    walk.facts.dynamic.push({ edge: 'call', operand: called.text, token: walk.start, reason: 'procedure pointer' })
  } else {
    walk.facts.targets.push({ edge: 'call', to: 'program', operand: called, token: walk.start, verb: 'CALL' })
  }
  walk.verb = 'CALL USING'
  const passed = readArguments(walk)
  if (isImsInterface(program)) noteImsCall(walk, program, passed)
  else for (const argument of passed) noteArgument(walk, argument)
  noteMqCall(walk, program, passed)
  if (abendServices.has(program)) noteAbend(walk, passed[0]?.operand)
}

/** Before a data name or constant these are no names themselves. */
const conventions: ReadonlySet<string> = new Set(['STATIC', 'DYNAMIC'])

/** `CALL [STATIC | mnemonic] 'X'`: in some compilers a word on the calling convention comes first. */
function readCalled(walk: ProcedureWalk): Operand | undefined {
  const isConvention = conventions.has(walk.run.textAt(walk.at)) && walk.run.classAt(walk.at + 1) === TokenClass.name
  if (walk.run.classAt(walk.at) === TokenClass.name && (isConvention || walk.run.classAt(walk.at + 1) === TokenClass.literal)) walk.at++
  const called = walk.operand()
  if (called === undefined || called.kind === 'figurative') return undefined
  walk.verb = 'CALL'
  walk.read(called)
  return called
}

/** The name as far as the statement and the item's VALUE tell it. */
function programOf(walk: ProcedureWalk, called: Operand): string {
  if (called.kind === 'literal') return called.text.trim().toUpperCase()
  const value = walk.items[called.items[0] ?? -1]?.values[0]
  return value?.kind === 'literal' ? value.text.trim().toUpperCase() : ''
}

function isCodePointer(usage: string | undefined): boolean {
  return usage === 'PROCEDURE-POINTER' || usage === 'FUNCTION-POINTER' || usage === 'PROGRAM-POINTER'
}

/** Without BY, an argument is passed by reference: the program that is called may change it. */
function readArguments(walk: ProcedureWalk): Argument[] {
  const passed: Argument[] = []
  let access: Argument['access'] = 'both'
  while (!walk.atEnd && !walk.isAt('ON') && !walk.isAt('NOT') && !walk.isAt('EXCEPTION') && !walk.isAt('OVERFLOW')) {
    const operand = walk.operand()
    if (operand !== undefined) passed.push({ operand, access })
    else access = passings.get(walk.run.textAt(walk.at++)) ?? access
  }
  return passed
}

function noteAbend(walk: ProcedureWalk, code: Operand | undefined): void {
  if (code === undefined) return
  if (code.kind === 'number') walk.facts.messages.push({ text: code.text, token: code.token, how: 'ABEND CODE' })
  else walk.messages.abendCodeIn(code.items)
}

/** Ends the program's presence in storage; no call, but the source names it. */
export function readCancel(walk: ProcedureWalk): void {
  for (let operand = walk.operand(); operand !== undefined; operand = walk.operand()) {
    walk.read(operand)
    walk.facts.targets.push({ edge: 'call', to: 'program', operand, token: walk.start, verb: 'CANCEL' })
  }
}

/** A method of an object: its arguments are those of a CALL. */
export function readInvoke(walk: ProcedureWalk): void {
  const object = walk.operand()
  if (object !== undefined) walk.read(object)
  const method = walk.operand()
  if (method !== undefined) walk.read(method)
  walk.verb = 'INVOKE USING'
  for (const argument of readArguments(walk)) noteArgument(walk, argument)
}
