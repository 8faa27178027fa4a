import { runAgent } from '../agent/run.ts'
import type { Citation } from '../answer/citation.ts'
import type { Evidence } from '../answer/evidence.ts'
import type { MoreOf } from '../answer/more-of-answer.ts'
import { agentPartsOf } from './agent-parts-of.ts'
import type { Conversation } from './conversation.ts'
import type { App } from './create-app.ts'

export type MoreOfAnswer = MoreOf<Citation, Evidence>

/**
 * What the embedded model had no room for in the conversation's last answer: the question goes through the same graph again, with the turns before it, and the
 * model gives the page after those that were asked for before. The last answer grows by it. Undefined when nothing is left. Throws when it is stopped.
 */
export async function askMore(app: App, conversation: Conversation, signal: AbortSignal): Promise<MoreOfAnswer | undefined> {
  const { last, before } = conversation
  if (last === undefined) return undefined
  const parts = agentPartsOf(app, await app.moreModel(conversation.pages + 1))
  const answer = await app.sandbox.withOneWalk(() =>
    runAgent(parts, {
      question: last.question,
      turns: before.turns,
      loads: before.loads,
      evidence: conversation.evidence,
      signal,
      onEvent: () => {},
      onTurns: () => {},
    }),
  )
  signal.throwIfAborted()
  if (answer.outcome !== 'answered') return undefined
  const citations = answer.citations.filter((citation) => !last.citations.some((other) => isSame(citation, other)))
  const more = { text: answer.answer, citations, evidence: answer.evidence }
  await conversation.extendLast(more, parts.sources)
  signal.throwIfAborted()
  return more
}

function isSame(a: Citation, b: Citation): boolean {
  return a.kind === b.kind && a.path === b.path && a.startLine === b.startLine && a.endLine === b.endLine
}
