import { homedir } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

type Kind = 'config' | 'state' | 'cache'

/** Where the user's own files are, all absolute: `config` holds config.json, `state` sessions and journals. */
export interface UserDirectories extends Readonly<Record<Kind, string>> {
  readonly home: string
  /** Where each came from, in words. */
  readonly origins: Readonly<Record<Kind, string>>
}

const xdg: Readonly<Record<Kind, { readonly variable: string; readonly fallback: string }>> = {
  config: { variable: 'XDG_CONFIG_HOME', fallback: '.config' },
  state: { variable: 'XDG_STATE_HOME', fallback: '.local/state' },
  cache: { variable: 'XDG_CACHE_HOME', fallback: '.cache' },
}

/**
 * By the XDG base directory specification, which ignores variables that are not absolute paths. CODEWHISPER_HOME moves all three: the config
 * file stands in it, state and cache in directories below it.
 */
export function userDirectories(env: Environment, cwd: string): UserDirectories {
  const home = env.HOME || homedir()
  if (env.CODEWHISPER_HOME) {
    const own = resolve(cwd, expandHome(env.CODEWHISPER_HOME, home))
    const origin = 'environment CODEWHISPER_HOME'
    return {
      home,
      config: own,
      state: join(own, 'state'),
      cache: join(own, 'cache'),
      origins: { config: origin, state: origin, cache: origin },
    }
  }
  const find = (kind: Kind) => {
    const { variable, fallback } = xdg[kind]
    const value = env[variable]
    return value && isAbsolute(value)
      ? { path: join(value, 'codewhisper'), origin: `environment ${variable}` }
      : { path: join(home, fallback, 'codewhisper'), origin: 'default' }
  }
  const [config, state, cache] = [find('config'), find('state'), find('cache')]
  return {
    home,
    config: config.path,
    state: state.path,
    cache: cache.path,
    origins: { config: config.origin, state: state.origin, cache: cache.origin },
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

/** An absolute path as people write it: relative below the working directory, else `~/…` below the home directory. */
export function shownPath(path: string, { cwd, home }: { readonly cwd: string; readonly home: string }): string {
  return path.startsWith(join(cwd, '/')) ? relative(cwd, path) : homeRelative(path, home)
}
