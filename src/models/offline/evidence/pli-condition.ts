import type { KnownLines } from '../findings.ts'
import type { ConditionLines } from './leading-condition.ts'

/** Lines above in which the IF begins that a statement of PL/I stands under. */
export const farthestPliCondition = 70

/** `isElse`: what stands under it is done where the condition does not hold. */
export interface PliCondition extends ConditionLines {
  readonly isElse: boolean
}

interface Frame extends ConditionLines {
  /** `then` and `else`: the unit behind the word is open. `done`: the one behind THEN is complete, and an ELSE may follow. */
  state: 'group' | 'then' | 'done' | 'else'
}

interface Statement extends ConditionLines {
  readonly text: string
}

/** The conditions of PL/I that the statement of a line stands under, outermost first, as far as the lines above are known. */
export function pliConditions(lines: KnownLines, line: number): readonly PliCondition[] {
  const stack: Frame[] = []
  for (const statement of statementsTo(lines, line)) {
    // Only an ELSE goes on with an IF whose THEN is complete.
    if (!startsElse.test(statement.text)) while (stack.at(-1)?.state === 'done') complete(stack)
    const own = step(statement, stack)
    if (statement.endLine >= line) return own
  }
  return []
}

const startsElse = /^\s*ELSE\b/i
const prefix = /^\s*(?:[\w$#@]+\s*:\s*(?!=)|(?:WHEN\s*\((?:[^()]|\([^()]*\))*\)|OTHERWISE)(?=\s+\S))/i

/** Reads one statement; tells the conditions that it stands under. */
function step({ text, startLine, endLine }: Statement, stack: Frame[]): readonly PliCondition[] {
  let rest = text
  for (;;) {
    rest = rest.replace(prefix, '').trimStart()
    const isElse = startsElse.test(rest)
    const then = /^IF\b[\s\S]*?\bTHEN\b/i.exec(rest)?.[0]
    if (isElse) {
      while (stack.length > 0 && stack.at(-1)?.state !== 'done') stack.pop()
      const top = stack.at(-1)
      if (top !== undefined) top.state = 'else'
      rest = rest.replace(startsElse, '')
    } else if (then !== undefined) {
      const before = lineBreaks(text.slice(0, text.length - rest.length))
      stack.push({ startLine: startLine + before, endLine: Math.min(endLine, startLine + before + lineBreaks(then)), state: 'then' })
      rest = rest.slice(then.length)
    } else break
  }
  const conditions = stack.flatMap(({ state, ...at }): readonly PliCondition[] =>
    state === 'then' || state === 'else' ? [{ startLine: at.startLine, endLine: at.endLine, isElse: state === 'else' }] : [],
  )
  if (/^(?:DO|BEGIN|SELECT|PROC|PROCEDURE)\b/i.test(rest)) stack.push({ startLine, endLine, state: 'group' })
  else if (/^END\b/i.test(rest)) {
    while (stack.length > 0 && stack.at(-1)?.state !== 'group') stack.pop()
    complete(stack)
  } else unitEnds(stack)
  return conditions
}

/** The innermost group, or IF whose THEN is complete, is done with, and so is what it is the unit of. */
function complete(stack: Frame[]): void {
  stack.pop()
  unitEnds(stack)
}

function unitEnds(stack: Frame[]): void {
  while (stack.at(-1)?.state === 'else') stack.pop()
  const top = stack.at(-1)
  if (top?.state === 'then') top.state = 'done'
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1
}

/** The statements from some lines above on, without comments and with texts blanked; the last is the one that the line stands in. */
function statementsTo(lines: KnownLines, line: number): readonly Statement[] {
  let from = line
  while (from > line - farthestPliCondition && lines.has(from - 1)) from--
  let to = line
  while (lines.has(to + 1) && to < line + mostBehind) to++
  const text = Array.from({ length: to - from + 1 }, (_, i) => cardText(lines.get(from + i) ?? '')).join('\n')
  const plain = text.replace(/'(?:[^'\n]|'')*'|\/\*[\s\S]*?(?:\*\/|$)/g, (found) => found.replaceAll(/[^\n]/g, ' '))
  const statements: Statement[] = []
  let at = from
  for (const piece of plain.split(';')) {
    const blank = /^\s*/.exec(piece)?.[0] ?? ''
    const startLine = at + lineBreaks(blank)
    at += lineBreaks(piece)
    statements.push({ text: piece.slice(blank.length), startLine, endLine: at })
    if (at >= line) break
  }
  return statements
}

const mostBehind = 12

/** Without what stands behind column 72 of a card, and the sign in column 1 that moves the printer. */
function cardText(line: string): string {
  return (/^.{72}\d{8}\s*$/.test(line) ? line.slice(0, 72) : line).replace(/^[01+-](?=\s|\/)/, ' ')
}
