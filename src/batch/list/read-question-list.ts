import { basename, extname } from 'node:path'
import { type CheckedList, checkList } from './check-list.ts'
import { cleanLine, quoted } from './clean-text.ts'
import { listFormats } from './list-formats.ts'
import { readListFile } from './read-list-file.ts'

/**
 * The questions of a list, or all that is wrong with it. Its format is told by the extension of its name. Nothing of it can name a place outside the output
 * directory. Throws `AppError` file_missing, file_denied or file_unreadable for a file that cannot be read.
 */
export async function readQuestionList(file: string): Promise<CheckedList> {
  const read = await readListFile(file)
  const extension = extname(file).toLowerCase()
  const format = listFormats.find(({ extensions }) => extensions.includes(extension))
  if (format === undefined) {
    const known = listFormats.flatMap(({ extensions }) => extensions).join(', ')
    const what = extension === '' ? 'A name without an extension' : `The extension ${quoted(extension)}`
    return { faults: [{ line: null, message: `${what} tells no format of lists. Known are ${known}.` }] }
  }
  if ('fault' in read) return { faults: [read.fault] }
  return checkList(format.read(read.text), cleanLine(basename(file, extname(file))) || 'Questions')
}
