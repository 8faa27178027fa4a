import { expect } from 'vitest'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

ptyTest('a question is typed, mended, asked and answered; Ctrl-D quits', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  terminal.type(`/helq${keys.backspace}p quit`)
  await terminal.prompt('/help quit')
  terminal.type(keys.enter)
  await terminal.until('Leave; also /exit and Ctrl-D.')
  await terminal.prompt()
  terminal.type('Which programs call WBDAYS?\r')
  await terminal.until(/Sources|cbl\/\w+\.cbl:\d+/)
  await terminal.prompt()
  terminal.type(keys.ctrlD)
  expect(await terminal.exited).toEqual({ code: 0, signal: undefined })
})

ptyTest('a terminal that knows no control sequences gets none', async () => {
  const terminal = new PtyTerminal({ env: { TERM: 'dumb' } })
  await terminal.prompt()
  terminal.type('/help \\\rquit\r')
  await terminal.until('Leave; also /exit and Ctrl-D.')
  await terminal.prompt()
  terminal.type('/quit\r')
  expect(await terminal.exited).toEqual({ code: 0, signal: undefined })
  expect(terminal.raw).not.toContain('\x1b')
})
