import type { Processes } from '../base/processes.ts'

export const systemProcesses: Processes = {
  get pid() {
    return process.pid
  },
  isRunning(pid) {
    try {
      // Signal 0 is not sent: only whether it could be is looked at.
      process.kill(pid, 0)
      return true
    } catch (error) {
      // EPERM: it is there and belongs to somebody else.
      return (error as NodeJS.ErrnoException).code === 'EPERM'
    }
  },
}
