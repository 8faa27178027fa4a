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

type Test = (messages: readonly BaseMessage[]) => boolean

export function isStub(message: BaseMessage): boolean {
  return message.additional_kwargs.stub === true
}

/**
 * Replaces results of tools by one line each that names the call to repeat, until `enough` holds: the oldest first. Those that the answers so far cite
 * follow when no other is left, and only until the request `fits`. Skills stay, unless they were loaded again later, and so does what the latest turn
 * showed: the model has not seen it yet.
 */
export function stubResults(
  messages: readonly BaseMessage[],
  { enough, fits }: { readonly enough: Test; readonly fits: Test },
): { readonly messages: readonly BaseMessage[]; readonly stubbed: number; readonly cited: number } {
  let result = messages
  let stubbed = 0
  let cited = 0
  for (const { index, message, isCited } of candidates(messages)) {
    if (isCited ? fits(result) : enough(result)) break
    const stub = copyResult(message, { content: stubText(messages, message), additional_kwargs: { stub: true } })
    // A short result, such as an error, is worth more than what its stub would save.
    if (stub.text.length * 2 > message.text.length) continue
    result = result.with(index, stub)
    stubbed++
    if (isCited) cited++
  }
  return { messages: result, stubbed, cited }
}

interface Candidate {
  readonly index: number
  readonly message: ToolMessage
  readonly isCited: boolean
}

function candidates(messages: readonly BaseMessage[]): Candidate[] {
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
    .map(({ index, message }) => ({ index, message, isCited: isCited(message) }))
    .sort((a, b) => Number(a.isCited) - Number(b.isCited) || age(a.index) - age(b.index))
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
