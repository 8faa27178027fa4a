import type { Operand } from '../../cobol/cobol-program.ts'
import { TextParts } from '../../cobol/statements/text-parts.ts'
import { hasWord, isWorthKeeping } from '../../message-text.ts'
import { outside, type PliWalk } from '../walk.ts'

/** `PUT FILE(F) SKIP EDIT('A', B)(A, F(5))`: what is written is a message where it holds words. */
export function readPut(walk: PliWalk, from: number, to: number): void {
  const shown = new ShownText()
  let how = 'PUT'
  let isString = false
  let hasFile = false
  forOptions(
    walk,
    { from, to },
    {
      file: (at) => {
        hasFile = true
        walk.access(at, 'write')
      },
      string: (at, end) => {
        isString = true
        const target = walk.operand(at)
        walk.verb = 'PUT STRING'
        if (target !== undefined) walk.write(target, outside('computed'))
        walk.expression(walk.next, end)
      },
      data: (option, at, end) => {
        how = `PUT ${option}`
        walk.verb = how
        walk.expression(at, end, (operand) => shown.add(operand))
      },
    },
  )
  if (isString) return
  // Without FILE it writes to SYSPRINT; a program that says nothing of that is not told to work with it.
  if (!hasFile) walk.accessKnown('SYSPRINT', 'write')
  shown.note(walk, how)
}

/** `GET FILE(F) LIST(A, (B(I) DO I = 1 TO 5))`. */
export function readGet(walk: PliWalk, from: number, to: number): void {
  let origin = 'file'
  forOptions(
    walk,
    { from, to },
    {
      file: (at) => walk.access(at, 'read'),
      string: (at, end) => {
        origin = 'computed'
        walk.verb = 'GET STRING'
        walk.expression(at, end)
      },
      data: (option, at, end) => {
        walk.verb = `GET ${option}`
        getData(walk, at, end, origin)
      },
    },
  )
}

function getData(walk: PliWalk, from: number, to: number, origin: string): void {
  for (let i = from, isRepetition = false; i < to; ) {
    const operand = walk.operand(i)
    const behind = Math.max(i + 1, walk.next)
    if (operand?.kind === 'unknown' && operand.text === 'DO') isRepetition = true
    else if (operand !== undefined) {
      if (isRepetition) walk.read(operand)
      else walk.write(operand, outside(origin))
    } else if (walk.pairs.isSign(i, ')')) isRepetition = false
    i = behind
  }
}

/** `DISPLAY('TEXT' || X) REPLY(Y)`. */
export function readDisplay(walk: PliWalk, from: number, to: number): void {
  const { pairs } = walk
  const shown = new ShownText()
  const close = Math.min(pairs.closingOf(from), to)
  if (!pairs.isSign(from, '(')) return
  walk.expression(from + 1, close, (operand) => shown.add(operand))
  shown.note(walk, 'DISPLAY')
  for (let i = close + 1; i < to; i++) {
    if (pairs.wordAt(i) !== 'REPLY' || !pairs.isSign(i + 1, '(')) continue
    const reply = walk.operand(i + 2)
    if (reply !== undefined) walk.write(reply, outside('console'))
  }
}

/** Words of a repetition in a data list: `(A(I) DO I = 1 TO 5)`. */
const repeating = new Set(['DO', 'TO', 'BY', 'WHILE', 'UNTIL', 'REPEAT'])

/** Of a print line: what is longer is a text of several lines, or a heading. */
const longestMessage = 132

/** What people see of a statement: its literals, and the names of variables between them. */
class ShownText {
  readonly #parts = new TextParts()
  readonly #sentences: Operand[] = []

  /** Functions and the words of repetitions are not shown. */
  add(operand: Operand): void {
    if (operand.kind === 'expression' || (operand.kind === 'unknown' && repeating.has(operand.text))) return
    this.#parts.add(operand)
    if (operand.kind === 'literal' && isWorthKeeping(operand.text)) this.#sentences.push(operand)
  }

  /** A text of several lines is a message for each sentence; anything else is one, with values in it. */
  note(walk: PliWalk, how: string): void {
    const { messages } = walk.facts
    const { text, literals } = this.#parts
    const isLong = text.length > longestMessage && this.#sentences.length > 1
    if (isLong) for (const { text: line, token } of this.#sentences) messages.push({ text: line.trim(), token, how })
    else if (hasWord(literals) && isWorthKeeping(text)) messages.push({ text, token: walk.start, how })
  }
}

interface StreamOptions {
  readonly file: (at: number) => void
  readonly string: (from: number, to: number) => void
  readonly data: (option: string, from: number, to: number) => void
}

/** LIST and DATA have a data list, EDIT data lists and formats in turn. */
function forOptions(walk: PliWalk, { from, to }: { readonly from: number; readonly to: number }, options: StreamOptions): void {
  const { pairs, verb } = walk
  for (let i = from; i < to; ) {
    const word = pairs.wordAt(i)
    const close = pairs.closingOf(i + 1)
    const hasParentheses = pairs.isSign(i + 1, '(')
    let behind = Math.max(i + 1, pairs.behindParentheses(i + 1))
    if (!hasParentheses || word === '') {
      i++
      continue
    }
    if (word === 'FILE') options.file(i + 2)
    else if (word === 'STRING') options.string(i + 2, close)
    else if (word === 'LIST' || word === 'DATA') options.data(word, i + 2, close)
    else if (word === 'EDIT') behind = edit(walk, i + 1, to, options)
    else walk.expression(i + 2, close)
    walk.verb = verb
    i = behind
  }
}

function edit(walk: PliWalk, open: number, to: number, options: StreamOptions): number {
  const { pairs } = walk
  let i = open
  while (i < to && pairs.isSign(i, '(')) {
    options.data('EDIT', i + 1, pairs.closingOf(i))
    i = Math.max(i + 1, pairs.behindParentheses(i))
    // Numbers of columns and places may be variables; the letters of formats are no names.
    i = Math.max(i, pairs.behindParentheses(i))
  }
  return i
}
