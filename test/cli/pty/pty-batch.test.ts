import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { sample } from '../../support/run-program.ts'
import { sampleList } from '../batch/batch-command.ts'
import { limitingProvider, slowProvider } from '../batch/slow-provider.ts'
import { type PtyOptions, PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

/** `codewhisper batch` over the list of the sample, in a home that holds it. */
function openBatch({ args = [], ...options }: PtyOptions): PtyTerminal {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-pty-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  writeFileSync(join(home, 'list.md'), sampleList)
  return new PtyTerminal({ ...options, home, args: ['batch', 'list.md', '--out', 'docs', '--concurrency', '2', ...args] })
}

const lastLine = (terminal: PtyTerminal) => terminal.screen().split('\n').at(-1) ?? ''

ptyTest('a bar that is gone in the end, and only what is not answered stays', async () => {
  const terminal = openBatch({ args: [...sample, '--provider', 'offline', '--concurrency', '1'], columns: 140 })
  expect(await terminal.exited).toEqual({ code: 1, signal: undefined })
  expect(terminal.raw).toMatch(/░.*\d\/4/)
  expect(terminal.scrolled().replace(/ --code-dir .*/s, '')).toBe(`Answering with the embedded offline model; nothing leaves this machine.
[4/4] not found  jobs/what-does-the-flux-capacitor-compute.md  What does the flux capacitor compute? (N s)
4 questions: 3 answered, 1 not found. Index: docs/index.md
To see later which pages the code has outgrown: codewhisper batch check docs`)
})

ptyTest('the bar is one line on a narrow terminal too, whatever its size becomes', async () => {
  const provider = await slowProvider()
  const terminal = openBatch({ ...provider, columns: 90 })
  await provider.asked(2)
  await terminal.until(/0\/4 {2}What does WBRATE do\?.* and 1 more/)
  const above = terminal.scrolled().split('\n').slice(0, -1)
  for (const columns of [60, 40, 25, 70, 120]) {
    terminal.resize(columns, 24)
    await new Promise((done) => setTimeout(done, 400))
    expect(lastLine(terminal)).toMatch(columns < 30 ? /^[█░]{8} {2}0\/4/ : /^[█░]+ {2}0\/4 {2}What does W/)
    expect(terminal.scrolled().match(/0\/4/g)).toHaveLength(1)
  }
  // What stood above was wrapped anew and nothing else.
  expect(terminal.scrolled().split('\n').slice(0, -1).join('')).toBe(above.join(''))
})

ptyTest('a pause counts down', async () => {
  const provider = await limitingProvider(3)
  const terminal = openBatch({ ...provider, columns: 100 })
  await terminal.until(/Pause, N s: openai .*limits|Pause, N s: openai/)
  const seen = () => [...terminal.raw.matchAll(/Pause, (\d) s/g)].map(([, seconds]) => Number(seconds))
  await terminal.exited
  expect(new Set(seen()).size).toBeGreaterThanOrEqual(3)
  expect(seen()).toEqual(seen().sort((a, b) => b - a))
  expect(terminal.scrolled()).not.toContain('Pause')
})

ptyTest('Ctrl-C once finishes, and says what a second one does; then how to go on', async () => {
  const provider = await slowProvider()
  const terminal = openBatch({ ...provider, columns: 40 })
  await provider.asked(2)
  await terminal.until(/0\/4/)
  terminal.type(keys.ctrlC)
  await terminal.until('Finishing 2; Ctrl-C: stop now.')
  provider.answerAll()
  expect(await terminal.exited).toEqual({ code: 130, signal: undefined })
  expect(terminal.scrolled().replaceAll('\n', '')).toMatch(
    /4 questions: 2 answered, 2 not asked\..*To go on with the 2 that are left: codewhisper batch list\.md --out docs/,
  )
  expect(terminal.scrolled()).not.toMatch(/\^C|Finishing|█|░/)
})

ptyTest('Ctrl-C twice stops at once', async () => {
  const provider = await slowProvider()
  const terminal = openBatch({ ...provider, columns: 100 })
  await provider.asked(2)
  await terminal.until(/0\/4/)
  terminal.type(keys.ctrlC)
  await terminal.until('Finishing 2 questions; Ctrl-C again stops at once.')
  await new Promise((done) => setTimeout(done, 250))
  terminal.type(keys.ctrlC)
  expect(await terminal.exited).toEqual({ code: 130, signal: undefined })
  expect(terminal.scrolled()).toContain('4 questions: 4 not asked.')
})

ptyTest('a terminal that is closed ends it', async () => {
  const provider = await slowProvider()
  const terminal = openBatch(provider)
  await provider.asked(2)
  terminal.hangUp()
  await terminal.exited
})
