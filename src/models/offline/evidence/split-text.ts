import { escapeRegex } from '../../../base/escape-regex.ts'
import { mostHits, patternCall } from '../absence.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, KnownLines } from '../findings.ts'
import { readAround } from './around-place.ts'
import { isComment } from './comment-lines.ts'
import { isDocument } from './is-document.ts'
import { isFortranFile } from './is-fortran.ts'
import { literalsIn } from './keyword-literals.ts'
import { linesBetween } from './lines-between.ts'
import { termsIn } from './told-words.ts'

/** A text that is too long for a line goes on in the literals of the next ones. */
const around = { before: 4, after: 4, most: 9 } as const
const mostPlaces = 6
const nearShare = 0.75
/** Fewer words in a row stand in many texts. */
const fewestOfHalf = 3

interface TextPlace {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly text: string
}

/** For lines with one of the pieces of a text, and what stands around them. */
export function splitCalls(text: string, findings: Findings): readonly Call[] {
  const places = splitPlaces(text, findings).slice(0, mostPlaces)
  return [piecesCall(text), ...places.map((place) => readAround(place, around))]
}

/** Lines that have a third of a text in a literal, or half of it in whatever they are: of code, where some are. */
export function splitPlaces(text: string, findings: Findings): readonly FoundLine[] {
  return inCodeFirst(findings.codeLinesFound(piecesCall(text)))
}

/** Those of code; where there are none, pages and texts may be what people see. */
export function inCodeFirst(lines: readonly FoundLine[]): readonly FoundLine[] {
  const inCode = lines.filter(({ path }) => !isDocument(path))
  return inCode.length > 0 ? inCode : lines
}

/** Where the literals of a line, or of successive lines together, have the text, with whatever blanks. */
export function splitTexts(text: string, findings: Findings): readonly TextPlace[] {
  const wanted = plain(text)
  return splitPlaces(text, findings)
    .slice(0, mostPlaces)
    .flatMap(({ path, line }) => {
      const lines = findings.linesOf(path)
      for (let first = line; first >= line - around.before && lines.has(first); first--)
        for (let last = line; last <= line + around.after && lines.has(last); last++)
          if (plain(literalsOf(path, lines, first, last)).includes(wanted)) return [{ path, startLine: first, endLine: last, text }]
      return []
    })
}

/** Lines with most of its words in their literals, or with half of it in a row. */
export function nearTexts(text: string, findings: Findings): readonly TextPlace[] {
  const words = [...termsIn(text)]
  const halves = halvesOf(text).map(inRow)
  return splitPlaces(text, findings).flatMap(({ path, line, text: whole }) => {
    const said = literalsOf(path, findings.linesOf(path), line, line).trim()
    const terms = termsIn(said)
    const share = words.filter((word) => terms.has(word)).length / (words.length || 1)
    const isNear = share >= nearShare || halves.some((half) => new RegExp(half, 'i').test(whole))
    return isNear ? [{ path, startLine: line, endLine: line, text: said === '' ? whole.trim() : said }] : []
  })
}

/** Whether every line with a piece of it was seen: a search shows only so many. */
export function isSearchedThrough(text: string, findings: Findings): boolean {
  const call = piecesCall(text)
  return findings.resultOf(call) !== undefined && findings.linesFound(call).length < mostHits
}

function piecesCall(text: string): Call {
  const words = wordsOf(text)
  const thirds = inPieces(words, Math.max(2, Math.ceil(words.length / 3))).filter(({ length }) => length > 1 && length < words.length)
  const quoted = thirds.length === 0 ? [] : [`(?:['"]|\\dH).*(?:${thirds.map(inRow).join('|')})`]
  return patternCall([inRow(words), ...halvesOf(text).map(inRow), ...quoted].join('|'))
}

function halvesOf(text: string): readonly (readonly string[])[] {
  const words = wordsOf(text)
  return inPieces(words, Math.ceil(words.length / 2)).filter(({ length }) => length >= fewestOfHalf && length < words.length)
}

function inPieces(words: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(words.length / size) }, (_, n) => words.slice(n * size, (n + 1) * size))
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

function inRow(words: readonly string[]): string {
  return words.map(escapeRegex).join(String.raw`\s+`)
}

function literalsOf(path: string, lines: KnownLines, first: number, last: number): string {
  const cards = isFortranFile(path) ? cardsOf(lines, first, last) : ''
  if (hollerith.test(cards))
    return literalsIn(cards)
      .map(({ text }) => text)
      .join('')
  const texts: string[] = []
  for (let at = first; at <= last; at++)
    texts.push(...[...(lines.get(at) ?? '').matchAll(/'([^']*)(?:'|$)|"([^"]*)(?:"|$)/g)].map((match) => match[1] ?? match[2] ?? ''))
  return texts.join('')
}

const hollerith = /(?<![\w.])\d{1,2}H/i

/** Statements as their cards have them: a text of Hollerith may go on in the next one, and counts all blanks. */
function cardsOf(lines: KnownLines, first: number, last: number): string {
  const cards = linesBetween(lines, first, last).filter((line) => goesOn.test(line) || !isComment(line))
  return cards
    .map((card) =>
      card
        .slice(0, lastColumn)
        .padEnd(lastColumn)
        .slice(goesOn.test(card) ? firstColumn : 0),
    )
    .join('')
}

const goesOn = /^ {5}[^\s0]/
const firstColumn = 6
const lastColumn = 72

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}
