import { type BaseMessage, isToolMessage } from '@langchain/core/messages'
import type { Evidence } from '../answer/evidence.ts'
import type { limits } from '../base/limits.ts'
import { copyResult } from './copy-message.ts'

/**
 * What the model should know after a turn of tool calls: that it goes in circles, and that its turns run out.
 * `left`: turns that remain, the last of them without tools.
 */
export function turnNotes(
  { fruitlessTurns, left }: { readonly fruitlessTurns: number; readonly left: number },
  { fruitlessTurnsTold, fewTurnsLeft }: Pick<typeof limits, 'fruitlessTurnsTold' | 'fewTurnsLeft'>,
): string[] {
  const notes: string[] = []
  if (fruitlessTurns >= fruitlessTurnsTold)
    notes.push(`Your last ${fruitlessTurns} turns showed nothing new. Look elsewhere, with other words, or answer from what you have seen.`)
  if (left <= fewTurnsLeft)
    notes.push(left > 1 ? `${left} turns are left, the last of them without tools.` : 'One turn is left, without tools: answer in it.')
  return notes
}

/** Results with notes of ours behind the last of them, outside the marks of data. */
export function withNotes(messages: readonly BaseMessage[], notes: readonly string[]): BaseMessage[] {
  const last = messages.at(-1)
  if (!last || !isToolMessage(last) || notes.length === 0) return [...messages]
  return [...messages.slice(0, -1), copyResult(last, { content: [last.text, ...notes].join('\n') })]
}

/** Whether any of the evidence holds something that `known` does not: a line, a skill or a file. */
export function showsNew(evidence: readonly Evidence[], known: readonly Evidence[]): boolean {
  const seen = new Set(known.flatMap(factsOf))
  return evidence.some((item) => factsOf(item).some((fact) => !seen.has(fact)))
}

/** By line, so that a part of what was shown counts as known, and with the text, so that a file that has changed does not. */
function factsOf(item: Evidence): string[] {
  if (item.kind === 'file') return [`file ${item.path}`]
  if (item.kind === 'structure') return [`${item.path}:${item.startLine} ${item.fact}`]
  const place = item.kind === 'code' ? item.path : `${item.via} ${item.name} ${item.path}`
  return item.text.split('\n').map((line, n) => `${place}:${item.startLine + n} ${line}`)
}
