import { readCall } from '../../calls.ts'
import { cite } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { plain } from '../../quote.ts'
import type { ConflictRule } from '../conflict.ts'
import { unmarked } from '../statements.ts'

/** `` `NAME` `path:12` ``, `` `text` (`path:12-14`) ``: a text and, right behind it, where it stands. */
const citedText = /`([^`]{2,120})`[\s,(]{1,3}`([\w./@#$-]+\.\w+):(\d{1,7})(?:-(\d{1,7}))?`/g

interface CitedText {
  readonly text: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** A citation in a skill whose lines do not hold what stands before it in backticks, while other lines of that file do. */
export const citedLinesRule: ConflictRule = {
  name: 'cited lines',
  calls: (statement) => citedTexts(statement).map(({ path }) => readCall(path, 1, wholeFile)),
  conflict: (statement, findings) => {
    for (const cited of citedTexts(statement)) {
      const conflict = movedText(cited, findings)
      if (conflict !== undefined) return { says: unmarked(statement), code: conflict }
    }
    return undefined
  },
}

/** Lines that are asked for; the tool gives as many of them as it has room for. */
const wholeFile = 100_000

function citedTexts(statement: string): readonly CitedText[] {
  return [...statement.matchAll(citedText)].map(([, text = '', path = '', start = '', end = start]) => ({
    text,
    path,
    startLine: Number(start),
    endLine: Number(end),
  }))
}

function movedText({ text, path, startLine, endLine }: CitedText, findings: Findings): string | undefined {
  const lines = findings.linesOf(path)
  const holds = (line: number) => compared(lines.get(line) ?? '').includes(compared(text))
  const cited = { path, startLine, endLine }
  const at = cite(findings, cited)
  for (let line = startLine; line <= endLine; line++) if (at === undefined || holds(line)) return undefined
  const [elsewhere] = [...lines.keys()].filter(holds).sort((a, b) => Math.abs(a - startLine) - Math.abs(b - startLine))
  if (elsewhere === undefined) return undefined
  return `${plain(text)} does not stand at ${at}, but at ${cite(findings, { path, startLine: elsewhere, endLine: elsewhere }) ?? ''}`
}

function compared(text: string): string {
  return text.toLowerCase().replace(/[\s'"]+/g, '')
}
