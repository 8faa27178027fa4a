import { expect } from 'vitest'
import { openEcho } from './echo-provider.ts'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

ptyTest('Ctrl-C at an empty prompt asks, then quits', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  terminal.type(keys.ctrlC)
  await terminal.until('Press Ctrl-C again, or Ctrl-D, to quit.')
  await terminal.prompt()
  terminal.type(keys.ctrlC)
  expect(await terminal.exited).toEqual({ code: 130, signal: undefined })
})

ptyTest('Ctrl-C clears what is typed, of one line and of many, a label and a search, however often', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  terminal.type('one line')
  await terminal.prompt('one line')
  terminal.type(keys.ctrlC)
  await terminal.prompt()
  terminal.type(`one${keys.altEnter}two${keys.altEnter}three`)
  await terminal.until('three')
  terminal.type(keys.ctrlC)
  await terminal.prompt()
  expect(terminal.screen()).not.toContain('three')
  terminal.paste('pasted\n'.repeat(99))
  await terminal.prompt('[pasted +99 lines]')
  terminal.type(keys.ctrlC)
  await terminal.prompt()
  terminal.type(`begun${keys.ctrlR}x`)
  await terminal.until('no match `x`')
  terminal.type(keys.ctrlC)
  await terminal.prompt()
  expect(terminal.screen()).not.toContain('begun')
  terminal.type(keys.ctrlD)
  expect(await terminal.exited).toEqual({ code: 0, signal: undefined })
})

ptyTest('Ctrl-C stops an answer, and what was typed meanwhile is there', async () => {
  const { terminal, asked } = await openEcho({ slow: true })
  terminal.type('slow\r')
  await asked()
  terminal.type('typed ahead')
  terminal.type(keys.ctrlC)
  await terminal.until(/Stopped/)
  await terminal.prompt('typed ahead')
  terminal.type(`${keys.ctrlC}${keys.ctrlD}`)
  expect(await terminal.exited).toEqual({ code: 0, signal: undefined })
})

ptyTest('Ctrl-C twice during an answer quits', async () => {
  const { terminal, asked } = await openEcho({ slow: true })
  terminal.type('slow\r')
  await asked()
  terminal.type(keys.ctrlC + keys.ctrlC)
  expect(await terminal.exited).toEqual({ code: 130, signal: undefined })
})

ptyTest('Ctrl-C gets out of a paste whose end was lost', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  terminal.type('\x1b[200~never ended')
  // Only after a pause it comes from fingers, so it is pressed until it is heard.
  const pressing = setInterval(() => terminal.type(keys.ctrlC), 700)
  await terminal.until('Press Ctrl-C again')
  clearInterval(pressing)
  expect(terminal.screen()).not.toContain('never ended')
})

ptyTest.for(['SIGTERM', 'SIGHUP'] as const)('%s ends an answer and the program', async (signal) => {
  const { terminal, asked } = await openEcho({ slow: true })
  terminal.type('slow\r')
  await asked()
  terminal.kill(signal)
  expect(await terminal.exited).toEqual({ code: signal === 'SIGTERM' ? 143 : 129, signal: undefined })
})

ptyTest('a terminal that is closed ends the program', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  terminal.hangUp()
  await terminal.exited
})
