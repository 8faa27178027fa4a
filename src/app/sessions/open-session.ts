import type { Processes } from '../../base/processes.ts'
import type { Config } from '../../config/config.ts'
import { type ResumedSession, SessionKeeper } from './session-keeper.ts'

export interface OpenedSession {
  readonly keeper: SessionKeeper
  /** What `--continue` or `--resume` goes on with. */
  readonly resumed: ResumedSession | undefined
}

/**
 * The session that the configuration asks for: an earlier one, a new one, or one that is kept in memory only. `tell` hears what the user should know
 * while it is written. Throws `AppError` session_unknown or session_busy.
 */
export function openSession(config: Config, processes: Processes, tell: (line: string) => void): OpenedSession {
  const { session } = config
  const keeper = new SessionKeeper({ config, processes, saved: session !== 'none', tell })
  if (session === undefined || session === 'none') return { keeper, resumed: undefined }
  return { keeper, resumed: keeper.resume(session === 'continue' ? keeper.latest() : session) }
}
