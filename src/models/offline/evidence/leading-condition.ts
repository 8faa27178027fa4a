import type { KnownLines } from '../findings.ts'
import { codeText } from './code-text.ts'

/** Lines above in which a condition is looked for that a statement of COBOL stands under. */
export const farthestCondition = 70
const mostLines = 5
/** What a program asks after a command to see whether it went well. */
const asksOutcome = /\b(?:[\w-]*RESP\w*|EIBRESP\d?|SQLCODE|[\w-]*STATUS[\w-]*|[\w-]*-FS(?:-[\w-]+)?|[\w-]*(?:RETURN|REASON|COMP)-?CODE)\b/i
const command = /^(?:EXEC\s|READ\b|WRITE\b|REWRITE\b|DELETE\b|START\b|OPEN\b|CLOSE\b|CALL\b)/i
const mostAbove = 14

/** Where a condition begins and ends. */
export interface ConditionLines {
  readonly startLine: number
  readonly endLine: number
}

/** `isElse`: what stands under it is done where the condition does not hold. */
export interface LeadingCondition extends ConditionLines {
  readonly isElse: boolean
  /** Of a WHEN: what it is a value of, with the command whose outcome that is. */
  readonly evaluated?: ConditionLines
  /** Of a WHEN: where its EVALUATE begins. The WHENs between them are for other values. */
  readonly evaluateLine?: number
}

/**
 * The innermost IF or WHEN that a line of COBOL stands under, with the command whose outcome it asks for; undefined where none is known. Only a condition of
 * the same sentence counts.
 */
export function leadingCondition(lines: KnownLines, line: number): LeadingCondition | undefined {
  let ended = 0
  let isElse = false
  let evaluated = 0
  for (let at = line; at > line - farthestCondition && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (text === '') continue
    if (at < line && text.endsWith('.')) return undefined
    if (/^END-IF\b/i.test(text)) ended++
    else if (/^END-EVALUATE\b/i.test(text)) evaluated++
    else if (/^EVALUATE\b/i.test(text)) evaluated = Math.max(0, evaluated - 1)
    else if (/^WHEN\b/i.test(text) && ended === 0 && evaluated === 0) return whenAt(lines, at)
    else if (/^(?:ELSE\s+)?IF\b/i.test(text)) {
      if (ended === 0 && evaluated === 0) return { ...conditionAt(lines, at), isElse }
      ended = Math.max(0, ended - 1)
    } else if (/^ELSE\b/i.test(text) && ended === 0 && evaluated === 0) {
      // A second one ends another IF, which has no END-IF.
      if (isElse) ended++
      isElse = true
    }
  }
  return undefined
}

/** What stands above a WHEN is done for another value: the command whose outcome it tells stands above its EVALUATE. */
function whenAt(lines: KnownLines, startLine: number): LeadingCondition {
  const when = { startLine, endLine: endOfCondition(lines, startLine), isElse: false }
  let ended = 0
  for (let at = startLine - 1; at > startLine - farthestCondition && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (/^END-EVALUATE\b/i.test(text)) ended++
    else if (!/^EVALUATE\b/i.test(text)) continue
    else if (ended > 0) ended--
    else if (/^EVALUATE\s+(?:TRUE|FALSE)\b/i.test(text)) return { ...when, evaluateLine: at }
    else return { ...when, evaluateLine: at, evaluated: withCommand(lines, { startLine: at, endLine: endOfCondition(lines, at) }) }
  }
  return when
}

function endOfCondition(lines: KnownLines, startLine: number): number {
  let endLine = startLine
  while (endLine < startLine + mostLines - 1 && /^(?:AND|OR)\b|^[(=<>]/i.test(codeText(lines.get(endLine + 1)))) endLine++
  return endLine
}

function conditionAt(lines: KnownLines, startLine: number): ConditionLines {
  return withCommand(lines, { startLine, endLine: endOfCondition(lines, startLine) })
}

function withCommand(lines: KnownLines, { startLine, endLine }: ConditionLines): ConditionLines {
  if (!asksOutcome.test(lines.get(startLine) ?? '')) return { startLine, endLine }
  for (let at = startLine - 1; at > startLine - mostAbove && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (command.test(text) || /^PERFORM\b/i.test(text)) return { startLine: argumentsAbove(lines, at), endLine }
    if (/^(?:IF|WHEN|END-IF|MOVE)\b/i.test(text)) break
  }
  return { startLine, endLine }
}

const mostArguments = 7

/** Where the assignments begin that stand right above a command or call: what is handed to it. */
function argumentsAbove(lines: KnownLines, commandLine: number): number {
  let first = commandLine
  for (let at = commandLine - 1; at >= commandLine - mostArguments && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (text === '') continue
    if (/^MOVE\b/i.test(text)) first = at
    else if (!/^TO\b/i.test(text)) break
  }
  return first
}
