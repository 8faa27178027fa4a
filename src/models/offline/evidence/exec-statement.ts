import type { Findings, Place } from '../findings.ts'
import { codeText } from './code-text.ts'
import { isAssembler } from './is-assembler.ts'

/** A statement of a program that a precompiler reads: `EXEC CICS …`, `EXEC SQL …`. */
export interface ExecStatement {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  /** Behind `EXEC CICS` or `EXEC SQL`, in one line. */
  readonly text: string
}

const beginnings = { CICS: /\bEXEC\s+(?:CICS|KICKS)\b/i, SQL: /\bEXEC\s+SQL\b/i } as const
const end = /\s*(?:\bEND-EXEC\b.*|;\s*(?:\/\*.*)?)$/i
const mostAbove = 24
export const longestExec = 90
const continuation = 71

/** The statement in which a line stands; undefined where it stands in none, or not all of it was shown. */
export function execAround(kind: keyof typeof beginnings, { path, line }: Place, findings: Findings): ExecStatement | undefined {
  const begins = beginnings[kind]
  const lines = findings.linesOf(path)
  const saidAt = (at: number) => (kind === 'SQL' ? codeText(lines.get(at)).replace(/--.*$/, '') : codeText(lines.get(at)))
  let startLine = line
  while (!begins.test(saidAt(startLine))) {
    if (line - startLine >= mostAbove || !lines.has(startLine) || (startLine < line && end.test(saidAt(startLine)))) return undefined
    startLine--
  }
  // Of assembler what goes on has a mark, not what ends.
  const isAssembled = isAssembler(path, findings)
  const texts: string[] = []
  for (let at = startLine; at < startLine + longestExec && lines.has(at); at++) {
    const written = lines.get(at) ?? ''
    texts.push(isAssembled ? written.slice(0, continuation) : saidAt(at).replace(end, ''))
    const goesOn = isAssembled ? /\S/.test(written.charAt(continuation)) : !end.test(saidAt(at))
    if (goesOn) continue
    const text = texts.join(' ')
    return { path, startLine, endLine: at, text: text.slice(text.search(begins)).replace(begins, '').trim().replace(/\s+/g, ' ') }
  }
  return undefined
}
