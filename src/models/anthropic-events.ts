import type { ChatAnthropic } from '@langchain/anthropic'

export type EventStream = Awaited<ReturnType<ChatAnthropic['createStreamWithRetry']>>
type StreamEvent = EventStream extends AsyncIterable<infer Item> ? Item : never

/** Counts of nothing, which are taken for none. */
const noUsage = {
  input_tokens: 0,
  output_tokens: 0,
  cache_creation: null,
  cache_creation_input_tokens: null,
  cache_read_input_tokens: null,
  inference_geo: null,
  output_tokens_details: null,
  server_tool_use: null,
  service_tier: null,
}

/**
 * Events as the library expects them. Other servers of the protocol put a call's arguments, or a thought, into the event that begins its block, where
 * the library drops the first and takes the second for text, and leave out the usage, on which it fails.
 */
export async function* uniformEvents(events: AsyncIterable<StreamEvent>): AsyncGenerator<StreamEvent> {
  for await (const event of events) yield* uniformEvent(event)
}

function uniformEvent(event: StreamEvent): StreamEvent[] {
  if (event.type === 'message_start' && !event.message.usage) {
    return [{ ...event, message: { ...event.message, usage: noUsage } }]
  }
  if (event.type === 'message_delta' && !event.usage) return [{ ...event, usage: noUsage }]
  if (event.type !== 'content_block_start') return [event]
  const { index, content_block: block } = event
  if (block.type === 'tool_use' && Object.keys(block.input ?? {}).length > 0) {
    const delta = { type: 'input_json_delta' as const, partial_json: JSON.stringify(block.input) }
    return [event, { type: 'content_block_delta', index, delta }]
  }
  if (block.type === 'thinking' && block.thinking) {
    const delta = { type: 'thinking_delta' as const, thinking: block.thinking }
    return [
      { ...event, content_block: { ...block, thinking: '' } },
      { type: 'content_block_delta', index, delta },
    ]
  }
  return [event]
}
