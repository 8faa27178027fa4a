import { secretName } from './secret-name.ts'
import { isSecretLiteral } from './secret-value.ts'
import { restOfCutLiteral, type Source } from './source.ts'
import type { Token } from './source-tokens.ts'
import type { Span } from './span.ts'

const initial = /^(?:VALUES?|INIT|DC|DEFAULT)$/i
const valueWords = /^(?:IS|ARE|ALL|THRU|THROUGH|\d{0,3}[CXNGZB](?:L?\d{1,5})?|[-,<>])$/i
const levelNumber = /^\d{1,2}$/
const verbs =
  /^(?:MOVE|IF|ELSE|PERFORM|END-\w+|EXEC|GO|SET|ADD|SUBTRACT|COMPUTE|CALL|DISPLAY|ACCEPT|STRING|INSPECT|EVALUATE|WHEN|READ|WRITE|REWRITE|OPEN|CLOSE|INITIALIZE)$/i
const mostTokens = 40
const mostTargets = 8

interface Value {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Initial values of items whose name says secret: `05 WS-PASSWORD PIC X(8) VALUE 'x'.` (the clauses may stand on lines of their own, and a
 * condition name below the item has its values too), `DCL PASSWORD CHAR(8) INIT('x');`, `PWD DC C'x'`; and `MOVE 'x' TO WS-PASSWORD`.
 */
export function findDeclarations(source: Source): Span[] {
  if (source.embedded) return []
  return [...initialValues(source), ...movedLiterals(source)]
}

function initialValues(source: Source): Span[] {
  const spans: Span[] = []
  for (const { index, token, strength } of source.names) {
    if (token.kind !== 'word') continue
    for (const value of valuesOfItem(source, index)) {
      if (isSecretLiteral(value.text, strength)) spans.push({ start: value.start, end: value.end, rule: 'initial-value' })
    }
  }
  return spans
}

/** The literals of the VALUE clauses between an item's name and the next item or statement. */
function valuesOfItem(source: Source, index: number): Value[] {
  const values: Value[] = []
  let depth = 0
  let inValues = false
  let ended = false
  for (const token of source.tokens.slice(index + 1, index + mostTokens)) {
    if (token.kind === 'newline') continue
    if (token.first && levelNumber.test(token.text)) {
      if (token.text !== '88') break
      ended = false
      inValues = false
    } else if (ended || (token.first && token.text === '/')) break
    else if (token.kind === 'literal') {
      if (inValues) values.push(literalValue(source, token))
      else if (depth === 0) break
    } else if (inValues && (token.text === "'" || token.text === '"')) {
      const cut = restOfCutLiteral(source, token.start)
      if (cut) values.push({ start: cut.start, end: cut.end, text: cut.value })
      break
    } else if (token.text === '(') depth++
    else if (token.text === ')') depth--
    else if (token.text === '.') ended = true
    else if (token.text === ';' || (token.text === ',' && depth === 0 && !inValues) || (token.kind === 'word' && verbs.test(token.text)))
      break
    else if (token.kind === 'word' && initial.test(token.text)) inValues = true
    // Anything else between VALUE and a literal means that the word is not the clause: `value: 'x'`.
    else if (!valueWords.test(token.text)) inValues = false
  }
  return values
}

function movedLiterals(source: Source): Span[] {
  const { tokens } = source
  const spans: Span[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !/^MOVE$/i.test(token.text)) continue
    const rest = tokens.slice(index + 1, index + 8 + mostTargets).filter((t) => t.kind !== 'newline')
    const at = rest[0]?.kind === 'literal' ? 0 : rest[1]?.kind === 'literal' ? 1 : -1
    const literal = rest[at]
    if (!literal || !/^TO$/i.test(rest[at + 1]?.text ?? '')) continue
    const strength = strengthOfTargets(rest.slice(at + 2))
    const { start, end, text } = literalValue(source, literal)
    if (strength && isSecretLiteral(text, strength)) spans.push({ start, end, rule: 'moved-literal' })
  }
  return spans
}

function strengthOfTargets(tokens: readonly Token[]) {
  for (const [i, token] of tokens.entries()) {
    if (token.text === ',') continue
    if (token.kind !== 'word' || verbs.test(token.text)) return undefined
    // What follows OF or IN is the record, not the item.
    const strength = /^(?:OF|IN)$/i.test(tokens[i - 1]?.text ?? '') ? undefined : secretName(token.text)
    if (strength) return strength
  }
  return undefined
}

/** What a literal holds. A hexadecimal one of a single byte repeated, as X'4040', is blank. */
function literalValue(source: Source, literal: Token): Value {
  const isHex = /^[Xx]$/.test(source.text[literal.start - 1] ?? '')
  const isFiller = isHex && new Set(literal.text.match(/../g) ?? []).size <= 1
  return { start: literal.textStart, end: literal.textStart + literal.text.length, text: isFiller ? '' : literal.text }
}
