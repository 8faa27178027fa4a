import {
  type AIMessage,
  type BaseMessage,
  HumanMessage,
  isAIMessage,
  isHumanMessage,
  isToolMessage,
  ToolMessage,
} from '@langchain/core/messages'
import type { ToolCall } from '@langchain/core/messages/tool'
import { copyReply, copyResult } from './copy-message.ts'
import { freshIds } from './fresh-ids.ts'

const emptyText = '(empty)'
const interruptedText = 'Interrupted: this call has no result. Make it again if you need it.'

/** What the protocols take as the name of a function; a name that a model made up goes back to it in every later request. */
const allowedName = /^[\w-]{1,64}$/

/**
 * The messages as every provider takes them: each tool call has exactly one result, right behind its message and in the order of the calls; ids
 * are there and used once; nothing is empty. One call without a result would make a provider refuse this request and all after it (security.md
 * F14). A call without a result is answered as interrupted, a result without a call is left out. Gives `messages` itself when all is well.
 */
export function repairMessages(messages: readonly BaseMessage[]): readonly BaseMessage[] {
  const results = matchResults(messages)
  const idFor = freshIds(messages)
  const repaired = messages.flatMap((message, index): BaseMessage[] => {
    if (isToolMessage(message)) return []
    if (!isAIMessage(message)) return [withText(message)]
    const calls = message.tool_calls ?? []
    if (calls.length === 0) return [isEmpty(message) ? copyReply(message, { content: emptyText }) : message]
    const mended = calls.map((call): ToolCall => ({ ...call, id: idFor(call.id), name: nameFor(call.name) }))
    return [withCalls(message, mended), ...mended.map((call, n) => resultFor(call, results.get(index)?.[n]))]
  })
  const same = repaired.length === messages.length && repaired.every((message, index) => message === messages[index])
  return same ? messages : repaired
}

/** By the index of a message, the results of its calls, in their order: a result belongs to the nearest call before it that has its id and none yet. */
function matchResults(messages: readonly BaseMessage[]): ReadonlyMap<number, readonly (ToolMessage | undefined)[]> {
  const open: { index: number; n: number; id: string | undefined }[] = []
  const found = new Map<number, (ToolMessage | undefined)[]>()
  for (const [index, message] of messages.entries()) {
    if (isAIMessage(message)) {
      const calls = message.tool_calls ?? []
      found.set(index, Array.from({ length: calls.length }))
      open.push(...calls.map(({ id }, n) => ({ index, n, id })))
    } else if (isToolMessage(message)) {
      const candidates = open.filter(({ id }) => (id ?? '') === message.tool_call_id)
      const nearest = candidates.find((candidate) => candidate.index === candidates.at(-1)?.index)
      if (nearest === undefined) continue
      open.splice(open.indexOf(nearest), 1)
      found.get(nearest.index)?.splice(nearest.n, 1, message)
    }
  }
  return found
}

function nameFor(name: string): string {
  return allowedName.test(name) ? name : name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown'
}

function withCalls(message: AIMessage, calls: ToolCall[]): AIMessage {
  const blank = isEmpty(message) && message.content !== ''
  const same = (message.tool_calls ?? []).every(({ id, name }, n) => id === calls[n]?.id && name === calls[n]?.name)
  if (same && !blank) return message
  return copyReply(message, { tool_calls: calls, ...(blank ? { content: '' } : {}) })
}

function resultFor({ id = '', name }: ToolCall, result: ToolMessage | undefined): ToolMessage {
  if (!result) return new ToolMessage({ tool_call_id: id, name, status: 'error', content: interruptedText })
  const empty = isEmpty(result)
  if (result.tool_call_id === id && !empty) return result
  return copyResult(result, { tool_call_id: id, name, ...(empty ? { content: emptyText } : {}) })
}

function withText(message: BaseMessage): BaseMessage {
  if (!isHumanMessage(message) || !isEmpty(message)) return message
  return new HumanMessage({ content: emptyText, additional_kwargs: message.additional_kwargs, ...(message.id ? { id: message.id } : {}) })
}

/** Some providers refuse a text of blanks like one that is empty. */
function isEmpty({ content }: BaseMessage): boolean {
  return typeof content === 'string' ? content.trim() === '' : content.length === 0
}
