import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../src/app/ask.ts'
import { askMore } from '../../src/app/ask-more.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { restoreConversation } from '../../src/app/sessions/restore-conversation.ts'
import { SessionKeeper } from '../../src/app/sessions/session-keeper.ts'
import { sessionMarkdown } from '../../src/render/session/session-markdown.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { type SmallEstate, smallEstate } from './small-estate.ts'

const processes = { pid: process.pid, isRunning: () => true }

function keeperOf({ config }: SmallEstate, tell: (line: string) => void = () => {}) {
  return new SessionKeeper({ config, processes, saved: config.session !== 'none', tell })
}

const sessionsIn = (home: string) => readdirSync(join(home, 'state/sessions'))
const textOf = (home: string) =>
  sessionsIn(home)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(home, 'state/sessions', name), 'utf8'))
    .join('')

async function talk(estate: SmallEstate, questions: readonly string[]) {
  const app = await estate.open()
  const conversation = new Conversation()
  const keeper = keeperOf(estate)
  conversation.recordTo(keeper)
  for (const question of questions) await ask(app, question, { conversation })
  return { app, conversation, keeper }
}

test('what was read stays citable after the session is resumed, and a follow-up knows what "that" is', async () => {
  const estate = smallEstate()
  const { app, conversation, keeper } = await talk(estate, ['What does TARIFF do?'])
  const id = keeper.id ?? ''
  keeper.close()
  const again = keeperOf(estate)
  const resumed = again.resume(again.latest())
  expect([resumed.id, resumed.notices, resumed.transcript.turns.map(({ question }) => question)]).toEqual([
    id,
    [],
    ['What does TARIFF do?'],
  ])
  const { state, notices } = await restoreConversation(resumed.records, app)
  expect(notices).toEqual([])
  expect(state.evidence).toEqual(
    conversation.evidence.map(({ ...item }) => expect.objectContaining({ path: 'path' in item ? item.path : '' })),
  )
  expect(state.turns).toHaveLength(1)
  const next = new Conversation()
  next.restore(state, again)
  const answer = await ask(app, 'and who calls that?', { conversation: next })
  expect(answer.answer).toContain('`BILLING.cbl:6`')
  expect(answer.citations[0]).toMatchObject({ path: 'BILLING.cbl', status: 'verified' })
  expect(again.transcript().turns.map(({ number, answer: kept }) => [number, kept?.outcome])).toEqual([
    [1, 'answered'],
    [2, 'answered'],
  ])
  again.close()
})

test('lines that have changed no longer count as read, and it is said', async () => {
  const estate = smallEstate()
  const { app, keeper } = await talk(estate, ['What does TARIFF do?'])
  const cited = keeper.transcript().turns[0]?.answer?.citations ?? []
  expect(cited.map(({ status, excerpt }) => [status, excerpt?.text.includes('FINDS THE TARIFF')])).toContainEqual(['verified', true])
  keeper.close()
  const file = join(estate.codeDir, 'TARIFF.cbl')
  writeFileSync(file, readFileSync(file, 'utf8').replace('FINDS THE TARIFF', 'LOSES THE TARIFF'))
  const again = keeperOf(estate)
  const { state, notices } = await restoreConversation(again.resume('latest').records, await estate.open())
  expect(notices).toEqual([
    expect.stringMatching(/^Changed since the session read it: .*TARIFF\.cbl.*not verified until it is read again\.$/),
  ])
  expect(state.last?.citations).toContainEqual(expect.objectContaining({ status: 'unchecked', reason: 'changed since it was read' }))
  expect(app.sandbox.roots).toHaveLength(1)
  again.close()
})

test('no key and no password of the code or the question stands in a session', async () => {
  const estate = smallEstate({ 'code/db.properties': 'db.url=jdbc:x\ndb.password=Winter2019xyz\n' })
  const { keeper } = await talk(estate, [
    'Where is db.password used? My key is sk-test-0123456789abcdefghijkl and PASSWORD=Summer2020abc',
    'What is in db.properties?',
  ])
  keeper.close()
  const text = textOf(estate.home)
  expect(text).toContain('Where is db.password used?')
  for (const secret of ['sk-test-0123456789abcdefghijkl', 'Winter2019xyz', 'Summer2020abc']) expect(text).not.toContain(secret)
})

test('text is recorded in whole lines before it is shown, a private key only when all of it is there; what was cut says so', async () => {
  const estate = smallEstate()
  const keeper = keeperOf(estate)
  const turn = keeper.begin('Why?')
  const say = (text: string) => turn.event({ type: 'text_delta', text })
  const recorded = () => keeper.transcript().turns[0]?.said
  turn.event({ type: 'model_start', step: 1 })
  say('Because it')
  expect(recorded()).toBe('')
  say(' rains.\nAnd ')
  expect(recorded()).toBe('Because it rains.\n')
  turn.event({ type: 'model_start', step: 2 })
  expect(recorded()).toBe('')
  say('-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7\n')
  expect(recorded()).toBe('')
  say('-----END PRIVATE KEY-----\nthe end')
  expect(recorded()).not.toContain('MIIEvQ')
  keeper.close()
  turn.event({ type: 'text_delta', text: 'too late\n' })
  await turn.end(sampleAnswer({ answer: 'too late' }), { readLines: async () => undefined, skillSection: async () => undefined })
  expect(textOf(estate.home)).not.toContain('MIIEvQ')
  expect(textOf(estate.home)).not.toContain('too late')
  const [kept] = keeperOf(estate).resume('latest').transcript.turns
  expect([kept?.answer, kept?.said.endsWith('the end')]).toEqual([undefined, true])
})

test('nothing is written before the first question, and with --no-session nothing at all', async () => {
  const estate = smallEstate()
  const keeper = keeperOf(estate)
  const conversation = new Conversation()
  conversation.recordTo(keeper)
  conversation.load({ name: 'load_skill', input: { name: 'x' }, output: { content: 'x', artifact: { evidence: [], summary: 'x' } } })
  expect(keeper.id).toBeUndefined()
  expect(() => sessionsIn(estate.home)).toThrow('ENOENT')
  const memory = keeperOf(smallEstate({}, { session: 'none' }))
  memory.begin('Why?').cut()
  expect([memory.id, memory.transcript().turns.length]).toEqual([undefined, 1])
})

test('a branch begins before a turn and leaves the session as it was; a reset begins another one', async () => {
  const estate = smallEstate()
  const { app, conversation, keeper } = await talk(estate, ['What does TARIFF do?', 'Who calls BILLING?'])
  const first = keeper.id ?? ''
  expect(() => keeper.fork(3)).toThrow('There is no turn 3: the session has 2.')
  const before = textOf(estate.home)
  const branch = keeper.fork(2)
  expect(textOf(estate.home)).toBe(before)
  conversation.restore((await restoreConversation(branch.records, app)).state, keeper)
  await ask(app, 'and who calls that?', { conversation })
  const second = keeper.id ?? ''
  expect(keeper.transcript()).toMatchObject({ forkOf: { id: first, turn: 2 }, turns: [{ number: 1 }, { question: 'and who calls that?' }] })
  expect(keeper.transcript().turns[1]?.answer?.answer).toContain('BILLING')
  conversation.reset()
  await ask(app, 'What does TARIFF do?', { conversation })
  keeper.close()
  expect(new Set([first, second, keeper.id]).size).toBe(3)
  expect(
    keeper
      .list()
      .map(({ turns }) => turns)
      .sort(),
  ).toEqual([1, 2, 2])
})

test('a turn that was taken back is no part of the session, unless that is undone', () => {
  const keeper = keeperOf(smallEstate())
  keeper.begin('One?').cut()
  keeper.begin('Two?').cut()
  keeper.retract(false)
  keeper.begin('Three?').cut()
  const questions = () => keeper.transcript().turns.map(({ number, question }) => `${number} ${question}`)
  expect(questions()).toEqual(['1 One?', '2 Three?'])
  keeper.retract(true)
  expect(questions()).toEqual(['1 One?', '2 Three?', '3 Two?'])
  keeper.close()
})

test('other directories than the session was about are told; --continue finds none there', async () => {
  const estate = smallEstate({ 'other/A.cbl': '       PROGRAM-ID. A.\n' })
  const { keeper } = await talk(estate, ['What does TARIFF do?'])
  keeper.close()
  const other = join(estate.root, 'other')
  const elsewhere = new SessionKeeper({ config: { ...estate.config, codeDirs: [other] }, processes, saved: true, tell: () => {} })
  expect(() => elsewhere.latest()).toThrow(`There is no earlier session over ${other}.`)
  expect(elsewhere.resume('latest').notices).toEqual([`The session was about code in ${estate.codeDir}; now it is ${other}.`])
})

test('what /more brought is kept at once, exported, and not brought again by the session that goes on', async () => {
  const estate = smallEstate()
  const { app, conversation, keeper } = await talk(estate, ['Who calls TARIFF?'])
  const { signal } = new AbortController()
  const short = keeper.transcript().turns[0]?.answer?.answer ?? ''
  const more = await askMore(app, conversation, signal)
  expect(more?.text).toContain('FINDS THE TARIFF')
  expect(textOf(estate.home)).toContain('"type":"more"')
  const kept = keeper.transcript().turns[0]
  expect([kept?.answer?.answer, kept?.pages]).toEqual([`${short}\n\n${more?.text}`, 1])
  expect(kept?.answer?.citations.at(-1)).toMatchObject({ path: 'TARIFF.cbl', excerpt: expect.anything() })
  expect(sessionMarkdown(keeper.transcript())).toContain('FINDS THE TARIFF')
  keeper.close()

  const again = keeperOf(estate)
  const { state } = await restoreConversation(again.resume('latest').records, app)
  const next = new Conversation()
  next.restore(state, again)
  expect(next.last?.answer).toBe(kept?.answer?.answer)
  expect(await askMore(app, next, signal)).toBeUndefined()
  again.close()
})

test('more of an answer is kept without another question, also of a session that goes on', async () => {
  const estate = smallEstate()
  const { app, keeper } = await talk(estate, ['Who calls TARIFF?'])
  keeper.close()
  const again = keeperOf(estate)
  const { state } = await restoreConversation(again.resume('latest').records, app)
  const next = new Conversation()
  next.restore(state, again)
  await askMore(app, next, new AbortController().signal)
  again.close()
  expect(textOf(estate.home)).toContain('"type":"more"')
})

test('commands of the last answer do not speak of the one before a question that a kill cut', async () => {
  const estate = smallEstate()
  const { app, keeper } = await talk(estate, ['Who calls TARIFF?'])
  keeper.begin('What does TARIFF do?').event({ type: 'text_delta', text: 'It finds\n' })
  keeper.close()
  const { state } = await restoreConversation(keeperOf(estate).resume('latest').records, app)
  expect([state.turns.map(({ answer }) => answer).at(-1), state.last]).toEqual(['It finds', undefined])
})
