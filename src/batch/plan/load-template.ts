import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import { nearest } from '../../base/text.ts'
import { type TemplateName, templateNames } from './template-names.ts'
import { batch } from './templates/batch.ts'
import { data } from './templates/data.ts'
import { onboarding } from './templates/onboarding.ts'
import { programs } from './templates/programs.ts'
import { screens } from './templates/screens.ts'

const builtIn: Readonly<Record<TemplateName, string>> = { onboarding, programs, batch, data, screens }

export interface TemplateSource {
  /** As faults in it are told: the name of the template, or the file as it was named. */
  readonly name: string
  readonly text: string
}

/**
 * A template by its name; anything with a dot or a slash is a file, relative to `cwd`. Throws `AppError` usage for a name that there is not, file_missing,
 * file_denied and file_unreadable.
 */
export function loadTemplate(named: string, cwd: string): TemplateSource {
  const name = templateNames.find((one) => one === named)
  if (name !== undefined) return { name, text: builtIn[name] }
  if (/[./\\]/.test(named)) return { name: named, text: readText(resolve(cwd, named)) }
  const [near] = nearest(named, templateNames)
  throw new AppError('usage', `There is no template ${JSON.stringify(named)}.`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}? `}There are ${templateNames.join(', ')}; a file is named by a path, such as ./plan.md.`,
  })
}

const maxBytes = 256 * 1024
const hint = 'codewhisper plan --show prints a template to begin with.'

function readText(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat === undefined) throw new AppError('file_missing', `There is no file ${file}.`, { hint })
    // A pipe or a device would block or never end.
    if (!stat.isFile()) throw new AppError('file_unreadable', `${file} is no plain file.`, { hint })
    if (stat.size > maxBytes) throw new AppError('file_unreadable', `${file} is larger than a template may be.`, { hint })
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof TypeError)
      throw new AppError('file_unreadable', `${file} is not UTF-8.`, { hint: 'Save it as UTF-8.', cause: error })
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError('file_denied', `${file} cannot be read: ${reason}.`, {
      hint: 'Make it readable, or name another file.',
      cause: error,
    })
  }
}
