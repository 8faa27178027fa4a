import { type BaseMessage, isAIMessage, isHumanMessage, isSystemMessage, isToolMessage } from '@langchain/core/messages'

/**
 * What the strictest of the providers demand of a conversation: it begins with the system prompt and has no other, ends with a person or a tool, nothing is
 * empty, ids of calls are there and used once, names of tools are names, and the results stand right behind their calls, one for each.
 */
export function checkRequest(messages: readonly BaseMessage[]): void {
  const ids = new Set<string>()
  let open: string[] = []
  for (const [index, message] of messages.entries()) {
    if (isSystemMessage(message) !== (index === 0)) fail(index === 0 ? 'the first message is no system prompt' : 'a second system prompt')
    if (isToolMessage(message)) {
      if (!open.includes(message.tool_call_id)) fail(`the tool result ${message.tool_call_id} answers no call before it`)
      open = open.filter((id) => id !== message.tool_call_id)
    } else if (open.length > 0) fail(`no result for the tool calls ${open.join(', ')}`)
    const calls = isAIMessage(message) ? (message.tool_calls ?? []) : []
    if (message.text.trim() === '' && (calls.length === 0 || message.text !== '')) fail(`message ${index + 1} is empty`)
    for (const { id = '', name } of calls) {
      if (id === '' || ids.has(id)) fail(`the id "${id}" of a tool call is ${id === '' ? 'empty' : 'used twice'}`)
      if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) fail(`"${name}" is no name of a tool`)
      ids.add(id)
      open.push(id)
    }
  }
  if (open.length > 0) fail(`no result for the tool calls ${open.join(', ')}`)
  const last = messages.at(-1)
  if (!last || !(isHumanMessage(last) || isToolMessage(last))) fail('the last message is neither of a person nor of a tool')
}

function fail(why: string): never {
  throw new Error(why)
}
