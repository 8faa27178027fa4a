import { mostHits, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'

const kept = '(?:records?|rows?|entr(?:y|ies)|customers?|accounts?|orders?|items?|users?|notes?|logs?)'
const kind = '(?:program|transaction|screen|module|routine)'
const doer = String.raw`(?:which|what)\s+(?:\w+\s+)?${kind}s?|who|is there (?:an?|any)\s+(?:\w+\s+)?${kind}\s+(?:that|which)`
const way = String.raw`is there (?:an?|any)\s+way\s+to|(?:how\s+(?:do|can)|can)\s+(?:i|we|you|one|an?\s+user|users?)`
/** `which program deletes a test record that was entered by mistake`, `how do I delete a note`; what becomes of jobs, files and members is another matter. */
const asksDeletes = new RegExp(
  String.raw`^\W*(?:${doer}|${way})\s+(?:can\s+|lets?\s+\w+\s+)?(?:deletes?|removes?|erases?|purges?)\s+(?:(?!(?:from|in|on|of|that|which|and|or)\b)[\w-]+\s+){0,4}?${kept}\b`,
  'i',
)
/** In COBOL, PL/I, SQL, DL/I, CICS and utilities, and as other languages call it. A disposition of JCL deletes data sets alone. */
const deleting = patternCall(String.raw`(?:^|[^,(A-Z0-9-])(?:DELETE|DLET|TRUNCATE|PURGE|REMOVE|UNLINK|ERASE\s+RPL)`)

/** That records are deleted nowhere: no statement of the code does that to anything. */
export const noDeletesAspect: Aspect = {
  name: 'no-deletes',
  asks: ({ bare, names }) => names.length === 0 && asksDeletes.test(bare),
  calls: () => [deleting],
  draft: (_question, _subject, findings) =>
    isNowhere(findings)
      ? { lead: [], quotes: [], nothing: { said: 'no statement of the code deletes a record or row of anything', decides: true } }
      : undefined,
}

function isNowhere(findings: Findings): boolean {
  if (findings.resultOf(deleting) === undefined) return false
  const found = findings.linesFound(deleting)
  // Behind the lines that were shown there may be others.
  return found.length < mostHits && !found.some(mayDelete)
}

function mayDelete({ path, text }: FoundLine): boolean {
  return !isComment(text) && !isDocument(path) && !isLicenceFile(path)
}

function isLicenceFile(path: string): boolean {
  return /(?:^|\/)(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(path)
}
