import type { Aspect } from '../../aspect.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { placedFileCalls } from '../../placed-file.ts'
import { placedFile } from '../../question/placed-file.ts'
import type { Quote } from '../../quote.ts'

/** What has no more lines is shown as it is: a list of names and what they stand for. */
const short = 16

/** A short file that a question names by its folder: all of it. Of a longer one passages tell. */
export const placedFilesAspect: Aspect = {
  name: 'placed files',
  asks: ({ text }, { kinds: [kind] }) => kind === 'member' && placedFile(text) !== undefined,
  calls: (question) => placedFileCalls(question),
  draft: (question, { paths: [path] }, findings) => {
    const found = placedFileCalls(question).flatMap((call) => findings.linesFound(call))
    const last = found.at(-1)?.line ?? 0
    if (path === undefined || found.length === 0 || last > short || found.some((line) => line.path !== path)) return undefined
    const quote: Quote = { source: { kind: 'code', path }, startLine: 1, lines: linesBetween(findings.linesOf(path), 1, last) }
    return { lead: [], first: [quote], quotes: [], whole: true }
  },
}
