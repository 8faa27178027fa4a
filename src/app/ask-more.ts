import { runAgent } from '../agent/run.ts'
import type { Answer } from '../answer/answer.ts'
import type { Citation } from '../answer/citation.ts'
import { agentPartsOf } from './agent-parts-of.ts'
import type { Conversation } from './conversation.ts'
import type { App } from './create-app.ts'

export interface MoreOfAnswer {
  /** Markdown that was not in the answer. */
  readonly text: string
  /** Those that it adds to the answer's. */
  readonly citations: readonly Citation[]
}

/**
 * What the embedded model had no room for in the conversation's last answer: the question goes through the same graph again, with the turns before it, and the
 * model gives the next page. The last answer grows by it. Undefined when nothing is left. Throws when it is stopped.
 */
export async function askMore(
  app: App,
  conversation: Conversation,
  { page, signal }: { readonly page: number; readonly signal: AbortSignal },
): Promise<MoreOfAnswer | undefined> {
  const { last, before } = conversation
  if (last === undefined) return undefined
  const model = await app.moreModel(page)
  const more = await app.sandbox.withOneWalk(() =>
    runAgent(agentPartsOf(app, model), {
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
  if (more.outcome !== 'answered') return undefined
  const citations = more.citations.filter((citation) => !last.citations.some((other) => isSame(citation, other)))
  conversation.extendLast(extended(last, more, citations))
  return { text: more.answer, citations }
}

function extended(last: Answer, more: Answer, citations: readonly Citation[]): Answer {
  return {
    ...last,
    answer: `${last.answer}\n\n${more.answer}`,
    citations: [...last.citations, ...citations],
    evidence: [...last.evidence, ...more.evidence],
  }
}

function isSame(a: Citation, b: Citation): boolean {
  return a.kind === b.kind && a.path === b.path && a.startLine === b.startLine && a.endLine === b.endLine
}
