/** A comment line with a date near its beginning: an entry of a change log; or a version stamp. */
const history =
  /^(?:.{6})?\s*(?:\*|\/\*|\/\/\*|#|!|--|;|c\b)[^A-Za-z]*(?:[A-Za-z]{2,10}[\s:,]+)?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[A-Z]{3}\d{2,4})\b|\bVer(?:sion)?: .*\bDate:/i
/** `Modified 800521 by PB to …`, `Changed October 1978 by …`: an entry that begins with what was done and when, be it inside a long comment. */
const entry =
  /^[^\p{L}\d]{0,12}(?:written|coded|created|modified|changed|updated|revised|fixed|converted|rewritten|last modified)(?:\s{0,4}:|\s{1,4}(?:on|in))?\s{1,8}(?:by\s{1,4}[^\d,:;*]{2,40},?\s{1,8}(?:(?:on|in)\s{1,4})?)?(?:\d{6}\b|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|\d{1,2}\/\d\d\b|(?:\d{1,2}\s+)?(?:spring|summer|autumn|fall|winter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[\p{L}/]*\.?\s+(?:\d{1,2},?\s+)?(?:19|20)\d\d\b)/iu
/**
 * The same in a long comment whose lines have no mark: `85-03-25 J. Baker: …`, and what tools write that keep the log, `2) change(86-01-07,Baker), …`; and in a text
 * that a program prints of its versions: `'  - 2004/03/12 (3.01)'`.
 */
const unmarked =
  /^.{0,6} {0,6}\S? {0,12}['"] {0,12}[-*] {1,4}\d{2,4}[-/.]\d{1,2}[-/.]\d{1,4} {1,4}\(|^\s{0,12}(?:\d{2,4}[-/.]\d{1,2}[-/.]\d{1,4}[,:]?\s+[^\W\d_]|\d{1,3}[).]\s+[^\W\d_]+\s?\(\s?\d{2,4}[-/.]\d{1,2}[-/.]\d{1,4}\b)/
/** Code of Fortran that was made a comment: a letter of whoever did it stands behind the C, or the rest is a text that goes on from the line before. */
const takenOut = /^[Cc][A-Za-z]\s{2,}\S|^[Cc*!] {4}\S\s+'/

/** Whether it begins an entry of a change log. */
export function isHistory(line: string): boolean {
  return history.test(line) || isEntry(line)
}

/** Whether it is one that needs no mark of a comment to be known. */
export function isEntry(line: string): boolean {
  return (
    (/(?:written|coded|created|modified|changed|updated|revised|fixed|converted)[\s:]/i.test(line) && entry.test(line)) ||
    unmarked.test(line)
  )
}

export function isTakenOut(line: string): boolean {
  return takenOut.test(line)
}

/** Whether a comment line explains nothing of the code as it is: an entry of a change log, or code that was taken out. */
export function isPast(line: string): boolean {
  return isHistory(line) || isTakenOut(line)
}

/** Lines of one entry of a change log; what goes on longer is no entry. */
const longestEntry = 15
/** Who wrote it all and when: below it stands what it is. */
const first = /\b(?:written|coded|created|original|initial|author)\b/i
/** What begins to tell something else: a heading, or a sentence about the program. */
const another =
  /^\W*(?:\p{L}[\p{L}\d $/-]{2,40}:\s*$|(?:purpose|function|description|remarks|abstract|usage|this (?:program|routine|module|procedure|proc|subroutine|macro|job))\b)/iu
const said = /[\p{L}\p{N}]/u

/**
 * Which lines explain nothing of the code as it is: with an entry of a change log the lines that go on with it, down to an empty line, a heading or the
 * end of the comment.
 */
export function pastLines(lines: readonly string[], isComment: (line: string) => boolean): readonly boolean[] {
  const past = lines.map(() => false)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const marked = isComment(line)
    if (!(marked ? isPast(line) : isEntry(line))) continue
    past[at] = true
    if (first.test(line) || isTakenOut(line) || line.includes('*/')) continue
    const end = Math.min(lines.length, at + longestEntry)
    for (let next = at + 1; next < end; next++) {
      const below = lines[next] ?? ''
      if (!said.test(below) || isComment(below) !== marked || another.test(below)) break
      past[next] = true
      at = next
      if (below.includes('*/')) break
    }
  }
  return past
}
