import { errorEvent, type StreamEvent, stream, wholeReply } from './anthropic-replies.ts'
import type { Piece, Wire } from './wire.ts'

const stopReasons: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  tool_calls: 'tool_use',
  length: 'max_tokens',
  content_filter: 'refusal',
}
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [],
  stop_reason: null,
  stop_sequence: null,
}

/** Anthropic's Messages. */
export const messagesWire: Wire = {
  kind: 'anthropic',
  stream(pieces) {
    // This protocol tells the counts in its first event and beside the reason to stop.
    const counted = pieces.some((piece) => 'usage' in piece)
    const start = { type: 'message_start', message: { ...message, ...(counted && { usage: { input_tokens: 100, output_tokens: 1 } }) } }
    const blocks = new Blocks()
    const events = (piece: Piece): StreamEvent[] => {
      if ('text' in piece) return blocks.grow({ type: 'text', text: '' }, { type: 'text_delta', text: piece.text })
      if ('thinking' in piece) {
        return blocks.grow({ type: 'thinking', thinking: '', signature: '' }, { type: 'thinking_delta', thinking: piece.thinking })
      }
      if ('call' in piece) {
        const { id, name, index } = piece.call
        return blocks.begin({ type: 'tool_use', ...(id !== undefined && { id }), name, input: {} }, index)
      }
      if ('args' in piece) return [blocks.delta({ type: 'input_json_delta', partial_json: piece.args })]
      if ('finish' in piece) {
        const delta = { stop_reason: stopReasons[piece.finish] ?? piece.finish, stop_sequence: null }
        return [...blocks.end(), { type: 'message_delta', delta, ...(counted && { usage: { output_tokens: 20 } }) }]
      }
      if ('usage' in piece) return []
      if ('done' in piece) return [{ type: 'message_stop' }]
      if ('error' in piece) return [errorEvent(piece.error.type, piece.error.message)]
      return ['ping' in piece ? { type: 'ping' } : piece]
    }
    return stream([start, ...pieces.flatMap(events)])
  },
  errorBody: ({ type, message: words }) => ({ type: 'error', error: { type, message: words }, request_id: 'req_1' }),
  wholeReply,
}

type Block = { readonly type: string } & Readonly<Record<string, unknown>>

/** The blocks of one reply: each begins, grows and ends before the next. */
class Blocks {
  #index = -1
  #open: string | undefined

  begin(block: Block, index = this.#index + 1): StreamEvent[] {
    const before = this.end()
    this.#index = index
    this.#open = block.type
    return [...before, { type: 'content_block_start', index, content_block: block }]
  }

  delta(delta: Block): StreamEvent {
    return { type: 'content_block_delta', index: this.#index, delta }
  }

  /** Adds to the block of this type, which begins unless it is open. */
  grow(block: Block, delta: Block): StreamEvent[] {
    return [...(this.#open === block.type ? [] : this.begin(block)), this.delta(delta)]
  }

  end(): StreamEvent[] {
    if (this.#open === undefined) return []
    this.#open = undefined
    return [{ type: 'content_block_stop', index: this.#index }]
  }
}
