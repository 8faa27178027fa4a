import { LineKind } from '../line-kinds.ts'
import {
  Char,
  charClass,
  closeParen,
  colon,
  comma,
  dollar,
  doubleQuote,
  equals,
  expandTabs,
  greater,
  isDigit,
  isInlineComment,
  minus,
  period,
  plus,
  question,
  semicolon,
  slash,
  star,
} from './characters.ts'
import { compilerOptions, formatOfSet, formatOfSource, listing, listingControl, vendorInclude } from './directives.ts'
import {
  areaAColumn,
  areaBColumn,
  identificationColumn,
  indicatorColumn,
  type ReferenceFormat,
  referenceFormat,
} from './reference-format.ts'
import { TokenBuffer } from './token-buffer.ts'
import { type CobolTokens, TokenFlag, TokenKind } from './tokens.ts'

export interface LexedCobol extends CobolTokens {
  readonly format: ReferenceFormat
  readonly lineCount: number
  /** One `LineKind` a line; index 0 is line 1. */
  readonly lineKinds: Uint8Array
}

/**
 * Reads the tokens of a member in whatever reference format it is written. Rules: IBM "Reference format" and "Continuation lines";
 * GnuCOBOL and Micro Focus for the free format and their directives.
 */
export function lexCobol(text: string): LexedCobol {
  return new Lexer(text).run()
}

const literalPrefixes = new Set(['X', 'N', 'Z', 'G', 'B', 'U', 'H', 'NX', 'BX', 'GX', 'UX'])
const tag = /:[A-Za-z0-9_@#$-]+:/y
/** What ends SQL, also where END-EXEC was forgotten. */
const notSql = new Set(['END-EXEC', 'PIC', 'PICTURE', 'DIVISION', 'EXEC'])

class Lexer {
  readonly #text: string
  readonly #out: TokenBuffer
  #format: ReferenceFormat
  /** Since SOURCE-COMPUTER says so. */
  #debugging = false
  readonly #hasTabs: boolean
  #line = 0
  #inSql = false
  #previousWord = ''
  /** One string for each word, however often it stands there. */
  readonly #words = new Map<string, string>()
  #wantsPicture = false
  /** A literal that the line's end cut. */
  #open: { quote: number; content: string; line: number; flags: number } | undefined
  /** The next token is the rest of the one before. */
  #joins = false
  /** Column of the first character of the line's content, and its flags. */
  #lineStart = true

  constructor(text: string) {
    this.#text = text
    this.#format = referenceFormat(text)
    this.#hasTabs = text.includes('\t')
    this.#out = new TokenBuffer(Math.max(64, text.length >> 4))
  }

  run(): LexedCobol {
    const text = this.#text
    const kinds: number[] = []
    for (let at = 0; at < text.length; ) {
      const newline = text.indexOf('\n', at)
      const end = newline === -1 ? text.length : newline
      this.#line++
      const kind = this.#readLine(at, end)
      kinds.push(kind === LineKind.comment && !hasWords(text, at, end) ? LineKind.rule : kind)
      at = end + 1
    }
    this.#closeLiteral()
    return { ...this.#out.tokens(), format: this.#format, lineCount: this.#line, lineKinds: Uint8Array.from(kinds) }
  }

  #readLine(from: number, to: number): number {
    let s = this.#text
    if (this.#hasTabs) {
      const tabAt = s.indexOf('\t', from)
      if (tabAt !== -1 && tabAt < to) {
        s = expandTabs(s.slice(from, to))
        to = s.length
        from = 0
      }
    }
    let first = from
    while (first < to && charClass(s.charCodeAt(first)) === Char.space) first++
    if (first === to) return LineKind.blank
    // In whatever column: it is no sequence number.
    if (isInlineComment(s, first)) return LineKind.comment
    if (this.#isDirective(s, from, first, to)) return LineKind.rule
    return this.#format === 'free' ? this.#readFree(s, from, first, to) : this.#readFixed(s, from, to)
  }

  /** Compiler options, directives and vendor includes, which stand outside the language; the last become COPY statements. */
  #isDirective(s: string, from: number, first: number, to: number): boolean {
    const c = s.charCodeAt(first)
    if (c === greater && s.charCodeAt(first + 1) === greater) {
      this.#format = formatOfSource(s.slice(first, to)) ?? this.#format
      return true
    }
    if (c === plus || c === minus || c === question || c === dollar) {
      const include = vendorInclude.exec(s.slice(from, to))
      if (include) {
        this.#closeLiteral()
        this.#push(TokenKind.word, 'COPY', TokenFlag.firstOnLine)
        this.#push(TokenKind.literal, (include[1] ?? '').toUpperCase(), 0)
        this.#push(TokenKind.period, '.', TokenFlag.glued)
        return true
      }
    }
    if (c === dollar && (this.#format === 'free' || first - from === indicatorColumn || first === from)) {
      this.#format = formatOfSet(s.slice(first, to)) ?? this.#format
      return true
    }
    if (c === star && listingControl.test(s.slice(first, Math.min(to, first + 10)))) return true
    return this.#out.count === 0 && compilerOptions.test(s.slice(from, Math.min(to, from + 40)))
  }

  #readFree(s: string, from: number, first: number, to: number): number {
    const c = s.charCodeAt(first)
    const next = s.charCodeAt(first + 1)
    // A star in the first column is a comment to every compiler.
    if ((c === star || c === slash) && first === from) return LineKind.comment
    if ((c === 68 || c === 100) && first === from && next === 32 && !this.#debugging) return LineKind.comment
    this.#closeLiteral()
    this.#scan(s, from, first, to)
    return LineKind.code
  }

  #readFixed(s: string, from: number, to: number): number {
    const end = this.#format === 'variable' ? to : Math.min(to, from + identificationColumn)
    const indicator = from + indicatorColumn < to ? s.charCodeAt(from + indicatorColumn) : 32
    if (indicator === star || indicator === slash) return LineKind.comment
    if ((indicator === 68 || indicator === 100) && !this.#debugging) return LineKind.comment
    let first = from + areaAColumn
    while (first < end && charClass(s.charCodeAt(first)) === Char.space) first++
    if (first >= end) return LineKind.blank
    if (indicator === minus) this.#continueAt(s, from, first, end)
    else if (this.#isDirective(s, from, first, to)) return LineKind.rule
    else {
      if (isInlineComment(s, first)) return LineKind.comment
      this.#closeLiteral()
      this.#scan(s, from, first, end)
    }
    return LineKind.code
  }

  #continueAt(s: string, from: number, first: number, end: number): void {
    const open = this.#open
    if (open === undefined) {
      this.#joins = true
      this.#wantsPicture = this.#out.kinds[this.#out.count - 1] === TokenKind.picture
      this.#scan(s, from, first, end)
      this.#joins = false
      return
    }
    this.#open = undefined
    const start = s.charCodeAt(first) === open.quote ? first + 1 : first
    this.#lineStart = false
    const next = this.#scanLiteral(s, start, end, open.quote, open.flags, open.content, open.line)
    if (next < end) this.#scan(s, from, next, end)
  }

  /** A literal that no line continues ends where its line does. */
  #closeLiteral(): void {
    const open = this.#open
    if (open === undefined) return
    this.#open = undefined
    this.#out.push(TokenKind.literal, open.content.trimEnd(), open.line, open.flags)
  }

  #scan(s: string, from: number, first: number, end: number): void {
    const before = this.#out.count
    this.#lineStart = true
    let i = first
    let glued = 0
    while (i < end) {
      const c = s.charCodeAt(i)
      const kind = charClass(c)
      if (kind === Char.space) {
        i++
        glued = 0
        continue
      }
      const flags = glued | this.#startFlags(i - from)
      if (this.#wantsPicture && !isWordIs(s, i, end)) {
        i = this.#scanPicture(s, i, end, flags)
      } else if (kind === Char.word && (c !== minus || this.#joins || this.#isSuffix(s, i, end))) {
        i = this.#scanWord(s, i, end, flags)
      } else if (kind === Char.quote) {
        i = this.#scanLiteral(s, i + 1, end, c, flags | (c === doubleQuote ? TokenFlag.doubleQuoted : 0), '', this.#line)
      } else if (isInlineComment(s, i)) {
        break
      } else if (c === minus && s.charCodeAt(i + 1) === minus && this.#inSql) {
        break
      } else i = this.#scanSign(s, i, end, c, flags)
      glued = TokenFlag.glued
    }
    this.#dropListing(before)
  }

  #startFlags(column: number): number {
    if (!this.#lineStart) return 0
    this.#lineStart = false
    const inA = this.#format === 'free' || (column >= areaAColumn && column < areaBColumn)
    return TokenFlag.firstOnLine | (inA ? TokenFlag.inAreaA : 0)
  }

  /** `-X` right behind `)` or `:`: what stands between is to be replaced, and this is the rest of a name. */
  #isSuffix(s: string, i: number, end: number): boolean {
    if (i + 1 >= end || charClass(s.charCodeAt(i + 1)) !== Char.word || i === 0) return false
    const before = s.charCodeAt(i - 1)
    return before === closeParen || before === colon
  }

  #scanWord(s: string, i: number, end: number, flags: number): number {
    const start = i
    let digits = true
    let lower = false
    for (; i < end; i++) {
      const c = s.charCodeAt(i)
      if (c === colon && !this.#inSql) {
        const next = tagEnd(s, i, end)
        if (next === i) break
        i = next - 1
        digits = false
        lower = true
        continue
      }
      if (charClass(c) !== Char.word) break
      if (c < 48 || c > 57) digits = false
      if (c >= 97) lower = true
    }
    if (digits) {
      const point = s.charCodeAt(i)
      if ((point === period || point === comma) && i + 1 < end && isDigit(s.charCodeAt(i + 1))) {
        let j = i + 1
        while (j < end && isDigit(s.charCodeAt(j))) j++
        if (j === end || charClass(s.charCodeAt(j)) !== Char.word) i = j
      }
      this.#push(TokenKind.number, s.slice(start, i), flags)
      return i
    }
    const written = s.slice(start, i)
    let text = this.#words.get(written)
    if (text === undefined) {
      text = lower ? written.toUpperCase() : written
      this.#words.set(written, text)
    }
    if (i < end && charClass(s.charCodeAt(i)) === Char.quote && literalPrefixes.has(text)) {
      const quote = s.charCodeAt(i)
      return this.#scanLiteral(s, i + 1, end, quote, flags | TokenFlag.prefixed, '', this.#line)
    }
    this.#push(TokenKind.word, text, flags)
    this.#noteWord(text)
    return i
  }

  #noteWord(text: string): void {
    if (this.#inSql) {
      if (notSql.has(text)) this.#inSql = false
    } else if (text === 'SQL') this.#inSql = this.#previousWord === 'EXEC'
    else if (text === 'MODE' && this.#previousWord === 'DEBUGGING') this.#debugging = true
    else if (text === 'PIC' || text === 'PICTURE') this.#wantsPicture = true
    this.#previousWord = text
  }

  #scanPicture(s: string, i: number, end: number, flags: number): number {
    this.#wantsPicture = false
    const start = i
    while (i < end && charClass(s.charCodeAt(i)) !== Char.space && !(s.charCodeAt(i) === equals && s.charCodeAt(i + 1) === equals)) i++
    // One separator ends the picture; those before it are of the picture.
    const separator = i > start && isSeparator(s.charCodeAt(i - 1)) ? 1 : 0
    if (i - separator > start) this.#push(TokenKind.picture, s.slice(start, i - separator).toUpperCase(), flags)
    if (separator === 1 && s.charCodeAt(i - 1) === period) this.#push(TokenKind.period, '.', TokenFlag.glued)
    return i
  }

  #scanLiteral(s: string, i: number, end: number, quote: number, flags: number, before: string, line: number): number {
    let content = before
    for (let start = i; ; ) {
      let close = i
      while (close < end && s.charCodeAt(close) !== quote) close++
      if (close >= end) {
        const rest = s.slice(start, end)
        if (this.#format === 'free') {
          this.#out.push(TokenKind.literal, (content + rest).trimEnd(), line, flags)
        } else {
          // A cut literal runs through the last column, blanks included.
          const lineStart = s.lastIndexOf('\n', start - 1) + 1
          const toMargin = this.#format === 'fixed' ? lineStart + identificationColumn - start : 0
          this.#open = { quote, content: content + rest.padEnd(toMargin), line, flags }
        }
        return end
      }
      if (close + 1 < end && s.charCodeAt(close + 1) === quote) {
        content += s.slice(start, close + 1)
        i = close + 2
        start = i
        continue
      }
      this.#out.push(TokenKind.literal, content + s.slice(start, close), line, flags)
      this.#previousWord = ''
      return close + 1
    }
  }

  #scanSign(s: string, i: number, end: number, c: number, flags: number): number {
    const next = i + 1 < end ? s.charCodeAt(i + 1) : 32
    if (c === period) {
      const ends = charClass(next) === Char.space || !(charClass(next) === Char.word || next === period)
      this.#push(ends ? TokenKind.period : this.#inSql ? TokenKind.sign : decimalOrPeriod(next), '.', flags)
      return i + 1
    }
    if (c === comma || c === semicolon) {
      // In SQL a comma separates elements of lists; elsewhere it is as good as a space.
      if (this.#inSql) this.#push(TokenKind.sign, s.charAt(i), flags)
      return i + 1
    }
    if (c === colon && !this.#inSql && tagEnd(s, i, end) > i) return this.#scanWord(s, i, end, flags)
    const twice = (c === equals || c === star) && next === c
    this.#push(TokenKind.sign, twice ? s.slice(i, i + 2) : s.charAt(i), flags)
    return i + (twice ? 2 : 1)
  }

  #push(kind: TokenKind, text: string, flags: number): void {
    if (this.#joins) {
      this.#joins = false
      if (this.#out.joinLast(text)) return
    }
    this.#out.push(kind, text, this.#line, flags)
  }

  /** Statements to the compiler's listing; they end with the line, with or without a period. */
  #dropListing(before: number): void {
    const out = this.#out
    const first = out.texts[before]
    const added = out.count - before
    if (first === undefined || added > 3 || out.kinds[before] !== TokenKind.word) return
    const isListing = listing.has(first) && (added === 1 || (added === 2 && out.kinds[before + 1] === TokenKind.period))
    const isTitle = first === 'TITLE' && out.kinds[before + 1] === TokenKind.literal
    if (isListing || isTitle) out.keepFirst(before)
  }
}

/** Whether a comment says something behind its sequence number. */
function hasWords(text: string, from: number, to: number): boolean {
  for (let i = from + indicatorColumn; i < Math.min(to, from + identificationColumn); i++) {
    const c = text.charCodeAt(i)
    if (c > 127 || (charClass(c) === Char.word && c !== minus && c !== 95)) return true
  }
  return false
}

/** A period that a letter follows at once ends the sentence all the same: people forget the space. Before a digit it is a decimal point. */
function decimalOrPeriod(next: number): TokenKind {
  return isDigit(next) ? TokenKind.sign : TokenKind.period
}

function tagEnd(s: string, i: number, end: number): number {
  tag.lastIndex = i
  return tag.test(s) && tag.lastIndex <= end ? tag.lastIndex : i
}

function isWordIs(s: string, i: number, end: number): boolean {
  const isIs = (s.charCodeAt(i) | 32) === 105 && (s.charCodeAt(i + 1) | 32) === 115
  return isIs && i + 2 <= end && (i + 2 === end || charClass(s.charCodeAt(i + 2)) === Char.space)
}

function isSeparator(c: number): boolean {
  return c === period || c === comma || c === semicolon
}
