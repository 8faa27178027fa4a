import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'

import { isCobolProgram } from '../../evidence/is-cobol.ts'

import type { Findings, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import { passagesWithin } from '../passages.ts'
import { nearestPlaces, placesFound, quotesOfSpans, type Span } from './code-places.ts'

const mostPlaces = 6
const mostFound = 40
const room = { above: 12, below: 2 } as const

/** `the fail code`, `reason codes`, `which status`: the word before says which field is meant. */
const asked = /\b(?:([a-z]{3,})\s+)?(codes?|reasons?|status(?:es)?)\b/gi
/** Before `code` it says nothing of which code is meant. */
const idle = /^(?:which|what|the|any|this|that|and|with|its|other|each|two|same|give|gives|for|under|source|sort|cobol|area|zip|post)$/i
/** What the trade writes for them at the end of a data name. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^code/i, 'CODE|CODES|CD|CDE|RC|REASON'],
  [/^reason/i, 'REASON|RSN'],
  [/^status/i, 'STATUS|STAT|ST'],
]
const literal = `(?:'[^']*'|"[^"]*"|[+-]?[0-9]+)`
const condition = /(?<![\w-])(?:IF|WHEN|AT END|INVALID KEY|ON EXCEPTION|ON SIZE ERROR)\b/i
const endsBlock = /^\s*(?:END-IF|END-EVALUATE)\b|\.\s*$/i

/** Where a program sets the code that is asked for, each time with the condition that leads there. */
export const codesAspect: Aspect = {
  name: 'codes',
  asks: (question, { paths }) => paths.some(isCobolProgram) && fieldsOf(question) !== undefined,
  calls: (question, { paths }, findings) =>
    searchCalls(question, paths).flatMap((call) => [
      call,
      ...placesFor(question, paths, call, findings).map(({ path, line }) => readCall(path, line - room.above, line + room.below)),
    ]),
  draft: (question, { paths }, findings) => {
    const quotes = searchCalls(question, paths).flatMap((call) =>
      quotesOfSpans(
        placesFor(question, paths, call, findings).map((place) => spanOf(place, findings)),
        findings,
      ),
    )
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** A pattern for the names of the fields that hold the code; undefined when none is asked for. */
function fieldsOf({ bare, names }: Question): string | undefined {
  for (const { 1: before = '', 2: noun = '', 0: match, index } of bare.matchAll(asked)) {
    if (/^\s+(?:NAME\b|['"]?-?[A-Z0-9]{2,}\b)/.test(bare.slice(index + match.length))) continue
    const form = nouns.find(([pattern]) => pattern.test(noun))?.[1]
    if (form === undefined || names.some((name) => name.toUpperCase() === before.toUpperCase())) continue
    const isQualified = before !== '' && !idle.test(before)
    if (!isQualified && (!/^(?:reason|code)/i.test(noun) || !/^(?:which|what|two)$/i.test(before))) continue
    const own = isQualified ? String.raw`[\w-]*${wordPattern(before.toLowerCase())}[\w-]*` : String.raw`[\w-]*`
    return String.raw`${own}-(?:${form})(?:-[\w-]+)?`
  }
  return undefined
}

function searchCalls(question: Question, paths: readonly string[]): readonly Call[] {
  const fields = fieldsOf(question)
  const path = paths.find(isCobolProgram)
  if (fields === undefined || path === undefined) return []
  return [linesCall(String.raw`\bMOVE\s+${literal}\s+TO\s+${fields}\b`, mostFound, path)]
}

/** To zero or blank, which is none. */
function isNone(text: string): boolean {
  return /\bMOVE\s+(?:[+-]?0+|'[0 ]*'|"[0 ]*")\s+TO\b/i.test(text)
}

function placesFor(question: Question, paths: readonly string[], call: Call, findings: Findings): readonly Place[] {
  return nearestPlaces(placesFound(call, findings, isNone), passagesWithin(question, findings, paths), mostPlaces)
}

function spanOf({ path, line }: Place, findings: Findings): Span {
  const lines = findings.linesOf(path)
  let start = line
  while (start > line - room.above && lines.has(start - 1) && !condition.test(lines.get(start) ?? '')) start--
  if (!condition.test(lines.get(start) ?? '')) start = Math.max(line - 2, start)
  let end = line
  while (end < line + room.below && lines.has(end + 1) && !endsBlock.test(lines.get(end) ?? '')) end++
  return { path, start, end }
}
