import { AIMessage, type BaseMessage, HumanMessage, isAIMessage, isToolMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairMessages } from '../../src/agent/repair-messages.ts'
import { instruction, isInstruction } from '../../src/answer/instruction.ts'
import { checkRequest } from '../support/check-request.ts'

const begin = [new SystemMessage('s'), new HumanMessage('q')]
const calls = (...ids: readonly (string | undefined)[]) =>
  new AIMessage({
    content: '',
    tool_calls: ids.map((id) => ({ type: 'tool_call', name: 't', args: {}, ...(id === undefined ? {} : { id }) })),
  })
const result = (id: string, content = `result of ${id}`) =>
  new ToolMessage({ tool_call_id: id, name: 't', content, artifact: { evidence: [] } })

function shape(messages: readonly BaseMessage[]): string[] {
  return messages.map((message) => {
    if (isToolMessage(message)) return `${message.tool_call_id}: ${message.text}`
    const ids = isAIMessage(message) ? (message.tool_calls ?? []).map(({ id }) => id) : []
    return `${message.getType()} ${ids.length > 0 ? ids.join(',') : message.text}`
  })
}

const repaired = (...messages: readonly BaseMessage[]) => shape(repairMessages([...begin, ...messages])).slice(2)

test('what is well formed comes back itself', () => {
  const messages = [...begin, calls('a', 'b'), result('a'), result('b'), new AIMessage('answer'), new HumanMessage('next')]
  expect(repairMessages(messages)).toBe(messages)
})

test('a call without a result is answered as interrupted', () => {
  const interrupted = 'Interrupted: this call has no result. Make it again if you need it.'
  expect(repaired(calls('a', 'b'), result('b'), new HumanMessage('next'))).toEqual([
    'ai a,b',
    `a: ${interrupted}`,
    'b: result of b',
    'human next',
  ])
  const [, , , missing] = repairMessages([...begin, calls('a')])
  expect(missing).toMatchObject({ status: 'error', name: 't' })
})

test('a result without a call is left out, and so is a second one', () => {
  expect(repaired(result('x'), calls('a'), result('a', 'first'), result('a', 'second'))).toEqual(['ai a', 'a: first'])
})

test('results stand right behind their calls, in the order of the calls', () => {
  expect(repaired(calls('a', 'b'), new HumanMessage('next'), result('b'), result('a'))).toEqual([
    'ai a,b',
    'a: result of a',
    'b: result of b',
    'human next',
  ])
})

test('ids that are missing or used before are replaced, with those of their results', () => {
  expect(repaired(calls('a', 'a'), result('a', 'one'), result('a', 'two'), calls('a'), result('a', 'three'))).toEqual([
    'ai a,call00001',
    'a: one',
    'call00001: two',
    'ai call00002',
    'call00002: three',
  ])
  expect(repaired(calls(undefined), result('', 'one'), calls('call00001'), result('call00001', 'two'))).toEqual([
    'ai call00002',
    'call00002: one',
    'ai call00001',
    'call00001: two',
  ])
})

test('a name that no provider takes is changed', () => {
  const message = new AIMessage({
    content: ' ',
    tool_calls: [{ type: 'tool_call', id: 'a', name: 'functions.read file', args: { path: 'x' } }],
  })
  const [, , sent] = repairMessages([...begin, message])
  expect(sent).toMatchObject({ content: '', tool_calls: [{ id: 'a', name: 'functions_read_file', args: { path: 'x' } }] })
})

test('nothing is empty, and what a message carries stays with it', () => {
  expect(repaired(new AIMessage(' '), new HumanMessage('\n'), calls('a'), result('a', ''))).toEqual([
    'ai (empty)',
    'human (empty)',
    'ai a',
    'a: (empty)',
  ])
  const [, , , told] = repairMessages([...begin, new AIMessage('x'), instruction('')])
  expect(told && isInstruction(told)).toBe(true)
})

const id = fc.constantFrom(undefined, '', 'a', 'b', 'call00001')
const message = fc.oneof(
  fc.constantFrom('', ' ', 'text').map((text) => new HumanMessage(text)),
  fc.constantFrom('', ' ', 'text').map((text) => new AIMessage(text)),
  fc.array(id, { minLength: 1, maxLength: 4 }).map((ids) => calls(...ids)),
  fc.tuple(id, fc.constantFrom('', 'r1', 'r2')).map(([of, text]) => result(of ?? '', text)),
)

test('whatever the conversation, the request is valid, the repair stands still, and nothing is changed in place', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 14 }), (messages) => {
      const conversation = [...begin, ...messages, new HumanMessage('last')]
      const before = JSON.stringify(conversation)
      const mended = repairMessages(conversation)
      checkRequest(mended)
      expect(repairMessages(mended)).toBe(mended)
      expect(JSON.stringify(conversation)).toBe(before)
      const results = (of: readonly BaseMessage[]) => of.filter(isToolMessage).map((m) => m.text)
      for (const text of ['r1', 'r2'])
        expect(results(mended).filter((t) => t === text).length).toBeLessThanOrEqual(results(conversation).filter((t) => t === text).length)
    }),
    { numRuns: 500 },
  )
})
