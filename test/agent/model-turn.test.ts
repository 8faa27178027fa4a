import { AIMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { instruction } from '../../src/answer/instruction.ts'
import { AppError } from '../../src/base/app-error.ts'
import { type ScriptedTurn, scriptedModel } from '../support/scripted-model.ts'
import { askAgent, longLine, toolResults } from './agent-harness.ts'

const read = (path: string): ScriptedTurn => ({ calls: [{ name: 'read_file', args: { path } }] })
const empty = new AppError('model_empty', 'house (coder) gave an empty answer.')

test('an empty reply is answered once with what was wrong', async () => {
  const model = scriptedModel(read('PAYROLL.cbl'), empty, 'In `PAYROLL.cbl:3`.')
  const { answer, notices } = await askAgent(model)
  expect(answer).toMatchObject({ outcome: 'answered', citations: [{ status: 'verified' }] })
  expect(model.requests[2]?.messages.at(-1)?.text).toBe('Your reply was empty. Call a tool, or answer the question in words.')
  expect(notices).toEqual(['The model gave no usable reply and is asked again.'])

  const twice = scriptedModel(empty, read('PAYROLL.cbl'), empty)
  expect((await askAgent(twice)).answer).toMatchObject({ outcome: 'failed', error: { code: 'model_empty', message: empty.message } })
  expect(twice.left()).toBe(0)
})

test('calls in the last turn are answered once with what was wrong', async () => {
  const model = scriptedModel(read('PAYROLL.cbl'), read('LIST1.txt'), 'In `PAYROLL.cbl:3`.')
  const { answer, types } = await askAgent(model, { maxSteps: 2 })
  expect(answer).toMatchObject({ outcome: 'partial', answer: 'In `PAYROLL.cbl:3`.', outcomeReason: 'This is turn 2 of 2, the last.' })
  expect(model.requests.map((r) => r.toolChoice)).toEqual(['auto', 'none', 'none'])
  expect(model.requests[2]?.messages.at(-2)?.text).toContain('Your reply held nothing but calls of tools')
  expect(types.filter((type) => type === 'tool_start')).toHaveLength(1)

  const stubborn = scriptedModel(read('PAYROLL.cbl'), read('LIST1.txt'), read('LIST2.txt'))
  expect((await askAgent(stubborn, { maxSteps: 2 })).answer.error).toMatchObject({
    code: 'model_empty',
    message: 'scripted (script) answered with calls of tools where none were possible.',
  })
})

test('a model is asked again in the very first turn, and even when that is the only one', async () => {
  expect((await askAgent(scriptedModel('', 'Done.'))).answer.outcome).toBe('answered')
  expect((await askAgent(scriptedModel('', 'Done.'), { maxSteps: 1 })).answer).toMatchObject({ outcome: 'partial', answer: 'Done.' })
})

test('the last word of the last turn is that it is the last, whatever went before it', async () => {
  const last = (reason: string) =>
    `${reason} No further tool calls are possible. Answer now from what you have seen; say what remains unknown.`
  const lastWords = async (maxSteps: number, ...turns: ScriptedTurn[]) => {
    const model = scriptedModel(...turns, 'Done.')
    await askAgent(model, { maxSteps })
    expect(model.requests.at(-1)?.toolChoice).toBe('none')
    return model.requests
      .at(-1)
      ?.messages.slice(-2)
      .map((m) => m.text)
  }
  expect(await lastWords(2, empty)).toEqual(['Your reply was empty.', last('This is turn 2 of 2, the last.')])
  expect(await lastWords(2, read('PAYROLL.cbl'), empty)).toEqual(['Your reply was empty.', last('This is turn 2 of 2, the last.')])
  expect(await lastWords(1, empty)).toEqual(['Your reply was empty.', last('This is turn 1 of 1, the last.')])
  const cut = new AIMessage({ content: '', response_metadata: { finish_reason: 'length' } })
  expect(await lastWords(5, cut)).toEqual(['Your reply was empty.', last('The model stopped at its output limit.')])
})

test('turns that show nothing new are told and then stopped', async () => {
  // Each call is another, and each shows what is known or nothing.
  const paths = ['PAYROLL.cbl', 'a', 'PAYROLL.cbl', 'b', 'c', 'd', 'e']
  const model = scriptedModel(...paths.map(read), 'Enough.')
  const { answer } = await askAgent(model, { maxSteps: 20 })
  const results = toolResults(model.requests[7]?.messages)
  expect(results.map((text) => /Your last (\d) turns showed nothing new/.exec(text)?.[1])).toEqual([
    undefined,
    undefined,
    undefined,
    '3',
    '4',
    '5',
    undefined,
  ])
  expect(model.requests[7]?.toolChoice).toBe('none')
  expect(answer).toMatchObject({ outcome: 'partial', outcomeReason: '6 turns showed nothing new.' })
})

test('something new begins the count anew', async () => {
  const model = scriptedModel(...['a', 'b', 'PAYROLL.cbl', 'c', 'd'].map(read), 'Done.')
  await askAgent(model, { maxSteps: 20 })
  expect(toolResults(model.requests[5]?.messages).join()).not.toContain('nothing new')
})

test('the last turns are counted down behind the results', async () => {
  const model = scriptedModel(...['LIST1.txt', 'LIST2.txt', 'LIST3.txt', 'LIST4.txt'].map(read), 'Done.')
  await askAgent(model)
  expect(toolResults(model.requests[4]?.messages).map((text) => text.split('\n')[1])).toEqual([
    undefined,
    '3 turns are left, the last of them without tools.',
    '2 turns are left, the last of them without tools.',
    'One turn is left, without tools: answer in it.',
  ])
})

test('who replied last is who answered', async () => {
  const fallback = new AIMessage({
    content: 'Done.',
    response_metadata: { finish_reason: 'stop', provider: 'other', model: 'spare' },
  })
  expect((await askAgent(scriptedModel(read('PAYROLL.cbl'), fallback))).answer).toMatchObject({ provider: 'other', model: 'spare' })
  expect((await askAgent(scriptedModel('Done.'))).answer).toMatchObject({ provider: 'scripted', model: 'script' })
})

test('a request that the server seems to have cut is told once', async () => {
  const little = (path: string): ScriptedTurn => ({ calls: [{ name: 'read_file', args: { path } }], inputTokens: 300 })
  const model = scriptedModel(...['LIST1.txt', 'LIST2.txt', 'LIST3.txt'].map(little), { text: 'Done.', inputTokens: 300 })
  const { notices } = await askAgent(model)
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatch(
    /^The server counted 300 tokens in a request of \d+,\d+ characters: .*OLLAMA_CONTEXT_LENGTH.*--context-window\.$/,
  )
  expect((await askAgent(scriptedModel(read('LIST1.txt'), 'Done.'))).notices).toEqual([])
})

test('a request that is too long is shortened to half and sent once more', async () => {
  const tooLong = new AppError('context_exceeded', 'Too long.')
  const model = scriptedModel(...[1, 2, 3].map((n) => read(`LIST${n}.txt`)), tooLong, 'Done.')
  const { answer, notices } = await askAgent(model, { maxSteps: 10 })
  expect(answer.outcome).toBe('answered')
  expect(notices).toEqual(['To make room, 2 earlier tool results left the request; the model can ask again.'])
  expect(toolResults(model.requests[4]?.messages)).toEqual([
    '[read_file {"path":"LIST1.txt"} was shown here and taken out to make room; call it again if needed]',
    '[read_file {"path":"LIST2.txt"} was shown here and taken out to make room; call it again if needed]',
    longLine('LIST3.txt'),
  ])

  const never = scriptedModel(read('LIST1.txt'), read('LIST2.txt'), tooLong, tooLong)
  expect((await askAgent(never)).answer).toMatchObject({ outcome: 'failed', error: { code: 'context_exceeded' } })
  expect(never.left()).toBe(0)

  const nothingToShorten = scriptedModel(tooLong)
  expect((await askAgent(nothingToShorten)).answer.error).toMatchObject({ code: 'context_exceeded' })
})

test('what the graph says is marked as such', async () => {
  const model = scriptedModel('', 'Done.')
  await askAgent(model)
  expect(model.requests[1]?.messages.at(-1)?.additional_kwargs).toEqual(instruction('').additional_kwargs)
})
