/** The processes of this machine, as far as a lock has to know them. */
export interface Processes {
  /** Of this one. */
  readonly pid: number
  isRunning(pid: number): boolean
}
