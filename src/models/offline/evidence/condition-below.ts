import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { codeText } from './code-text.ts'
import { isCobol } from './is-cobol.ts'
import { type LiteralUse, literalAtStart } from './literal-uses.ts'

const mostBelow = 6
const mostRead = 12
const conjunction = /^(?:,\s*)?(?:AND|OR)\b\s*(?:NOT\b\s*)?(?:=\s*)?|^,\s*/i
const openEnd = /\b(?:AND|OR|NOT|EQUALS?|TO)$|[=,]$/i
const literalEnd = /(?:['"]|(?<![\w-])[-+]?\d+(?:\.\d+)?|\b(?:ZERO(?:E?S)?|SPACES?|(?:LOW|HIGH)-VALUES?))$/i

/** Whether a condition of COBOL may go on in the next line: it ends with a literal or with what wants another. */
function mayGoOn({ path, text }: FoundLine): boolean {
  const code = codeText(text)
  return isCobol(path) && /\b(?:IF|WHEN|UNTIL|AND|OR|NOT)\b|=/i.test(code) && (openEnd.test(code) || literalEnd.test(code))
}

/** Reads the lines below comparisons that may go on there. */
export function conditionsBelow(lines: readonly FoundLine[]): readonly Call[] {
  return lines
    .filter(mayGoOn)
    .slice(0, mostRead)
    .map(({ path, line }) => readCall(path, line, line + mostBelow))
}

/** The literals of a comparison that stand in the lines below it, where the condition goes on with them alone: `= "A" OR "B"` over `OR "C"`. */
export function literalsBelow(found: FoundLine, findings: Findings): readonly LiteralUse[] {
  if (!mayGoOn(found)) return []
  const lines = findings.linesOf(found.path)
  const uses: LiteralUse[] = []
  let above = codeText(found.text)
  for (let line = found.line + 1; line <= found.line + mostBelow && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    if (text === '') continue
    const { values, rest } = listedIn(text, openEnd.test(above))
    uses.push(...values.map((value) => ({ path: found.path, line, text: lines.get(line) ?? '', value, how: 'tested' as const })))
    if (values.length === 0 || (rest !== '' && !openEnd.test(rest))) break
    above = text
  }
  return uses
}

/** `isOpen`: the line above ends with a conjunction. */
function listedIn(text: string, isOpen: boolean): { readonly values: readonly string[]; readonly rest: string } {
  const values: string[] = []
  let rest = text
  for (let opens = isOpen; ; opens = false) {
    const joined = conjunction.exec(rest)
    if (joined === null && !opens) return { values, rest }
    const behind = rest.slice(joined?.[0].length ?? 0)
    const value = literalAtStart(behind)
    if (value === undefined) return { values, rest }
    values.push(value)
    rest = behind.slice(value.length).trim()
  }
}
