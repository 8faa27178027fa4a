import { join } from 'node:path'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { grouped } from '../base/text.ts'
import type { Config } from './config.ts'
import type { ConfigDisk } from './config-disk.ts'

export interface RulesFile {
  /** Absolute. */
  readonly path: string
  readonly text: string
}

/** Where rules are looked for unless a file is named, absolute. */
export function usualRulesFile({ directories }: Pick<Config, 'directories'>): string {
  return join(directories.config, 'rules.md')
}

/**
 * The rules files that are appended to the system prompt: `rules.md` of the config directory when there is one, then the named file.
 * Throws `AppError` config_invalid for a named file that does not exist and for one that is too long to be sent with every question.
 */
export function readRules(config: Pick<Config, 'rules' | 'directories' | 'origins'>, disk: ConfigDisk): RulesFile[] {
  const usual = usualRulesFile(config)
  return [usual, ...(config.rules === undefined ? [] : [config.rules])].flatMap((path) => {
    const text = disk.readText(path)?.trim()
    if (text === undefined && path === config.rules) {
      const where = config.origins.rules.where
      throw new AppError('config_invalid', `There is no rules file ${path} (${where}).`, { hint: 'Correct the path, or leave it out.' })
    }
    const bytes = Buffer.byteLength(text ?? '')
    if (bytes > limits.rulesBytes) {
      throw new AppError(
        'config_invalid',
        `The rules file ${path} has ${grouped(bytes)} bytes; at most ${grouped(limits.rulesBytes)} are taken.`,
        {
          hint: 'It is sent with every question: keep it short, and make a skill of the rest.',
        },
      )
    }
    return text ? [{ path, text }] : []
  })
}
