import { unquote } from '../../../base/jcl/parameters.ts'
import type { KnownLines } from '../findings.ts'

export interface DefinedOperand {
  readonly key: string
  /** What stands in its parentheses; empty for a word alone. */
  readonly value: string
  readonly line: number
}

/** DEFINE of IDCAMS or of DFHCSDUP: what it defines, under which name, with what. */
export interface DefineCommand {
  readonly type: string
  readonly name: string
  readonly operands: readonly DefinedOperand[]
  readonly startLine: number
  readonly endLine: number
}

/** Types of IDCAMS (z/OS DFSMS Access Method Services Commands), which have their name inside: NAME(…). */
const ofCatalog =
  /^(?:CLUSTER|CL|ALTERNATEINDEX|AIX|GENERATIONDATAGROUP|GDG|PATH|NONVSAM|NVSAM|USERCATALOG|UCAT|MASTERCATALOG|ALIAS|SPACE|SPC|PAGESPACE|PGSPC)$/
/** What holds the operands of a component. */
const container =
  /^(?:CLUSTER|CL|ALTERNATEINDEX|AIX|GENERATIONDATAGROUP|GDG|PATH|NONVSAM|NVSAM|USERCATALOG|UCAT|MASTERCATALOG|ALIAS|SPACE|SPC|DATA|INDEX|IX)$/
const begins = /^.{0,8}?\bDEF(?:INE)?\s+([A-Z0-9]+)\s*(.*)$/i
const next = /^\s*(?:DEF(?:INE)?|DELETE|DEL|REPRO|ADD|ALTER|LIST|SET|IF|BLDINDEX|BIX|PRINT|LISTCAT|LISTC|VERIFY|REMOVE|COPY|UPGRADE)\s/i
const columns = 72
const mostLines = 40

/** The command that begins at a line; undefined where none does. */
export function defineCommand(lines: KnownLines, startLine: number): DefineCommand | undefined {
  const [, type = '', rest = ''] = begins.exec(textAt(lines, startLine)) ?? []
  if (type === '') return undefined
  const isCatalog = ofCatalog.test(type.toUpperCase())
  const words = [{ text: isCatalog ? rest : `${type}${rest}`, line: startLine }]
  let depth = depthOf(rest)
  let endLine = startLine
  while (endLine < startLine + mostLines && lines.has(endLine + 1)) {
    const text = textAt(lines, endLine + 1)
    const goesOn = !isCatalog || depth > 0 || /[-+]\s*$/.test(textAt(lines, endLine))
    if (!goesOn || next.test(text) || /^\/[/*]/.test(text)) break
    endLine++
    if (/^\s*(?:\*|\/\*)/.test(text)) continue
    words.push({ text, line: endLine })
    depth += depthOf(text)
  }
  while (endLine > startLine && /^\s*$/.test(textAt(lines, endLine))) endLine--
  const operands = operandsIn(words)
  const [first] = operands
  const name = isCatalog ? operands.find(({ key }) => key === 'NAME')?.value : first?.value
  if (name === undefined || name === '') return undefined
  return {
    type: type.toUpperCase(),
    name: unquote(name.trim()).toUpperCase(),
    operands: isCatalog ? operands : operands.slice(1),
    startLine,
    endLine,
  }
}

function textAt(lines: KnownLines, line: number): string {
  return (lines.get(line) ?? '').slice(0, columns).replace(/\/\*.*?\*\//g, ' ')
}

function depthOf(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0)
}

/** Keywords with what stands in parentheses behind them, and words alone; those inside DATA or INDEX stand behind those of the cluster. */
function operandsIn(pieces: readonly { readonly text: string; readonly line: number }[]): readonly DefinedOperand[] {
  const found: DefinedOperand[] = []
  let open: { key: string; value: string; line: number; depth: number } | undefined
  let last: { key: string; line: number } | undefined
  let quoted = false
  const close = () => {
    if (last !== undefined) found.push({ ...last, value: '' })
    last = undefined
  }
  for (const { text, line } of pieces) {
    const said = text.replace(/[-+]\s*$/, ' ')
    for (const [token] of said.matchAll(/'|[()]|[^\s()',]+|[\s,]+/g)) {
      if (open !== undefined) {
        if (token === "'") quoted = !quoted
        if (!quoted && token === '(') open.depth++
        if (!quoted && token === ')') open.depth--
        if (open.depth > 0) open.value += token
        else {
          found.push({ key: open.key, value: open.value.replace(/\s+/g, ' ').trim(), line: open.line })
          open = undefined
        }
      } else if (token === '(') {
        if (last !== undefined && !container.test(last.key)) open = { ...last, value: '', depth: 1 }
        last = undefined
      } else if (/^[A-Z]/i.test(token)) {
        close()
        last = { key: token.toUpperCase(), line }
      }
    }
    if (open !== undefined) open.value += ' '
  }
  close()
  return found.filter(({ key, value }) => value !== '' || !container.test(key))
}
