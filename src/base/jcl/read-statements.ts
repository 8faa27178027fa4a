import type { JclStatement, JclStream } from './jcl-stream.ts'
import { splitParameters, unquote } from './parameters.ts'
import { fieldEnd, isContinued, isTemplateLine, lastColumn, skipBlanks, statementText } from './statement-text.ts'

type Operation = JclStatement['operation']

type Comment = NonNullable<JclStatement['comment']>

export interface JclText {
  readonly stream: JclStream
  readonly lines: number
}

const operations: ReadonlyMap<string, Operation> = new Map(
  (['JOB', 'PROC', 'PEND', 'EXEC', 'DD', 'SET', 'INCLUDE', 'JCLLIB', 'IF', 'ELSE', 'ENDIF', 'OUTPUT'] as const).map((word) => [word, word]),
)
const otherOperations: ReadonlySet<string> = new Set(['COMMAND', 'EXPORT', 'CNTL', 'ENDCNTL', 'NOTIFY', 'XMIT', 'SCHEDULE', 'PRINTDEV'])

/** Whether a word in upper case is what a statement may do. */
export function isOperation(word: string): boolean {
  return operations.has(word) || otherOperations.has(word)
}

/** A statement that may go on in the next line. */
interface OpenStatement {
  readonly operation: Operation
  readonly word: string
  readonly name: string
  readonly startLine: number
  readonly comment: Comment | undefined
  readonly pieces: string[]
  endLine: number
  quoted: boolean
  awaits: 'operands' | 'comment' | 'nothing'
}

/** Data that is being read: until `delimiter`, or also until the next statement. */
interface OpenData {
  readonly statement: Omit<JclStatement, 'data' | 'comment'>
  readonly comment: Comment | undefined
  readonly lines: string[]
  readonly startLine: number
  readonly delimiter: string
  readonly endsAtStatement: boolean
}

/** Reads the statements of a member, after "JCL statement fields" and "Continuing JCL statements" of the z/OS MVS JCL Reference; what JES would reject is read as far as its meaning is plain. `above`: lines of the file that stand before the text. */
export function readStatements(text: string, above = 0): JclText {
  const lines = text.split('\n')
  if (lines.at(-1)?.replace(/[\u001a\u0000]/g, '') === '') lines.pop()
  const reader = new StatementReader()
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    reader.take(line.endsWith('\r') ? line.slice(0, -1) : line, above + index + 1)
  }
  reader.end()
  return { stream: { statements: reader.statements }, lines: lines.length }
}

class StatementReader {
  readonly statements: JclStatement[] = []
  #open: OpenStatement | undefined
  #data: OpenData | undefined
  /** Comment lines since the last other line. */
  #comment: { startLine: number; endLine: number } | undefined
  #commentOpen = false
  #inStep = false
  /** After a null statement, until the next JOB. */
  #ended = false

  take(line: string, number: number): void {
    if (this.#open !== undefined) {
      if (this.#takeContinuation(line, number)) return
      this.#close()
    }
    if (this.#data !== undefined && this.#takeData(line)) return
    if (line.startsWith('//*')) this.#takeComment(line, number)
    else if (line.startsWith('//')) this.#takeStatement(line, number)
    else this.#takeStray(line, number)
  }

  end(): void {
    this.#close()
    this.#closeData()
  }

  /** False when the line ends the data and is to be read as a statement. */
  #takeData(line: string): boolean {
    const data = this.#data
    if (data === undefined) return false
    if (line.startsWith(data.delimiter)) {
      this.#closeData(1)
      return true
    }
    if (data.endsAtStatement && line.startsWith('//')) {
      this.#closeData()
      return false
    }
    data.lines.push(line)
    return true
  }

  /** Lines without a DD before them are the step's SYSIN, as JES generates it. `/*` is JES2's. */
  #takeStray(line: string, number: number): void {
    this.#dropComment()
    if (!this.#inStep || this.#ended || line.trim() === '' || /^(?:\/\*|\.\/|\u001a)/.test(line) || isTemplateLine(line)) return
    const statement = { operation: 'DD', name: 'SYSIN', parameters: [{ key: '', value: '*' }], startLine: number, endLine: number } as const
    this.#data = { statement, comment: undefined, lines: [line], startLine: number, delimiter: '/*', endsAtStatement: true }
  }

  #takeComment(line: string, number: number): void {
    if (!this.#commentOpen) this.#comment = undefined
    this.#commentOpen = true
    if (!/[A-Za-z0-9]/.test(line)) return
    if (this.#comment === undefined) this.#comment = { startLine: number, endLine: number }
    else this.#comment.endLine = number
  }

  #dropComment(): Comment | undefined {
    const comment = this.#commentOpen ? this.#comment : undefined
    this.#comment = undefined
    this.#commentOpen = false
    return comment
  }

  #takeContinuation(line: string, number: number): boolean {
    const open = this.#open
    if (open === undefined) return false
    if (!line.startsWith('//')) return open.awaits === 'operands' && isTemplateLine(line)
    if (line[2] === '*') return open.awaits === 'operands'
    if (line.charCodeAt(2) > 32) return false
    const text = statementText(line)
    const start = skipBlanks(text, 2)
    if (start === text.length) return false
    if (open.awaits === 'comment') {
      open.endLine = number
      if (!isContinued(line)) this.#close()
      return true
    }
    // A comma too many before a statement without a name.
    const word = text.slice(start, fieldEnd(text, start).end).toUpperCase()
    if (!open.quoted && operations.has(word)) return false
    open.endLine = number
    // An apostrophe that is open at column 71 goes on in column 16, blanks and all.
    this.#takeOperands(open, line, text, open.quoted ? Math.min(start, 15) : start)
    if (open.awaits === 'nothing') this.#close()
    return true
  }

  #takeStatement(line: string, number: number): void {
    const comment = this.#dropComment()
    const text = statementText(line)
    const nameEnd = fieldEnd(text, 2).end
    const wordStart = skipBlanks(text, nameEnd)
    if (wordStart === text.length && nameEnd === 2) {
      this.#takeNull(number, comment)
      return
    }
    const wordEnd = fieldEnd(text, wordStart).end
    const word = text.slice(wordStart, wordEnd).toUpperCase()
    const operation = operations.get(word) ?? 'OTHER'
    if (operation === 'JOB') this.#ended = false
    // A line without a name whose first word is no operation is what is left of a comment.
    if (this.#ended || (operation === 'OTHER' && nameEnd === 2 && !otherOperations.has(word))) return
    if (operation === 'JOB' || operation === 'PEND') this.#inStep = false
    if (operation === 'EXEC') this.#inStep = true
    this.#open = {
      operation,
      word,
      name: text.slice(2, nameEnd).toUpperCase(),
      startLine: number,
      comment,
      pieces: [],
      endLine: number,
      quoted: false,
      awaits: 'nothing',
    }
    this.#takeOperands(this.#open, line, text, skipBlanks(text, wordEnd))
    if (this.#open.awaits === 'nothing') this.#close()
  }

  /** A null statement ends the job; before the first step, where the job would end without one, it is a blank card. */
  #takeNull(number: number, comment: Comment | undefined): void {
    if (!this.#inStep || this.#ended) return
    this.#ended = true
    this.#push({ operation: 'NULL', name: '', parameters: [], startLine: number, endLine: number }, comment)
  }

  #takeOperands(open: OpenStatement, line: string, text: string, start: number): void {
    if (open.operation === 'IF') {
      const condition = text.slice(start).trimEnd()
      open.pieces.push(condition, ' ')
      open.awaits = /\bTHEN\b/i.test(condition) ? 'nothing' : 'operands'
      return
    }
    const { end, quoted } = fieldEnd(text, start, open.quoted)
    const piece = text.slice(start, end)
    open.quoted = quoted
    open.pieces.push(quoted ? piece.padEnd(lastColumn - start) : piece)
    if (quoted || piece.endsWith(',')) open.awaits = 'operands'
    else open.awaits = text.length === lastColumn && isContinued(line) && skipBlanks(text, end) < text.length ? 'comment' : 'nothing'
  }

  #close(): void {
    const open = this.#open
    if (open === undefined) return
    this.#open = undefined
    const field = open.pieces.join('').trimEnd()
    const { operation, name, startLine, endLine } = open
    const whole = operation === 'IF' || operation === 'ELSE' || operation === 'ENDIF'
    const parameters = whole ? [{ key: '', value: field }].filter((one) => one.value !== '') : splitParameters(field.replace(/,$/, ''))
    const statement = { operation, name, parameters, startLine, endLine }
    const ending = dataEnding(open.word, parameters)
    if (ending === undefined) this.#push(statement, open.comment)
    else this.#data = { statement, comment: open.comment, lines: [], startLine: endLine + 1, ...ending }
  }

  #closeData(delimiters = 0): void {
    const open = this.#data
    if (open === undefined) return
    this.#data = undefined
    const { startLine, lines } = open
    this.#push({ ...open.statement, data: { startLine, endLine: startLine + lines.length - 1 + delimiters, lines } }, open.comment)
  }

  #push(statement: JclStatement, comment: Comment | undefined): void {
    this.statements.push(comment === undefined ? statement : { ...statement, comment })
  }
}

/** How the data ends that follows a `DD *`, `DD DATA` or `XMIT`; undefined for other statements. */
function dataEnding(word: string, parameters: JclStatement['parameters']): Pick<OpenData, 'delimiter' | 'endsAtStatement'> | undefined {
  if (word !== 'DD' && word !== 'XMIT') return undefined
  const kind = word === 'XMIT' ? 'DATA' : parameters.find((one) => one.key === '' && /^(?:\*|DATA)$/i.test(one.value))?.value
  if (kind === undefined) return undefined
  const written = unquote(parameters.find((one) => one.key === 'DLM')?.value ?? '')
  return { delimiter: written === '' ? '/*' : written, endsAtStatement: written === '' && kind === '*' }
}
