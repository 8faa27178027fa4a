import type { ChatProvider } from '../../src/base/chat-provider.ts'
import * as anthropic from '../support/anthropic-replies.ts'
import * as openAi from '../support/open-ai-replies.ts'
import type { Reply, ServerEvent, StreamedToolCall } from '../support/provider-server.ts'

/** A request body, as tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests check
type Body = any

/** What the contract of a provider kind needs to know of its protocol. Each reply is what a server of the protocol sends in that situation. */
export interface Protocol {
  readonly provider: Pick<ChatProvider, 'name' | 'kind'>
  readonly keyHeader: { readonly name: string; readonly value: (key: string) => string }
  readonly textReply: (...pieces: readonly string[]) => Reply
  readonly toolCallReply: (...calls: readonly StreamedToolCall[]) => Reply
  readonly wholeReply: (text: string) => Reply
  readonly httpError: (status: number, message: string) => Reply
  /** The text, and then whatever the events say. */
  readonly begunReply: (text: string, ...events: readonly ServerEvent[]) => Reply
  /** The calls, and then nothing. */
  readonly cutCalls: (...calls: readonly StreamedToolCall[]) => Reply
  /** The text, and then an error in the protocol's form. */
  readonly brokenReply: (text: string, error: string) => Reply
  /** The text and the calls, ended for a reason. */
  readonly endedReply: (reason: string, text: string, ...calls: readonly StreamedToolCall[]) => Reply
  readonly thinkingReply: (thinking: string, text: string) => Reply
  readonly reasons: { readonly stop: readonly string[]; readonly length: readonly string[]; readonly content_filter: readonly string[] }
  readonly unknownReasons: readonly string[]
  /** Content in shapes that other servers of the protocol are known to send; each says `AB`. */
  readonly oddReplies: readonly Reply[]
  /** Of a body: the results of tools, as id and text. */
  readonly results: (body: Body) => [string, string][]
  /** Of a body: whether a call of this id comes before the results. */
  readonly callsBefore: (body: Body) => string[]
  /** What a body says about tools when none may be called. */
  readonly noTools: { readonly tools: readonly string[]; readonly choice: unknown }
  readonly toolNames: (body: Body) => string[]
  /** Variables that would redirect, add headers or log. */
  readonly hostile: (url: string) => Readonly<Record<string, string>>
}

const openAiPiece = (delta: Readonly<Record<string, unknown>>) => ({ delta })

export const protocols: readonly Protocol[] = [
  {
    provider: { name: 'openai', kind: 'open-ai-compatible' },
    keyHeader: { name: 'authorization', value: (key) => `Bearer ${key}` },
    textReply: openAi.textReply,
    toolCallReply: openAi.toolCallReply,
    wholeReply: openAi.wholeReply,
    httpError: openAi.httpError,
    begunReply: (content, ...events) => openAi.stream([openAiPiece({ role: 'assistant', content }), ...events]),
    cutCalls: (...calls) => openAi.stream(openAi.toolCallEvents(calls)),
    brokenReply: (content, message) =>
      openAi.stream([openAiPiece({ role: 'assistant', content }), { raw: `data: ${JSON.stringify({ error: { message } })}\n\n` }]),
    endedReply: (reason, content, ...calls) =>
      openAi.stream([
        openAiPiece({ role: 'assistant', content }),
        ...(calls.length > 0 ? openAi.toolCallEvents(calls) : []),
        { delta: {}, finish: reason },
      ]),
    thinkingReply: (thinking, content) =>
      openAi.stream([openAiPiece({ reasoning_content: thinking }), openAiPiece({ content }), { delta: {}, finish: 'stop' }]),
    reasons: { stop: ['stop', 'eos'], length: ['length'], content_filter: ['content_filter', 'SAFETY'] },
    unknownReasons: ['malformed_function_call'],
    oddReplies: [
      openAi.stream([
        openAiPiece({ content: [{ type: 'text', text: 'A' }] }),
        openAiPiece({ content: [{ type: 'text', text: 'B' }] }),
        { finish: 'stop' },
      ]),
      openAi.stream([
        { delta: { content: 'AB' }, finish: 'stop' },
        { delta: {}, finish: 'stop' },
      ]),
      openAi.stream([{ raw: ': keep-alive\n\n' }, openAiPiece({ content: 'AB' }), { finish: 'stop' }]),
    ],
    results: ({ messages }: Body) =>
      messages.filter((m: Body) => m.role === 'tool').map((m: Body) => [m.tool_call_id, m.content] as [string, string]),
    callsBefore: ({ messages }: Body) =>
      messages.flatMap((m: Body) => (m.role === 'assistant' ? (m.tool_calls ?? []).map((call: Body) => call.id) : [])),
    noTools: { tools: [], choice: undefined },
    toolNames: ({ tools }: Body) => (tools ?? []).map((tool: Body) => tool.function.name),
    hostile: (url) => ({
      OPENAI_BASE_URL: url,
      OPENAI_API_BASE: url,
      OPENAI_API_KEY: 'other-key',
      OPENAI_ORG_ID: 'other-org',
      OPENAI_ORGANIZATION: 'other-org',
      OPENAI_PROJECT_ID: 'other-project',
      OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other-key\nX-Other: other',
      OPENAI_LOG: 'debug',
    }),
  },
  {
    provider: { name: 'anthropic', kind: 'anthropic' },
    keyHeader: { name: 'x-api-key', value: (key) => key },
    textReply: anthropic.textReply,
    toolCallReply: anthropic.toolCallReply,
    wholeReply: anthropic.wholeReply,
    httpError: anthropic.httpError,
    begunReply: (text, ...events) => anthropic.stream([anthropic.messageStart, ...anthropic.textBlock(0, text), ...events]),
    cutCalls: (...calls) => anthropic.stream(anthropic.toolCallEvents(calls)),
    brokenReply: (text, error) =>
      anthropic.stream([anthropic.messageStart, ...anthropic.textBlock(0, text), anthropic.errorEvent('overloaded_error', error)]),
    endedReply: (reason, text, ...calls) =>
      anthropic.stream([
        anthropic.messageStart,
        ...anthropic.textBlock(0, text),
        ...calls.flatMap((call, n) => anthropic.toolBlock(n + 1, call)),
        ...anthropic.ending(reason),
      ]),
    thinkingReply: (thinking, text) =>
      anthropic.stream([
        anthropic.messageStart,
        ...anthropic.thinkingBlock(0, thinking, 'sig'),
        ...anthropic.textBlock(1, text),
        ...anthropic.ending('end_turn'),
      ]),
    reasons: {
      stop: ['end_turn', 'stop_sequence'],
      length: ['max_tokens', 'model_context_window_exceeded'],
      content_filter: ['refusal'],
    },
    unknownReasons: ['pause_turn', 'compaction'],
    oddReplies: [
      anthropic.stream([
        anthropic.messageStart,
        { type: 'ping' },
        ...anthropic.textBlock(0, 'A'),
        { type: 'ping' },
        ...anthropic.textBlock(1, 'B'),
        ...anthropic.ending('end_turn'),
      ]),
      anthropic.stream([
        anthropic.messageStart,
        ...anthropic.block(0, { type: 'text', text: 'A' }, [{ type: 'text_delta', text: 'B' }]),
        ...anthropic.ending('end_turn'),
      ]),
      anthropic.stream([
        { raw: ': keep-alive\n\n' },
        anthropic.messageStart,
        { type: 'event_of_tomorrow' },
        ...anthropic.block(0, { type: 'block_of_tomorrow' }, [{ type: 'delta_of_tomorrow' }]),
        ...anthropic.textBlock(1, 'AB', ''),
        ...anthropic.ending('end_turn'),
      ]),
    ],
    results: ({ messages }: Body) =>
      messages.flatMap((m: Body) =>
        m.content.filter((b: Body) => b.type === 'tool_result').map((b: Body) => [b.tool_use_id, b.content] as [string, string]),
      ),
    callsBefore: ({ messages }: Body) =>
      messages.flatMap((m: Body) => m.content.filter((b: Body) => b.type === 'tool_use').map((b: Body) => b.id)),
    noTools: { tools: ['read_file'], choice: { type: 'none' } },
    toolNames: ({ tools }: Body) => (tools ?? []).map((tool: Body) => tool.name),
    hostile: (url) => ({
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_API_URL: url,
      ANTHROPIC_API_KEY: 'other-key',
      ANTHROPIC_AUTH_TOKEN: 'other-token',
      ANTHROPIC_CUSTOM_HEADERS: 'X-Api-Key: other-key\nAuthorization: Bearer other-key\nX-Other: other',
      ANTHROPIC_PROFILE: 'other-profile',
      ANTHROPIC_ORGANIZATION_ID: 'other-org',
      ANTHROPIC_WORKSPACE_ID: 'other-workspace',
      ANTHROPIC_FEDERATION_RULE_ID: 'other-rule',
      ANTHROPIC_IDENTITY_TOKEN: 'other-identity',
      ANTHROPIC_LOG: 'debug',
    }),
  },
]
