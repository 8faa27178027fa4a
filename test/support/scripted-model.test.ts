import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { modelRequest } from './model-request.ts'
import { scriptedModel } from './scripted-model.ts'

const request = modelRequest()
const system = new SystemMessage('s')
const question = new HumanMessage('q')
const call = (id: string, name = 't') => new AIMessage({ content: '', tool_calls: [{ type: 'tool_call', id, name, args: {} }] })
const result = (id: string, content = 'r') => new ToolMessage({ tool_call_id: id, content })

test('it says what the script says and counts what is left', async () => {
  const heard: string[] = []
  const model = scriptedModel({ calls: [{ name: 't', args: { a: 1 } }] }, 'done')
  const first = await model.stream({ ...request, messages: [system, question] })
  expect(first.tool_calls).toEqual([{ type: 'tool_call', id: 'call_1_1', name: 't', args: { a: 1 } }])
  const messages = [system, question, first, result('call_1_1')]
  const second = await model.stream({ ...request, messages, onText: (text) => heard.push(text) })
  expect([second.content, heard, model.left(), model.requests.length]).toEqual(['done', ['done'], 0, 2])
})

test('it is strict', async () => {
  const refuse = (messages: Parameters<typeof model.stream>[0]['messages'], why: string) =>
    expect(scriptedModel('x').stream({ ...request, messages })).rejects.toThrow(why)
  const model = scriptedModel()
  const begin = [system, question]
  await expect(model.stream({ ...request, messages: begin })).rejects.toThrow('the script has 0 turns and was asked for turn 1')
  await refuse([question], 'the first message is no system prompt')
  await refuse([...begin, system, question], 'a second system prompt')
  await refuse([...begin, new AIMessage('a')], 'the last message is neither of a person nor of a tool')
  await refuse([...begin, new AIMessage(''), question], 'message 3 is empty')
  await refuse([...begin, call('a'), result('a', ' ')], 'message 4 is empty')
  await refuse([...begin, result('a')], 'the tool result a answers no call before it')
  await refuse([...begin, call('a'), result('a'), result('a')], 'the tool result a answers no call before it')
  await refuse([...begin, call('a')], 'no result for the tool calls a')
  await refuse([...begin, call('a'), new HumanMessage('next'), result('a')], 'no result for the tool calls a')
  await refuse([...begin, call('')], 'the id "" of a tool call is empty')
  await refuse([...begin, call('a'), result('a'), call('a'), result('a')], 'the id "a" of a tool call is used twice')
  await refuse([...begin, call('a', 'read file'), result('a')], '"read file" is no name of a tool')
})
