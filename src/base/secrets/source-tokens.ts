import { contentStart } from './line-prefix.ts'

/** `word`: a name, keyword or number; `literal`: quotes and what they hold, closed on their line; `mark`: any other character; `newline`. */
type TokenKind = 'word' | 'literal' | 'mark' | 'newline'

export interface Token {
  readonly kind: TokenKind
  readonly start: number
  readonly end: number
  /** A word or mark as written; what stands between the quotes of a literal. */
  readonly text: string
  /** Where `text` begins: behind the quote of a literal. */
  readonly textStart: number
  /** Whether it is the first of its line; line numbers of a tool and COBOL sequence numbers are passed over. */
  readonly first: boolean
}

const spaces = /[ \t\r\f\v]+/y
const word = /[\w$#@\u00c0-\u024f]+(?:[.-]+[\w$#@\u00c0-\u024f]+)*/y
const sequenceNumber = /\d{6}(?=[ */\-dD])/y
// C'..', CL8'..', X'..' of assembler and COBOL; r'..', f'..' of scripts. Behind any other word a quote is an apostrophe.
const literalPrefix = /^(?:\d{0,3}[CXNGZB](?:L?\d{1,5})?|[rfbu])$/i

/**
 * The tokens of any source text, mixed as job control with control cards in it or a script with a program in it. One pass, no language: a
 * language that reads otherwise costs a rule its match, never more. Linear: a quote that was found to stay open is not looked for again on
 * its line.
 */
export function sourceTokens(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = []
  let at = from
  const add = (kind: TokenKind, start: number, end: number, textStart: number, textEnd: number) => {
    const last = tokens.at(-1)
    const first = kind !== 'newline' && (!last || last.kind === 'newline')
    tokens.push({ kind, start, end, text: text.slice(textStart, textEnd), textStart, first })
    at = end
  }
  for (let line = from; line <= to; ) {
    const newline = text.indexOf('\n', line)
    const lineEnd = newline < 0 || newline > to ? to : newline
    at = contentStart(text, line)
    at = endOf(sequenceNumber, text, at)
    const unclosed = new Set<string>()
    while (at < lineEnd) {
      const blank = endOf(spaces, text, at)
      if (blank > at) {
        at = blank
        continue
      }
      const opener = openerAt(text, at, tokens.at(-1))
      const close = opener && !unclosed.has(opener) ? closeOf(text, at, lineEnd, opener) : -1
      if (opener && close >= 0) {
        add('literal', at, close + opener.length, at + opener.length, close)
        continue
      }
      if (opener) unclosed.add(opener)
      const wordEnd = Math.min(lineEnd, endOf(word, text, at))
      if (wordEnd > at) add('word', at, wordEnd, at, wordEnd)
      else add('mark', at, at + 1, at, at + 1)
    }
    if (lineEnd >= to) break
    add('newline', lineEnd, lineEnd + 1, lineEnd, lineEnd + 1)
    line = lineEnd + 1
  }
  return tokens
}

/** The quote that opens a literal here; `\"` opens one in JSON that stands in a string. */
function openerAt(text: string, at: number, before: Token | undefined): string | undefined {
  const char = text[at]
  if (char === '\\') return text[at + 1] === '"' ? '\\"' : undefined
  if (char === '"') return char
  if (char !== "'") return undefined
  const apostrophe = before?.kind === 'word' && before.end === at && !literalPrefix.test(before.text)
  return apostrophe ? undefined : char
}

/** A doubled quote stands for itself (COBOL, JCL, SQL), and in double quotes so does one behind a backslash. */
function closeOf(text: string, at: number, lineEnd: number, opener: string): number {
  const from = at + opener.length
  if (opener === '\\"') {
    const close = text.indexOf(opener, from)
    return close >= 0 && close < lineEnd ? close : -1
  }
  for (let i = from; i < lineEnd; i++) {
    if (text[i] === '\\' && opener === '"') i++
    else if (text[i] === opener) {
      if (text[i + 1] !== opener || i + 1 >= lineEnd) return i
      // An empty literal at once behind its opening quote, as in PASSWORD="" .
      if (i === from) return i
      i++
    }
  }
  return -1
}

function endOf(expression: RegExp, text: string, start: number): number {
  expression.lastIndex = start
  return expression.test(text) ? expression.lastIndex : start
}
