import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

async function enter(terminal: PtyTerminal, text: string) {
  await terminal.prompt()
  terminal.type(`${text}\r`)
}

async function quit(terminal: PtyTerminal) {
  await terminal.prompt()
  terminal.type(keys.ctrlD)
  expect(await terminal.exited).toEqual({ code: 0, signal: undefined })
}

ptyTest('what was entered is there in the next run, each once, newest first; a killed program loses nothing', async () => {
  const first = new PtyTerminal()
  for (const text of ['/help quit', '/nothing', '/help quit', `two${keys.altEnter}lines`]) await enter(first, text)
  await first.until(/two\nlines\n\S/)
  first.kill('SIGKILL')
  await first.exited
  const file = join(first.home, 'state', 'history.jsonl')
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const second = new PtyTerminal({ home: first.home })
  await second.prompt()
  second.type('not yet')
  await second.prompt('not yet')
  second.type(keys.ctrlA + keys.up)
  await second.until((one) => one.screen().endsWith('> two\nlines'))
  second.type(keys.up)
  await second.prompt('/help quit')
  second.type(keys.up)
  await second.prompt('/nothing')
  second.type(keys.up + keys.down + keys.down + keys.down)
  await second.prompt('not yet')
  second.type(keys.ctrlC + keys.up + keys.up)
  await second.prompt('/help quit')
  second.type(keys.ctrlC)
  await quit(second)
})

ptyTest('Up looks for what begins as what is typed', async () => {
  const terminal = new PtyTerminal()
  await enter(terminal, '/help quit')
  await enter(terminal, '/status')
  await terminal.until('Conversation')
  await terminal.prompt()
  terminal.type(`/h${keys.up}`)
  await terminal.prompt('/help quit')
  terminal.type(keys.ctrlC)
  await quit(terminal)
})

ptyTest('Ctrl-R finds, goes further back, is cancelled and taken', async () => {
  const terminal = new PtyTerminal()
  for (const text of ['/help where', '/help walk', '/help quit']) await enter(terminal, text)
  await terminal.until('/quit  ')
  await terminal.prompt()
  terminal.type(`typed${keys.ctrlR}W`)
  await terminal.until('search `W`: /help walk')
  terminal.type(keys.ctrlR)
  await terminal.until('search `W`: /help where')
  terminal.type('x')
  await terminal.until('no match `Wx`: /help where')
  terminal.type(`${keys.backspace}${keys.ctrlG}`)
  await terminal.prompt('typed')
  terminal.type(`${keys.ctrlR}wal${keys.enter}`)
  await terminal.prompt('/help walk')
  terminal.type(`${keys.ctrlR}quit${keys.ctrlC}`)
  await terminal.prompt()
  terminal.type(`${keys.ctrlR}quit`)
  await terminal.until('search `quit`: /help quit')
  terminal.type(keys.escape)
  await terminal.prompt()
  expect(terminal.screen()).not.toContain('search')
  await quit(terminal)
})

ptyTest('two programs at once lose nothing of each other', async () => {
  const one = new PtyTerminal()
  const other = new PtyTerminal({ home: one.home })
  for (const n of [1, 2, 3]) await Promise.all([enter(one, `/one${n}`), enter(other, `/other${n}`)])
  await Promise.all([quit(one), quit(other)])
  const text = readFileSync(join(one.home, 'state', 'history.jsonl'), 'utf8')
  for (const n of [1, 2, 3]) for (const who of ['one', 'other']) expect(text).toContain(`"/${who}${n}"`)
})

ptyTest('a key is not written', async () => {
  const terminal = new PtyTerminal({ env: { OPENAI_API_KEY: 'exactly-this-value' } })
  const form = `sk-ant-api03-${'aB3'.repeat(30)}`
  await enter(terminal, `/help exactly-this-value ${form}`)
  await quit(terminal)
  const text = readFileSync(join(terminal.home, 'state', 'history.jsonl'), 'utf8')
  expect(text).toContain('/help [redacted] [redacted]')
})

ptyTest('where nothing can be written that is told once, and the history of this run is there', async () => {
  const terminal = new PtyTerminal()
  // A file where the directory should be.
  writeFileSync(join(terminal.home, 'state'), '')
  await enter(terminal, '/help quit')
  await enter(terminal, '/help walk')
  await terminal.until('/walk [')
  await terminal.prompt()
  expect(terminal.screen().match(/not kept/g)).toHaveLength(1)
  terminal.type(keys.up + keys.up)
  await terminal.prompt('/help quit')
  terminal.type(keys.ctrlC)
  await quit(terminal)
})
