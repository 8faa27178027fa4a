import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../src/app/ask.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { createApp } from '../../src/app/create-app.ts'
import { limits } from '../../src/base/limits.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { skillEvidence } from '../agent/agent-harness.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { scriptedModel } from '../support/scripted-model.ts'

function offlineConfig() {
  const cwd = mkdtempSync(join(tmpdir(), 'codewhisper-ask-'))
  const flags = { codeDirs: [resolve('sample-code')], skillsDirs: [resolve('skills')], provider: 'offline' }
  return resolveConfig({ flags, env: { CODEWHISPER_HOME: join(cwd, 'home') }, cwd, disk: configDisk })
}

const question = 'Who runs this? //PAY JOB (A),USER=OPER1,PASSWORD=WINTER24'

async function noticesOf(app: Parameters<typeof ask>[0], conversation = new Conversation()): Promise<string[]> {
  const notices: string[] = []
  await ask(app, question, { conversation, onEvent: (event) => event.type === 'notice' && notices.push(event.message) })
  return notices
}

test("a program's own model is shown no secrets, whatever it says of where it sends them; the embedded one sends nothing", async () => {
  const model = scriptedModel('Done.')
  expect(model.host).toBeUndefined()
  expect(await noticesOf(await createApp(offlineConfig(), { model }))).toEqual([expect.stringContaining('in the question masked')])
  expect(model.requests[0]?.messages.at(-1)?.text).toContain('PASSWORD=[masked]')
  expect((await noticesOf(await createApp(offlineConfig()))).join()).not.toContain('masked')
})

test('the next question says which skills left the conversation', async () => {
  const conversation = new Conversation()
  for (const name of ['dunning', 'tariff']) {
    const content = 'x'.repeat(limits.keptChars - 100)
    const call = {
      name: 'load_skill',
      input: { name },
      status: 'ok',
      durationMs: 1,
      summary: '',
      content,
      evidence: [skillEvidence(name)],
    } as const
    conversation.add(sampleAnswer({ skills: [name], toolCalls: [call] }))
  }
  const app = await createApp(offlineConfig())
  expect(await noticesOf(app, conversation)).toContain(
    'To make room, the skill dunning left the conversation; the model can load it again.',
  )
  expect((await noticesOf(app, conversation)).join()).not.toContain('dunning')
})
