import type { Answer } from '../answer/answer.ts'
import type { AnswerEvent } from '../answer/event.ts'
import type { Highlight } from '../answer/highlight.ts'
import type { Redact } from '../base/redact.ts'
import { answerDocument } from '../render/answer-document.ts'
import { eventDocument } from '../render/event-document.ts'
import { plainAnswer } from '../render/plain-answer.ts'
import { terminalAnswer } from '../render/terminal-answer.ts'
import type { CommandContext } from './command-context.ts'

/** The answer in the form that the user chose, or that fits where stdout goes. Colours may divide a secret, so it is hidden before. */
export function answerText(
  context: CommandContext,
  answer: Answer,
  { sessionId, ...look }: { readonly redact: Redact; readonly highlight: Highlight | undefined; readonly sessionId: string | null },
): string {
  const { config, io } = context
  if (config.output === 'json') return JSON.stringify(answerDocument(answer, sessionId), null, 2)
  if (config.output === 'plain' || io.stdout.isTTY !== true) return plainAnswer(answer)
  return terminalAnswer(answer, { ...context.look, ...look })
}

export function eventLine(event: AnswerEvent, sessionId: string | null): string {
  return JSON.stringify(eventDocument(event, sessionId))
}
