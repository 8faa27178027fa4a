import { resolve } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import type { Config } from '../../config/config.ts'
import { expandHome } from '../../config/user-directories.ts'
import { inside } from '../../files/inside.ts'
import { writeExport } from '../../store/write-export.ts'

/**
 * Writes an export to the file that the user named, relative to `cwd`; `text` carries the marker of what CodeWhisper writes, so that no answer cites it. Gives the absolute
 * path and whether an earlier export stood there. Throws `AppError` file_denied.
 */
export function saveExport(
  { skillsDirs, directories }: Pick<Config, 'skillsDirs' | 'directories'>,
  { cwd, name, text }: { readonly cwd: string; readonly name: string; readonly text: string },
): { readonly file: string; readonly replaced: boolean } {
  const file = resolve(cwd, expandHome(name, directories.home))
  // Every Markdown file directly in a skills directory is taken for a skill.
  const skills = skillsDirs.find((dir) => inside(dir, file))
  if (skills !== undefined) {
    throw new AppError('file_denied', `${file} lies in the skills directory ${skills}.`, { hint: 'Name a file somewhere else.' })
  }
  return { file, replaced: writeExport(file, text) === 'replaced' }
}
