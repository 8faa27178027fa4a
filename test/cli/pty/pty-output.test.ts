import { expect, onTestFinished } from 'vitest'
import { type StreamEvent, stream, textReply, toolCallReply } from '../../support/open-ai-replies.ts'
import { type Reply, startProviderServer } from '../../support/provider-server.ts'
import { sample } from '../../support/run-program.ts'
import { type PtyOptions, PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

const spinner = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/
const markdown = `## Rating

The program **WBRATE** rates each of the records, see the loop (\`cbl/WBRATE.cbl:69-80\`).

\`\`\`cobol
MOVE 'T01' TO WS-REASON
* WHY
\`\`\`

| Code | Rows |
|------|-----:|
| T01  |   12 |

1. First
   - nested 残高
2. Second
`

/** A terminal whose model gives these replies. */
async function open(replies: readonly Reply[], options: PtyOptions & { readonly flags?: readonly string[] } = {}): Promise<PtyTerminal> {
  const server = await startProviderServer(...replies)
  onTestFinished(() => server.close())
  const { flags = [], env, ...others } = options
  const args = [...sample, '--provider', 'openai', '--base-url', server.baseUrl, '--model', 'm', ...flags]
  const terminal = new PtyTerminal({ args, rows: 50, ...others, env: { OPENAI_API_KEY: 'test-key-of-the-server', ...env } })
  await terminal.prompt()
  return terminal
}

/** Waits that the test ends, one after the other. */
function gates(count: number) {
  const opens: (() => void)[] = []
  const waits = Array.from({ length: count }, () => ({ wait: new Promise<void>((resolve) => opens.push(resolve)) }))
  return { waits, open: () => opens.shift()?.() }
}

const says = (content: string): StreamEvent => ({ delta: { content } })
const begin: StreamEvent = { delta: { role: 'assistant', content: '' } }
const end: readonly StreamEvent[] = [{ delta: {}, finish: 'stop' }, { done: true }]

ptyTest('while the model is slow the status line says so, and nothing of it is left behind', async () => {
  const { waits, open: go } = gates(2)
  const reply = stream([...waits.slice(0, 1), begin, says('The first paragraph.\n\nThe sec'), ...waits.slice(1), says('ond one.'), ...end])
  const terminal = await open([reply])
  terminal.type('question\r')
  await terminal.until(/⠋ waiting for m …/)
  go()
  await terminal.until('The first paragraph.')
  await terminal.until(/\S writing …/)
  terminal.type('typed ahead')
  go()
  await terminal.prompt('typed ahead')
  const screen = terminal.screen()
  expect(screen.slice(screen.indexOf('> question'))).toBe('> question\nThe first paragraph.\n\nThe second one.\n\n> typed ahead')
  expect(terminal.scrolled()).not.toMatch(spinner)
})

ptyTest('Ctrl-C during an answer leaves no status line, and what was typed ahead', async () => {
  const { waits } = gates(1)
  const terminal = await open([stream([begin, says('One.\n\n'), ...waits])])
  terminal.type('question\r')
  await terminal.until(/\S writing …/)
  terminal.type(`next${keys.ctrlC}`)
  await terminal.prompt('next')
  expect(terminal.scrolled()).toContain('One.')
  expect(terminal.scrolled()).not.toMatch(spinner)
})

ptyTest('a model that fails midway', async () => {
  const cut = stream([begin, says('A text that is cut off in the middle, and long enough to be shown.\n\nIt'), { reset: true }])
  const terminal = await open([cut, textReply('All of it.')])
  terminal.type('question\r')
  await terminal.until('All of it.')
  await terminal.prompt()
  const screen = terminal.screen()
  expect(screen).toContain('(The text above is no part of the answer.)')
  expect(screen.indexOf('All of it.')).toBeGreaterThan(screen.indexOf('no part of the answer'))
  expect(terminal.scrolled()).not.toMatch(spinner)
})

/** The words of a screen, whatever lines they stand in; rules and bars are none. */
function words(screen: string): string {
  return screen.replace(/[│─]/g, ' ').replace(/\s+/g, ' ').trim()
}

ptyTest('wide and narrow screens show the same', async () => {
  const screens: string[] = []
  for (const columns of [100, 40, 20]) {
    const terminal = await open([textReply(...(markdown.match(/[\s\S]{1,7}/g) ?? []))], { columns, rows: 80 })
    terminal.type('q\r')
    await terminal.until('Second')
    await terminal.prompt()
    const screen = terminal.scrolled()
    screens.push(screen.slice(screen.indexOf('Rating'), screen.indexOf('Sources')))
  }
  const [wide = '', medium = '', narrow = ''] = screens
  expect(wide).toContain(`Rating

The program WBRATE rates each of the records, see the loop (cbl/WBRATE.cbl:69-80).

│ MOVE 'T01' TO WS-REASON
│ * WHY

Code  Rows
────  ────
T01     12

1. First
   • nested 残高
2. Second`)
  expect(words(medium)).toBe(words(wide))
  expect(words(narrow).replaceAll(' ', '')).toBe(words(wide).replaceAll(' ', ''))
})

ptyTest('tool calls are lines, can be left out, and /last tells more', async () => {
  const call = { id: 'c1', name: 'search_code', args: ['{"pattern":"WBDAYS",', '"path":"cbl/WBRDVAL.cbl"}'] }
  const ask = [toolCallReply(call), textReply('Here.')]
  const terminal = await open([...ask, ...ask])
  terminal.type('one\r')
  await terminal.until(/^search_code "WBDAYS" in cbl\/WBRDVAL.*→ \d+ matches in 1 file \(\d+ bytes, \d+ ms\)\n\nHere\.$/m)
  await terminal.prompt()
  terminal.type('/tools off\r')
  await terminal.until('Tool calls are not told')
  await terminal.prompt()
  terminal.type('two\r')
  await terminal.until(/Here\.[\s\S]*Here\./)
  await terminal.prompt()
  expect(terminal.scrolled().match(/→/g)).toHaveLength(1)
  terminal.type('/last\r')
  await terminal.until(
    /1 {2}search_code \d+ ms, [\d.]+ (?:bytes|KB)\n {3}\{"pattern":"WBDAYS","path":"cbl\/WBRDVAL\.cbl"\}\n {3}ok: \d+ matches/,
  )
})

ptyTest.each([
  ['NO_COLOR', { env: { NO_COLOR: '1' } }, true],
  ['--no-color', { flags: ['--no-color'] }, true],
  ['--plain', { flags: ['--plain'] }, false],
  ['a dumb terminal', { env: { TERM: 'dumb' } }, false],
  ['--quiet', { flags: ['--quiet'] }, false],
])('%s', async (name, options, hasStatus) => {
  const { waits, open: go } = gates(1)
  const terminal = await open([stream([...waits, begin, says(markdown), ...end])], options)
  terminal.type('q\r')
  if (hasStatus) await terminal.until(/⠋ waiting for m …/)
  else await new Promise((resolve) => setTimeout(resolve, 700))
  go()
  await terminal.until('2. Second')
  const written = terminal.raw.slice(terminal.raw.indexOf('q\r'))
  expect(spinner.test(written)).toBe(hasStatus)
  if (name !== '--quiet') expect(written).not.toMatch(/\x1b\[\d+m/)
  if (name === 'a dumb terminal') expect(written).not.toContain('\x1b')
})

ptyTest('code is coloured where there are colours', async () => {
  const terminal = await open([textReply(markdown)])
  terminal.type('q\r')
  await terminal.until('2. Second')
  expect(terminal.raw).toContain("\x1b[1mMOVE\x1b[22m \x1b[32m'T01'\x1b[39m \x1b[1mTO\x1b[22m WS-REASON")
  expect(terminal.raw).toContain('\x1b[2m* WHY\x1b[22m')
})
