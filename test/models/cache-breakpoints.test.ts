import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { cacheBreakpoints } from '../../src/models/cache-breakpoints.ts'

const system = new SystemMessage('rules')
const question = new HumanMessage('q')
const loaded = (status: 'success' | 'error' = 'success') => new ToolMessage({ tool_call_id: 'a', name: 'load_skill', status, content: 's' })
const read = new ToolMessage({ tool_call_id: 'b', name: 'read_file', content: 'r' })
const answer = new AIMessage('a')

test('the system prompt, the last skill that was loaded, and the last message', () => {
  const [older, newer, failed] = [loaded(), loaded(), loaded('error')]
  const places = (...messages: Parameters<typeof cacheBreakpoints>[0]) => [...cacheBreakpoints(messages)]
  expect(places(system, question)).toEqual([system, question])
  const all = places(system, question, answer, older, answer, newer, failed, read)
  expect(all.map((message) => [system, older, newer, failed, read].indexOf(message as never))).toEqual([0, 2, 4])
  expect(places(question, newer)).toEqual([newer])
  expect(places(question)).toEqual([question])
  expect(places()).toEqual([])
})
