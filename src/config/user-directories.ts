import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** Where the user's own files are, all absolute. */
export interface UserDirectories {
  readonly home: string
  /** Holds `config.json`. */
  readonly config: string
  /** Sessions, journals. */
  readonly state: string
  readonly cache: string
}

/**
 * By the XDG base directory specification, which ignores variables that are not absolute paths. CODEWHISPER_HOME moves all three: the config
 * file stands in it, state and cache in directories below it.
 */
export function userDirectories(env: Environment, cwd: string): UserDirectories {
  const home = env.HOME || homedir()
  if (env.CODEWHISPER_HOME) {
    const own = resolve(cwd, expandHome(env.CODEWHISPER_HOME, home))
    return { home, config: own, state: join(own, 'state'), cache: join(own, 'cache') }
  }
  const base = (variable: string, fallback: string) => {
    const value = env[variable]
    return join(value && isAbsolute(value) ? value : join(home, fallback), 'codewhisper')
  }
  return {
    home,
    config: base('XDG_CONFIG_HOME', '.config'),
    state: base('XDG_STATE_HOME', '.local/state'),
    cache: base('XDG_CACHE_HOME', '.cache'),
  }
}

/** `~` and `~/…` as a shell would read them; files and variables are read by no shell. */
export function expandHome(path: string, home: string): string {
  return path === '~' || path.startsWith('~/') ? join(home, path.slice(1)) : path
}

/** A path below the home directory as people write it: `~/…`. */
export function homeRelative(path: string, home: string): string {
  return path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path
}
