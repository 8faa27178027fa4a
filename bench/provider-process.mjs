// A model server that answers at once, in its own process so that it takes no time of the one measured. Speaks Chat Completions: a request without
// tool results is answered with one call of search_code (with text when its model is `text-only`), one with results with text and a citation.
import { createServer } from 'node:http'

const event = (body) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', ...body })}\n\n`
const chunk = (delta, finish_reason = null) => event({ choices: [{ index: 0, delta, finish_reason }] })
const end = `${event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}data: [DONE]\n\n`

const toolCall = [
  chunk({
    role: 'assistant',
    content: null,
    tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'search_code', arguments: '' } }],
  }),
  chunk({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify({ pattern: 'WS-LEAK' }) } }] }),
  chunk({}, 'tool_calls'),
  end,
].join('')

const text = (content) => [chunk({ role: 'assistant', content: '' }), chunk({ content }), chunk({}, 'stop'), end].join('')

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
    const result = messages.findLast((message) => message.role === 'tool')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(result ? text(answer(result.content)) : model === 'text-only' ? text('The tariff is in the manual.') : toolCall)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.on('disconnect', () => process.exit())
