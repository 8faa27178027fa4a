/** A comment line with a date near its beginning: an entry of a change log; or a version stamp. */
const history =
  /^(?:.{6})?\s*(?:\*|\/\*|\/\/\*|#|!|--|;|c\b)[^A-Za-z]*(?:[A-Za-z]{2,10}[\s:,]+)?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[A-Z]{3}\d{2,4})\b|\bVer(?:sion)?: .*\bDate:/i
/** `Modified 800521 by PB to …`, `Changed October 1978 by …`: an entry that begins with what was done and when, be it inside a long comment. */
const entry =
  /^[^\p{L}\d]{0,12}(?:written|coded|created|modified|changed|updated|revised|fixed|converted|rewritten|last modified)(?:\s+(?:on|in))?\s+(?:\d{6}\b|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|(?:\d{1,2}\s+)?(?:spring|summer|autumn|fall|winter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s+(?:\d{1,2},?\s+)?(?:19|20)\d\d\b)/iu
/** Code of Fortran that was made a comment: a letter of whoever did it stands behind the C, or the rest is a text that goes on from the line before. */
const takenOut = /^[Cc][A-Za-z]\s{2,}\S|^[Cc*!] {4}\S\s+'/

/** Whether it begins an entry of a change log. */
export function isHistory(line: string): boolean {
  return history.test(line) || isEntry(line)
}

/** Whether it is one that needs no mark of a comment to be known. */
export function isEntry(line: string): boolean {
  return /(?:written|coded|created|modified|changed|updated|revised|fixed|converted)\s/i.test(line) && entry.test(line)
}

export function isTakenOut(line: string): boolean {
  return takenOut.test(line)
}

/** Whether a comment line explains nothing of the code as it is: an entry of a change log, or code that was taken out. */
export function isPast(line: string): boolean {
  return isHistory(line) || isTakenOut(line)
}
