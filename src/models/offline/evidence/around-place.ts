import { readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { blockAround, type Room } from './block-around.ts'
import { conditionAbove, fromCondition } from './from-condition.ts'
import { linesBetween } from './lines-between.ts'

/** Reads what `quoteAround` may quote in the same room. */
export function readAround({ path, line }: Place, { before, after }: Room): Call {
  return readCall(path, line - before, line + after)
}

/** Lines as they are, as far as they were read, `most` of them. */
export function quoteLines({ path, startLine, endLine }: Lines, findings: Findings, most = Number.POSITIVE_INFINITY): Quote {
  const last = Math.min(endLine, startLine + most - 1)
  return { source: { kind: 'code', path }, startLine, lines: linesBetween(findings.linesOf(path), startLine, last) }
}

/** A line with what belongs to it, as far as it was read. */
export function quoteAround({ path, line }: Place, room: Room, findings: Findings): Quote {
  return { source: { kind: 'code', path }, ...blockAround(findings.linesOf(path), line, line, room) }
}

/** Reads what `quoteFromCondition` may quote in the same room. */
export function readFromCondition({ path, line }: Place, { before, after }: Room): Call {
  return readCall(path, line - conditionAbove - before, line + after)
}

/** The same from the condition on that the line stands under. */
export function quoteFromCondition(place: Place, room: Room, findings: Findings): Quote {
  const { startLine, lines } = quoteAround(place, room, findings)
  return { source: { kind: 'code', path: place.path }, ...fromCondition(findings.linesOf(place.path), { startLine, lines }) }
}
