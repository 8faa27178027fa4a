// A conversation with the built program in a pseudo-terminal, as its user sees it: what scrolled away, and the screen.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from '@lydell/node-pty'
import headless from '@xterm/headless'

const columns = 100
const patienceMs = 60_000

/**
 * Asks the offline model about `sample`, flags and directories below `root`: types each line when the prompt stands, and gives what was typed into the
 * shell and all that was shown, without colours, and without what differs from run to run and from machine to machine.
 */
export async function session({ root, sample, lines }) {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-session-'))
  // Named from there, so that no line is broken by the length of the path to the checkout.
  const directories = sample.filter((word) => !word.startsWith('-'))
  for (const name of directories) symlinkSync(join(root, name), join(home, name))
  const emulator = new headless.Terminal({ cols: columns, rows: 50, scrollback: 10_000, allowProposedApi: true })
  const terminal = spawn(process.execPath, [join(root, 'dist/bin.js'), '--provider', 'offline', ...sample], {
    name: 'xterm-256color',
    cols: columns,
    rows: 50,
    // What the session writes goes there.
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, CODEWHISPER_HOME: home, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
  })
  let look = () => {}
  terminal.onData((data) => emulator.write(data, () => look()))
  emulator.onData((reply) => terminal.write(reply))
  const ended = new Promise((done) => terminal.onExit(() => emulator.write('', done)))
  /** All that was shown; a row that goes on in the next is one line with it. */
  const shown = () => {
    const { active } = emulator.buffer
    const rows = Array.from({ length: active.length }, (_, at) => active.getLine(at))
    const text = rows.map((row, at) => (row.isWrapped || at === 0 ? '' : '\n') + row.translateToString(true)).join('')
    return text.trimEnd()
  }
  /** Until the prompt stands again below at least so much. */
  const prompt = (below) =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`no prompt within ${patienceMs} ms:\n${shown()}`)), patienceMs)
      look = () => {
        const text = shown()
        if (text.length <= below || !text.endsWith('\n>')) return
        clearTimeout(timer)
        done(text.length)
      }
      look()
    })
  let below = 0
  for (const line of lines) {
    below = (await prompt(below)) + line.length + 1
    terminal.write(`${line}\r`)
  }
  await ended
  const text = shown()
  emulator.dispose()
  rmSync(home, { recursive: true, force: true })
  return `$ codewhisper ${sample.join(' ')}\n${normalised(text, { root, home })}`
}

/** Calls of one turn run side by side and end in any order. */
const toolOrder = [
  'search_skills',
  'locate',
  'load_skill',
  'find_definition',
  'find_references',
  'outline',
  'flow',
  'search_code',
  'read_file',
]

function inOrder(lines) {
  const rank = (line) => toolOrder.findIndex((tool) => line.startsWith(`${tool} `))
  return lines.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function normalised(text, { root, home }) {
  return (
    text
      .replaceAll(home, '~')
      .replaceAll(`${root}/`, '')
      // A line of a tool is cut where its time leaves off: a longer time, a shorter line.
      .replace(/^(.{60}).*… → /gm, '$1… → ')
      .replace(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '0.1 s')
      .replace(/\b20\d{6}[-t]\d{4,6}(?:-[a-z0-9]+)?\b/g, '20260101-120000-abc')
      .replace(/(?:^\w+ .* → .*\(.*\)\n)+/gm, (calls) => `${inOrder(calls.trimEnd().split('\n')).join('\n')}\n`)
  )
}
