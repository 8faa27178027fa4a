import { type NameStrength, secretName } from './secret-name.ts'
import { sourceTokens, type Token } from './source-tokens.ts'
import type { Span } from './span.ts'

/** A word, or a literal that holds nothing but a name, as the keys of JSON, that says that a secret is beside it. */
export interface SecretName {
  readonly index: number
  readonly token: Token
  readonly strength: NameStrength
}

/** What a rule looks at: lines of a text, or what a literal in them holds, as tokens with offsets into the whole text. */
export interface Source {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  readonly names: readonly SecretName[]
  /** Inside a literal a colon or a blank behind a name belongs to a message, not to a setting. */
  readonly embedded: boolean
}

/** A part of a text, read for the rules. */
export function readSource(text: string, start: number, end: number, embedded: boolean): Source {
  const tokens = sourceTokens(text, start, end)
  return { text, start, end, tokens, names: secretNames(tokens), embedded }
}

/** One kind of place where secrets stand. */
export type SecretRule = (source: Source) => Span[]

/** A word that stands unquoted. */
export interface BareWord {
  readonly start: number
  readonly end: number
  readonly value: string
}

// As long as the lines that a tool shows (limits.ts), so that no end of a value is left over.
const longestValue = 2000
const upToDelimiter = new RegExp(`[^\\s,;'"()<>&|]{1,${longestValue}}`, 'y')
const upToBlank = new RegExp(`\\S{1,${longestValue}}`, 'y')

/** The unquoted word at an offset: up to a blank or a sign that separates values, or up to a blank alone. */
export function bareWordAt(source: Source, start: number, upTo: 'delimiter' | 'blank' = 'delimiter'): BareWord | undefined {
  const expression = upTo === 'delimiter' ? upToDelimiter : upToBlank
  expression.lastIndex = start
  const match = start < source.end ? expression.exec(source.text)?.[0] : undefined
  if (!match) return undefined
  // A full stop or a comma behind a value ends a sentence of COBOL or a clause, it is no part of it.
  const value = match.slice(0, source.end - start).replace(/[.,;]$/, '')
  return value ? { start, end: start + value.length, value } : undefined
}

function secretNames(tokens: readonly Token[]): SecretName[] {
  const found: SecretName[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' && !(token.kind === 'literal' && /^[\w.-]{2,80}$/.test(token.text))) continue
    const strength = secretName(token.text)
    if (strength) found.push({ index, token, strength })
  }
  return found
}

/** Whether nothing but marks (of a comment, of a list) stands before a token on its line. */
export function leadsLine(source: Source, index: number): boolean {
  for (let i = index; i > index - 6; i--) {
    const token = source.tokens[i]
    if (!token || (i < index && token.kind !== 'mark')) return false
    if (token.first) return true
  }
  return false
}

/** A literal at an offset, looked for from a token on; the prefix of a typed literal (`C'..'`, `r'..'`) is passed over. */
export function literalAt(source: Source, from: number, offset: number): Token | undefined {
  for (let i = from; i < from + 12; i++) {
    const token = source.tokens[i]
    if (!token || token.kind === 'newline') return undefined
    if (token.start < offset) continue
    if (token.kind === 'literal') return token
    const next = source.tokens[i + 1]
    return token.kind === 'word' && token.text.length <= 8 && next?.kind === 'literal' && next.start === token.end ? next : undefined
  }
  return undefined
}

/** What stands between the quotes of a literal, as a place to mask. */
export function insideOf(literal: Token, rule: string): Span {
  return { start: literal.textStart, end: literal.textStart + literal.text.length, rule }
}

/** The rest of a line whose end was cut off inside the literal that begins at an offset. */
export function restOfCutLiteral(source: Source, offset: number): BareWord | undefined {
  const quote = source.text[offset]
  if (source.embedded || (quote !== "'" && quote !== '"')) return undefined
  const newline = source.text.slice(offset, offset + longestValue).search(/[\r\n]/)
  const end = newline < 0 ? Math.min(source.end, offset + longestValue) : offset + newline
  const value = source.text.slice(offset + 1, end)
  return value.includes(quote) ? undefined : { start: offset + 1, end, value }
}
