import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../src/app/ask.ts'
import { createApp } from '../../src/app/create-app.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { scriptedModel } from '../support/scripted-model.ts'

function offlineConfig() {
  const cwd = mkdtempSync(join(tmpdir(), 'codewhisper-ask-'))
  const flags = { codeDirs: [resolve('sample-code')], skillsDirs: [resolve('skills')], provider: 'offline' }
  return resolveConfig({ flags, env: { CODEWHISPER_HOME: join(cwd, 'home') }, cwd, disk: configDisk })
}

const question = 'Who runs this? //PAY JOB (A),USER=OPER1,PASSWORD=WINTER24'

async function noticesOf(app: Parameters<typeof ask>[0]): Promise<string[]> {
  const notices: string[] = []
  await ask(app, question, { onEvent: (event) => event.type === 'notice' && notices.push(event.message) })
  return notices
}

test("a program's own model is shown no secrets, whatever it says of where it sends them; the embedded one sends nothing", async () => {
  const model = scriptedModel('Done.')
  expect(model.host).toBeUndefined()
  expect(await noticesOf(await createApp(offlineConfig(), { model }))).toEqual([expect.stringContaining('in the question masked')])
  expect(model.requests[0]?.messages.at(-1)?.text).toContain('PASSWORD=[masked]')
  expect((await noticesOf(await createApp(offlineConfig()))).join()).not.toContain('masked')
})
