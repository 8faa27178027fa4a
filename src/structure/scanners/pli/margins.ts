/** Columns in which code stands, counted from 0: `[left, right)`. */
export interface Margins {
  readonly left: number
  readonly right: number
}

/** `*PROCESS … MARGINS(2,72,1)`, abbreviated MAR or M (Enterprise PL/I Programming Guide, "MARGINS"). */
const margins = /^[*%]PROCESS\b[^\n]*?\bM(?:AR(?:GINS)?)?\s*\(\s*(\d{1,5})\s*,\s*(\d{1,5})/im
/** The first column is for carriage control, and for the star of *PROCESS; a letter or a slash there is code. */
const codeInFirstColumn = /^[A-Za-z@#$%/('"]/
/** Begins or ends a block, declares or includes: no stray characters, however long the tables around it are. */
const statementInFirstColumn =
  /^(?:%\s*include\b|(?:declare|dcl)\s+[\w@#$(]|end\s*(?:[\w@#$]+\s*)?;|[A-Za-z@#$][\w@#$]*\s*:\s*proc(?:edure)?\b)/i
const isProcess = /^[*%]PROCESS\b/i
/** What editors number lines with, or put the member's name and a number into. */
const sequence = /^[A-Z0-9@#$ ]{0,8}$/i
const number = /\d{4}\s*$/
/** Ends a statement, an argument or a comment: no mark that a team puts behind its lines. */
const codeSign = /[;)]|\*\//
const defaults = { left: 1, right: 72 }
/** A line of nothing but marks: where its comment ends, another begins. */
const isBox = /^[^\p{L}\d]*$/u
/** One line in so many decides: a stray character is no other format. */
const share = 25
/** The beginning of a member is enough to know its format. */
const mostLines = 2000

/**
 * The margins of a member: those it asks for, or 2 to 72; unless the lines clearly use other columns, as members kept outside the mainframe do. A comment
 * whose end stands behind the margin would swallow the code below it: no compiler has seen such lines with these margins.
 */
export function marginsOf(text: string): Margins {
  const asked = askedMargins(text)
  const { left, right } = asked ?? defaults
  let lines = 0
  let early = 0
  let hasStatement = false
  let late = 0
  let spilled = 0
  let numbered = 0
  for (let at = 0; at < text.length && lines < mostLines; lines++) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(at, Math.min(end, at + 200)).trimEnd()
    at = end + 1
    if (isProcess.test(line)) continue
    if (line.charCodeAt(0) === 9 || codeInFirstColumn.test(line)) early++
    if (statementInFirstColumn.test(line)) hasStatement = true
    const rest = line.slice(right)
    if (line.length > defaults.right && (line.length > 80 || !sequence.test(rest))) late++
    if (number.test(rest)) numbered++
    else if (codeSign.test(rest) && !isBox.test(line)) spilled++
  }
  const isLate = spilled > numbered || (asked === undefined && late * share > lines)
  return {
    left: asked === undefined && (hasStatement || early * share > lines) ? 0 : left,
    right: isLate ? Number.POSITIVE_INFINITY : right,
  }
}

function askedMargins(text: string): Margins | undefined {
  const said = margins.exec(text)
  const [left, right] = [Number(said?.[1] ?? 0), Number(said?.[2] ?? 0)]
  return left >= 1 && right > left ? { left: left - 1, right } : undefined
}
