import type { Transcript } from '../../answer/transcript.ts'
import type { Processes } from '../../base/processes.ts'
import type { Config } from '../../config/config.ts'
import { refusedBySystem } from '../../store/refused-by-system.ts'
import { deleteSession, findSession, type ListedSession, listSessions, readSession } from '../../store/session-directory.ts'
import { readTranscript } from './read-transcript.ts'
import { sessionsDir } from './sessions-dir.ts'

export type { ListedSession }

/** The sessions on the disk, for looking at them. Ids may be their beginnings; all but `list` throw `AppError` session_unknown. */
export interface StoredSessions {
  /** The one used last first. */
  list(): ListedSession[]
  /** Also one that is being written, and one that is damaged: `notices` say what is missing. */
  read(id: string): { readonly transcript: Transcript; readonly notices: readonly string[] }
  /** Gives the whole id. Throws `AppError` session_busy for one in use, and file_denied for what the system refuses. */
  delete(id: string): string
}

export function storedSessions(config: Pick<Config, 'directories'>, processes: Processes): StoredSessions {
  const dir = sessionsDir(config)
  return {
    list: () => listSessions(dir, processes),
    read(typed) {
      const id = findSession(dir, typed)
      const parsed = readSession(dir, id)
      return { transcript: readTranscript(id, parsed), notices: parsed.notices }
    },
    delete(typed) {
      const id = findSession(dir, typed)
      try {
        deleteSession(dir, id, processes)
      } catch (error) {
        throw refusedBySystem(dir, error, 'Make it writable for you.')
      }
      return id
    },
  }
}
