import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/** Where the user's sessions are kept. */
export function sessionsDir({ directories }: Pick<Config, 'directories'>): string {
  return join(directories.state, 'sessions')
}
