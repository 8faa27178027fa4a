/** Where code stands on a line: between margins, between the left margin and the line's end, or anywhere. */
export type ReferenceFormat = 'fixed' | 'variable' | 'free'

/** 0-based columns of the fixed format: IBM "Reference format". */
export const indicatorColumn = 6
export const areaAColumn = 7
export const areaBColumn = 11
export const identificationColumn = 72

/** Enough to tell; a member that changes its mind later says so with a directive. */
const sampledLines = 400
const directive = /^.{0,6}\s*(?:>>\s*SOURCE\s+(?:FORMAT\s+)?(?:IS\s+)?|\$\s*SET\s+SOURCEFORMAT\s*\(?\s*["']?)(FREE|FIXED|VARIABLE)/i
const header = /\b(?:IDENTIFICATION|ID|ENVIRONMENT|DATA|PROCEDURE)\s+DIVISION\b/i
/** What the first seven columns of a line of free format hold and those of fixed format do not: code. */
const codeAtLeft = /^\s{0,5}(?:[A-Za-z][\w-]*[A-Za-z][\s.]|\d\d?\s+[A-Za-z]|END-)/
const levelAtLeft = /^ {1,4}(?:0[1-9]|[1-4]\d|77|88) {1,3}[A-Za-z]/
/** A comment that begins in the sequence area: in fixed format what follows would be code. */
const commentAtLeft = /^\s{0,5}\*>/

/** Six characters and an indicator: a mark of whoever changed the line, or a word of six letters. It tells nothing. */
const tagged = /^[^\s]{6}[ */D-]/

/**
 * Tells the reference format of a member: from a directive, else from where its lines begin and end. A directive on the first lines decides; compiler switches
 * cannot be seen, so the rest is counted.
 */
export function referenceFormat(text: string): ReferenceFormat {
  let fixed = 0
  let free = 0
  let leftHeaders = 0
  let headers = 0
  let beyond = 0
  let at = 0
  for (let n = 0; n < sampledLines && at < text.length; n++) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(at, end)
    at = end + 1
    if (line.includes('>>') || line.includes('$')) {
      const format = directive.exec(line)?.[1]?.toLowerCase()
      if (format !== undefined) return format as ReferenceFormat
    }
    // A level of free format as well as a number of a line.
    if (levelAtLeft.test(line)) continue
    const headerAt = line.includes('IVISION') || line.includes('ivision') ? header.exec(line)?.index : undefined
    if (headerAt !== undefined) headers++
    // The sequence area may hold anything, so that only the header's own column counts.
    if (headerAt !== undefined && headerAt >= areaAColumn && line.slice(areaAColumn, headerAt).trim() === '') fixed += 5
    else if (headerAt !== undefined && headerAt < areaAColumn && /^[\d\s]*$/.test(line.slice(0, headerAt))) {
      free += 50
      if (line.slice(0, headerAt).trim() === '') leftHeaders++
    } else if (line.length > indicatorColumn && looksFixed(line)) {
      fixed++
      if (line.length > 80 && isCodeBeyond(line)) beyond++
    } else if (commentAtLeft.test(line)) free += 10
    else if (codeAtLeft.test(line) && !tagged.test(line)) free += isOverIndicator(line) ? 5 : 1
  }
  // Code behind them may be indented as deep as that of fixed format.
  if (leftHeaders > 1 && leftHeaders === headers) return 'free'
  if (free > fixed) return 'free'
  return beyond > 0 ? 'variable' : 'fixed'
}

/** Sequence area and indicator hold what they should. The line reaches over them: shorter ones tell nothing. */
function looksFixed(line: string): boolean {
  for (let i = 0; i < indicatorColumn; i++) {
    const c = line.charCodeAt(i)
    if (c === 9) return true
    if (c !== 32 && (c < 48 || c > 57)) return false
  }
  return ' */-Dd$\t\r'.includes(line.charAt(indicatorColumn))
}

/** Code that goes on where fixed format has its indicator. Options of a compiler are written from the first column in any format. */
function isOverIndicator(line: string): boolean {
  return /^\s{0,5}\S.*\w$/.test(line.slice(0, areaAColumn)) && !/^\s*(?:CBL|PROCESS)\b/i.test(line)
}

/** Longer than a card, with text that runs over the margin: no identification area looks like this. */
function isCodeBeyond(line: string): boolean {
  const trimmed = line.trimEnd()
  return trimmed.length > 80 && !'*/'.includes(trimmed.charAt(indicatorColumn)) && trimmed.slice(70, 75).trim().length >= 4
}
