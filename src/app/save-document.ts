import { extname, resolve } from 'node:path'
import { AppError } from '../base/app-error.ts'
import { expandHome } from '../config/user-directories.ts'
import { addToDocument } from '../store/add-to-document.ts'

const extensions = ['.md', '.markdown']

/**
 * Saves Markdown to the file that a user names, relative to `cwd`; `.md` is added to a name without an extension. Other names are refused: they
 * promise another content, and the walk looks for the marker only where it may be. Gives the file, absolute. Throws `AppError` usage, and as `addToDocument`.
 */
export function saveDocument(
  named: string,
  { cwd, home, ...addition }: { readonly cwd: string; readonly home: string; readonly head: string; readonly text: string },
): { readonly file: string; readonly done: 'created' | 'extended' } {
  const extension = extname(named).toLowerCase()
  if (extension !== '' && !extensions.includes(extension)) {
    throw new AppError('usage', `An answer is saved as Markdown, and ${named} is no name for that.`, {
      hint: `For example: ${named.slice(0, -extension.length)}.md`,
    })
  }
  const file = resolve(cwd, expandHome(extension === '' && !named.endsWith('/') ? `${named}.md` : named, home))
  return { file, done: addToDocument(file, addition) }
}
