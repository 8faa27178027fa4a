import type { StructureUnit, UnitKind } from '../../../answer/structure.ts'

/** What a member of a scheduler says of the order of jobs. Who a job's JCL is, and who sets what another waits for, is known when all members are. */
export interface Schedule {
  readonly jobs: readonly ScheduledJob[]
  /** Said of two jobs together, as CA-7 does. */
  readonly triggers: readonly ScheduledTrigger[]
  /** Said of one job and a condition, as Control-M does. */
  readonly conditions: readonly ScheduledCondition[]
}

/** A member as its reader gives it. */
export interface ReadSchedule {
  readonly units: readonly StructureUnit[]
  readonly schedule: Schedule
}

export interface ScheduledJob {
  /** The scheduler's name of it, in upper case. */
  readonly name: string
  /** The member of JCL that is submitted, where that is told. */
  readonly member?: string
  readonly line: number
}

/** A job; a folder of jobs, which waits and is waited for as a whole; a data set whose creation starts a job. */
export interface ScheduledThing {
  readonly kind: Extract<UnitKind, 'job' | 'symbol' | 'dataset'>
  readonly name: string
}

export interface ScheduledTrigger {
  readonly before: ScheduledThing
  readonly after: ScheduledThing
  readonly line: number
  /** In the scheduler's words: `SCHID=030`. */
  readonly words: string
}

export interface ScheduledCondition {
  readonly of: ScheduledThing
  /** As written: schedulers tell upper case from lower. */
  readonly condition: string
  readonly role: 'awaited' | 'set'
  readonly line: number
  /** In the scheduler's words: `INCOND ODAT`. */
  readonly words: string
}
