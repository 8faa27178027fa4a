/** A comment line with a date near its beginning: an entry of a change log; or a version stamp. */
const history =
  /^(?:.{6})?\s*(?:\*|\/\*|\/\/\*|#|!|--|;|c\b)[^A-Za-z]*(?:[A-Za-z]{2,10}[\s:,]+)?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[A-Z]{3}\d{2,4})\b|\bVer(?:sion)?: .*\bDate:/i
/** Code of Fortran that was made a comment: a letter of whoever did it stands behind the C, or the rest is a text that goes on from the line before. */
const takenOut = /^[Cc][A-Za-z]\s{2,}\S|^[Cc*!] {4}\S\s+'/

/** Whether it begins an entry of a change log. */
export function isHistory(line: string): boolean {
  return history.test(line)
}

export function isTakenOut(line: string): boolean {
  return takenOut.test(line)
}

/** Whether a comment line explains nothing of the code as it is: an entry of a change log, or code that was taken out. */
export function isPast(line: string): boolean {
  return isHistory(line) || isTakenOut(line)
}
