import type { LocateResult } from '../../answer/located.ts'
import type { SourcePlace } from '../../answer/structure.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { capitalTexts } from '../../base/words/capital-texts.ts'
import { wordPattern } from '../../base/words/tokenize.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { termsOfWord } from './word-terms.ts'

type Literals = LocateResult['literals']

const mostLiterals = 6
const mostPlaces = 100
/** Units whose lines are looked at for one literal. */
const mostUnits = 400

/** Lines of a member; empty where it cannot be read. */
export type LinesOf = (path: string) => readonly string[]

/** Numbers, quoted texts and messages in capitals of the question with the places where they stand. */
export function questionLiterals(question: string, index: RetrievalIndex, linesOf: LinesOf): Literals {
  const text = question.slice(0, 8192)
  const quotes = [...text.matchAll(/"([^"\n]{2,80})"|“([^”\n]{2,80})”|`([^`\n]{2,80})`|(?<!\p{L})'([^'\n]{2,80})'(?!\p{L})/gu)].map(
    (match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim(),
  )
  const numbers = text.match(/(?<![\p{L}\p{N}_.-])-?\d{2,12}(?![\p{L}\p{N}_-])/gu) ?? []
  return [...new Set([...quotes, ...capitalTexts(text), ...numbers])]
    .filter((literal) => literal.length > 1)
    .slice(0, mostLiterals)
    .map((literal) => ({ text: literal, ...placesOf(literal, { index, linesOf, withLabels: asksLabel.test(text) }) }))
}

/** `what is done at label 550`: only then the number of a statement is meant. */
const asksLabel = /\b(?:labels?|statements?|formats?|go\s?to|lines?)\b/i
/** In front of a statement, and where a jump or a loop names it. */
const label = /^\s{0,4}\d{1,5}(?=\s)|\b(?:GO\s*TO|DO)\s+\d+/gi

interface Where {
  readonly index: RetrievalIndex
  readonly linesOf: LinesOf
  readonly withLabels: boolean
}

function placesOf(literal: string, { index, linesOf, withLabels }: Where): { places: SourcePlace[]; total: number } {
  const terms = (literal.match(wordPattern) ?? []).map((word) => termsOfWord(word)[0]).filter((term) => term !== undefined)
  const pattern = patternOf(literal)
  const isLong = literal.split(/\s+/).length >= fewestWords
  const places: SourcePlace[] = []
  let total = 0
  for (const unit of unitsWithAll(terms, index).slice(0, mostUnits)) {
    const { path, language, startLine, endLine } = index.unit(unit)
    const isLabelled = !withLabels && language === 'Fortran'
    const lines = linesOf(path).slice(startLine - 1, endLine)
    for (const [i, line] of lines.entries()) {
      if (!pattern.test(line) && !(isLong && begins(literal, line) && goesOn(pattern, lines, i))) continue
      // A number that is mostly a label is everywhere all the same.
      total++
      if (isLabelled && pattern.test(line) && !pattern.test(line.replace(label, ''))) continue
      if (places.length < mostPlaces) places.push({ path, line: startLine + i })
    }
  }
  return { places, total }
}

/** Texts of so many words are written over two lines where one is too short for them. */
const fewestWords = 3

/** Whether the first words of a text stand in a line. */
function begins(literal: string, line: string): boolean {
  return new RegExp(escapeRegex(literal.split(/\s+/).slice(0, 2).join(' ')).replace(/\s+/g, '\\s+'), 'i').test(line)
}

/** Lines below in which the rest may stand. */
const mostBelow = 3
const cardText = 72

/** Whether a text stands in a line and those below it: a literal of COBOL goes on behind a hyphen in column 7; other literals are put one behind the other. */
function goesOn(pattern: RegExp, lines: readonly string[], start: number): boolean {
  let text = lines[start] ?? ''
  for (const below of lines.slice(start + 1, start + 1 + mostBelow)) {
    // It stands there alone: what is above has its first words only.
    if (pattern.test(below)) return false
    text = /^.{6}-/.test(below)
      ? text.slice(0, text.length > longestCard ? text.length : cardText) + below.slice(7, cardText).replace(/^\s*['"]/, '')
      : `${text.replace(/['"][\s&+|,]*$/, '')} ${below.replace(continued, '')}`
    if (pattern.test(text.replace(/\s+/g, ' '))) return true
  }
  return false
}

const longestCard = 80
/** What stands before a literal in a line that goes on, in columns of Fortran a mark in the sixth. */
const continued = /^(?: {5}[^\s0])?[\s&+|]*['"]/

/** A number is one with zeros in front, too, and no part of another. */
function patternOf(literal: string): RegExp {
  const number = /^-?0*(\d+)$/.exec(literal)?.[1]
  if (number !== undefined) return new RegExp(`(?<![\\p{N}.])0*${number}(?![\\p{N}]|\\.\\p{N})`, 'u')
  return new RegExp(escapeRegex(literal).replace(/\s+/g, '\\s+'), 'iu')
}

function unitsWithAll(terms: readonly string[], index: RetrievalIndex): number[] {
  if (terms.length === 0) return []
  let units: Set<number> | undefined
  for (const term of terms) {
    const found = new Set<number>()
    index.eachUnit(term, (unit) => {
      if (units === undefined || units.has(unit)) found.add(unit)
    })
    units = found
  }
  return [...(units ?? [])]
}
