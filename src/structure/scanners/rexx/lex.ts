import { LineKind, type LineKinds } from '../line-kinds.ts'

/** `string`: the text between its quotes, doubled ones once. `end`: a `;` or the end of a line that does not go on. */
type TokenKind = 'string' | 'symbol' | 'sign' | 'end'

export interface Token {
  readonly kind: TokenKind
  /** As written; of a string what it says. */
  readonly text: string
  /** 1-based. */
  readonly line: number
  /** Whether it stands right behind the token before it: then `a'b'` is one text and `f(` a call. */
  readonly glued: boolean
}

export interface LexedRexx {
  readonly tokens: readonly Token[]
  readonly lineKinds: LineKinds
  /** Members that control directives put in. */
  readonly includes: readonly { readonly name: string; readonly line: number }[]
}

/** TSO/E REXX Reference, "Symbols": letters, digits and these; a compound symbol has periods. Other REXX systems take any letter. */
const symbolChar = /[\p{L}\p{N}@#$¢!?_.]/u
const letter = /[\p{L}\p{N}]/u
/** Sequence numbers in columns 73 to 80, which TSO/E drops. */
const sequenceNumber = /^(.{72})\d{8}\s*$/

/** Directives of the compiler that put a member in, alone or of a library: IBM Compiler for REXX, User's Guide and Reference, "Control directives". */
const directive = /^\/\*%INCLUDE\s+(?:[\w@#$]{1,8}\s*\(\s*)?([\w@#$]{1,8})\s*\)?\s*\*\//i

/** Tokens of a REXX program. Comments nest; a string ends with its line; a comma at the end of a line goes on in the next. */
export function lexRexx(lines: readonly string[]): LexedRexx {
  return new Lexer(lines).run()
}

class Lexer {
  readonly #lines: readonly string[]
  readonly #tokens: Token[] = []
  readonly #lineKinds: number[] = []
  readonly #includes: { readonly name: string; readonly line: number }[] = []
  /** Of comments that are open. */
  #depth = 0
  #glued = false
  #hasCode = false
  #hasComment = false
  #hasWords = false
  /** The last line ended with a comma. */
  #continued = false

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  run(): LexedRexx {
    const numbered = this.#lines.filter((line) => sequenceNumber.test(line)).length * 2 > this.#lines.length
    for (const [n, written] of this.#lines.entries()) {
      const line = (numbered ? sequenceNumber.exec(written)?.[1] : undefined) ?? written
      this.#glued = false
      this.#hasCode = false
      this.#hasComment = this.#depth > 0
      this.#hasWords = false
      for (let i = 0; i < line.length; ) i = this.#step(line, i, n + 1)
      this.#lineKinds.push(this.#kind())
      if (this.#depth === 0) this.#endLine(n + 1)
    }
    return { tokens: this.#tokens, lineKinds: this.#lineKinds, includes: this.#includes }
  }

  #kind(): number {
    if (this.#hasCode) return LineKind.code
    return this.#hasComment ? (this.#hasWords ? LineKind.comment : LineKind.rule) : LineKind.blank
  }

  #endLine(line: number): void {
    const last = this.#tokens.at(-1)
    if (last === undefined || last.kind === 'end') return
    // A comment does not end what goes on.
    if (this.#continued && !this.#hasCode && this.#hasComment) return
    this.#continued = last.kind === 'sign' && last.text === ',' && this.#hasCode
    // The comma stands for a blank.
    if (this.#continued) this.#tokens.pop()
    else this.#push('end', '', line)
  }

  #step(line: string, i: number, n: number): number {
    if (this.#depth > 0 || line.startsWith('/*', i)) {
      const included = this.#depth === 0 && line.startsWith('/*%', i) ? directive.exec(line.slice(i))?.[1] : undefined
      if (included !== undefined) this.#includes.push({ name: included.toUpperCase(), line: n })
      return this.#comment(line, i)
    }
    const c = line.charAt(i)
    if (c <= ' ' || c === '\u00a0') {
      this.#glued = false
      return i + 1
    }
    this.#hasCode = true
    if (c === "'" || c === '"') return this.#string(line, i, c, n)
    if (symbolChar.test(c)) {
      let end = i + 1
      while (end < line.length && symbolChar.test(line.charAt(end))) end++
      this.#push('symbol', line.slice(i, end), n)
      return end
    }
    if (c === ';') this.#push('end', '', n)
    else this.#push('sign', line.startsWith('||', i) ? '||' : c, n)
    return line.startsWith('||', i) ? i + 2 : i + 1
  }

  #comment(line: string, from: number): number {
    this.#hasComment = true
    let i = from
    while (i < line.length) {
      if (line.startsWith('/*', i)) {
        this.#depth++
        i += 2
      } else if (line.startsWith('*/', i)) {
        this.#depth--
        i += 2
        if (this.#depth === 0) break
      } else {
        if (!this.#hasWords && letter.test(line.charAt(i))) this.#hasWords = true
        i++
      }
    }
    return i
  }

  #string(line: string, from: number, quote: string, n: number): number {
    let text = ''
    let i = from + 1
    let start = i
    for (; i < line.length; i++) {
      if (line.charAt(i) !== quote) continue
      text += line.slice(start, i)
      start = i + 1
      if (line.charAt(i + 1) !== quote) break
      i++
      start = i
    }
    if (i >= line.length) text += line.slice(start)
    i = Math.min(i + 1, line.length)
    const base = /[xXbB]/.test(line.charAt(i)) && !symbolChar.test(line.charAt(i + 1)) ? line.charAt(i).toUpperCase() : ''
    if (base === '') this.#push('string', text, n)
    // What a hexadecimal string says depends on the code page: it is a number here.
    else this.#push('symbol', `0${base}${text.replace(/\s/g, '')}`, n)
    return i + base.length
  }

  #push(kind: TokenKind, text: string, line: number): void {
    this.#tokens.push({ kind, text, line, glued: this.#glued })
    this.#glued = kind !== 'end'
  }
}
