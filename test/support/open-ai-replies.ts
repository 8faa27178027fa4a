import { eventStream, jsonReply, type Reply, type ServerEvent, type StreamedToolCall } from './provider-server.ts'

// What a server of the OpenAI Chat Completions protocol replies.

interface StreamedUsage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
  readonly prompt_tokens_details?: { readonly cached_tokens: number }
}

type ChunkEvent =
  | { readonly delta: Readonly<Record<string, unknown>>; readonly finish?: string }
  | { readonly finish: string }
  | { readonly usage: StreamedUsage }
  | { readonly done: true }

/** One event of a stream. */
export type StreamEvent = ChunkEvent | ServerEvent

/** A stream of exactly these events; it ends when they do. */
export function stream(events: readonly StreamEvent[]): Reply {
  return eventStream<ChunkEvent>(events, eventText)
}

function eventText(event: ChunkEvent): string {
  if ('done' in event) return 'data: [DONE]\n\n'
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' }
  if ('usage' in event) return `data: ${JSON.stringify({ ...head, choices: [], usage: event.usage })}\n\n`
  const delta = 'delta' in event ? { delta: event.delta } : {}
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, ...delta, finish_reason: event.finish ?? null }] })}\n\n`
}

const usage: StreamedUsage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120, prompt_tokens_details: { cached_tokens: 40 } }
const ending = [{ usage }, { done: true }] as const

/** A whole answer, in pieces. */
export function textReply(...pieces: readonly string[]): Reply {
  return stream([
    { delta: { role: 'assistant', content: '' } },
    ...pieces.map((content) => ({ delta: { content } })),
    { delta: {}, finish: 'stop' },
    ...ending,
  ])
}

/** The events that stream tool calls, without an end: for replies that break off. */
export function toolCallEvents(calls: readonly StreamedToolCall[]): StreamEvent[] {
  const piece = (call: Record<string, unknown>) => ({ delta: { tool_calls: [call] } })
  return [
    { delta: { role: 'assistant', content: null } },
    ...calls.flatMap(({ id, name, args }, index) => [
      piece({ index, id, type: 'function', function: { name, arguments: '' } }),
      ...args.map((part) => piece({ index, function: { arguments: part } })),
    ]),
  ]
}

/** A whole reply that calls tools. */
export function toolCallReply(...calls: readonly StreamedToolCall[]): Reply {
  return stream([...toolCallEvents(calls), { delta: {}, finish: 'tool_calls' }, ...ending])
}

/** A whole reply in one document, as for a request that does not stream. */
export function wholeReply(content: string): Reply {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  return jsonReply(200, { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'test-model', choices, usage })
}

/** An error in the protocol's form. */
export function httpError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return jsonReply(status, { error: { message, type: 'test_error', code: null } }, headers)
}

/** The list of models; entries may hold whatever servers add. */
export function modelsReply(...entries: readonly { readonly id: string; readonly [field: string]: unknown }[]): Reply {
  return jsonReply(200, { object: 'list', data: entries.map((entry) => ({ object: 'model', created: 1, owned_by: 'test', ...entry })) })
}
