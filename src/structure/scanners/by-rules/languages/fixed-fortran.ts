/** FORTRAN 77, 3.2: statements stand in columns 7 to 72, a label in 1 to 5, and column 6 continues the line before. */
const lastColumn = 72
/** The form that cards had; in a wider text column 72 ends nothing. */
const cardColumns = 80

/**
 * A member in columns as one in free form, line for line: comments begin with `!` and continued lines with `&`. A text that is in free form already comes
 * back as it is. What the C preprocessor includes is included.
 */
export function fixedFortran(text: string): string {
  const lines = text.split('\n')
  if (!isFixed(lines)) return text.replace(preprocessed, ' ')
  const isWide = lines.some((line) => line.trimEnd().length > cardColumns)
  return lines.map((line) => freeLine(line.replace(/\r$/, ''), isWide)).join('\n')
}

/** What stands further right tells no form, and a hostile line must not take long (Fortran 90, 3.3.1: 132 columns). */
const freeColumns = 132
/** A whole statement of free form that begins with a letter of comments: `CALL SUBROUTINE SAIL TO SEE` is a comment. */
const statementOfFreeForm =
  /^(?:call\s+\w+\s*(?:[(;!]|$)|(?:character|complex|class|double\s+precision)\b[^!]*::|(?:character|complex|double\s+precision)\s*[*(]?[\w=*]*\)?\s+\w+\s*(?:[,(!]|$)|common\s*\/|(?:continue|contains|cycle)\s*(?:!|$)|data\s+[\w(),\s]+\/[^/]+\/|do\s+(?:\w+\s+)?\w+\s*=|do\s+while\s*\(|do\s*(?:!|$)|dimension\s+\w+\s*\(|(?:deallocate|close)\s*\(|case\s*(?:\(|default\b))/i

/** Whether no line has code in its first five columns. */
function isFixed(lines: readonly string[]): boolean {
  let columns = 0
  for (const line of lines) {
    if (/^[cCdD*!]/.test(line) || line.trim() === '' || line.startsWith('#')) {
      if (statementOfFreeForm.test(line.slice(0, freeColumns))) return false
      continue
    }
    if (!/^(?:[ \d]{5}.|[ \d]{0,5}\t|[ \d]{0,6}$)/.test(line)) return false
    // Free form may be indented as well, and then ends lines that go on with `&`.
    if (/&[ \t]*(?:!.*)?\r?$/.test(line.slice(0, lastColumn)) && !/^ {5}\S/.test(line)) return false
    columns++
  }
  return columns > 0
}

/** What the C preprocessor puts in, as INCLUDE does. */
const preprocessed = /^[ \t]*#(?=[ \t]*include[ \t]*")/gm

function freeLine(line: string, isWide: boolean): string {
  if (line.startsWith('#')) return line.replace(preprocessed, ' ')
  if (/^[cCdD*!]/.test(line)) return `!${line.slice(1)}`
  const cut = isWide ? line : line.slice(0, lastColumn)
  return /^ {5}[^ 0]/.test(cut) || /^\t[1-9]/.test(cut) ? cut.replace(/^( {5}|\t)./, '$1&') : cut
}
