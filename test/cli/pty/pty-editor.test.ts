import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

/** A terminal whose editor is this body of a script, which has `file` and `argv`. */
function withEditor(body: string, words = ''): PtyTerminal {
  const terminal = new PtyTerminal({ env: { EDITOR: `"${process.execPath}" 'my editor.cjs' ${words}` } })
  writeFileSync(
    join(terminal.home, 'my editor.cjs'),
    `const fs = require('node:fs'); const argv = process.argv.slice(2); const file = argv.at(-1); ${body}`,
  )
  return terminal
}

const drafts = () => readdirSync(tmpdir()).filter((name) => name.startsWith('codewhisper-draft-'))

ptyTest('Ctrl-G opens the editor with what is typed, and its text comes back without being entered', async () => {
  const terminal = withEditor(
    `fs.writeFileSync('seen.json', JSON.stringify([argv.slice(0, -1), fs.readFileSync(file, 'utf8'), fs.statSync(file).mode & 0o777, fs.statSync(require('node:path').dirname(file)).mode & 0o777]));
     fs.writeFileSync(file, '/help\\nquit\\n')`,
    '--wait "two words"',
  )
  await terminal.prompt()
  terminal.type(`typed${keys.altEnter}before${keys.ctrlG}`)
  await terminal.until((one) => one.screen().endsWith('> /help\nquit'))
  expect(JSON.parse(readFileSync(join(terminal.home, 'seen.json'), 'utf8'))).toEqual([
    ['--wait', 'two words'],
    'typed\nbefore',
    0o600,
    0o700,
  ])
  expect(drafts()).toEqual([])
  expect(terminal.pasteIsBracketed).toBe(true)
  terminal.type(keys.ctrlC)
  await terminal.prompt()
})

ptyTest('the editor has the terminal: it reads lines, Ctrl-C is its own, brackets are off', async () => {
  const terminal = withEditor(
    `process.on('SIGINT', () => console.log('interrupted')); console.log('ready');
     process.stdin.on('data', (line) => { fs.writeFileSync(file, 'heard ' + line); process.exit() })`,
  )
  await terminal.prompt()
  terminal.type(keys.ctrlG)
  await terminal.until('ready')
  expect(terminal.pasteIsBracketed).toBe(false)
  terminal.type(keys.ctrlC)
  await terminal.until('interrupted')
  terminal.type('this\r')
  await terminal.prompt('heard this')
})

ptyTest('an editor that fails, one that is missing and none at all are told in one line, and the text stays', async () => {
  for (const [terminal, told] of [
    [withEditor('process.exit(3)'), /^The editor .* ended with code 3; the text is as it was\.$/m],
    [
      new PtyTerminal({ env: { VISUAL: 'no-such-editor -w' } }),
      /^There is no program no-such-editor, which VISUAL names\. Set VISUAL to an editor/m,
    ],
    [new PtyTerminal(), /^Neither VISUAL nor EDITOR names an editor\. For example: export EDITOR=nano$/m],
  ] as const) {
    await terminal.prompt()
    terminal.type(`my text${keys.ctrlG}`)
    await terminal.until(told)
    await terminal.prompt('my text')
  }
})

ptyTest('SIGTERM ends editor and program, and nothing is left behind', async () => {
  const terminal = withEditor(`console.log('ready'); setInterval(() => {}, 1000)`)
  await terminal.prompt()
  terminal.type(keys.ctrlG)
  await terminal.until('ready')
  terminal.kill('SIGTERM')
  expect(await terminal.exited).toEqual({ code: 143, signal: undefined })
  expect(drafts()).toEqual([])
})
