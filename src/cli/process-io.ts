import { AppError } from '../base/app-error.ts'
import type { Io } from '../base/io.ts'

/** The real process as an `Io`. */
export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    get cwd() {
      return workingDirectory()
    },
    platform: process.platform,
    nodeVersion: process.versions.node,
    onSignal(signal, handler) {
      process.on(signal, handler)
      return () => process.off(signal, handler)
    },
    onExit(handler) {
      process.on('exit', handler)
      return () => process.off('exit', handler)
    },
  }
}

function workingDirectory(): string {
  try {
    return process.cwd()
  } catch (cause) {
    throw new AppError('directory_missing', 'The working directory does not exist any more.', { hint: 'Change to one that does.', cause })
  }
}
