import { connectionFaults } from './faults/connection.ts'
import type { Fault } from './faults/fault.ts'
import { replyFaults } from './faults/reply.ts'
import { statusFaults } from './faults/status.ts'
import { streamFaults } from './faults/stream.ts'

/** Every way in which a provider goes wrong that security.md section 2 and its facts F11 to F14 name, and what has to come of it. */
export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...streamFaults, ...replyFaults]
