import { LineKind, type LineKinds } from '../line-kinds.ts'

/** One statement or command, continuation taken away; what follows THEN, ELSE, DO and a label is one of its own. */
export interface ClistStatement {
  /** Upper case. */
  readonly label?: string
  /** Empty for a label alone. */
  readonly text: string
  /** 1-based, of the first line. */
  readonly line: number
  readonly endLine: number
}

export interface ClistText {
  readonly statements: readonly ClistStatement[]
  readonly lineKinds: LineKinds
}

const sequenceNumber = /^(.{72})[\d ]{8}\s*$/
/** TSO/E CLISTs, "Labels": up to 31 characters. */
const labelled = /^\s*([A-Z@#$][A-Z0-9@#$_]{0,30})\s*:(?!=)/i
/** A statement that is longer lacks its end. */
const mostChars = 32_000

/** Cuts a CLIST into statements. `-` and `+` go on in the next line, `+` without its leading blanks; comments stand anywhere (TSO/E CLISTs, "Syntax rules"). */
export function readClistStatements(lines: readonly string[]): ClistText {
  const statements: ClistStatement[] = []
  const lineKinds: number[] = []
  let text = ''
  let first = 0
  let mark = ''
  let inComment = false
  const close = (last: number) => {
    cut(text, first, last, statements)
    text = ''
    mark = ''
  }
  for (const [n, written] of lines.entries()) {
    const whole = sequenceNumber.exec(written)?.[1] ?? written
    const { code, hasComment, open } = withoutComments(whole, inComment)
    inComment = open
    const line = code.trimEnd()
    const isEmpty = line.trim() === ''
    lineKinds.push(isEmpty ? emptyKind(whole, hasComment) : LineKind.code)
    if (isEmpty && (mark === '' || hasComment)) continue
    if (mark === '') first = n + 1
    const isContinued = /[-+]$/.test(line) && text.length < mostChars
    const part = isContinued ? line.slice(0, -1) : line
    text += mark === '+' ? part.trimStart() : part
    mark = isContinued ? line.slice(-1) : ''
    if (!isContinued) close(n + 1)
  }
  if (text !== '') close(lines.length)
  return { statements, lineKinds }
}

/** Of a line without code. */
function emptyKind(line: string, hasComment: boolean): number {
  if (!hasComment) return LineKind.blank
  return /[\p{L}\d]/u.test(line) ? LineKind.comment : LineKind.rule
}

function withoutComments(
  line: string,
  inComment: boolean,
): { readonly code: string; readonly hasComment: boolean; readonly open: boolean } {
  let code = ''
  let hasComment = inComment
  let open = inComment
  for (let at = 0; at < line.length; ) {
    const mark = line.indexOf(open ? '*/' : '/*', at)
    if (!open) code += line.slice(at, mark < 0 ? line.length : mark)
    if (mark < 0) break
    hasComment = true
    open = !open
    at = mark + 2
  }
  return { code, hasComment, open }
}

function cut(written: string, line: number, endLine: number, statements: ClistStatement[]): void {
  let text = written
  let label: string | undefined
  const push = (part: string) => {
    if (part.trim() !== '' || label !== undefined)
      statements.push({ ...(label === undefined ? {} : { label }), text: part.trim(), line, endLine })
    label = undefined
  }
  for (;;) {
    const found = labelled.exec(text)
    if (found) {
      if (label !== undefined) push('')
      label = (found[1] ?? '').toUpperCase()
      text = text.slice(found[0].length)
      continue
    }
    const [, opener = '', rest = ''] = /^\s*(THEN|ELSE|OTHERWISE|DO)\b(?!\s*=)([\s\S]*)$/i.exec(text) ?? []
    if (opener.toUpperCase() === 'DO') {
      push(`DO ${rest}`)
      return
    }
    if (opener !== '') {
      text = rest
      continue
    }
    const then = /^\s*(?:IF|WHEN)\b/i.test(text) ? /\bTHEN\b/i.exec(text) : null
    if (!then) break
    push(text.slice(0, then.index))
    text = text.slice(then.index)
  }
  push(text)
}
