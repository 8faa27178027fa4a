import type { Lines } from '../../cite.ts'
import { saidOfName } from '../../evidence/fortran-declarations.ts'
import { fortranStatementAt } from '../../evidence/fortran-statement.ts'
import type { Findings } from '../../findings.ts'

const mostLines = 60
const ends = /^\s*END\s*(?:$|SUBROUTINE\b|FUNCTION\b|PROGRAM\b)|^\s*(?:[\w*]+\s+)*(?:SUBROUTINE|FUNCTION)\s+\w/i

/** A declaration with its lines. */
export interface Declared extends Lines {
  readonly text: string
}

interface Head extends Lines {
  readonly isPli: boolean
}

/** What a routine declares of an argument or its result in the lines behind its head, as far as they were shown. */
export function typeIn(head: Head, name: string, findings: Findings): Declared | undefined {
  const { path, startLine, endLine } = head
  const lines = findings.linesOf(path)
  if (head.isPli) return pliTypeIn(head, name, findings)
  for (let line = endLine + 1; line <= startLine + mostLines && lines.has(line); ) {
    const text = lines.get(line) ?? ''
    if (ends.test(text)) return undefined
    const statement = fortranStatementAt(lines, line)
    const said = statement && saidOfName(statement, name).find(({ kind }) => kind === 'type')
    if (statement && said) return { path, startLine: statement.startLine, endLine: statement.endLine, text: said.text }
    line = Math.max(line, statement?.endLine ?? line) + 1
  }
  return undefined
}

/** `DCL NAME FIXED BIN(31);`, or an item of a list. */
function pliTypeIn({ path, startLine }: Head, name: string, findings: Findings): Declared | undefined {
  const field = findings.definitionsOf(name).find((one) => one.kind === 'field' && one.path === path && one.startLine >= startLine)
  return field === undefined
    ? undefined
    : { path, startLine: field.startLine, endLine: field.startLine, text: (field.detail ?? '').replace(/^\d+ /, '') }
}
