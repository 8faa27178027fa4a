import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openEcho } from './echo-provider.ts'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'

ptyTest('that a conversation cannot be saved is told once, behind the answer, and the conversation goes on', async () => {
  const terminal = new PtyTerminal()
  mkdirSync(join(terminal.home, 'state'), { recursive: true })
  // A file where the directory should be.
  writeFileSync(join(terminal.home, 'state', 'sessions'), '')
  await terminal.prompt()
  for (const question of ['Who calls WBDAYS?', 'Who calls WBCHKDG?']) {
    terminal.type(`${question}\r`)
    await terminal.until(question.replace('Who calls ', '').replace('?', ' is called from'))
    await terminal.prompt()
  }
  const screen = terminal.scrolled()
  expect(screen.match(/not saved/g)).toHaveLength(1)
  expect(screen.indexOf('not saved')).toBeGreaterThan(screen.indexOf('Sources'))
})

ptyTest('a terminal that is lost in the middle of an answer leaves the question, and the answer marked as cut', async () => {
  const { terminal, asked } = await openEcho({ slow: true })
  terminal.type('Tell me much\r')
  await asked()
  terminal.kill('SIGHUP')
  await terminal.exited
  const dir = join(terminal.home, 'state', 'sessions')
  const [name = ''] = readdirSync(dir)
  const records = readFileSync(join(dir, name), 'utf8').trim().split('\n')
  expect(records.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ type: 'session' }),
    expect.objectContaining({ type: 'question', text: 'Tell me much' }),
    expect.objectContaining({ type: 'cut' }),
  ])
})
