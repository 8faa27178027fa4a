import { LineKind } from '../line-kinds.ts'
import type { CommentBlock, Lexis, TextForm } from './lexis.ts'
import { isAlphanumeric, isIn, namePart } from './name-characters.ts'
import { type Opener, openersOf } from './openers.ts'
import { patternEnd } from './pattern-end.ts'
import { SourceTokens, TokenKind } from './source-tokens.ts'

/** Texts that were to end and do not: then what looked like their beginning was none, and soon nothing is looked for any more. */
const mostEndless = 20

/** Of C++: 16 signs between the quote and the bracket. */
const longestDelimiter = 17

const newline = 10
const backslash = 92

/** Reads a text as `lexis` says. Linear; what is never closed ends with its line or with the text. */
export function lexSource(text: string, lexis: Lexis, caseless: boolean): SourceTokens {
  return new SourceLexer(text, lexis, caseless).run()
}

class SourceLexer {
  readonly #text: string
  readonly #lexis: Lexis
  readonly #tokens: SourceTokens
  readonly #openers: ReadonlyMap<number, readonly Opener[]>
  /** The characters that comments and texts begin with. */
  readonly #opens = new Uint8Array(128)
  readonly #inName: Uint8Array
  readonly #startsName: Uint8Array
  /** Texts with code inside that is being read, the innermost last, and how deep its brackets are. */
  readonly #holes: { readonly form: TextForm; depth: number }[] = []
  readonly #hereDocs: string[] = []
  #at = 0
  #line = 1
  #inDirective = false
  #endless = 0

  constructor(text: string, lexis: Lexis, caseless: boolean) {
    this.#text = text
    this.#lexis = lexis
    this.#tokens = new SourceTokens(text, caseless)
    this.#openers = openersOf(lexis)
    for (const code of this.#openers.keys()) this.#opens[code] = 1
    if (lexis.hereDocs) this.#opens[60] = 1
    if (lexis.patterns) this.#opens[47] = 1
    this.#inName = namePart(`0123456789${lexis.nameSigns ?? ''}`)
    this.#startsName = namePart(lexis.nameStarts ?? '')
  }

  run(): SourceTokens {
    const text = this.#text
    this.#lineStart()
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at)
      if (code === newline) this.#lineEnd()
      else if (code <= 32 || code === 0xfeff || code === 0xa0) this.#at++
      else if (code < 128 && this.#opens[code] === 1 && this.#opened(code)) continue
      else if (isIn(this.#startsName, code)) this.#name()
      else if (code >= 48 && code <= 57) this.#number()
      else if (code === backslash && this.#isLineEnd(this.#at + 1)) this.#continue()
      else this.#sign(code)
    }
    if (this.#inDirective) this.#push(TokenKind.directiveEnd, this.#at, this.#at)
    return this.#tokens
  }

  #push(kind: TokenKind, start: number, end: number): void {
    this.#tokens.push(kind, start, end, this.#line)
  }

  #isLineEnd(at: number): boolean {
    const code = this.#text.charCodeAt(at)
    return code === newline || (code === 13 && this.#text.charCodeAt(at + 1) === newline)
  }

  /** The preprocessor joins lines before anything else is read. */
  #continue(): void {
    this.#at = this.#text.indexOf('\n', this.#at) + 1
    this.#newLine()
  }

  #newLine(): void {
    this.#line++
    this.#tokens.lineKinds[this.#line] = LineKind.blank
    this.#tokens.lineStarts[this.#line] = this.#at
  }

  #lineEnd(): void {
    this.#at++
    if (this.#inDirective) {
      this.#push(TokenKind.directiveEnd, this.#at - 1, this.#at - 1)
      this.#inDirective = false
    }
    this.#newLine()
    while (this.#hereDocs.length > 0) this.#hereDoc(this.#hereDocs.shift() ?? '')
    this.#lineStart()
  }

  #lineStart(): void {
    const { commentLine, directives } = this.#lexis
    if (commentLine && matchesAt(commentLine, this.#text, this.#at)) this.#skipComment(this.#endOfLine(this.#at))
    else if (directives) this.#directiveLine()
  }

  #directiveLine(): void {
    let at = this.#at
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++
    if (this.#text[at] === '#') this.#directive(at + 1)
  }

  #directive(behindSign: number): void {
    let from = behindSign
    while (this.#text[from] === ' ' || this.#text[from] === '\t') from++
    let to = from
    while (isIn(this.#inName, this.#text.charCodeAt(to))) to++
    this.#push(TokenKind.directive, from, to)
    this.#at = to
    const name = this.#text.slice(from, to)
    this.#inDirective = true
    // Conditions and messages hold nothing that is called or defined.
    if (name !== 'define' && name !== 'include' && name !== 'import') this.#skipDirective()
  }

  #skipDirective(): void {
    for (;;) {
      const end = this.#endOfLine(this.#at)
      const comment = this.#text.slice(this.#at, end).lastIndexOf('/*')
      // A comment may go on behind it.
      if (comment >= 0 && !this.#text.slice(this.#at + comment, end).includes('*/')) {
        this.#at += comment
        return
      }
      const last = this.#text.charCodeAt(end - 1) === 13 ? end - 2 : end - 1
      this.#at = end
      if (this.#text.charCodeAt(last) !== backslash || end >= this.#text.length) return
      this.#at++
      this.#newLine()
    }
  }

  #endOfLine(from: number): number {
    const end = this.#text.indexOf('\n', from)
    return end === -1 ? this.#text.length : end
  }

  #name(): void {
    const start = this.#at
    let at = start + 1
    while (isIn(this.#inName, this.#text.charCodeAt(at))) at++
    this.#at = at
    this.#push(TokenKind.word, start, at)
    if (this.#lexis.rawTexts && this.#text[at] === '"' && this.#text[at - 1] === 'R') this.#rawText(at)
  }

  #rawText(quote: number): void {
    const bracket = this.#text.slice(quote, quote + longestDelimiter + 1).indexOf('(') + quote
    if (bracket < quote || this.#endless >= mostEndless) return
    const close = `)${this.#text.slice(quote + 1, bracket)}"`
    const end = this.#text.indexOf(close, bracket)
    if (end === -1) {
      this.#endless++
      return
    }
    this.#push(TokenKind.text, quote, end + close.length)
    this.#passLines(end + close.length)
  }

  #number(): void {
    const start = this.#at
    const text = this.#text
    let at = start + 1
    for (;;) {
      const code = text.charCodeAt(at)
      const isPoint = code === 46 && text.charCodeAt(at + 1) !== 46
      const isSeparator = code === 39 && this.#lexis.rawTexts === true && /[0-9a-f]/i.test(text[at + 1] ?? '')
      if (!isAlphanumeric(code) && !isPoint && !isSeparator) break
      at++
    }
    this.#at = at
    this.#push(TokenKind.number, start, at)
  }

  #sign(code: number): void {
    const start = this.#at++
    const hole = this.#holes.at(-1)
    if (hole?.form.hole) {
      if (code === hole.form.hole.nest.charCodeAt(0)) hole.depth++
      else if (code === hole.form.hole.close.charCodeAt(0) && --hole.depth < 0) {
        this.#holes.pop()
        this.#readText(hole.form, start + 1)
        return
      }
    }
    this.#push(TokenKind.sign, start, start + 1)
  }

  /** A comment, a text, lines of text, or a pattern. */
  #opened(code: number): boolean {
    for (const opener of this.#openers.get(code) ?? []) {
      if (!this.#text.startsWith(opener.open, this.#at) || !this.#isMeant(opener)) continue
      if (opener.what === 'line') this.#skipComment(this.#endOfLine(this.#at))
      else if (opener.what === 'block' && opener.directive) this.#passLines(this.#endOfBlock(opener))
      else if (opener.what === 'block') this.#skipComment(this.#endOfBlock(opener))
      else this.#readText(opener, this.#at + opener.open.length)
      return true
    }
    const { hereDocs, patterns } = this.#lexis
    if (code === 60 && hereDocs) this.#announce(hereDocs)
    return code === 47 && patterns === true && this.#pattern()
  }

  #isMeant(opener: Opener): boolean {
    if (opener.what === 'line') {
      const before = this.#text.charCodeAt(this.#at - 1)
      return this.#lexis.spacedComments !== true || this.#at === 0 || before <= 32 || before === 59
    }
    if (opener.what === 'block') return opener.atLineStart !== true || this.#at === this.#tokens.lineStarts[this.#line]
    if (opener.oneCharacter !== true) return true
    const code = this.#text.codePointAt(this.#at + 1) ?? 0
    return code === backslash || this.#text[this.#at + (code > 0xffff ? 3 : 2)] === opener.close
  }

  #endOfBlock({ open, close, nested }: CommentBlock): number {
    let depth = 0
    let at = this.#at
    for (;;) {
      const end = this.#text.indexOf(close, at + 1)
      if (end === -1) return this.#text.length
      if (nested !== true) return Math.max(end, this.#at + open.length) + close.length
      for (let inner = this.#text.indexOf(open, at); inner !== -1 && inner < end; inner = this.#text.indexOf(open, inner + open.length))
        depth++
      at = end + close.length
      if (--depth <= 0) return at
      at--
    }
  }

  #skipComment(to: number): void {
    const { lineKinds } = this.#tokens
    const first = this.#line
    const isFirst = lineKinds[first] === LineKind.blank
    this.#passLines(to)
    for (let line = isFirst ? first : first + 1; line <= this.#line; line++) lineKinds[line] = LineKind.comment
  }

  /** On to `to`, counting lines. */
  #passLines(to: number): void {
    for (let end = this.#text.indexOf('\n', this.#at); end !== -1 && end < to; end = this.#text.indexOf('\n', this.#at)) {
      this.#at = end + 1
      this.#newLine()
      this.#tokens.lineKinds[this.#line] = LineKind.code
    }
    this.#at = to
  }

  /** The rest of a text from `from`; up to code inside it, if there is any. */
  #readText(form: TextForm, from: number): void {
    const text = this.#text
    const { close, escape: kept, lines, hole } = form
    const first = close.charCodeAt(0)
    let at = from
    let next = text.length
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === newline && lines !== true) {
        next = at
        break
      }
      if (code === backslash && kept === 'backslash') at++
      else if (hole && text.startsWith(hole.open, at)) {
        this.#endText(from, at, at + hole.open.length)
        this.#holes.push({ form, depth: 0 })
        // A command begins behind the bracket; braces are left out, as what they would open is no block.
        if (hole.nest === '(') this.#push(TokenKind.sign, this.#at - 1, this.#at)
        return
      } else if (code === first && text.startsWith(close, at)) {
        next = at + close.length
        if (kept !== 'doubled' || !text.startsWith(close, next)) break
        at = next
      }
    }
    this.#endText(from, Math.min(at, text.length), Math.min(next, text.length))
  }

  #endText(from: number, end: number, next: number): void {
    this.#push(TokenKind.text, from, end)
    this.#passLines(next)
  }

  #announce(form: RegExp): void {
    form.lastIndex = this.#at
    const end = form.exec(this.#text)?.groups?.end
    if (end !== undefined && this.#endless < mostEndless) this.#hereDocs.push(end)
  }

  /** Lines up to one that is `end`; when there is none it was no such text. */
  #hereDoc(end: string): void {
    let at = this.#at
    for (;;) {
      const lineEnd = this.#endOfLine(at)
      const line = this.#text.slice(at, lineEnd).trim()
      if (line === end || (line.startsWith(end) && ';,).'.includes(line[end.length] ?? ' '))) {
        // What stands behind the mark is code again.
        this.#passLines(at)
        this.#at += this.#text.slice(at, lineEnd).indexOf(end) + end.length
        return
      }
      if (lineEnd >= this.#text.length) break
      at = lineEnd + 1
    }
    this.#endless++
  }

  #pattern(): boolean {
    const end = patternEnd(this.#tokens, this.#at, this.#endOfLine(this.#at))
    if (end === undefined) return false
    this.#push(TokenKind.text, this.#at, end)
    this.#at = end
    return true
  }
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}
