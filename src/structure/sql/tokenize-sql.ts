import { SqlKind, SqlTokenBuffer, type SqlTokens } from './sql-tokens.ts'

/** A literal that is not closed within so many lines was never meant to be one. */
const literalLines = 30

const setTerminator = /^--#SET\s+TERMINATOR\s+(\S)/i
/** Terminators of other tools, alone on their line. */
const lineTerminator = /^\s*(?:GO|\/)\s*$/i
/** Sequence numbers of 80-column members. */
const sequenceNumber = /^\d{8}\s*$/

/**
 * Tokens of SQL text: a DDL member, or what SPUFI, DSNTEP2 and DSNTIAD read. Places are lines. A statement ends at `;`, at whatever
 * `--#SET TERMINATOR` says, and at a `#` that stands by itself.
 */
export function tokenizeSql(lines: readonly string[], firstLine: number): SqlTokens {
  return new Tokenizer(lines, firstLine).run()
}

class Tokenizer {
  readonly #lines: readonly string[]
  readonly #firstLine: number
  readonly #out = new SqlTokenBuffer()
  #terminator = ';'
  #inComment = false

  constructor(lines: readonly string[], firstLine: number) {
    this.#lines = lines
    this.#firstLine = firstLine
  }

  run(): SqlTokens {
    let column = 0
    for (let n = 0; n < this.#lines.length; ) {
      const line = this.#lineAt(n)
      if (column === 0 && lineTerminator.test(line)) {
        this.#out.push(SqlKind.end, line.trim(), this.#firstLine + n)
        n++
        continue
      }
      const at = this.#scanLine(line, n, column)
      n = at.line
      column = at.column
    }
    return this.#out
  }

  #lineAt(n: number): string {
    const line = this.#lines[n] ?? ''
    return line.length > 72 && sequenceNumber.test(line.slice(72)) ? line.slice(0, 72) : line
  }

  /** Reads on from `column`; gives where to go on, which is the next line unless a literal ended further down. */
  #scanLine(line: string, n: number, column: number): { line: number; column: number } {
    let i = column
    while (i < line.length) {
      if (this.#inComment) {
        const close = line.indexOf('*/', i)
        if (close === -1) break
        this.#inComment = false
        i = close + 2
        continue
      }
      const c = line.charAt(i)
      if (c === "'" || c === '"') {
        const literal = this.#literal(line, n, i)
        this.#out.push(
          c === '"' ? SqlKind.name : SqlKind.string,
          c === '"' ? literal.text.toUpperCase() : literal.text,
          this.#firstLine + n,
        )
        if (literal.line !== n) return literal
        i = literal.column
      } else if (c === '-' && line.charAt(i + 1) === '-') {
        this.#terminator = setTerminator.exec(line.slice(i))?.[1] ?? this.#terminator
        break
      } else if (c === '/' && line.charAt(i + 1) === '*') {
        this.#inComment = true
        i += 2
      } else i = this.#delimitedName(line, i, this.#firstLine + n) ?? this.#scanToken(line, i, this.#firstLine + n)
    }
    return { line: n + 1, column: 0 }
  }

  /** The names of MySQL and SQL Server, which other products never write so; gives where to go on. What stands in brackets behind a word is an index. */
  #delimitedName(line: string, i: number, place: number): number | undefined {
    const closes = line.charAt(i) === '`' ? '`' : line.charAt(i) === '[' && !(i > 0 && this.#isWordChar(line, i - 1)) ? ']' : undefined
    const close = closes === undefined ? -1 : line.indexOf(closes, i + 1)
    if (close <= i + 1) return undefined
    this.#out.push(SqlKind.name, line.slice(i + 1, close).toUpperCase(), place)
    return close + 1
  }

  #scanToken(line: string, i: number, place: number): number {
    const c = line.charAt(i)
    if (c === this.#terminator) {
      this.#out.push(SqlKind.end, c, place)
      return i + 1
    }
    if (c <= ' ' || c === '\u00a0') return i + 1
    if (!this.#isWordChar(line, i)) {
      this.#out.push(SqlKind.sign, c, place)
      return i + 1
    }
    let end = i + 1
    while (end < line.length && this.#isWordChar(line, end)) end++
    const text = line.slice(i, end)
    if (text === '#') this.#out.push(SqlKind.end, text, place)
    else if (/^\d+$/.test(text)) return this.#scanNumber(line, i, end, place)
    else this.#out.push(SqlKind.word, text.toUpperCase(), place)
    // `&OWNER..T`: the first period ends the symbol.
    return c === '&' && line.startsWith('..', end) ? end + 1 : end
  }

  #scanNumber(line: string, start: number, digitsEnd: number, place: number): number {
    let end = digitsEnd
    if (line.charAt(end) === '.' && isDigit(line.charCodeAt(end + 1))) {
      end++
      while (isDigit(line.charCodeAt(end))) end++
    }
    this.#out.push(SqlKind.number, line.slice(start, end), place)
    return end
  }

  #isWordChar(line: string, i: number): boolean {
    const c = line.charCodeAt(i)
    if (c > 127) return c !== 0xa0 && c !== 0xac
    if ((c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95) return true
    // `&` begins a symbol that JCL or a tool replaces.
    const char = line.charAt(i)
    return (char === '#' || char === '@' || char === '$' || char === '&') && char !== this.#terminator
  }

  /** The literal that opens at `column` of line `n`, and the place behind it. */
  #literal(line: string, n: number, column: number): { text: string; line: number; column: number } {
    const quote = line.charAt(column)
    let text = ''
    let current = line
    let start = column + 1
    for (let m = n; m < n + literalLines && m < this.#lines.length; ) {
      const close = current.indexOf(quote, start)
      if (close !== -1 && current.charAt(close + 1) === quote) {
        text += current.slice(start, close + 1)
        start = close + 2
        continue
      }
      if (close !== -1) return { text: text + current.slice(start, close), line: m, column: close + 1 }
      text += current.slice(start)
      current = this.#lineAt(++m)
      start = 0
    }
    return { text: line.slice(column + 1).trimEnd(), line: n, column: line.length }
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
