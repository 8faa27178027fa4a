import type { Io } from '../base/io.ts'

/** The real process as an `Io`. */
export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    platform: process.platform,
    nodeVersion: process.versions.node,
    onSignal(signal, handler) {
      process.on(signal, handler)
      return () => process.off(signal, handler)
    },
  }
}
