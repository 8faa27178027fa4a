import { AIMessage, AIMessageChunk, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { instruction } from '../../../src/answer/instruction.ts'
import { createOfflineModel } from '../../../src/models/offline/offline-model.ts'
import { bakery } from './bakery.ts'
import { ask } from './codebase.ts'

const tools = ['search_skills', 'load_skill', 'locate', 'read_file', 'find_definition', 'find_references'].map((name) => ({
  name,
  description: '',
  schema: {},
}))

describe('OfflineChatModel', () => {
  it('looks in the skills and in the code at once and numbers its calls', async () => {
    const question = 'Which surcharge does BKPLAN add?'
    const reply = await createOfflineModel()
      .bindTools(tools)
      .invoke([new SystemMessage('rules'), new HumanMessage(question)])
    expect(reply.text).toBe('')
    expect(reply.response_metadata.finish_reason).toBe('tool_calls')
    const calls = reply.tool_calls ?? []
    expect(calls.map(({ id }) => id)).toEqual(calls.map((_, n) => `call_${n + 1}`))
    expect(calls).toContainEqual(expect.objectContaining({ name: 'search_skills', args: { query: question } }))
    expect(calls).toContainEqual(expect.objectContaining({ name: 'locate', args: { question } }))
  })

  it('calls only tools that are bound, in either form', async () => {
    const inForm = { type: 'function', function: { name: 'locate', parameters: {} } }
    const reply = await createOfflineModel()
      .bindTools([inForm])
      .invoke([new HumanMessage('What does BKPLAN do?')])
    expect(new Set(reply.tool_calls?.map((call) => call.name))).toEqual(new Set(['locate']))
  })

  it('gives every call of a conversation its own id', async () => {
    const { messages } = await ask(bakery(), 'What does BKPLAN do?')
    const ids = messages
      .flatMap((message) => (message instanceof AIMessage || message instanceof AIMessageChunk ? (message.tool_calls ?? []) : []))
      .map((call) => call.id)
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
    const again = await createOfflineModel()
      .bindTools(tools)
      .invoke([...messages, new HumanMessage('Who calls BKDOUGH?')])
    expect(again.tool_calls?.[0]?.id).toBe(`call_${ids.length + 1}`)
  })

  it('answers from what there is when the graph asks for the last word without tools', async () => {
    const { messages } = await ask(bakery(), 'What does BKPLAN do?')
    const answered = messages.slice(0, messages.findLastIndex((message) => message instanceof ToolMessage) + 1)
    const reply = await createOfflineModel().invoke([...answered, instruction('No further tool calls are possible. Answer now.')])
    expect(reply.text).toBe(messages.at(-1)?.text)
    expect(reply.response_metadata.finish_reason).toBe('stop')
    expect(reply.usage_metadata).toEqual({ input_tokens: 0, output_tokens: 0, total_tokens: 0 })
  })

  it('says that it could not search when it had no tools at all', async () => {
    const reply = await createOfflineModel().invoke([new HumanMessage('What does BKPLAN do?')])
    expect(reply.text).toMatch(/^NOT FOUND/)
    expect(reply.text).toContain('could not be searched')
  })

  it('streams the same text by paragraphs', async () => {
    const { messages, text } = await ask(bakery({ notes: '# Notes\n\nRye is dear.' }), 'What does BKPLAN do?')
    const chunks: AIMessageChunk[] = []
    for await (const chunk of await createOfflineModel().bindTools(tools).stream(messages.slice(0, -1))) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(2)
    expect(chunks.map((chunk) => chunk.text).join('')).toBe(text)
    expect(chunks.reduce((a, b) => a.concat(b)).response_metadata.finish_reason).toBe('stop')
  })

  it('streams tool calls', async () => {
    let whole: AIMessageChunk | undefined
    for await (const chunk of await createOfflineModel()
      .bindTools(tools)
      .stream([new HumanMessage('What does BKPLAN do?')])) {
      whole = whole ? whole.concat(chunk) : chunk
    }
    expect(new Set(whole?.tool_calls?.map((call) => call.name))).toEqual(new Set(['search_skills', 'locate']))
    expect(whole?.response_metadata.finish_reason).toBe('tool_calls')
  })

  it('understands a follow-up from the question before it', async () => {
    const before = [new HumanMessage('What does BKDOUGH do?'), new AIMessage('- `BKABORT` stands here, `cbl/BKPLAN.cbl:15`')]
    const { text } = await ask(bakery(), 'and who calls that?', before)
    expect(text.split('\n')[0]).toMatch(/BKDOUGH.*BKPLAN/)
    expect(text).toContain('`cbl/BKPLAN.cbl:14`')
  })

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort()
    await expect(createOfflineModel().invoke([new HumanMessage('What does BKPLAN do?')], { signal })).rejects.toThrow()
  })
})
