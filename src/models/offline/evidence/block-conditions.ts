import type { KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'

/** Lines above in which the blocks begin that a line stands in. */
export const farthestBlock = 160

/** A condition that a line stands under, and the line where it is asked. */
export interface BlockCondition {
  readonly text: string
  readonly line: number
}

interface Statement {
  readonly line: number
  readonly text: string
}

/** Where a routine begins: what stands above has nothing to do with it. */
const routine =
  /^(?:(?:RECURSIVE|PURE|ELEMENTAL|PUBLIC|PRIVATE|INTEGER|REAL|LOGICAL|DOUBLE PRECISION|CHARACTER\S*)\s+)*(?:SUBROUTINE|FUNCTION|PROGRAM|SUB)\s+\w/i
const label = /^\s*(?:\d+\s+)?(?:\w+:\s*(?=IF|SELECT|DO))?/i

/**
 * The conditions of IF, CASE and WHILE blocks that a line stands under, outermost first, in languages whose blocks end with END words. Only as far as lines
 * are known.
 */
export function blockConditions(lines: KnownLines, line: number): readonly BlockCondition[] {
  const statements = statementsAbove(lines, line)
  const own = statements[0]
  const found: BlockCondition[] = []
  const alone = own === undefined ? undefined : /^IF\s*(\(.*)$/i.exec(own.text)?.[1]
  if (own !== undefined && alone !== undefined && !/\bTHEN$/i.test(own.text)) found.push({ text: firstGroup(alone), line: own.line })
  const ended = { if: 0, select: 0, do: 0 }
  /** Of the innermost open block: a branch of it that was met on the way. */
  let branch: 'told' | 'else' | undefined
  let chosen: Statement | undefined
  for (const { line: at, text } of statements.slice(1)) {
    if (routine.test(text)) break
    if (/^END\s*IF\b/i.test(text)) ended.if++
    else if (/^END\s*SELECT\b/i.test(text)) ended.select++
    else if (/^END\s*DO\b|^LOOP$|^WEND$/i.test(text)) ended.do++
    else if (/^ELSE\s*IF\b/i.test(text)) {
      if (ended.if === 0 && branch === undefined) {
        found.push({ text: conditionOf(text), line: at })
        branch = 'told'
      }
    } else if (/^ELSE$/i.test(text)) {
      if (ended.if === 0) branch ??= 'else'
    } else if (/^IF\b.*\bTHEN$/i.test(text)) {
      if (ended.if > 0) ended.if--
      else {
        if (branch !== 'told') found.push({ text: `${branch === 'else' ? 'not ' : ''}${conditionOf(text)}`, line: at })
        branch = undefined
      }
    } else if (/^CASE\b/i.test(text)) {
      if (ended.select === 0) chosen ??= { line: at, text }
    } else if (/^SELECT\s*CASE\b/i.test(text)) {
      if (ended.select > 0) ended.select--
      else if (chosen !== undefined) {
        found.push({ text: `${conditionOf(text)} ${chosen.text.replace(/\s+/g, ' ')}`, line: chosen.line })
        chosen = undefined
      }
    } else if (/^DO\s+WHILE\b/i.test(text)) {
      if (ended.do > 0) ended.do--
      else found.push({ text: conditionOf(text), line: at })
    } else if (/^DO\b(?!\s*\d)/i.test(text) && ended.do > 0) ended.do--
  }
  return found.reverse()
}

/** `IF (A .GT. B) THEN` → `A .GT. B`. */
function conditionOf(text: string): string {
  const rest = text.replace(/^(?:ELSE\s*)?IF\s*|^SELECT\s*CASE\s*|^DO\s+WHILE\s*/i, '').replace(/\s*\bTHEN$/i, '')
  return rest.startsWith('(') && firstGroup(rest).length === rest.length - 2 ? firstGroup(rest) : rest
}

/** What stands in the brackets that a text begins with. */
function firstGroup(text: string): string {
  let depth = 0
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth === 0) return text.slice(1, at).trim()
  }
  return text.slice(1).trim()
}

/** The statement of a line and those above it, nearest first: continued lines are put together, without comments and labels. */
function statementsAbove(lines: KnownLines, line: number): readonly Statement[] {
  const statements: Statement[] = []
  let below = ''
  for (let at = line; at > line - farthestBlock && lines.has(at); at--) {
    const raw = lines.get(at) ?? ''
    if (raw.trim() === '' || isComment(raw)) continue
    const goesOn = /^ {5}[^\s0]|^\s*&/.test(raw)
    const text = withoutComment(raw.replace(/^ {5}[^\s0]|^\s*&/, ' '))
      .replace(/&\s*$/, '')
      .trim()
    const joined = below === '' ? text : `${text} ${below}`
    if (goesOn || goesOnBelow(lines, at)) {
      below = joined
      continue
    }
    below = ''
    statements.push({ line: at, text: joined.replace(label, '').trim() })
  }
  return statements
}

/** In free form the line before ends with the mark. */
function goesOnBelow(lines: KnownLines, line: number): boolean {
  let above = line - 1
  while (lines.has(above) && (isComment(lines.get(above) ?? '') || (lines.get(above) ?? '').trim() === '')) above--
  return /&\s*$/.test(withoutComment(lines.get(above) ?? ''))
}

/** Without what stands behind a mark of comment outside of texts. */
function withoutComment(text: string): string {
  const code = text.replace(/('[^']*'|"[^"]*")|!.*$/g, (_, quoted?: string) => quoted ?? '')
  // As Visual Basic marks it, where a block begins or turns.
  return code.replace(/\b(THEN|ELSE)\s*'.*$/i, '$1')
}
