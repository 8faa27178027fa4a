import { type BaseMessage, isAIMessage } from '@langchain/core/messages'

/**
 * Gives each tool call of a conversation an id that no other has: its own when it has one and is the first with it. The same messages always
 * give the same ids, so that a provider's cache recognises what was sent before.
 */
export function freshIds(messages: readonly BaseMessage[]): (own: string | undefined) => string {
  const known = new Set(messages.filter(isAIMessage).flatMap((message) => (message.tool_calls ?? []).map(({ id }) => id)))
  const used = new Set<string>()
  let number = 0
  return (own) => {
    let id = own ?? ''
    while (id === '' || used.has(id)) {
      const next = callId('call', ++number)
      if (!known.has(next)) id = next
    }
    used.add(id)
    return id
  }
}

/** Of nine letters and digits, the only form that all providers take (Mistral insists on it). `word` has four letters. */
export function callId(word: string, number: number): string {
  return `${word}${String(number).padStart(5, '0')}`
}
