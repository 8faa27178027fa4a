import { eventStream, jsonReply, type Reply, type ServerEvent, type StreamedToolCall } from './provider-server.ts'

// What a server of Anthropic's Messages protocol replies.

/** An event of the protocol, as its `data` line holds it. */
interface MessageEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** One event of a stream. */
export type StreamEvent = MessageEvent | ServerEvent

const inputUsage = { input_tokens: 50, cache_read_input_tokens: 40, cache_creation_input_tokens: 10, output_tokens: 1 }

const messageHead = { id: 'msg_1', type: 'message', role: 'assistant', model: 'test-model', stop_sequence: null }

/** The event that begins every reply. */
export const messageStart: MessageEvent = {
  type: 'message_start',
  message: { ...messageHead, content: [], stop_reason: null, usage: inputUsage },
}

/** A stream of exactly these events; it ends when they do. */
export function stream(events: readonly StreamEvent[]): Reply {
  return eventStream<MessageEvent>(events, (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

/** The events that end a reply. */
export function ending(reason: string): StreamEvent[] {
  return [
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 20 } },
    { type: 'message_stop' },
  ]
}

type Pieces = readonly Readonly<Record<string, unknown>>[]

/** The events of one block of content. */
export function block(index: number, start: Readonly<Record<string, unknown>>, deltas: Pieces): StreamEvent[] {
  return [
    { type: 'content_block_start', index, content_block: start },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

export function textBlock(index: number, ...pieces: readonly string[]): StreamEvent[] {
  return block(
    index,
    { type: 'text', text: '' },
    pieces.map((text) => ({ type: 'text_delta', text })),
  )
}

export function thinkingBlock(index: number, thinking: string, signature: string): StreamEvent[] {
  const pieces = thinking === '' ? [] : [{ type: 'thinking_delta', thinking }]
  return block(index, { type: 'thinking', thinking: '', signature: '' }, [...pieces, { type: 'signature_delta', signature }])
}

export function toolBlock(index: number, { id, name, args }: StreamedToolCall): StreamEvent[] {
  return block(
    index,
    { type: 'tool_use', id, name, input: {} },
    args.map((partial) => ({ type: 'input_json_delta', partial_json: partial })),
  )
}

/** A whole answer, in pieces. */
export function textReply(...pieces: readonly string[]): Reply {
  return stream([messageStart, { type: 'ping' }, ...textBlock(0, ...pieces), ...ending('end_turn')])
}

/** The events that stream tool calls, without an end: for replies that break off. */
export function toolCallEvents(calls: readonly StreamedToolCall[]): StreamEvent[] {
  return [messageStart, ...calls.flatMap((call, index) => toolBlock(index, call))]
}

/** A whole reply that calls tools. */
export function toolCallReply(...calls: readonly StreamedToolCall[]): Reply {
  return stream([...toolCallEvents(calls), ...ending('tool_use')])
}

/** A whole reply in one document, as for a request that does not stream. */
export function wholeReply(text: string): Reply {
  const usage = { ...inputUsage, output_tokens: 20 }
  return jsonReply(200, { ...messageHead, content: [{ type: 'text', text }], stop_reason: 'end_turn', usage })
}

/** An event that ends a stream with an error, such as `overloaded_error`. */
export function errorEvent(type: string, message: string): StreamEvent {
  return { type: 'error', error: { type, message } }
}

/** An error in the protocol's form. */
export function httpError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return jsonReply(status, { type: 'error', error: { type: 'test_error', message }, request_id: 'req_1' }, headers)
}

/** One page of the list of models; `more` says that another follows. */
export function modelsReply(
  entries: readonly { readonly id: string; readonly [field: string]: unknown }[],
  { more = false }: { readonly more?: boolean } = {},
): Reply {
  const data = entries.map((entry) => ({ type: 'model', created_at: '2026-01-01T00:00:00Z', ...entry }))
  return jsonReply(200, { data, has_more: more, first_id: entries[0]?.id ?? null, last_id: entries.at(-1)?.id ?? null })
}
