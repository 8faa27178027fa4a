import { isComment } from './comment-lines.ts'

/** Of a passage that decides something, that only reports an error, that only copies data, and of one in which nothing happens. */
const worth = { decides: 1.15, plain: 1, copies: 0.85, reports: 0.7, idle: 0 } as const

/** What only ends or names something. */
const idle = /^(?:EXIT(?:\s+\w+)?|CONTINUE|END-\w+|END\s+(?:[A-Z]+\s+)?["']?[\w$#@-]+["']?|GOBACK|[A-Z0-9][\w-]*(?:\s+SECTION)?)\s*[.;]?$/i
const decides = /^(?:(?:ELSE\s+)?IF|WHEN|EVALUATE|COMPUTE|UNTIL|88)\b|\b(?:UNTIL|INVALID KEY|AT END)\b/i
/** A comparison of assembler, by the operation and its first operand: that one is a register where the operation is a letter alone. */
const compares = /^(?:[A-Z@#$_][\w@#$]*\s+)?(?:(?:CL[CI]|TM|CP)\s+\S+,|C(?:[HGL]|[GHF]HI?|[GHF]I)?\s+R?\d+,)\S/i
/** A text that is put together for a log, and the record that goes there. */
const reports = /^(?:DISPLAY|STRING)\b|\bDELIMITED\b|^INTO\s+[\w-]+\s*\.?$|^['"]/i
/** From one item to another, neither a literal nor an expression. */
const copies = /^MOVE\s+[A-Z][\w-]*(?:\s+(?:OF|IN)\s+[\w-]+)?\s*(?:TO\s+[\w-]+)?|^TO\s+[\w-]+\s*\.?$/i
/** A number of cards, or a mark in column 6 that the line goes on: no word of free format begins there. */
const margin = /^(?:\d{6}| {5}(?:[^ 0A-Za-z]|[A-Za-z](?![\w-])))/
const most = 0.6

/** Whether a statement among some lines decides something. */
export function isDecidedIn(lines: readonly string[]): boolean {
  return decidingWorth(lines) === worth.decides
}

/** How much lines of COBOL and assembler tell of a rule, beside the words in them: programs spend more lines on what goes wrong than on what they decide. */
export function decidingWorth(lines: readonly string[]): number {
  const texts = lines.map((line) => line.replace(margin, '').slice(0, 72).trim()).filter((text) => /[A-Za-z]/.test(text))
  const code = lines.some(isComment) ? texts.filter((text) => !/^[*/]/.test(text)) : texts
  if (code.length < texts.length) return worth.plain
  if (code.length > 0 && code.every((text) => idle.test(text))) return worth.idle
  const share = (pattern: RegExp) => code.filter((text) => pattern.test(text)).length / Math.max(1, code.length)
  if (share(reports) >= most) return worth.reports
  if (code.some((text) => decides.test(text) || compares.test(text))) return worth.decides
  return share(copies) >= most ? worth.copies : worth.plain
}
