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

/** Which lines of code explain nothing of it as it is: code that was taken out, entries of a log of changes, and the comment lines below an entry that are indented deeper and so go on with it. */
export function pastLines(lines: readonly string[], isComment: (line: string) => boolean): readonly boolean[] {
  let entryAt = -1
  return lines.map((line) => {
    if (!isComment(line)) {
      entryAt = -1
      return false
    }
    const at = line.search(/[\p{L}\p{N}]/u)
    if (isHistory(line) || isTakenOut(line)) {
      entryAt = isHistory(line) ? at : -1
      return true
    }
    if (entryAt < 0 || at <= entryAt) entryAt = -1
    return entryAt >= 0
  })
}
