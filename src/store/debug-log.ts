import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import type { ExchangeLog } from '../answer/exchange-log.ts'
import { AppError } from '../base/app-error.ts'
import type { Redact } from '../base/redact.ts'
import { holdsMarker } from './own-document.ts'

/**
 * Appends every exchange to `file` (mode 0600) as one line of JSON, redacted, written before the program goes on. Each line begins with the marker
 * of what CodeWhisper writes, so that no answer cites the log. Throws `AppError` config_invalid when the file cannot be written or is somebody else's.
 */
export function openDebugLog(file: string, redact: Redact): ExchangeLog {
  const fd = open(file)
  return (entry) => {
    const hidden = Object.entries(entry).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value])
    const line = { codewhisper: 'generated', time: new Date().toISOString(), ...Object.fromEntries(hidden) }
    writeSync(fd, `${JSON.stringify(line)}\n`)
  }
}

function open(file: string): number {
  let fd: number
  try {
    fd = openSync(file, 'a+', 0o600)
  } catch (cause) {
    throw new AppError('config_invalid', `--debug-log ${file} cannot be written: ${(cause as Error).message}.`, {
      hint: 'Name another file.',
      cause,
    })
  }
  // A pipe or a terminal holds nothing that could be changed.
  if (!fstatSync(fd).isFile()) return fd
  if (fstatSync(fd).size === 0 || holdsMarker(fd)) return fd
  closeSync(fd)
  throw new AppError('config_invalid', `--debug-log ${file} exists and is no log of CodeWhisper.`, {
    hint: 'Name a new file: this one would be changed.',
  })
}
