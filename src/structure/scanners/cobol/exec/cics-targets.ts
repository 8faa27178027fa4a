import type { EdgeOp } from '../../../../answer/structure.ts'
import type { NamedTarget, Operand } from '../cobol-program.ts'
import { type ExecOption, hasOption, operandOption } from './option-list.ts'

/** Commands on files, which FILE or its older name DATASET tells from others of the same name. */
const fileOperations = new Map<string, EdgeOp>([
  ['READ', 'read'],
  ['READNEXT', 'browse'],
  ['READPREV', 'browse'],
  ['STARTBR', 'browse'],
  ['RESETBR', 'browse'],
  ['ENDBR', 'browse'],
  ['WRITE', 'write'],
  ['REWRITE', 'update'],
  ['DELETE', 'delete'],
  ['UNLOCK', 'unlock'],
])

const queueOperations = new Map<string, EdgeOp>([
  ['READQ', 'read'],
  ['WRITEQ', 'write'],
  ['DELETEQ', 'delete'],
])

/** Commands on containers, by their first word: MOVE takes it out of one channel, as DELETE does. */
const containerOperations = new Map<string, EdgeOp>([
  ['GET', 'read'],
  ['GET64', 'read'],
  ['PUT', 'write'],
  ['PUT64', 'write'],
  ['DELETE', 'delete'],
  ['MOVE', 'read'],
])

type TargetKind = Pick<NamedTarget, 'edge' | 'to' | 'op' | 'verb'>

/** Commands that run something else, and the options that name it. ASSIGN, INQUIRE and the like name programs without running them. */
const runs = new Map<string, { readonly options: readonly string[]; readonly target: TargetKind }>([
  ['LINK', { options: ['PROGRAM'], target: { edge: 'link', to: 'program', verb: 'LINK' } }],
  ['XCTL', { options: ['PROGRAM'], target: { edge: 'xctl', to: 'program', verb: 'XCTL' } }],
  ['LOAD', { options: ['PROGRAM'], target: { edge: 'call', to: 'program', verb: 'LOAD' } }],
  ['RELEASE', { options: ['PROGRAM'], target: { edge: 'call', to: 'program', verb: 'RELEASE' } }],
  ['HANDLE', { options: ['PROGRAM'], target: { edge: 'call', to: 'program', verb: 'HANDLE ABEND' } }],
  // A service is a definition of the system, which names the program.
  ['INVOKE', { options: ['SERVICE', 'WEBSERVICE'], target: { edge: 'call', to: 'symbol', verb: 'INVOKE SERVICE' } }],
  ['START', { options: ['TRANSID'], target: { edge: 'start', to: 'transaction', verb: 'START' } }],
  ['RUN', { options: ['TRANSID'], target: { edge: 'start', to: 'transaction', verb: 'RUN' } }],
  ['RETURN', { options: ['TRANSID'], target: { edge: 'start', to: 'transaction', verb: 'RETURN TRANSID' } }],
])

/** Where targets are noted. */
interface TargetList {
  readonly facts: { readonly targets: NamedTarget[] }
}

/** Notes the programs, transactions, maps, files and queues that a command names. */
export function noteTargets(command: string, options: readonly ExecOption[], { facts }: TargetList): void {
  const note = (option: ExecOption | undefined, target: TargetKind, within?: Operand) => {
    if (!option?.operand) return
    const { operand } = option
    facts.targets.push({ ...target, operand, token: operand.token, ...(within === undefined ? {} : { within }) })
  }
  const file = fileOperations.get(command)
  const queue = queueOperations.get(command)
  const container = hasOption(options, 'CONTAINER') ? containerOperations.get(command) : undefined
  const run = runs.get(command)
  // With IMMEDIATE the transaction starts at once, else with the next input.
  if (run && command === 'RETURN' && hasOption(options, 'IMMEDIATE'))
    note(operandOption(options, ...run.options), { ...run.target, verb: 'RETURN TRANSID IMMEDIATE' })
  else if (run) note(operandOption(options, ...run.options), run.target)
  else if (container !== undefined)
    note(operandOption(options, 'CONTAINER'), { edge: 'container', to: 'container', op: container, verb: `${command} CONTAINER` })
  else if (file !== undefined)
    note(operandOption(options, 'FILE', 'DATASET'), { edge: 'file', to: 'file', ...fileAccess(command, file, options) })
  else if (queue !== undefined) {
    const verb = `${command} ${hasOption(options, 'TD') ? 'TD' : 'TS'}`
    note(operandOption(options, 'QUEUE', 'QNAME'), { edge: 'queue', to: 'queue', op: queue, verb })
  } else if (command === 'SEND' || command === 'RECEIVE') {
    const map = operandOption(options, 'MAP')
    const op = command === 'SEND' ? 'send' : 'receive'
    // A mapset has its map's name unless another is given.
    const mapset = map && (operandOption(options, 'MAPSET') ?? map)
    note(map, { edge: 'map', to: 'map', op, verb: command }, mapset?.operand)
    note(mapset, { edge: 'map', to: 'mapset', op, verb: command })
  }
}

function fileAccess(command: string, op: EdgeOp, options: readonly ExecOption[]): { op: EdgeOp; verb: string } {
  // Others are locked out from here on, whether or not a REWRITE follows.
  return command === 'READ' && hasOption(options, 'UPDATE') ? { op: 'read for update', verb: 'READ UPDATE' } : { op, verb: command }
}
