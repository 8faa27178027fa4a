import { expect } from 'vitest'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

const banner = 'Ask a question, or type /overview or /help. Ctrl-D quits.'
const text = 'which programs call WBDAYS and with which parameters, and who calls them in turn?'

ptyTest('what is typed stands there once, in every width, and nothing above it is lost', async () => {
  const terminal = new PtyTerminal({ columns: 100, rows: 20 })
  await terminal.prompt()
  terminal.type(text)
  await terminal.prompt(text)
  for (const columns of [60, 30, 70, 41, 100, 37, 200, 80]) {
    terminal.resize(columns, 20)
    await terminal.until((one) => one.screen().replaceAll('\n', '').endsWith(`quits.> ${text}`))
    await terminal.until((one) => one.cursor.column === (text.length + 2) % columns)
  }
  terminal.type('!')
  await terminal.prompt(`${text}!`)
  expect(terminal.scrolled().match(/which programs/g)).toHaveLength(1)
  expect(terminal.scrolled()).toContain(banner)
})

ptyTest('several lines and a short screen', async () => {
  const terminal = new PtyTerminal({ columns: 80, rows: 20 })
  await terminal.prompt()
  terminal.type(['one', 'two', 'three', 'four'].join(keys.altEnter))
  await terminal.until((one) => one.screen().endsWith('> one\ntwo\nthree\nfour'))
  terminal.resize(40, 10)
  terminal.type('!')
  await terminal.until((one) => one.screen().endsWith('> one\ntwo\nthree\nfour!'))
  terminal.resize(40, 4)
  await terminal.until((one) => one.screen().endsWith('> [one +2 lines]\nfour!'))
  terminal.resize(90, 20)
  terminal.type(keys.ctrlC)
  await terminal.prompt()
})
