import type { Operand } from '../cobol-program.ts'
import type { ProcedureWalk } from '../procedure-walk.ts'
import type { Argument } from './argument.ts'

/** Services of MQ that are about a queue (IBM MQ, "MQI applications reference", function calls). */
const services = ['MQOPEN', 'MQPUT', 'MQPUT1', 'MQGET'] as const
type QueueService = (typeof services)[number]

/** A call of such a service. Which queue is meant is known when the whole program is read: `queue-targets.ts`. */
export interface QueueCall {
  readonly service: QueueService
  /** The object descriptor of MQOPEN and MQPUT1, the handle of the others. */
  readonly object: Operand
  /** Of MQOPEN: its options, and the handle it gives. */
  readonly options: Operand | undefined
  readonly handle: Operand | undefined
  readonly token: number
  readonly paragraph: number
}

/** `connection, object descriptor or handle, …`; of MQOPEN `connection, object descriptor, options, handle, …`. */
export function noteMqCall(walk: ProcedureWalk, program: string, passed: readonly Argument[]): void {
  const service = services.find((name) => name === program)
  const object = passed[1]?.operand
  if (service === undefined || object === undefined) return
  const [options, handle] = service === 'MQOPEN' ? [passed[2]?.operand, passed[3]?.operand] : []
  walk.queueCalls.push({ service, object, options, handle, token: walk.start, paragraph: walk.paragraph })
}
