import { escapeRegex } from '../../../base/escape-regex.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { isFortranFile } from './is-fortran.ts'
import { fitOf, keywordPattern, lettersOf, literalsIn } from './keyword-literals.ts'
import { type KeywordTable, keywordTableAt } from './keyword-tables.ts'

const mostFound = 60
const mostTables = 6
/** A list of keywords may begin so far above one, and go on so far below. */
const listLines = 30
/** What is shown to somebody, or only given a name, tests for nothing. */
const shows = /^\s*\d*\s*(?:FORMAT|WRITE|PRINT|TYPE\s*\*)\b|\bFORMAT\s*\(|\)\s*(?:WRITE|PRINT)\s*\(?[^)]*['"]|^\s*(?:OPEN|INCLUDE)\b/i
const compares = /\.(?:EQ|NE)\.|==|\/=|\bCASE\s*\(|\b[A-Z]\w*\s*\([^()]*(?:\([^()]*\)[^()]*)*['"]|\b[A-Z]\w*\s*\([^()]*\d+H/i
const goesOn = /^(?: {5}[^\s0]|\t[1-9]|\s*&)/
/** A line of a list alone: literals and what separates them. */
const isListLine = /^(?: {5}\S|\s*&)?\s*(?:(?:'[^']*'|"[^"]*"|\d+H[^,/]*|\d+\*|[\d.]+)\s*[,/]?\s*)+&?\s*(?:!.*)?$/

/** The search for a keyword wherever the code may know it. */
export function keywordCall(word: string): Call {
  return linesCall(keywordPattern(word), mostFound)
}

/** The lines of Fortran in which a literal may be the keyword. */
function linesWithKeyword(word: string, findings: Findings): readonly FoundLine[] {
  return findings
    .codeLinesFound(keywordCall(word))
    .filter(({ path, text }) => isFortranFile(path) && /\.\w+$/.test(path) && !shows.test(text))
}

/** The statements that compare something with the keyword, those that have all of it first. */
export function keywordTests(word: string, findings: Findings): readonly FoundLine[] {
  const found = linesWithKeyword(word, findings).filter(({ text }) => compares.test(text) && !declares.test(text) && !isListLine.test(text))
  const fitting = (fit: 'same' | 'begins') => found.filter(({ text }) => bestFit(text, word) === fit)
  const same = fitting('same')
  return same.length > 0 ? same : fitting('begins')
}

const declares = /^\s*(?:DATA|PARAMETER|CHARACTER|INTEGER|REAL|LOGICAL|DIMENSION)\b/i

function bestFit(text: string, word: string): 'same' | 'begins' | 'none' {
  const fits = literalsIn(text).map((one) => fitOf(one.text, word))
  return fits.includes('same') ? 'same' : fits.includes('begins') ? 'begins' : 'none'
}

/** Reads the lists in which the keyword may stand. */
export function keywordTableCalls(word: string, findings: Findings): readonly Call[] {
  return tableLines(word, findings).map(({ path, line }) => readCall(path, line - listLines, line + listLines))
}

function tableLines(word: string, findings: Findings): readonly FoundLine[] {
  const found = linesWithKeyword(word, findings).filter(({ text }) => declares.test(text) || goesOn.test(text) || isListLine.test(text))
  return found.slice(0, mostTables)
}

/** The lists in which the keyword stands, those that have all of it first. */
export function keywordTables(word: string, findings: Findings): readonly KeywordTable[] {
  const found = tableLines(word, findings).flatMap((line) => keywordTableAt(line, word, findings.linesOf(line.path)) ?? [])
  const isNew = (one: KeywordTable, i: number) => found.findIndex((other) => other.path === one.path && other.array === one.array) === i
  const tables = found.filter(isNew)
  const same = tables.filter(({ fit }) => fit === 'same')
  return same.length > 0 ? same : tables
}

/** The search for a name that the code gives to data. */
export function identifierCall(word: string): Call {
  return linesCall(String.raw`^[^'"!]*\b${escapeRegex(lettersOf(word))}\b`, mostFound)
}

/** Whether the code has data of that name, be it an item of a NAMELIST: what it compares that with is no literal of the name. */
export function isIdentifier(word: string, findings: Findings): boolean {
  const noData = new RegExp(
    String.raw`\dH.*\b${word}\b|\b(?:CALL|SUBROUTINE|FUNCTION|ENTRY|PROGRAM|EXTERNAL)\s+${word}\b|^\s*(?:\d+\s+)?${word}\s*[^\s=(]`,
    'i',
  )
  const declared = /^\s*(?:\d+\s+)?(?:INTEGER|REAL|LOGICAL|CHARACTER|COMPLEX|DOUBLE|DIMENSION|COMMON|NAMELIST)\b/i
  return findings
    .codeLinesFound(identifierCall(word))
    .some(({ path, text }) => isFortranFile(path) && !shows.test(text) && (declared.test(text) || !noData.test(text)))
}

/** Whether a search for it has found nothing that may be it, shortened or not. */
export function isKeywordNowhere(word: string, findings: Findings): boolean {
  return (
    findings.resultOf(keywordCall(word)) !== undefined &&
    findings.linesFound(keywordCall(word)).every(({ text }) => isComment(text) || shows.test(text))
  )
}
