import { expect } from 'vitest'
import { openEcho } from './echo-provider.ts'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

ptyTest('@path:lines attaches the lines: the model sees them as read, and the question keeps its text', async () => {
  const { terminal, asked, server } = await openEcho()
  terminal.type('What is @cbl/WBDAYS.cbl:30-33, and @jcl/WBDDEFIN.jcl?')
  terminal.type('\r')
  expect(await asked()).toBe('What is @cbl/WBDAYS.cbl:30-33, and @jcl/WBDDEFIN.jcl?')
  await terminal.prompt()
  expect(terminal.screen()).toContain('Attached: cbl/WBDAYS.cbl:30-33 of 113 (4 lines).')
  const { messages } = server.requests[0]?.body ?? {}
  const shown = messages.filter(({ role }: { role: string }) => role === 'tool').map(({ content }: { content: string }) => content)
  expect(shown[0]).toMatch(/cbl\/WBDAYS\.cbl \(113 lines, cp037\)\n30\| .*\n31\|.*\n32\|.*\n33\|/)
  expect(shown[1]).toMatch(/jcl\/WBDDEFIN\.jcl/)
})

ptyTest('the offline model quotes them, and they are verified', async () => {
  const terminal = new PtyTerminal({ rows: 60 })
  await terminal.prompt()
  terminal.type('What happens in @cbl/WBDAYS.cbl:60-66 ?\r')
  await terminal.until('1 ✓ cbl/WBDAYS.cbl:60-66')
})

ptyTest('a wrong path or range is one line with what may be meant, nothing is asked, and the question is there to be mended', async () => {
  const { terminal, server } = await openEcho({ columns: 200 })
  for (const [typed, told] of [
    ['Why @cbl/WBDAY.cbl:3', /There is no such file\. Did you mean\s+@cbl\/WBDAYS\.cbl/],
    ['Why @cbl/WBDAYS.cbl:114-120', /has 113 lines; line\s+114\s+does\s+not\s+exist/],
    ['Why @cbl/WBDAYS.cbl:9-3', /The first line stands\s+behind\s+the\s+last/],
    ['Why @../secret.txt', /@\.\.\/secret\.txt was not attached/],
  ] as const) {
    await terminal.prompt()
    terminal.type(`${typed}\r`)
    await terminal.until(told)
    await terminal.prompt(typed)
    terminal.type(keys.ctrlC)
  }
  expect(server.requests).toEqual([])
})

ptyTest('a name with @ that is no file, and an address, stay what they are', async () => {
  const { terminal, asked } = await openEcho()
  terminal.type('Who is @NOBODY or a@cbl/x.de?\r')
  expect(await asked()).toBe('Who is @NOBODY or a@cbl/x.de?')
  expect(terminal.screen()).not.toContain('ttached')
})

ptyTest('Tab completes commands, arguments, names, skills and paths', async () => {
  const terminal = new PtyTerminal()
  await terminal.prompt()
  for (const [typed, completed] of [
    ['/impa', '/impact'],
    ['/where wbdays', '/where WBDAYS'],
    ['/load abend', '/load abend-at-night'],
    ['/help lin', '/help lineage'],
    ['who calls wbdays', 'who calls WBDAYS'],
    ['what is @cb', 'what is @cbl/'],
    ['what is @wbdays', 'what is @cbl/WBDAYS.cbl'],
  ] as const) {
    terminal.type(typed)
    await terminal.prompt(typed)
    // Tab waits for the names no longer than a blink: pressed again, they are there.
    const pressing = setInterval(() => terminal.type(keys.tab), 500)
    terminal.type(keys.tab)
    await terminal.prompt(completed)
    clearInterval(pressing)
    terminal.type(keys.ctrlC)
    await terminal.prompt()
  }
})
