import type { KnownLines } from '../findings.ts'
import { type Operand, operandsOf } from './operands.ts'

/** A statement of JCL with its continuations. */
export interface JclStatement {
  /** Empty where it has none: a DD that goes on a concatenation has the name of the first. */
  readonly name: string
  readonly op: string
  /** As written, continuations joined. */
  readonly text: string
  readonly operands: readonly Operand[]
  readonly startLine: number
  readonly endLine: number
  /** The EXEC, JOB and PROC that it stands under; an EXEC stands under itself. */
  readonly exec?: JclStatement
  readonly job?: JclStatement
  readonly proc?: JclStatement
  /** The conditions of the IF statements around it. */
  readonly ifs: readonly JclStatement[]
  /** Of an EXEC: programs that the data of its step name to be run. */
  readonly launches: readonly string[]
  /** Of a DD: lines of data behind it. */
  readonly data?: { readonly startLine: number; readonly endLine: number }
}

/** Columns 1 to 71 hold the statement (MVS JCL Reference, "JCL statement fields"). */
const statementColumns = 71
const head = /^\/\/(\S*)\s+(JOB|EXEC|DD|PROC|PEND|JCLLIB|INCLUDE|SET|OUTPUT|IF|ELSE|ENDIF|XMIT|COMMAND)(?:\s+(.*))?$/i
const mostLines = 3000

/** The statements of a member, as far as its lines are known. */
export function jclStatements(lines: KnownLines): readonly JclStatement[] {
  const found: JclStatement[] = []
  let job: JclStatement | undefined
  let proc: JclStatement | undefined
  let exec: JclStatement | undefined
  let ddName = ''
  let ifs: JclStatement[] = []
  const launched = new Map<JclStatement, string[]>()
  for (let line = 1; line <= mostLines; line++) {
    const text = lines.get(line)
    if (text === undefined && line > 1 && !lines.has(line + 1)) break
    const read = text === undefined ? undefined : readStatement(lines, line)
    if (read === undefined) continue
    const isWithin = read.op !== 'EXEC' && read.op !== 'JOB' && read.op !== 'PROC'
    const under = { ...(isWithin && exec && { exec }), ...(job && { job }), ...(proc && { proc }), ifs }
    if (read.op === 'DD' && read.name !== '') ddName = read.name
    const launches: string[] = []
    const statement: JclStatement = {
      ...read,
      ...under,
      ...(read.op === 'DD' && read.name === '' ? { name: ddName } : {}),
      ...(read.op === 'DD' ? dataBehind(lines, read) : {}),
      launches,
    }
    found.push(statement)
    if (statement.data !== undefined && exec !== undefined) launched.get(exec)?.push(...programsIn(lines, statement.data))
    if (statement.op === 'EXEC') launched.set(statement, launches)
    line = statement.data?.endLine ?? statement.endLine
    if (statement.op === 'JOB') [job, exec, proc, ifs] = [statement, undefined, undefined, []]
    else if (statement.op === 'PROC') [proc, exec] = [statement, undefined]
    else if (statement.op === 'PEND') [proc, exec] = [undefined, undefined]
    else if (statement.op === 'EXEC') exec = statement
    else if (statement.op === 'IF') ifs = [...ifs, statement]
    else if (statement.op === 'ELSE') ifs = [...ifs.slice(0, -1), { ...statement, text: `not (${ifs.at(-1)?.text ?? ''})` }]
    else if (statement.op === 'ENDIF') ifs = ifs.slice(0, -1)
  }
  return found
}

/** `RUN PROGRAM(X)` of the DSN command. */
function programsIn(
  lines: KnownLines,
  { startLine, endLine }: { readonly startLine: number; readonly endLine: number },
): readonly string[] {
  const found: string[] = []
  for (let line = startLine; line <= endLine; line++) {
    const [, program] = /\bPROG(?:RAM)?\(\s*([\w@#$]+)\s*\)/i.exec(lines.get(line) ?? '') ?? []
    if (program !== undefined) found.push(program.toUpperCase())
  }
  return found
}

type Read = Pick<JclStatement, 'name' | 'op' | 'text' | 'operands' | 'startLine' | 'endLine'>

function readStatement(lines: KnownLines, startLine: number): Read | undefined {
  const first = head.exec((lines.get(startLine) ?? '').slice(0, statementColumns).trimEnd())
  if (first === null || first[1]?.startsWith('*')) return undefined
  const [, name = '', op = '', rest = ''] = first
  if (/^IF$/i.test(op)) return condition(lines, startLine, name, rest)
  let { field, open } = fieldOf(rest, false)
  let endLine = startLine
  while (open || field.endsWith(',')) {
    const next = nextLine(lines, endLine)
    if (next === undefined) break
    const more = fieldOf(next.text, open)
    endLine = next.line
    // An apostrophe that is open goes on in column 16.
    field += more.field
    open = more.open
  }
  return { name: name.toUpperCase(), op: op.toUpperCase(), text: field, operands: operandsOf(field), startLine, endLine }
}

/** The continuation of a statement: comments may stand between. */
function nextLine(lines: KnownLines, line: number): { readonly line: number; readonly text: string } | undefined {
  for (let at = line + 1; lines.has(at); at++) {
    const text = (lines.get(at) ?? '').slice(0, statementColumns).trimEnd()
    if (text.startsWith('//*')) continue
    const [, rest] = /^\/\/\s+(\S.*)$/.exec(text) ?? []
    return rest === undefined ? undefined : { line: at, text: rest }
  }
  return undefined
}

/** Operands end at the first blank outside apostrophes; what follows is a comment. */
function fieldOf(text: string, wasOpen: boolean): { readonly field: string; readonly open: boolean } {
  let open = wasOpen
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "'") open = !open
    else if (!open && /\s/.test(text[at] ?? '')) return { field: text.slice(0, at), open: false }
  }
  return { field: text, open }
}

/** `IF (RC = 0) THEN`: its parts stand between blanks, over several lines where they have to. */
function condition(lines: KnownLines, startLine: number, name: string, rest: string): Read {
  let text = rest
  let endLine = startLine
  while (!/\bTHEN\b/i.test(text)) {
    const next = nextLine(lines, endLine)
    if (next === undefined) break
    text = `${text} ${next.text}`
    endLine = next.line
  }
  return { name: name.toUpperCase(), op: 'IF', text: text.replace(/\s*\bTHEN\b.*$/i, '').trim(), operands: [], startLine, endLine }
}

function dataBehind(lines: KnownLines, { operands, endLine }: Read): Pick<JclStatement, 'data'> {
  const [first] = operands
  if (first === undefined || !(first.key === undefined && /^(?:\*|DATA)$/i.test(first.value))) return {}
  const delimiter = operands.find(({ key }) => key === 'DLM')?.value.replace(/'/g, '') ?? '/*'
  const isData = first.value !== '*'
  let last = endLine
  while (lines.has(last + 1)) {
    const text = lines.get(last + 1) ?? ''
    if (text.startsWith(delimiter) || (!isData && delimiter === '/*' && text.startsWith('//'))) break
    last++
  }
  return last === endLine ? {} : { data: { startLine: endLine + 1, endLine: last } }
}
