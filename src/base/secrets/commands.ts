import { secretName } from './secret-name.ts'
import { isSecretLiteral, isSecretWord } from './secret-value.ts'
import { bareWordAt, insideOf, literalAt, type Source } from './source.ts'
import type { Token } from './source-tokens.ts'
import type { Span } from './span.ts'

const rule = 'command-operand'
// Verbs of RACF (z/OS Security Server RACF Command Language Reference), IDCAMS and MQSC whose PASSWORD operand holds the password itself.
const verbs =
  /^(?:ADDUSER|AU|ALTUSER|ALU|PASSWORD|PW|PHRASE|RDEFINE|RDEF|RALTER|RALT|DEFINE|DEF|ALTER|DELETE|DEL|REPRO|PRINT|VERIFY|EXPORT|IMPORT|EXAMINE|LISTCAT|SIGN|LOGON)$/i
const racfOnly = /^(?:ADDUSER|AU|ALTUSER|ALU|PW)$/i
// Operands that hold a key or a password and nothing else, in whatever command.
const keyOperands = /^(?:KEYMASKED|KEYENCRYPTED|SESSKEY|MASTERPW|CONTROLPW|UPDATEPW|READPW)$/i
// A password phrase is always quoted; in small letters it is a word of prose.
const phrase = /^(?:NEW)?PHRASE$/
const comparison = /\.(?:equals|equalsIgnoreCase|compareTo)$/
// Operands whose value may stand without quotes.
const bareOperands = /^(?:NEW|OLD|CURR?)?(?:PASSWORD|PASSWD|PASSW|PASSPHRASE|PWD|PSWD)$/i
const besidePassword = /\b(?:NOEXPIRED|EXPIRED|OWNER|DFLTGRP|USERID|USER|NAME|SPECIAL|OMVS|TSO|RESUME|AUTHORITY)\b/i
const mostTokensBack = 60

/**
 * Operands in parentheses: PASSWORD(x), PHRASE('x') and NEWPASSWORD(x) of RACF, the data set passwords of IDCAMS, quoted passwords of MQSC
 * and CICS definitions, literals handed to a function whose name says secret. In a CICS command the operand is a data name and stays.
 */
export function findCommandOperands(source: Source): Span[] {
  const spans: Span[] = []
  const named = source.names.filter(({ token }) => token.kind === 'word')
  const known = new Set(named.map(({ index }) => index))
  const keys = [...source.tokens.entries()].filter(
    ([i, t]) => t.kind === 'word' && !known.has(i) && (keyOperands.test(t.text) || phrase.test(t.text)),
  )
  for (const { index, token, strength } of [...named, ...keys.map(([index, token]) => ({ index, token, strength: 'strong' as const }))]) {
    const open = openingParenthesis(source, index)
    if (open === undefined) continue
    const literal = literalAt(source, index + 2, open + 1)
    if (literal) {
      if (isAnotherCall(token.text)) continue
      if (isSecretLiteral(literal.text, strength)) spans.push(insideOf(literal, rule))
      continue
    }
    const place = keyOperands.test(token.text) ? 'data' : bareOperands.test(token.text) ? placeOf(source, index) : undefined
    for (const word of place ? wordsInside(source, open) : []) {
      if (place && isSecretWord(word.value, strength, place)) spans.push({ start: word.start, end: word.end, rule })
    }
  }
  return spans
}

/** `password.encode('utf-8')` is a call that has a secret, not one that takes it. */
function isAnotherCall(name: string): boolean {
  const dot = name.lastIndexOf('.')
  return dot >= 0 && !comparison.test(name) && !secretName(name.slice(dot + 1))
}

function openingParenthesis(source: Source, index: number): number | undefined {
  const next = source.tokens[index + 1]
  return next?.text === '(' && next.start - (source.tokens[index]?.end ?? 0) <= 1 ? next.start : undefined
}

/** The words of a short list without literals: `(old new)`, `(old,new)`. */
function wordsInside(source: Source, open: number) {
  const inner = /^\(([^()'"\r\n]{1,64})\)/.exec(source.text.slice(open, Math.min(source.end, open + 66)))?.[1]
  if (inner === undefined) return []
  const words = []
  for (const match of inner.matchAll(/[^\s,]+/g)) {
    const word = bareWordAt(source, open + 1 + match.index)
    if (word) words.push(word)
  }
  return words.length <= 2 ? words : []
}

/** `data` in a command that takes the password itself; nothing where data names stand; `code` where the line alone does not tell. */
function placeOf(source: Source, index: number): 'data' | 'code' | undefined {
  const { tokens } = source
  for (let i = index - 1; i >= 0 && i > index - mostTokensBack; i--) {
    const token = tokens[i]
    if (!token) break
    if (token.kind === 'newline' && !continues(tokens[i - 1]) && !isInCics(tokens, i)) break
    if (token.kind === 'word' && /^CICS$/i.test(token.text)) return undefined
    if (token.kind === 'word' && (racfOnly.test(token.text) || (verbs.test(token.text) && leadsCommand(tokens, i)))) return 'data'
  }
  const line = source.text.slice(tokens[index]?.end ?? 0, (tokens[index]?.end ?? 0) + 200).split('\n', 1)[0] ?? ''
  const operand = /^ ?\(([^)]{0,64})/.exec(line)?.[1] ?? ''
  // A password of RACF has eight characters at most; a data name of COBOL mostly has hyphens; small letters are a call in a program.
  if (/[-_.:]/.test(operand) || operand.length > 17 || /[a-z]/.test(`${tokens[index]?.text}${operand}`)) return undefined
  return besidePassword.test(line) ? 'data' : 'code'
}

/** TSO and IDCAMS commands go on behind a hyphen or a plus sign at the end of a line. */
function continues(last: Token | undefined): boolean {
  return last?.text === '-' || last?.text === '+'
}

/** A CICS command spans lines freely: whether the nearest EXEC CICS before is still open. */
function isInCics(tokens: readonly Token[], index: number): boolean {
  for (let i = index; i >= 0 && i > index - mostTokensBack; i--) {
    const text = tokens[i]?.text ?? ''
    if (/^END-EXEC$/i.test(text) || text === ';') return false
    if (/^CICS$/i.test(text)) return true
  }
  return false
}

function leadsCommand(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return tokens[index]?.first === true || !before || before.kind !== 'word'
}
