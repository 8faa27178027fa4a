import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import type { Config } from './config.ts'
import type { ConfigDisk } from './config-disk.ts'
import { configKeys } from './config-keys.ts'

/** The configured directories that exist, absolute, each once. */
export interface FoundDirectories {
  readonly skillsDirs: readonly string[]
  readonly codeDirs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A default directory that is missing is a note; one that was named is an `AppError` directory_missing. */
export function findDirectories(config: Config, disk: Pick<ConfigDisk, 'isDirectory'>): FoundDirectories {
  const diagnostics: Diagnostic[] = []
  const find = (key: 'skillsDirs' | 'codeDirs', noun: string): readonly string[] => {
    const origin = config.origins[key]
    return [...new Set(config[key])].filter((path) => {
      if (disk.isDirectory(path)) return true
      const flag = configKeys[key].flags[0]?.spec.replace(/^-., /, '') ?? ''
      if (origin.layer !== 'default') {
        throw new AppError('directory_missing', `The ${noun} directory ${path} does not exist or is no directory (${origin.where}).`, {
          hint: `Correct the path (${origin.where}), or name another with ${flag}.`,
        })
      }
      const message = `There is no ${noun} directory ${configKeys[key].default.join(' ')} here; ${flag} names one.`
      diagnostics.push({ level: 'info', rule: 'directory-missing', message, path })
      return false
    })
  }
  return { skillsDirs: find('skillsDirs', 'skills'), codeDirs: find('codeDirs', 'code'), diagnostics }
}
