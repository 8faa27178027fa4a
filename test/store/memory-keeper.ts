import { type KeeperOptions, SessionKeeper } from '../../src/app/sessions/session-keeper.ts'
import { userDirectories } from '../../src/config/user-directories.ts'

/** What a keeper takes of a configuration, with the state directory below `home`. */
export function keeperConfig(home: string): KeeperOptions['config'] {
  return {
    codeDirs: ['/code'],
    skillsDirs: ['/skills'],
    chatProvider: { name: 'house', model: 'coder' },
    secrets: [],
    directories: userDirectories({ HOME: home, CODEWHISPER_HOME: home }, home),
  }
}

/** A keeper that writes nothing. */
export function memoryKeeper(): SessionKeeper {
  return new SessionKeeper({
    config: keeperConfig('/nowhere'),
    processes: { pid: 1, isRunning: () => false },
    saved: false,
    tell: () => {},
  })
}
