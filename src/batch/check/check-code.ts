import { hashLines } from '../../answer/hash-lines.ts'
import type { CurrentSources } from '../../app/current-sources.ts'
import { AppError } from '../../base/app-error.ts'
import { groupBy } from '../../base/group-by.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import type { Finding } from './check-report.ts'
import { type CitedLines, nearestStart, placeAt, wantedLines } from './cited-lines.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { lineFinder } from './find-lines.ts'

/**
 * What has become of cited lines of code. A cited file is read once, and all of the code once more when lines are not in their file any more; one file at a
 * time. Throws `AppError` file_missing when there are several cited files and none of them is there: the code is then another one.
 */
export async function checkCode(
  cited: readonly CitedLines[],
  sources: Pick<CurrentSources, 'paths' | 'readLines'>,
): Promise<ReadonlyMap<CitedLines, Finding>> {
  const findings = new Map<CitedLines, Finding>()
  const changed: CitedLines[] = []
  const gone: CitedLines[] = []
  const files = groupBy(cited, ({ path }) => path)
  for (const [path, citations] of files) {
    const lines = await sources.readLines(path)
    if (lines === undefined) gone.push(...citations)
    else {
      for (const [citation, finding] of checkFile(citations, lines)) {
        if (finding === undefined) changed.push(citation)
        else findings.set(citation, finding)
      }
    }
  }
  if (files.size > 1 && gone.length === cited.length) throw otherCode([...files.keys()], await sources.paths())
  if (changed.length + gone.length > 0) {
    for (const [citation, finding] of await findElsewhere({ changed, gone }, sources)) findings.set(citation, finding)
  }
  return findings
}

/** Undefined for what is not in the file any more. */
function checkFile(citations: readonly CitedLines[], lines: readonly string[]): [CitedLines, Finding | undefined][] {
  const holds = ({ hash, startLine, endLine }: CitedLines) =>
    startLine >= 1 && endLine <= lines.length && hashLines(lines.slice(startLine - 1, endLine).join('\n')) === hash
  const elsewhere = new Set(citations.filter((citation) => !holds(citation)))
  const starts = elsewhere.size === 0 ? new Map<string, number[]>() : lineFinder(wantedLines([...elsewhere]))(lines)
  return citations.map((citation) => {
    if (!elsewhere.has(citation)) return [citation, { state: 'unchanged', movedTo: null }]
    const start = nearestStart(starts.get(citation.hash) ?? [], citation)
    return [citation, start === undefined ? undefined : { state: 'moved', movedTo: placeAt(citation.path, start, citation) }]
  })
}

function otherCode(cited: readonly string[], paths: readonly string[]): AppError {
  const [asCited = '', asFound] = [cited[0], paths[0]].map((path) => path && sanitizeLine(path))
  const example = asFound === undefined ? `The pages cite ${asCited}` : `The pages cite ${asCited}, the code has ${asFound}`
  return new AppError('file_missing', `None of the ${count(cited.length, 'file')} that the pages cite is in the code.`, {
    hint: `${example}: give --code-dir as it was for the batch, from one directory or several paths differ.`,
  })
}
