import { expect, test } from 'vitest'
import type { Turn } from '../../src/agent/history.ts'
import { maskSecrets } from '../../src/base/secrets/mask-secrets.ts'
import { scriptedModel } from '../support/scripted-model.ts'
import { askAgent, codeEvidence, rateLine } from './agent-harness.ts'

const job = '//PAY JOB (A),USER=OPER1,PASSWORD=WINTER24'
const asked: Turn = {
  question: `Who runs this? ${job}`,
  answer: `It says \`${job}\`.`,
  calls: [
    {
      name: 'read_file',
      input: { path: 'PAY.jcl' },
      status: 'ok',
      durationMs: 1,
      summary: '',
      content: job,
      evidence: [codeEvidence('PAY.jcl', [job])],
    },
  ],
}

test('what an earlier question, its answer and its results hold is masked too, and told only of the question that is asked', async () => {
  const model = scriptedModel('Done.', 'Done.')
  const first = await askAgent(model, { mask: maskSecrets }, { turns: [asked], evidence: [rateLine] })
  expect(model.requests[0]?.messages.filter((m) => m.text.includes('PASSWORD=[masked]'))).toHaveLength(3)
  expect(JSON.stringify(model.requests[0]?.messages.map((m) => m.text))).not.toContain('WINTER24')
  expect(first.notices).toEqual([])

  const second = await askAgent(model, { mask: maskSecrets }, { question: asked.question })
  expect(second.answer.question).toBe(asked.question)
  expect(model.requests[1]?.messages.at(-1)?.text).toBe('Who runs this? //PAY JOB (A),USER=OPER1,PASSWORD=[masked]')
  expect(second.notices).toEqual(['1 password or key in the question masked before the model sees it (--allow-secrets sends them).'])
})

test('a summary is written from masked turns, and the conversation goes on with it', async () => {
  const long = (n: number): Turn => ({ ...asked, answer: `${asked.answer} ${`More words ${n}. `.repeat(200)}` })
  const scripted = scriptedModel('A summary.', 'Done.')
  const model = { ...scripted, contextWindow: 1500 }
  await askAgent(model, { mask: maskSecrets }, { turns: [long(1), long(2)] })
  expect(scripted.requests).toHaveLength(2)
  expect(JSON.stringify(scripted.requests.map(({ messages }) => messages.map((m) => m.text)))).not.toContain('WINTER24')
})
