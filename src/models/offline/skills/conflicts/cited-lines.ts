import { readCall } from '../../calls.ts'
import { cite } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { plain } from '../../quote.ts'
import { claimRule } from '../conflict-rule.ts'

/** `` `NAME` `path:12` ``, `` `text` (`path:12-14`) ``: a text and, right behind it, where it stands. */
const citedText = /`([^`]{2,120})`[\s,(]{1,3}`([\w./@#$-]+\.\w+):(\d{1,7})(?:-(\d{1,7}))?`/g

interface CitedText {
  readonly text: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** A citation in a skill whose lines do not hold what stands before it in backticks, while other lines of that file do. */
export const citedLinesRule = claimRule<CitedText>({
  name: 'cited lines',
  claimsIn: citedTexts,
  calls: ({ path }) => [readCall(path, 1, wholeFile)],
  refuted: movedText,
})

/** Citations of the lines that skills cite for what they say, where it stands there. */
export function heldCitations(statements: readonly string[], findings: Findings): readonly string[] {
  const cites = statements.flatMap(citedTexts).map((cited) => (holdsText(cited, findings) ? cite(findings, cited) : undefined))
  return [...new Set(cites.filter((one) => one !== undefined))]
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

function holdsText({ text, path, startLine, endLine }: CitedText, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  for (let line = startLine; line <= endLine; line++) if (isIn(lines.get(line), text)) return true
  return false
}

function movedText(cited: CitedText, findings: Findings): string | undefined {
  const { text, path, startLine } = cited
  const lines = findings.linesOf(path)
  const at = cite(findings, cited)
  if (at === undefined || holdsText(cited, findings)) return undefined
  const holding = [...lines.keys()].filter((line) => isIn(lines.get(line), text))
  const [nearest] = holding.sort((a, b) => Math.abs(a - startLine) - Math.abs(b - startLine))
  if (nearest === undefined) return undefined
  return `${plain(text)} does not stand at ${at}, but at ${cite(findings, { path, startLine: nearest, endLine: nearest }) ?? ''}`
}

/** Blanks and quotation marks do not matter. */
function isIn(line: string | undefined, text: string): boolean {
  return line !== undefined && compared(line).includes(compared(text))
}

function compared(text: string): string {
  return text.toLowerCase().replace(/[\s'"]+/g, '')
}
