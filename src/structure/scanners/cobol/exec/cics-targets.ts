import type { NamedTarget } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import { type ExecOption, hasOption, operandOption } from './option-list.ts'

/** Commands on files, which FILE or its older name DATASET tells from others of the same name. */
const fileOperations = new Map<string, string>([
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

const queueOperations = new Map<string, string>([
  ['READQ', 'read'],
  ['WRITEQ', 'write'],
  ['DELETEQ', 'delete'],
])

/** Notes the programs, transactions, maps, files and queues that a command names. ASSIGN, INQUIRE and the like name programs without running them. */
export function noteTargets(command: string, options: readonly ExecOption[], context: ExecContext): void {
  const note = (option: ExecOption | undefined, target: Pick<NamedTarget, 'edge' | 'to' | 'op' | 'verb'>) => {
    const operand = option && context.operands.read(option.from)
    if (operand) context.facts.targets.push({ ...target, operand, token: operand.token })
  }
  const file = fileOperations.get(command)
  const queue = queueOperations.get(command)
  if (file !== undefined)
    note(operandOption(options, 'FILE', 'DATASET'), { edge: 'file', to: 'file', ...fileAccess(command, file, options) })
  else if (queue !== undefined) {
    const verb = `${command} ${hasOption(options, 'TD') ? 'TD' : 'TS'}`
    note(operandOption(options, 'QUEUE', 'QNAME'), { edge: 'queue', to: 'queue', op: queue, verb })
  } else noteOthers(command, options, note)
}

function fileAccess(command: string, op: string, options: readonly ExecOption[]): { op: string; verb: string } {
  // Other tasks are locked out from here on, whether or not a REWRITE follows.
  return command === 'READ' && hasOption(options, 'UPDATE') ? { op: 'read for update', verb: 'READ UPDATE' } : { op, verb: command }
}

function noteOthers(
  command: string,
  options: readonly ExecOption[],
  note: (option: ExecOption | undefined, target: Pick<NamedTarget, 'edge' | 'to' | 'op' | 'verb'>) => void,
): void {
  const program = operandOption(options, 'PROGRAM')
  const transaction = operandOption(options, 'TRANSID')
  switch (command) {
    case 'LINK':
      note(program, { edge: 'link', to: 'program', verb: command })
      break
    case 'XCTL':
      note(program, { edge: 'xctl', to: 'program', verb: command })
      break
    case 'LOAD':
    case 'RELEASE':
      note(program, { edge: 'call', to: 'program', verb: command })
      break
    case 'HANDLE':
      note(program, { edge: 'call', to: 'program', verb: 'HANDLE ABEND' })
      break
    case 'INVOKE':
      note(operandOption(options, 'SERVICE', 'WEBSERVICE'), { edge: 'call', to: 'program', verb: 'INVOKE SERVICE' })
      break
    case 'START':
    case 'RUN':
      note(transaction, { edge: 'start', to: 'transaction', verb: command })
      break
    case 'RETURN':
      note(transaction, { edge: 'start', to: 'transaction', verb: 'RETURN TRANSID' })
      break
    case 'SEND':
    case 'RECEIVE': {
      const map = operandOption(options, 'MAP')
      if (map === undefined) return
      const op = command.toLowerCase()
      note(map, { edge: 'map', to: 'map', op, verb: command })
      note(operandOption(options, 'MAPSET') ?? map, { edge: 'map', to: 'mapset', op, verb: command })
      break
    }
  }
}
