/** Where code stands on a line: between margins, between the left margin and the line's end, or anywhere. */
export type ReferenceFormat = 'fixed' | 'variable' | 'free'

/** 0-based columns of the fixed format: IBM "Reference format". */
export const indicatorColumn = 6
export const areaAColumn = 7
export const areaBColumn = 11
export const identificationColumn = 72

const sampledLines = 2000
const declaredFree = /^.{0,6}\s*(?:>>\s*SOURCE\s+(?:FORMAT\s+)?(?:IS\s+)?FREE|\$\s*SET\s+SOURCEFORMAT\s*\(?\s*["']?FREE)/im
const declaredFixed = /^.{0,6}\s*(?:>>\s*SOURCE\s+(?:FORMAT\s+)?(?:IS\s+)?FIXED|\$\s*SET\s+SOURCEFORMAT\s*\(?\s*["']?FIXED)/im
const declaredVariable = /^.{0,6}\s*(?:>>\s*SOURCE\s+(?:FORMAT\s+)?(?:IS\s+)?VARIABLE|\$\s*SET\s+SOURCEFORMAT\s*\(?\s*["']?VARIABLE)/im
const header = /^.{0,7}?\s*(?:IDENTIFICATION|ID|ENVIRONMENT|DATA|PROCEDURE)\s+DIVISION\b/i
/** What the first seven columns of a line of free format hold and those of fixed format do not: code. */
const codeAtLeft = /^\s{0,5}(?:[A-Za-z][\w-]*[A-Za-z][\s.]|\d\d?\s+[A-Za-z]|\*>|END-)/

/**
 * Tells the reference format of a member: from a directive, else from where its lines begin and end. A directive on the first lines decides; compiler switches
 * cannot be seen, so the rest is counted.
 */
export function referenceFormat(text: string): ReferenceFormat {
  const head = text.slice(0, 20_000)
  if (declaredFree.test(head)) return 'free'
  if (declaredVariable.test(head)) return 'variable'
  const fixedByName = declaredFixed.test(head)
  let fixed = 0
  let free = 0
  let beyond = 0
  let at = 0
  for (let n = 0; n < sampledLines && at < text.length; n++) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end === -1 ? text.length : end)
    at = end === -1 ? text.length : end + 1
    if (line.trim() === '') continue
    if (header.test(line)) {
      const column = line.search(/[A-Za-z]{2}/)
      // Sequence numbers may hold letters, so that only the header's own column counts.
      if (line.slice(0, areaAColumn).trim() === '' || /^[\d ]*$/.test(line.slice(0, indicatorColumn))) {
        if (column >= areaAColumn) fixed += 5
        else free += 50
        continue
      }
    }
    if (looksFixed(line)) {
      fixed++
      if (isCodeBeyond(line)) beyond++
    } else if (codeAtLeft.test(line)) free++
  }
  if (!fixedByName && free > fixed) return 'free'
  return beyond > 0 && !fixedByName ? 'variable' : 'fixed'
}

function looksFixed(line: string): boolean {
  for (let i = 0; i < Math.min(indicatorColumn, line.length); i++) {
    const c = line.charCodeAt(i)
    if (c === 9) return true
    if (c !== 32 && (c < 48 || c > 57)) return false
  }
  return line.length <= indicatorColumn || ' */-Dd$\t\r'.includes(line.charAt(indicatorColumn))
}

/** Longer than a card, with text that runs over the margin: no identification area looks like this. */
function isCodeBeyond(line: string): boolean {
  const trimmed = line.trimEnd()
  return trimmed.length > 80 && !'*/'.includes(trimmed.charAt(indicatorColumn)) && trimmed.slice(70, 75).trim().length >= 4
}
