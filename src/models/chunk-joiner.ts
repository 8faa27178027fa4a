import { AIMessage, type AIMessageChunk, type InvalidToolCall, type ToolCall, type UsageMetadata } from '@langchain/core/messages'
import { anthropicTurnKey } from './anthropic-turn.ts'
import { type ToolCallExtras, toolCallExtrasKey } from './tool-call-extras.ts'

interface PartialCall {
  id: string | undefined
  index: number | undefined
  name: string
  /** JSON text as far as it has arrived. */
  args: string
  extra: unknown
}

/** The parts of a raw tool call of a chunk that the library does not carry over. */
interface RawToolCall {
  readonly id?: string
  readonly index?: number
  readonly extra_content?: unknown
}

/**
 * Joins the chunks of one reply. The library's own joining "repairs" cut arguments and runs what comes out (security.md F13); here arguments
 * are parsed once, when the reply is complete, and are either a JSON object or an invalid call.
 */
export class ChunkJoiner {
  #text = ''
  #finish: string | undefined
  #usage: UsageMetadata | undefined
  readonly #calls: PartialCall[] = []
  #turn: unknown
  #chunks = 0
  #characters = 0

  /** Adds a chunk and returns what is new in it. */
  add(chunk: AIMessage | AIMessageChunk): { readonly text: string; readonly thinking: string } {
    const text = chunk.text
    const thinking = thinkingOf(chunk)
    this.#chunks++
    this.#characters += text.length + thinking.length
    this.#text += text
    const finish: unknown = chunk.response_metadata.finish_reason ?? chunk.additional_kwargs.stop_reason
    if (typeof finish === 'string' && finish !== '') this.#finish = finish
    if (chunk.usage_metadata) this.#usage = joinUsage(this.#usage, chunk.usage_metadata)
    this.#turn ??= chunk.additional_kwargs[anthropicTurnKey]
    this.#addCalls(chunk)
    return { text, thinking }
  }

  /** Nothing came that is part of a reply. */
  get isEmpty(): boolean {
    return this.#chunks === 0
  }

  /** How much came, thoughts and arguments of calls included. */
  get characters(): number {
    return this.#characters
  }

  get text(): string {
    return this.#text
  }

  /** As the provider named it; undefined when the stream ended without one. */
  get finishReason(): string | undefined {
    return this.#finish
  }

  /** A call whose arguments are none, or no JSON object: the reply may have been cut within or before them. */
  get hasDoubtfulCalls(): boolean {
    return this.#calls.some(({ args }) => args.trim() === '' || typeof parseArguments(args) === 'string')
  }

  get hasToolCalls(): boolean {
    return this.#calls.length > 0
  }

  /** The reply as one message, calls behind the first `maxCalls` left out. `finish` becomes its `response_metadata.finish_reason`. */
  message(finish: string, maxCalls: number): AIMessage {
    const toolCalls: ToolCall[] = []
    const invalid: InvalidToolCall[] = []
    const extras: Record<string, unknown> = {}
    const ids = new Set<string>()
    for (const call of this.#calls.slice(0, maxCalls)) {
      const id = call.id !== undefined && !ids.has(call.id) ? call.id : `call_${crypto.randomUUID()}`
      ids.add(id)
      if (call.extra !== undefined) extras[id] = call.extra
      const args = parseArguments(call.args)
      if (typeof args === 'string') invalid.push({ type: 'invalid_tool_call', id, name: call.name, args: call.args, error: args })
      else toolCalls.push({ type: 'tool_call', id, name: call.name, args })
    }
    return new AIMessage({
      content: this.#text,
      tool_calls: toolCalls,
      invalid_tool_calls: invalid,
      response_metadata: { finish_reason: finish },
      ...(this.#usage && { usage_metadata: this.#usage }),
      additional_kwargs: {
        ...(Object.keys(extras).length > 0 && { [toolCallExtrasKey]: extras satisfies ToolCallExtras }),
        ...(this.#turn !== undefined && { [anthropicTurnKey]: this.#turn }),
      },
    })
  }

  #addCalls(chunk: AIMessage | AIMessageChunk): void {
    const pieces = 'tool_call_chunks' in chunk ? (chunk.tool_call_chunks ?? []) : []
    const raw: readonly RawToolCall[] = chunk.additional_kwargs.tool_calls ?? []
    pieces.forEach((piece, position) => {
      const call = this.#callFor({ id: idOf(piece.id), index: piece.index, name: piece.name })
      call.name ||= piece.name ?? ''
      const args = typeof piece.args === 'string' ? piece.args : JSON.stringify(piece.args ?? '')
      this.#characters += args.length
      call.args += args
      call.extra ??= raw[position]?.extra_content
    })
    if (pieces.length > 0) return
    for (const { id, name, args } of chunk.tool_calls ?? []) {
      this.#calls.push({ id: idOf(id), index: undefined, name, args: JSON.stringify(args), extra: undefined })
    }
  }

  /** A new id begins a call, even at an index that is taken: some servers number every call 0, or none. Without either a name does. */
  #callFor({ id, index, name }: { id: string | undefined; index: number | undefined; name: string | undefined }): PartialCall {
    const fits = (call: PartialCall) => index === undefined || call.index === undefined || call.index === index
    const same = id === undefined ? undefined : this.#calls.find((call) => call.id === id && fits(call))
    if (same) return same
    const known = index === undefined ? this.#calls.at(-1) : this.#calls.findLast((call) => call.index === index)
    const begins = id === undefined && index === undefined && Boolean(name) && known?.args !== ''
    if (known && !begins && (id === undefined || known.id === undefined)) {
      known.id ??= id
      return known
    }
    const call: PartialCall = { id, index, name: '', args: '', extra: undefined }
    this.#calls.push(call)
    return call
  }
}

/** An id that every server takes back; some send numbers, blanks or worse. Long ones carry what their gateway needs again. */
function idOf(id: unknown): string | undefined {
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && /^[\x21-\x7e]{1,8192}$/.test(id) ? id : undefined
}

/** Reasoning is a field of its own with the one protocol and a kind of content with the other. */
function thinkingOf({ additional_kwargs, content }: AIMessage | AIMessageChunk): string {
  const field: unknown = additional_kwargs.reasoning_content
  if (typeof field === 'string') return field
  if (typeof content === 'string') return ''
  return content.map((part) => (part.type === 'thinking' && typeof part.thinking === 'string' ? part.thinking : '')).join('')
}

/** Counts only grow within a reply, and Anthropic tells those of the request and of the reply in different chunks. Nothing counted is no count. */
function joinUsage(known: UsageMetadata | undefined, told: UsageMetadata): UsageMetadata | undefined {
  const input = Math.max(known?.input_tokens ?? 0, told.input_tokens)
  const output = Math.max(known?.output_tokens ?? 0, told.output_tokens)
  if (input + output === 0) return known
  const inputDetails = { ...known?.input_token_details, ...told.input_token_details }
  const outputDetails = { ...known?.output_token_details, ...told.output_token_details }
  return {
    input_tokens: input,
    output_tokens: output,
    total_tokens: Math.max(input + output, told.total_tokens),
    ...(Object.keys(inputDetails).length > 0 && { input_token_details: inputDetails }),
    ...(Object.keys(outputDetails).length > 0 && { output_token_details: outputDetails }),
  }
}

/** The arguments as an object, or why they are none. A tool without parameters is called with an empty text by some models. */
function parseArguments(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'the arguments are not a JSON object'
  } catch (error) {
    return `the arguments are not JSON: ${(error as Error).message}`
  }
}
