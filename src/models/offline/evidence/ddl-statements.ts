import type { KnownLines } from '../findings.ts'
import { unnumbered } from './code-text.ts'

const longest = 90

/** A CREATE statement, or the DECLARE of a table in a program, as one text that knows its lines. */
export interface DdlStatement {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  /** Without comments, a blank at each line end. */
  readonly text: string
  /** Where in the text each of its lines begins. */
  readonly starts: readonly number[]
}

/** From its first line to its semicolon; undefined where that was not shown. */
export function ddlStatementAt(path: string, startLine: number, lines: KnownLines): DdlStatement | undefined {
  const starts: number[] = []
  let text = ''
  for (let line = startLine; line < startLine + longest && lines.has(line); line++) {
    const written = lines.get(line) ?? ''
    // A comment of COBOL has its mark in column 7, one of SQL goes on to the end of the line.
    const said = /^.{6}\*/.test(written) ? '' : unnumbered(written).replace(/--.*$/, '')
    if (line > startLine && /^\s*(?:CREATE|ALTER|GRANT|DROP|COMMIT)\b|^\/[/*]/i.test(said)) break
    starts.push(text.length)
    text += `${said} `
    if (/;|\bEND-EXEC\b/i.test(said)) break
  }
  return starts.length === 0 ? undefined : { path, startLine, endLine: startLine + starts.length - 1, text, starts }
}

/** The lines on which some characters of its text stand. */
export function linesOfSpan({ path, startLine, starts }: DdlStatement, from: number, to: number) {
  const lineAt = (at: number) => startLine + starts.findLastIndex((start) => start <= at)
  return { path, startLine: lineAt(from), endLine: lineAt(Math.max(from, to - 1)) }
}
