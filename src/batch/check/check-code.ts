import { hashLines } from '../../answer/hash-lines.ts'
import type { CurrentSources } from '../../app/current-sources.ts'
import { AppError } from '../../base/app-error.ts'
import { groupBy } from '../../base/group-by.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import type { Finding } from './check-report.ts'
import { type CitedLines, placesIn } from './cited-lines.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { formsOf } from './forms-of.ts'

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
      for (const [citation, finding] of checkFile(path, citations, lines)) {
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
function checkFile(path: string, citations: readonly CitedLines[], lines: readonly string[]): [CitedLines, Finding | undefined][] {
  const inPlace = new Set(citations.filter((citation) => stands(citation, lines)))
  const places = placesIn(
    path,
    lines,
    citations.filter((citation) => !inPlace.has(citation)),
  )
  return citations.map((citation) => {
    if (inPlace.has(citation)) return [citation, { state: 'unchanged', movedTo: null }]
    const place = places.get(citation)
    // Lines that are cited where they always stood are others, however equal.
    const isOther =
      place === undefined || [...inPlace].some(({ hash, startLine }) => hash === citation.hash && startLine === place.startLine)
    return [citation, isOther ? undefined : { state: 'moved', movedTo: place }]
  })
}

function stands({ hash, startLine, endLine }: CitedLines, lines: readonly string[]): boolean {
  if (startLine < 1 || endLine > lines.length) return false
  for (const form of formsOf(lines.slice(startLine - 1, endLine))) if (hashLines(form.join('\n')) === hash) return true
  return false
}

function otherCode(cited: readonly string[], paths: readonly string[]): AppError {
  const [asCited = '', asFound] = [cited[0], paths[0]].map((path) => path && sanitizeLine(path))
  const example = asFound === undefined ? `The pages cite ${asCited}.` : `The pages cite ${asCited}, the code has ${asFound}.`
  return new AppError('file_missing', `None of the ${count(cited.length, 'file')} that the pages cite is in the code.`, {
    hint: `${example} Give --code-dir as for the batch: paths begin with the directory's name where there are several.`,
  })
}
