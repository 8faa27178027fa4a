import { AIMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { modelRequest } from './model-request.ts'
import { scriptedModel } from './scripted-model.ts'

const request = modelRequest()
const question = new HumanMessage('q')
const call = (id: string) => new AIMessage({ content: '', tool_calls: [{ type: 'tool_call', id, name: 't', args: {} }] })
const result = (id: string) => new ToolMessage({ tool_call_id: id, content: 'r' })

test('it says what the script says and counts what is left', async () => {
  const heard: string[] = []
  const model = scriptedModel({ calls: [{ name: 't', args: { a: 1 } }] }, 'done')
  const first = await model.stream({ ...request, messages: [question] })
  expect(first.tool_calls).toEqual([{ type: 'tool_call', id: 'call_1_1', name: 't', args: { a: 1 } }])
  const second = await model.stream({ ...request, messages: [question, first, result('call_1_1')], onText: (text) => heard.push(text) })
  expect([second.content, heard, model.left(), model.requests.length]).toEqual(['done', ['done'], 0, 2])
})

test('it is strict', async () => {
  const refuse = (messages: Parameters<typeof model.stream>[0]['messages'], why: string) =>
    expect(scriptedModel('x').stream({ ...request, messages })).rejects.toThrow(why)
  const model = scriptedModel()
  await expect(model.stream({ ...request, messages: [question] })).rejects.toThrow('the script has 0 turns and was asked for turn 1')
  await refuse([question, result('a')], 'the tool result a answers no call before it')
  await refuse([question, call('a'), result('a'), result('a')], 'the tool result a answers no call before it')
  await refuse([question, call('a')], 'no result for the tool calls a')
  await refuse([question, call('a'), new HumanMessage('next')], 'no result for the tool calls a')
})
