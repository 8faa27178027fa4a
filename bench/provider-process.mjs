// A model server that answers at once, in its own process so that it takes no time of the one measured. Speaks Chat Completions and, below /v1/messages,
// Anthropic's Messages: a request without tool results is answered with one call of search_code (with text when its model is `text-only`), one with
// results with text and a citation.
import { createServer } from 'node:http'

const search = { name: 'search_code', arguments: JSON.stringify({ pattern: 'WS-LEAK' }) }

const event = (body) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', ...body })}\n\n`
const chunk = (delta, finish_reason = null) => event({ choices: [{ index: 0, delta, finish_reason }] })
const end = `${event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}data: [DONE]\n\n`

const completions = {
  toolCall: [
    chunk({
      role: 'assistant',
      content: null,
      tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: search.name, arguments: '' } }],
    }),
    chunk({ tool_calls: [{ index: 0, function: { arguments: search.arguments } }] }),
    chunk({}, 'tool_calls'),
    end,
  ].join(''),
  text: (content) => [chunk({ role: 'assistant', content: '' }), chunk({ content }), chunk({}, 'stop'), end].join(''),
  toolResult: (messages) => messages.findLast((message) => message.role === 'tool')?.content,
}

const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null }
const block = (content_block, delta, stop_reason) =>
  [
    { type: 'message_start', message: { ...message, usage: { input_tokens: 100, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } },
    { type: 'message_stop' },
  ]
    .map((body) => `event: ${body.type}\ndata: ${JSON.stringify(body)}\n\n`)
    .join('')

const messagesOfAnthropic = {
  toolCall: block(
    { type: 'tool_use', id: 'toolu_1', name: search.name, input: {} },
    { type: 'input_json_delta', partial_json: search.arguments },
    'tool_use',
  ),
  text: (text) => block({ type: 'text', text: '' }, { type: 'text_delta', text }, 'end_turn'),
  toolResult: (messages) => {
    const blocks = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []))
    const result = blocks.findLast(({ type }) => type === 'tool_result')?.content
    return Array.isArray(result) ? result.map(({ text }) => text).join('') : result
  },
}

/** Cites the first line that the search has shown. */
function answer(result) {
  const [, path, line] = /^([^\s:]+)[^\n]*\n\s*(\d+)[:|]/m.exec(result) ?? []
  return `The leak allowance is worked out here: \`${path}:${line}\`.`
}

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const { model, messages } = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const protocol = request.url.startsWith('/v1/messages') ? messagesOfAnthropic : completions
    const result = protocol.toolResult(messages)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (result !== undefined) response.end(protocol.text(answer(result)))
    else response.end(model === 'text-only' ? protocol.text('The tariff is in the manual.') : protocol.toolCall)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.on('disconnect', () => process.exit())
