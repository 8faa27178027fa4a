import { groupBy } from '../../../base/group-by.ts'
import type { LexedMember } from '../cobol/splice.ts'
import { TokenBuffer } from '../cobol/token-buffer.ts'
import { TokenFlag, TokenKind } from '../cobol/tokens.ts'
import { LineKind } from '../line-kinds.ts'
import { type Margins, marginsOf } from './margins.ts'

/** The tokens of a member, as the readers of embedded languages know them: names in upper case; `;` `,` and `.` are signs. */
export function lexPli(text: string): LexedMember {
  return new Lexer(text).run()
}

/** The longest first. The not sign is `^`, `~` or `¬`, whatever the code page makes of it; `!` stands for `|` where that does not exist. */
const longSigns = [
  '||=',
  '!!=',
  '**=',
  '||',
  '!!',
  '**',
  '->',
  '=>',
  '<=',
  '>=',
  '<>',
  '+=',
  '-=',
  '*=',
  '/=',
  '|=',
  '&=',
  '^=',
  '~=',
  '¬=',
]
const signsByFirst = groupBy(longSigns, (sign) => sign.charAt(0))

/** Panvalet and Librarian put members in before the compiler sees them. */
const libraryInclude = /^[ \d]?\s*(?:\+\+INCLUDE|-INC)\s+([A-Za-z@#$][\w@#$]*)/
const word = /[A-Za-z_@#$\u00c0-\uffef][\w@#$\u00c0-\uffef]*/y
const number = /(?:\d+(?:\.\d+)?|\.\d+)(?:E[+-]?\d+)?/iy
/** What may stand behind a literal: bits and bytes in several notations, and mixed or wide characters. */
const suffix = /(?:BX|B[1-4]?|XU|XN|X|GX|G|WX|UX|M|N)(?![\w@#$])/iy
/** No literal is longer; a quote that nothing answers must not swallow the rest. */
const longestLiteral = 32_768

class Lexer {
  readonly #text: string
  readonly #margins: Margins
  readonly #out: TokenBuffer
  readonly #words = new Map<string, string>()
  #line = 0
  #inComment = false
  #literal: { readonly quote: string; content: string; readonly line: number; readonly flags: number } | undefined
  #inSql = false
  #previous = ''
  #isFirst = true

  constructor(text: string) {
    this.#text = text
    this.#margins = marginsOf(text)
    this.#out = new TokenBuffer(Math.max(64, text.length >> 3))
  }

  run(): LexedMember {
    const text = this.#text
    const kinds: number[] = []
    for (let at = 0; at < text.length; ) {
      const newline = text.indexOf('\n', at)
      const end = newline === -1 ? text.length : newline
      this.#line++
      kinds.push(this.#readLine(at, end))
      at = end + 1
    }
    this.#endLiteral()
    return { ...this.#out.tokens(), lineCount: this.#line, lineKinds: Uint8Array.from(kinds) }
  }

  #readLine(from: number, to: number): number {
    const whole = this.#text.slice(from, to)
    const first = whole.charAt(0)
    if (!this.#inComment && this.#literal === undefined) {
      if (first === '*' && /^\*PROCESS\b/i.test(whole)) return LineKind.rule
      const include = first === ' ' || first === '+' || first === '-' ? libraryInclude.exec(whole) : null
      if (include) return this.#include(include[1] ?? '')
    }
    const { left, right } = this.#margins
    const line = whole.slice(left, Math.min(whole.length, right)).replace(/\r$/, '')
    const before = this.#out.count
    const wasOpen = this.#literal !== undefined
    this.#isFirst = true
    const hasComment = this.#scan(line)
    if (this.#out.count > before || wasOpen || this.#literal !== undefined) return LineKind.code
    if (!hasComment) return LineKind.blank
    return /[\p{L}\d]/u.test(line) ? LineKind.comment : LineKind.rule
  }

  /** As %INCLUDE writes it. */
  #include(name: string): number {
    this.#isFirst = true
    for (const sign of ['%', 'INCLUDE', name.toUpperCase(), ';'])
      this.#push(sign === '%' || sign === ';' ? TokenKind.sign : TokenKind.word, sign)
    return LineKind.code
  }

  /** Whether a part of the line is a comment. */
  #scan(line: string): boolean {
    let hasComment = this.#inComment
    let i = 0
    while (i < line.length) {
      if (this.#inComment) {
        const end = line.indexOf('*/', i)
        if (end === -1) return true
        this.#inComment = false
        i = end + 2
        continue
      }
      if (this.#literal !== undefined) {
        i = this.#scanLiteral(line, i)
        continue
      }
      const c = line.charAt(i)
      if (c === ' ' || c === '\t') {
        i++
        continue
      }
      const next = line.charAt(i + 1)
      if (c === '/' && next === '*') {
        hasComment = true
        this.#inComment = true
        i += 2
      } else if (this.#isLineComment(c, next)) return true
      else if (c === "'" || c === '"') {
        this.#literal = { quote: c, content: '', line: this.#line, flags: c === '"' ? TokenFlag.doubleQuoted : 0 }
        i++
      } else i = this.#scanPlain(line, i, c, next)
    }
    return hasComment
  }

  /** `//` up to the end of the line in newer compilers; `--` in SQL. */
  #isLineComment(c: string, next: string): boolean {
    return c === next && (c === '/' || (c === '-' && this.#inSql))
  }

  /** A name, a number or a sign; gives the column behind it. */
  #scanPlain(line: string, i: number, c: string, next: string): number {
    const name = match(word, line, i)
    if (name !== undefined) {
      this.#word(name)
      return i + name.length
    }
    const isDigits = c >= '0' && c <= '9'
    if (isDigits || (c === '.' && next >= '0' && next <= '9' && !this.#isBehindName(line, i))) {
      const digits = match(number, line, i) ?? c
      this.#push(TokenKind.number, digits)
      const end = i + digits.length
      // `101B` is a binary number; `1B` of a structure's level and a name is written with a blank.
      return /^[01]+$/.test(digits) && /^B(?![\w@#$])/i.test(line.slice(end, end + 2)) ? end + 1 : end
    }
    const sign = signsByFirst.get(c)?.find((long) => line.startsWith(long, i)) ?? c
    this.#push(TokenKind.sign, sign)
    if (sign === ';') this.#inSql = false
    return i + sign.length
  }

  /** `A.1`: no number, but a name gone wrong. */
  #isBehindName(line: string, i: number): boolean {
    return i > 0 && /[\w@#$)]/.test(line.charAt(i - 1))
  }

  #word(text: string): void {
    let upper = this.#words.get(text)
    if (upper === undefined) {
      upper = text.toUpperCase()
      this.#words.set(text, upper)
    }
    if (upper === 'SQL' && (this.#previous === 'EXEC' || this.#previous === 'EXECUTE')) this.#inSql = true
    this.#push(TokenKind.word, upper)
  }

  #scanLiteral(line: string, from: number): number {
    const literal = this.#literal
    if (literal === undefined) return from
    const { quote } = literal
    let i = from
    for (;;) {
      const end = line.indexOf(quote, i)
      if (end === -1) {
        literal.content += line.slice(i)
        if (literal.content.length > longestLiteral) this.#endLiteral()
        return line.length
      }
      literal.content += line.slice(i, end)
      i = end + 1
      if (line.charAt(i) !== quote) break
      literal.content += quote
      i++
    }
    this.#literal = undefined
    const notation = match(suffix, line, i) ?? ''
    const flags = literal.flags | (notation === '' || /^[NGM]$/i.test(notation) ? 0 : TokenFlag.prefixed)
    this.#push(TokenKind.literal, literal.content, literal.line, flags)
    return i + notation.length
  }

  #endLiteral(): void {
    const open = this.#literal
    this.#literal = undefined
    if (open !== undefined) this.#push(TokenKind.literal, open.content.slice(0, 200).trimEnd(), open.line, open.flags)
  }

  #push(kind: number, text: string, line = this.#line, flags = 0): void {
    this.#out.push(kind, text, line, this.#isFirst ? flags | TokenFlag.firstOnLine : flags)
    this.#isFirst = false
    this.#previous = text
  }
}

function match(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(line)?.[0]
}
