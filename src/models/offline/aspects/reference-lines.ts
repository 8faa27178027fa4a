import type { Reference } from '../../../answer/structure-results.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { blockAround } from '../evidence/block-around.ts'
import type { Findings } from '../findings.ts'
import type { Quote } from '../quote.ts'

/** Of more of them the list is long enough. */
const few = 3
const room = { before: 4, after: 5, most: 10 } as const

/** Calls for the lines around a few direct references: they say when each is made and what is handed over. */
export function readAroundReferences(references: readonly Reference[]): readonly Call[] {
  const direct = references.filter(({ depth }) => depth === 1)
  return direct.length > few ? [] : direct.map(({ path, line }) => readCall(path, line - room.before, line + room.after))
}

/** What stands around them. */
export function linesAroundReferences(references: readonly Reference[], findings: Findings): readonly Quote[] {
  if (references.length > few) return []
  const blocks = references.map(({ path, line }) => ({
    source: { kind: 'code' as const, path },
    ...blockAround(findings.linesOf(path), line, line, room),
  }))
  // The line alone is cited where the reference is told.
  return blocks.filter(({ lines }) => lines.length > 1)
}
