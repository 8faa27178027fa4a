import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askApp } from '../../scripts/eval/ask-app.ts'
import { askProgram } from '../../scripts/eval/ask-program.ts'
import { sampleApp } from '../support/sample-app.ts'

const home = mkdtempSync(join(tmpdir(), 'codewhisper-eval-'))
const env = { PATH: process.env.PATH, CODEWHISPER_HOME: home }

test('a process and this process give the same document', async () => {
  const question = 'Which programs LINK to WBOAUDT?'
  const program = await askProgram(question, { provider: 'offline', env, cwd: home })
  const app = await askApp(await sampleApp(), question)
  expect(program.document?.citations).not.toEqual([])
  expect(program.document).toEqual(app.document)
})

test('what keeps the program from running ends the evaluation', async () => {
  await expect(askProgram('Who calls WBDAYS?', { provider: 'nobody', env, cwd: home })).rejects.toThrow('nobody')
  await expect(askProgram('Who calls WBDAYS?', { provider: 'anthropic', env, cwd: home })).rejects.toThrow('ANTHROPIC_API_KEY')
})
