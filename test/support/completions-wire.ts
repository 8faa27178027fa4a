import { type StreamEvent, stream, wholeReply } from './open-ai-replies.ts'
import type { Piece, Wire } from './wire.ts'

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** OpenAI's Chat Completions. */
export const completionsWire: Wire = {
  kind: 'open-ai-compatible',
  stream(pieces) {
    let calls = -1
    const event = (piece: Piece): StreamEvent => {
      if ('text' in piece) return { delta: { content: piece.text } }
      if ('thinking' in piece) return { delta: { reasoning_content: piece.thinking } }
      if ('call' in piece) {
        calls++
        const { id, name, index = calls } = piece.call
        return { delta: { tool_calls: [{ index, ...(id !== undefined && { id }), type: 'function', function: { name, arguments: '' } }] } }
      }
      if ('args' in piece) return { delta: { tool_calls: [{ index: calls, function: { arguments: piece.args } }] } }
      if ('finish' in piece) return { delta: {}, finish: piece.finish }
      if ('usage' in piece) return { usage }
      if ('error' in piece) return { raw: `data: ${JSON.stringify(completionsWire.errorBody(piece.error))}\n\n` }
      return 'ping' in piece ? { raw: ': keep-alive\n\n' } : piece
    }
    return stream([{ delta: { role: 'assistant', content: '' } }, ...pieces.map(event)])
  },
  errorBody: ({ message, type, code = null }) => ({ error: { message, type, param: null, code } }),
  wholeReply,
}
