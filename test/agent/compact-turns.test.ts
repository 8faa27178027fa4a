import { AIMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { compactTurns } from '../../src/agent/compact-turns.ts'
import type { ChatModel, ModelRequest } from '../../src/answer/chat-model.ts'

const long = 'It is said in `cbl/A.cbl:1-2`. '.repeat(60)
const turn = (question: string, answer = long) => ({ question, answer, calls: [] })
const noSecrets = (text: string) => ({ text: text.replaceAll('hidden', '****'), count: 0 })

function model(asked: ModelRequest[]): ChatModel {
  return {
    provider: 'house',
    model: 'coder',
    host: 'localhost',
    contextWindow: undefined,
    health: () => [],
    async stream(request) {
      asked.push(request)
      return new AIMessage({ content: 'All of it, in short.', usage_metadata: { input_tokens: 10, output_tokens: 5, total_tokens: 15 } })
    },
  }
}

const signal = new AbortController().signal

test('all turns but the last become a summary, masked before the model sees them', async () => {
  const asked: ModelRequest[] = []
  const turns = [turn('one hidden'), turn('two'), turn('three')]
  const { turns: after, summarised, usage } = await compactTurns(turns, { model: model(asked), mask: noSecrets, signal, emit: () => {} })
  expect(after.map(({ answer, isSummary = false }) => [answer, isSummary])).toEqual([
    ['All of it, in short.', true],
    [long, false],
  ])
  expect([summarised, usage.inputTokens]).toEqual([2, 10])
  expect(asked.map(({ messages }) => messages.at(-1)?.text ?? '')).toEqual([expect.stringContaining('one ****')])
})

test('short turns are left as they are, and no model is asked', async () => {
  const asked: ModelRequest[] = []
  const turns = [turn('one', 'short'), turn('two')]
  expect(await compactTurns(turns, { model: model(asked), mask: noSecrets, signal, emit: () => {} })).toMatchObject({
    turns,
    summarised: 0,
  })
  expect(asked).toEqual([])
})
