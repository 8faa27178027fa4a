import { type BaseMessage, isAIMessage, isToolMessage, type ToolMessage } from '@langchain/core/messages'
import { loadedSkill } from '../answer/answer.ts'
import { extractCitations } from '../answer/extract-citations.ts'
import { restsOn } from '../answer/rests-on.ts'
import { cutText } from '../base/text.ts'
import { copyResult } from './copy-message.ts'
import { skillKey } from './history.ts'
import { questionIndex } from './question-index.ts'
import { shownEvidence } from './shown-evidence.ts'

const shownArgumentChars = 300

export function isStub(message: BaseMessage): boolean {
  return message.additional_kwargs.stub === true
}

/**
 * Replaces results of tools by one line each that names the call to repeat, until `enough` holds: the oldest first, those that the answers so far
 * cite last. Skills stay, unless they were loaded again later, and so does what the latest turn showed: the model has not seen it yet.
 */
export function stubResults(
  messages: readonly BaseMessage[],
  enough: (messages: readonly BaseMessage[]) => boolean,
): { readonly messages: readonly BaseMessage[]; readonly stubbed: number } {
  let result = messages
  let stubbed = 0
  for (const { index, message } of candidates(messages)) {
    if (enough(result)) break
    const stub = copyResult(message, { content: stubText(messages, message), additional_kwargs: { stub: true } })
    // A short result, such as an error, is worth more than what its stub would save.
    if (stub.text.length * 2 > message.text.length) continue
    result = result.with(index, stub)
    stubbed++
  }
  return { messages: result, stubbed }
}

function candidates(messages: readonly BaseMessage[]): { readonly index: number; readonly message: ToolMessage }[] {
  const replies = messages.filter(isAIMessage)
  const latest = messages.findLastIndex(isAIMessage)
  const question = questionIndex(messages)
  const cited = replies.flatMap((reply) => extractCitations(reply.text).map((site) => ({ ...site, path: site.target })))
  const isCited = (message: ToolMessage) => shownEvidence(message).some((shown) => cited.some((place) => restsOn(place, shown)))
  // What earlier questions left was cited there, so it goes after what this question found.
  const age = (index: number) => (index > question ? index : index + messages.length)
  return messages
    .flatMap((message, index) => (isToolMessage(message) && index < latest ? [{ index, message }] : []))
    .filter(({ index, message }) => !isStub(message) && !isNeededSkill(messages, index))
    .map(({ index, message }) => ({ index, message, last: isCited(message) }))
    .sort((a, b) => Number(a.last) - Number(b.last) || age(a.index) - age(b.index))
}

function isNeededSkill(messages: readonly BaseMessage[], index: number): boolean {
  const [evidence = [], ...later] = messages.slice(index).map(shownEvidence)
  const key = skillKey({ evidence })
  return loadedSkill({ evidence }) && !later.some((after) => skillKey({ evidence: after }) === key)
}

function stubText(messages: readonly BaseMessage[], { tool_call_id, name }: ToolMessage): string {
  const call = messages
    .filter(isAIMessage)
    .flatMap((message) => message.tool_calls ?? [])
    .find(({ id }) => id === tool_call_id)
  const named = `${call?.name ?? name ?? 'A result'} ${cutText(JSON.stringify(call?.args ?? {}), shownArgumentChars)}`
  return `[${named} was shown here and taken out to make room; call it again if needed]`
}
