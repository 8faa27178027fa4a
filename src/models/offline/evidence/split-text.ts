import { escapeRegex } from '../../../base/escape-regex.ts'
import { mostHits, patternCall } from '../absence.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, KnownLines } from '../findings.ts'
import { readAround } from './around-place.ts'
import { isDocument } from './is-document.ts'
import { termsIn } from './told-words.ts'

/** A text that is too long for a line goes on in the literals of the next ones. */
const around = { before: 4, after: 4, most: 9 } as const
const mostPlaces = 6
const pieces = 3
const fewestWords = 4

/** For lines with one of the pieces of a text, and what stands around them. */
export function splitCalls(text: string, findings: Findings): readonly Call[] {
  const call = piecesCall(text)
  return call === undefined
    ? []
    : [
        call,
        ...splitPlaces(text, findings)
          .slice(0, mostPlaces)
          .map((place) => readAround(place, around)),
      ]
}

/** Lines of code that have a third of a text in a literal. */
export function splitPlaces(text: string, findings: Findings): readonly FoundLine[] {
  const call = piecesCall(text)
  return call === undefined ? [] : findings.codeLinesFound(call).filter(({ path }) => !isDocument(path))
}

/** Where the literals of successive lines together have the text. */
export function splitTexts(text: string, findings: Findings) {
  const wanted = plain(text)
  return splitPlaces(text, findings)
    .slice(0, mostPlaces)
    .flatMap(({ path, line }) => {
      const lines = findings.linesOf(path)
      for (let first = line; first >= line - around.before && lines.has(first); first--)
        for (let last = line; last <= line + around.after && lines.has(last); last++)
          if (last > first && plain(literalsOf(lines, first, last)).includes(wanted))
            return [{ path, startLine: first, endLine: last, text }]
      return []
    })
}

const nearShare = 0.75

/** Lines with most of its words in their literals. */
export function nearTexts(
  text: string,
  findings: Findings,
): readonly { readonly path: string; readonly startLine: number; readonly endLine: number; readonly text: string }[] {
  const words = [...termsIn(text)]
  return splitPlaces(text, findings).flatMap(({ path, line }) => {
    const said = literalsOf(findings.linesOf(path), line, line).trim()
    const terms = termsIn(said)
    const share = words.filter((word) => terms.has(word)).length / (words.length || 1)
    return share < nearShare ? [] : [{ path, startLine: line, endLine: line, text: said }]
  })
}

/** Whether every line with a piece of it was seen: a search shows only so many. */
export function isSearchedThrough(text: string, findings: Findings): boolean {
  const call = piecesCall(text)
  return call === undefined || (findings.resultOf(call) !== undefined && findings.linesFound(call).length < mostHits)
}

function piecesCall(text: string): Call | undefined {
  const words = text.split(/\s+/)
  if (words.length < fewestWords) return undefined
  const size = Math.max(2, Math.ceil(words.length / pieces))
  const some = Array.from({ length: Math.ceil(words.length / size) }, (_, n) => words.slice(n * size, (n + 1) * size))
  const patterns = some.filter(({ length }) => length > 1).map((piece) => piece.map(escapeRegex).join(String.raw`\s+`))
  return patternCall(`['"].*(?:${patterns.join('|')})`)
}

function literalsOf(lines: KnownLines, first: number, last: number): string {
  const texts: string[] = []
  for (let at = first; at <= last; at++)
    texts.push(...[...(lines.get(at) ?? '').matchAll(/'([^']*)(?:'|$)|"([^"]*)(?:"|$)/g)].map((match) => match[1] ?? match[2] ?? ''))
  return texts.join('')
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}
