import { expect } from 'vitest'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

const question = 'Which programs call WBDAYS?'

ptyTest('/edit brings the last question back into the prompt, where it is changed and asked', async () => {
  const terminal = new PtyTerminal({ rows: 40 })
  await terminal.prompt()
  terminal.type(`${question}\r`)
  await terminal.until('Sources  1')
  await terminal.prompt()
  terminal.type('/edit\r')
  await terminal.prompt(question)
  terminal.type(`${keys.backspace} today?\r`)
  await terminal.until((one) => one.screen().includes('> Which programs call WBDAYS today?'))
  await terminal.prompt()
  terminal.type(keys.ctrlD)
  await terminal.exited
})

ptyTest('/open marks what is cited and shows code in colours; /copy hands it to the terminal alone', async () => {
  const terminal = new PtyTerminal({ rows: 40 })
  await terminal.prompt()
  terminal.type(`${question}\r`)
  await terminal.until('Sources  1')
  await terminal.prompt()
  terminal.type('/open 1\r')
  await terminal.until(/^> +\d+ .*CALL 'WBDAYS'/m)
  await terminal.prompt()
  expect(terminal.raw).toContain("\x1b[32m'WBDAYS'\x1b[39m")
  terminal.type('/copy 1\r')
  await terminal.until(/handed to the terminal for its\s+clipboard\./)
  await terminal.prompt()
  const copied = /\x1b\]52;c;([A-Za-z0-9+/=]*)\x07/.exec(terminal.raw)?.[1] ?? ''
  expect(Buffer.from(copied, 'base64').toString()).toContain("CALL 'WBDAYS'")
  terminal.type(keys.ctrlD)
  await terminal.exited
})
