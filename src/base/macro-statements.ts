/** An operand as written, continuation taken away; parentheses and quotes are kept. `sublist` and `quotedText` read on. */
interface MacroOperand {
  /** Of `KEY=value`, in upper case. */
  readonly key?: string
  /** What stands behind `KEY=`, or the whole positional operand. Empty where one is left out, as between two commas. */
  readonly value: string
  readonly text: string
  /** 1-based, where the operand begins. */
  readonly line: number
}

export interface MacroStatement {
  /** The name field, in upper case. */
  readonly label?: string
  /** In upper case. */
  readonly operation: string
  readonly operands: readonly MacroOperand[]
  /** 1-based, inclusive, continuation lines and all. */
  readonly startLine: number
  readonly endLine: number
}

/** A line as the assembler takes it apart. */
interface Card {
  readonly text: string
  /** Blanks between the end of `text` and the last column that counts. */
  readonly padding: number
  readonly continued: boolean
}

/** Columns of the assembler, counted from 0: HLASM Language Reference, "Field boundaries". */
export const markColumn = 71
const continueColumn = 15
const identification = /^[A-Z0-9 ]{0,8}$/i
const syntax = /['=,()]/
const afterLostMark = /^\s+[A-Z@#$_&][A-Z0-9@#$_&]*=/i
/** Characters that take two columns: East Asian wide and full-width forms, Unicode Standard Annex 11. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/

/**
 * Statements of assembler and its macros (BMS, IMS definitions, MFS): name in column 1, operation, operands up to a blank, then remarks. A mark in column 72
 * goes on in column 16 of the next line; what follows the mark is not read. Comments (`*`, `.*`) and lines of JCL are no statements. Where editors lost a
 * mark or wrote beyond column 72, the commas and quotes tell what was meant.
 */
export function readMacroStatements(lines: readonly string[]): MacroStatement[] {
  const statements: MacroStatement[] = []
  for (let n = 0; n < lines.length; ) {
    const line = lines[n] ?? ''
    if (isMacroComment(line)) {
      n = afterComment(lines, n)
    } else if (line.trim() === '' || line.startsWith('/')) {
      n++
    } else {
      const reader = new StatementReader(n)
      n = readStatement(lines, n, reader)
      const statement = reader.statement(n)
      if (statement) statements.push(statement)
    }
  }
  return statements
}

/** The value of the operand of this key (upper case), as written. */
export function operandOf({ operands }: MacroStatement, key: string): string | undefined {
  return operands.find((operand) => operand.key === key)?.value
}

/** `(A,(B,C))` is `A` and `(B,C)`; anything else is a list of itself. */
export function sublist(value: string): string[] {
  if (!value.startsWith('(')) return value === '' ? [] : [value]
  const items: string[] = []
  let depth = 0
  let quoted = false
  let start = 1
  for (let i = 0; i < value.length; i++) {
    const c = value.charAt(i)
    if (c === "'") quoted = !quoted
    else if (quoted) continue
    else if (c === '(') depth++
    else if ((c === ',' && depth === 1) || (c === ')' && --depth === 0)) {
      items.push(value.slice(start, i).trim())
      start = i + 1
      if (depth === 0) return items
    }
  }
  return [...items, value.slice(start).trim()]
}

/** The text between quotes, where a quote or an ampersand in it is written twice; undefined for a value without quotes. */
export function quotedText(value: string): string | undefined {
  if (!value.startsWith("'")) return undefined
  const end = value.length > 1 && value.endsWith("'") ? -1 : undefined
  return value.slice(1, end).replace(/''/g, "'").replace(/&&/g, '&')
}

export function isMacroComment(line: string): boolean {
  return line.startsWith('*') || line.startsWith('.*')
}

/** A comment may be continued too; boxes often end in column 72, so only a line that can be nothing else belongs to it. */
function afterComment(lines: readonly string[], from: number): number {
  let n = from
  while (n < lines.length && cardOf(lines[n] ?? '', 0, false).continued && isContinuation(lines[n + 1] ?? '')) n++
  return n + 1
}

function isContinuation(line: string): boolean {
  return line.trim() !== '' && line.slice(0, continueColumn).trim() === ''
}

/** Feeds a statement's lines to the reader; gives the number of the line behind them. */
function readStatement(lines: readonly string[], from: number, reader: StatementReader): number {
  let n = from
  let start = 0
  for (;;) {
    const card = cardOf(lines[n] ?? '', start, reader.quoted)
    reader.read(card, start, n)
    n++
    let next = n
    // Lines that somebody put out of use in the middle of a statement.
    while (isMacroComment(lines[next] ?? '') && (card.continued || reader.expectsMore)) next++
    const line = lines[next]
    if (line === undefined || line.startsWith('/') || !/^\s/.test(line)) return n
    if (!card.continued && !(reader.expectsMore && (reader.inParentheses ? isContinuation(line) : afterLostMark.test(line)))) return n
    n = next
    start = Math.min(continueColumn, line.length - line.trimStart().length)
  }
}

function cardOf(written: string, start: number, quoted: boolean): Card {
  const line = written.includes('\t') ? withoutTabs(written) : written
  const column = wide.test(line) ? columnOf(line) : (index: number) => index
  const markIndex = column(markColumn)
  const beyond = line.slice(markIndex + 1)
  const text = line.slice(0, markIndex)
  const mark = line.charAt(markIndex).trim()
  if (!identification.test(beyond.trimEnd()) && syntax.test(beyond)) {
    const open = (text.slice(start).split("'").length % 2 === 0) !== quoted
    const runsOn = mark === '' ? open && beyond.includes("'") : open || !text.endsWith(' ')
    if (runsOn) return { text: line.trimEnd(), padding: 0, continued: false }
  }
  const trimmed = text.trimEnd()
  return { text: trimmed, padding: Math.max(0, markIndex - trimmed.length), continued: mark !== '' }
}

function withoutTabs(line: string): string {
  const [first = '', ...parts] = line.split('\t')
  let text = first
  for (const part of parts) text = text.padEnd((Math.floor(text.length / 8) + 1) * 8) + part
  return text
}

/** From a column to the index of its character, for a line with wide characters. */
function columnOf(line: string): (column: number) => number {
  return (column) => {
    let index = 0
    let width = 0
    for (; index < line.length; index++) {
      const next = width + (wide.test(line.charAt(index)) ? 2 : 1)
      if (next > column) return index
      width = next
    }
    return index + column - width
  }
}

/** Puts a statement together, line by line. */
class StatementReader {
  quoted = false
  readonly #firstLine: number
  readonly #operands: MacroOperand[] = []
  #label: string | undefined
  #operation = ''
  #operand = ''
  #operandLine = 0
  #depth = 0
  #last = ''
  #ended = false

  constructor(firstLine: number) {
    this.#firstLine = firstLine
  }

  get inParentheses(): boolean {
    return this.#depth > 0
  }

  /** After a comma something has to come. */
  get expectsMore(): boolean {
    return !this.#ended && !this.quoted && this.#last === ','
  }

  read(card: Card, start: number, n: number): void {
    const { text } = card
    let i = start
    if (n === this.#firstLine && /^\S/.test(text)) {
      i = wordEnd(text, 0)
      this.#label = text.slice(0, i).toUpperCase()
    }
    if (this.#operation === '') {
      while (i < text.length && isBlank(text.charAt(i))) i++
      const end = wordEnd(text, i)
      this.#operation = text.slice(i, end).toUpperCase()
      i = end
    }
    this.#readOperands(card, i, n)
  }

  statement(endLine: number): MacroStatement | undefined {
    if (this.#operand !== '') this.#push()
    if (this.#operation === '') return undefined
    const label = this.#label === undefined ? {} : { label: this.#label }
    return { ...label, operation: this.#operation, operands: this.#operands, startLine: this.#firstLine + 1, endLine }
  }

  #readOperands({ text, padding, continued }: Card, from: number, n: number): void {
    let taken = from
    for (let i = from; i < text.length && !this.#ended; i++) {
      const c = text.charAt(i)
      if (!this.quoted && isBlank(c)) {
        this.#take(text.slice(taken, i), n)
        taken = i + 1
        if (this.#last === '' || (this.#last === ',' && !continued && this.#depth > 0)) continue
        // What follows a comma and a blank is a remark; the operands go on in the next line.
        if (this.#last === ',') return
        if (this.#depth > 0) this.#operand += c
        else this.#ended = true
      } else if (c === ',' && !this.quoted && this.#depth === 0) {
        this.#take(text.slice(taken, i), n)
        taken = i + 1
        this.#push(n)
        this.#last = c
      } else {
        this.#count(c, text, i)
        this.#last = c
      }
    }
    if (this.#ended) return
    this.#take(text.slice(taken), n)
    if (!continued || padding === 0) return
    if (this.quoted) this.#operand += ' '.repeat(padding)
    else if (this.#last !== '' && this.#last !== ',' && this.#depth === 0) this.#ended = true
  }

  #count(c: string, text: string, i: number): void {
    if (c === "'") {
      if (this.quoted || !isAttributeReference(text, i)) this.quoted = !this.quoted
    } else if (this.quoted) return
    else if (c === '(') this.#depth++
    else if (c === ')' && this.#depth > 0) this.#depth--
  }

  #take(text: string, n: number): void {
    if (text === '') return
    if (this.#operand === '') this.#operandLine = n + 1
    this.#operand += text
  }

  #push(n?: number): void {
    const text = this.#operand.trimEnd()
    const line = this.#operand === '' && n !== undefined ? n + 1 : this.#operandLine
    const keyed = /^([A-Z@#$_&][A-Z0-9@#$_&]*)=/i.exec(text)
    const key = keyed?.[1]?.toUpperCase()
    this.#operands.push(key === undefined ? { value: text, text, line } : { key, value: text.slice(key.length + 1), text, line })
    this.#operand = ''
  }
}

function isBlank(c: string): boolean {
  return c === ' ' || c === '\t'
}

function wordEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && !isBlank(text.charAt(end))) end++
  return end
}

/** `L'NAME`: an apostrophe that opens no string. HLASM Language Reference, "Attributes of symbols". */
function isAttributeReference(text: string, i: number): boolean {
  return /^[LTIKNDOS]$/i.test(text.charAt(i - 1)) && !/[\w@#$&']/.test(text.charAt(i - 2)) && /[A-Z@#$_&=*]/i.test(text.charAt(i + 1))
}
