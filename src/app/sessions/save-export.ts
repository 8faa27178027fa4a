import { resolve } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import type { Config } from '../../config/config.ts'
import { inside } from '../../files/inside.ts'
import { writeExport } from '../../store/write-export.ts'

/**
 * Writes an export to the file that the user named; `text` carries the marker of what CodeWhisper writes, so that no answer cites it. Gives the absolute
 * path and whether an earlier export stood there. Throws `AppError` file_denied.
 */
export function saveExport(
  { skillsDirs }: Pick<Config, 'skillsDirs'>,
  { cwd, name, text }: { readonly cwd: string; readonly name: string; readonly text: string },
): { readonly file: string; readonly replaced: boolean } {
  const file = resolve(cwd, name)
  // Every Markdown file directly in a skills directory is taken for a skill.
  const skills = skillsDirs.find((dir) => inside(dir, file))
  if (skills !== undefined) {
    throw new AppError('file_denied', `${file} lies in the skills directory ${skills}.`, { hint: 'Name a file somewhere else.' })
  }
  return { file, replaced: writeExport(file, text) === 'replaced' }
}
