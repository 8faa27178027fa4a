import type { Operand } from '../../cobol/cobol-program.ts'
import { TextParts } from '../../cobol/statements/text-parts.ts'
import { TokenKind } from '../../cobol/tokens.ts'
import { isWorthKeeping } from '../../message-text.ts'
import { outside, type PliWalk, sourceOf } from '../walk.ts'

/** Functions that stand for a part of their argument when something is assigned to them. */
const pseudoVariables = new Set(['SUBSTR', 'UNSPEC', 'STRING', 'REAL', 'IMAG', 'ONCHAR', 'ONSOURCE', 'ENTRYADDR', 'TYPE'])

/** `A, B.C(I) = expression [, BY NAME]`, `A += 1`. */
export function readAssignment(walk: PliWalk, from: number, to: number): void {
  const { pairs } = walk
  const targets: { readonly operand: Operand; readonly partly: boolean }[] = []
  let i = from
  for (;;) {
    const isPseudo = pseudoVariables.has(pairs.wordAt(i)) && pairs.isSign(i + 1, '(') && walk.names.find(pairs.wordAt(i), []).length === 0
    const operand = walk.operand(isPseudo ? i + 2 : i)
    if (operand !== undefined) targets.push({ operand, partly: isPseudo })
    if (isPseudo) walk.expression(walk.next, pairs.closingOf(i + 1))
    i = isPseudo ? pairs.behindParentheses(i + 1) : Math.max(i + 1, walk.next)
    if (!pairs.isSign(i, ',') || i >= to) break
    i++
  }
  const isPlain = pairs.isSign(i, '=')
  const parts = new TextParts()
  const end = behindExpression(walk, i + 1, to)
  const only = walk.expression(i + 1, end, (operand) => {
    if (operand.kind !== 'expression') parts.add(operand)
  })
  // What a variable for entries holds is found where that is called; which element of a table is called, nobody can tell.
  if (isPlain && targets.some(({ operand }) => operand.subscripted || operand.items.length === 0)) walk.handed(only)
  const source = isPlain ? sourceOf(walk.constant(only)) : outside('computed')
  for (const { operand, partly } of targets) {
    walk.write(operand, partly ? outside('computed') : source, isPlain ? 'write' : 'both')
    if (isWorthKeeping(parts.literals)) walk.messages.moved(parts.text, walk.start, operand.items, '=')
  }
}

/** `, BY NAME` and the like say how structures are assigned. */
function behindExpression({ pairs }: PliWalk, from: number, to: number): number {
  for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i))) {
    if (pairs.isSign(i, ',') && pairs.tokens.kinds[i + 1] === TokenKind.word) return i
  }
  return to
}
