import { AppError } from '../../base/app-error.ts'
import type { Processes } from '../../base/processes.ts'
import { count } from '../../base/text.ts'
import { type ListedSession, listSessions, readSession } from '../../store/session-directory.ts'
import type { Check } from './check.ts'

/** So many of the sessions used last are read for damage. */
const examined = 100
const named = 3

/** How many sessions are kept, and which of them are damaged. */
export function sessionChecks(dir: string, processes: Processes): Check[] {
  const name = 'sessions'
  const sessions = listSessions(dir, processes)
  const bytes = sessions.reduce((sum, session) => sum + session.bytes, 0)
  const first: Check = { name, status: 'ok', detail: `${count(sessions.length, 'session')}, ${(bytes / 1e6).toFixed(1)} MB in ${dir}` }
  // Of one that somebody works on the last record may just be on its way to the disk.
  const damaged = sessions.slice(0, examined).filter((session) => session.holder === undefined && problemOf(dir, session) !== undefined)
  const told = damaged.slice(0, named).map((session): Check => {
    const fix = `codewhisper --resume ${session.id} goes on with what is whole; codewhisper sessions delete ${session.id}`
    return { name, status: 'note', detail: problemOf(dir, session) ?? '', fix }
  })
  if (damaged.length > named) {
    told.push({
      name,
      status: 'note',
      detail: `${count(damaged.length - named, 'more session')} damaged`,
      fix: 'codewhisper sessions list',
    })
  }
  return [first, ...told]
}

function problemOf(dir: string, { id }: ListedSession): string | undefined {
  try {
    return readSession(dir, id).notices[0]
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
