import { expect, test } from 'vitest'
import { ask } from '../../src/app/ask.ts'
import { askMore } from '../../src/app/ask-more.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { sampleApp } from '../support/sample-app.ts'

const signal = new AbortController().signal

test('what an answer had no room for comes in pieces, each line once, and the answer grows by it', async () => {
  const app = await sampleApp()
  const conversation = new Conversation()
  const answer = await ask(app, 'How is the tariff found?', { conversation })
  const first = await askMore(app, conversation, signal)
  const cited = (text: string) => [...text.matchAll(/^- `(.+?)`:$/gm)].map((match) => match[1])
  expect(cited(first?.text ?? '').length).toBeGreaterThan(0)
  expect(cited(answer.answer)).not.toEqual(expect.arrayContaining(cited(first?.text ?? '')))
  expect(first?.text.length).toBeLessThanOrEqual(3000)
  expect(first?.citations.every(({ status }) => status === 'verified')).toBe(true)
  expect(conversation.last?.answer).toBe(`${answer.answer}\n\n${first?.text}`)
  expect(conversation.last?.citations).toEqual([...answer.citations, ...(first?.citations ?? [])])
  expect(conversation.turns.map(({ question, answer: text }) => [question, text])).toEqual([[answer.question, conversation.last?.answer]])
  for (let more = first; more !== undefined; more = await askMore(app, conversation, signal)) expect(conversation.pages).toBeLessThan(9)
  const all = cited(conversation.last?.answer ?? '')
  expect(new Set(all).size).toBe(all.length)
  conversation.retract()
  expect([conversation.turns, conversation.evidence, conversation.last]).toEqual([[], [], undefined])
})

test('nothing is added where nothing was left out, and a follow-up is read with the turns before it', async () => {
  const app = await sampleApp()
  const conversation = new Conversation()
  await ask(app, 'Who calls NOSUCH?', { conversation })
  expect(await askMore(app, conversation, signal)).toBeUndefined()
  await ask(app, 'What does that program do?', { conversation })
  const more = await askMore(app, conversation, signal)
  expect(more === undefined || /WBDAYS/i.test(more.text)).toBe(true)
  expect(conversation.turns).toHaveLength(2)
})
