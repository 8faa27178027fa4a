/**
 * How much a line tells of what a program does, for the choice of lines to show: 1 for most, less for what is there for order's sake. Told by the forms that
 * such lines have in all languages of the trade.
 */
export function lineWorth(line: string): number {
  if (!/[\p{L}\p{N}]/u.test(line)) return 0
  if (rights.test(line)) return 0
  if (history.test(line)) return 0.5
  if (takenOut.test(line)) return 0.4
  if (routine.test(line)) return 0.6
  return 1
}

/** Whether a comment line explains nothing: an entry of a change log, or code that was taken out. */
export function isPast(line: string): boolean {
  return history.test(line) || takenOut.test(line)
}

const rights = /copyright|licen[sc]e[ds]?\b|warrant(?:y|ies)|all rights reserved|apache\.org|merchantab/i
/** A comment line with a date near its beginning: an entry of a change log; or a version stamp. */
const history =
  /^(?:.{6})?\s*(?:\*|\/\*|\/\/\*|#|!|--|;|c\b)[^A-Za-z]*(?:[A-Za-z]{2,10}[\s:,]+)?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[A-Z]{3}\d{2,4})\b|\bVer(?:sion)?: .*\bDate:/i
/** Code of Fortran that was made a comment: a letter of whoever did it stands behind the C, or the rest is a text that goes on from the line before. */
const takenOut = /^[Cc][A-Za-z]\s{2,}\S|^[Cc*!] {4}\S\s+'/
/** What every program has: files assigned, opened and closed, progress displayed, ends of paragraphs. */
const routine =
  /^(?:.{6})?\s*(?:OPEN|CLOSE|SELECT\s+\S+\s+ASSIGN|ASSIGN|ORGANIZATION|ACCESS MODE|FILE STATUS|EXIT|CONTINUE|GOBACK|STOP RUN|RETURN|DISPLAY|COPY)\b/i
