import { distinctBy } from '../../../base/distinct-by.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { PhysicalConstant } from '../question/asked-physical-constant.ts'
import { isDocument } from './is-document.ts'

const mostFound = 60
const source = /\.(?:f|for|f77|f90|f95|f03|f08|ftn|inc|fi|h|c|cc|cpp|pli|pl1|py|cmn|com|blk|cb)$|(?:^|\/)[^./]+$/i
/** It is given to a name, and not only stands in a formula. */
const gives = /\bPARAMETER\b|\bDATA\b|^[^(]*\w\s*(?:\(\s*\d+\s*\))?\s*=\s*[-+]?[\d.]+\S*\s*(?:[,;!&)/]|$)/i

/** The name in front of such a statement. */
const givenName = /^\s*(?:\d+\s+)?(?:.*\bPARAMETER\s*\(\s*|DATA\s+)?([A-Za-z]\w*)\s*[=/]/i

const before = String.raw`(?:^|[^\w.])`
const behind = String.raw`(?:[ED][-+]?\d+)?(?:_\w+)?(?:[^\w.]|$)`

/** For the lines that have the value of a constant of nature. */
export function physicalSearches(constant: PhysicalConstant | undefined): readonly Call[] {
  const { numerals, plain } = constant ?? {}
  const isOneOf = (numbers: string) => `${before}(?:${numbers})${behind}`
  const patterns = [
    numerals === undefined ? [] : isOneOf(numerals),
    plain === undefined ? [] : `(?:${plain.names}).*${isOneOf(plain.numerals)}|${isOneOf(plain.numerals)}.*(?:${plain.names})`,
  ]
  return patterns.flat().map((pattern) => linesCall(pattern, mostFound))
}

/** Those that give it a name first. */
export function physicalValues(constant: PhysicalConstant | undefined, findings: Findings): readonly FoundLine[] {
  const found = physicalSearches(constant).flatMap((call) => findings.codeLinesFound(call))
  const own = found.filter(({ path }) => source.test(path) && !isDocument(path))
  const each = distinctBy(own, ({ path, line }) => `${path} ${line}`)
  const given = each.filter(({ text }) => gives.test(text))
  return distinctBy(given.length > 0 ? given : each, ({ path, text }) => `${path} ${text.replace(/\s/g, '')}`)
}

/** The names that are given its value. */
export function physicalNames(constant: PhysicalConstant | undefined, findings: Findings): readonly string[] {
  const names = physicalValues(constant, findings).flatMap(({ text }) => givenName.exec(text)?.[1]?.toUpperCase() ?? [])
  return [...new Set(names)]
}
