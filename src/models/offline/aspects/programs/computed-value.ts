import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { type Block, blockAround } from '../../evidence/block-around.ts'
import { isComputing } from '../../evidence/computing-lines.ts'
import { fromOperands, operandsAbove } from '../../evidence/operands-above.ts'
import type { Findings, Place } from '../../findings.ts'
import { asksHowComputed } from '../../question/asks-formula.ts'
import type { Question } from '../../question/question.ts'
import { identifierOf } from '../../question/word-pattern.ts'
import { nearestPlaces, placesFound } from '../codes/code-places.ts'
import { passagesWithin } from '../passages.ts'

/** `How is the monthly payment worked out`: the words before the first preposition say what it is. */
const value =
  /\bhow (?:is|are|was|were|does \w+ \w+) (?:the |an? |its |each )?((?:(?!(?:of|on|in|for|to|from|with|by)\b)[a-z-]+\s+){2,4}?)(?:(?:of|on|in|for|to|from)\b[^?]*?)?(?:calculated|computed|worked out|derived|rounded|arrived at|determined)\b/i
const mostFound = 40
const mostQuoted = 2
const room = { before: 3, after: 6, most: 12 } as const
/** A line that only begins a statement, which computes in the next ones. */
const linesBelow = 3

/** The statements that compute what is asked for: those that give the value to an item that is called so, whatever else has the question's words. */
export const computedValueAspect: Aspect = {
  name: 'computed value',
  asks: (question) => valueCall(question) !== undefined,
  calls: (question, { paths }, findings) => {
    const call = valueCall(question)
    return call === undefined
      ? []
      : [
          call,
          ...placesOf(question, paths, findings).map(({ path, line }) =>
            readCall(path, line - room.before - operandsAbove, line + room.after),
          ),
        ]
  },
  draft: (question, { paths }, findings) => {
    const quotes = placesOf(question, paths, findings)
      .filter((place) => computes(place, findings))
      .map(({ path, line }) => ({ source: { kind: 'code' as const, path }, ...computedAt(path, line, findings) }))
    return quotes.length === 0 ? undefined : { first: quotes.slice(0, mostQuoted), lead: [], quotes: [] }
  },
}

function computedAt(path: string, line: number, findings: Findings): Block {
  const lines = findings.linesOf(path)
  return fromOperands(lines, blockAround(lines, line, line, room))
}

function valueCall({ bare, names }: Question) {
  const words = names.length > 0 || !asksHowComputed({ bare }) ? undefined : value.exec(bare)?.[1]?.trim().toLowerCase().split(/\s+/)
  if (words === undefined) return undefined
  const item = identifierOf(words)
  return linesCall(String.raw`\b(?:COMPUTE|GIVING)\s+${item}|^\s*(?:[0-9]+\s+)?${item}(?:\s*\([^()=]*\))?\s*=[^=]`, mostFound)
}

function placesOf(question: Question, paths: readonly string[], findings: Findings): readonly Place[] {
  const call = valueCall(question)
  return call === undefined ? [] : nearestPlaces(placesFound(call, findings), passagesWithin(question, findings, paths), 2 * mostQuoted)
}

/** It may only be set to what something else computed, or to nothing. */
function computes({ path, line }: Place, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  for (let at = line; at <= line + linesBelow; at++) if (isComputing(lines.get(at) ?? '')) return true
  return false
}
