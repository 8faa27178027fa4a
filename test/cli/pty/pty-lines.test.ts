import { expect } from 'vitest'
import { openEcho } from './echo-provider.ts'
import { PtyTerminal } from './pty-terminal.ts'
import { ptyTest } from './pty-test.ts'
import { keys } from './terminal-keys.ts'

ptyTest('Alt-Enter and a backslash before Enter begin a new line; arrows go through them; all is sent at Enter', async () => {
  const { terminal, asked } = await openEcho()
  terminal.type(`one${keys.altEnter}tw\\${keys.enter}three${keys.up}${keys.ctrlA}x${keys.end}${keys.ctrlU}ONE${keys.down}`)
  await terminal.until((one) => one.screen().endsWith('> one\nONE\nthree'))
  terminal.type(`${keys.end}!`)
  await terminal.until('three!')
  terminal.type(keys.enter)
  expect(await asked()).toBe('one\nONE\nthree!')
})

ptyTest('a paste of 200 lines is not entered, is one label, and is asked whole', async () => {
  const { terminal, asked } = await openEcho({ rows: 20 })
  const lines = Array.from({ length: 200 }, (_, n) => `${n}\tÄÖ 漢字 ${'.'.repeat(n % 50)}`)
  terminal.type('Explain this: ')
  terminal.paste(`${lines.join('\n')}\n`)
  await terminal.prompt('Explain this: [0 ÄÖ 漢字 +200 lines]')
  terminal.type(' please\r')
  expect(await asked()).toBe(`Explain this: ${lines.join('\n')}\n please`)
  await terminal.prompt()
  expect(terminal.screen()).toContain('> Explain this: [0 ÄÖ 漢字 +200 lines] please')
  terminal.type(keys.up)
  await terminal.prompt('[Explain this: 0 ÄÖ 漢字 +200 lines]')
})

ptyTest('a short paste stands there as it is and can be changed; a label goes as a whole', async () => {
  const { terminal, asked } = await openEcho()
  terminal.paste('       MOVE A\n\tTO B.\n')
  await terminal.until((one) => one.screen().endsWith('>        MOVE A\n        TO B.'))
  terminal.type('Why?')
  terminal.paste('x\n'.repeat(50))
  await terminal.until((one) => one.screen().endsWith('Why?[x +50 lines]'))
  terminal.type(keys.backspace)
  await terminal.until((one) => one.screen().endsWith('Why?'))
  terminal.type('\r')
  expect(await asked()).toBe('       MOVE A\n\tTO B.\nWhy?')
})

ptyTest('what is pasted does nothing to the terminal and enters nothing', async () => {
  const { terminal, asked } = await openEcho()
  terminal.paste('a\x1b[2Jb\x1b]0;title\x07c\x03d\x04e\x1b[200~f\x9b2Jg\x1b[')
  await terminal.prompt('abcdefg')
  expect(terminal.raw).not.toContain('\x1b[2J')
  terminal.type('\r')
  expect(await asked()).toBe('abcdefg')
})

ptyTest('a paste while an answer runs waits for its turn', async () => {
  const { terminal, asked, answer } = await openEcho({ slow: true })
  terminal.type('first\r')
  expect(await asked()).toBe('first')
  terminal.paste('second\nwith a line')
  terminal.type('\rthird')
  await answer('One.')
  expect(await asked()).toBe('second\nwith a line')
  await answer('Two.')
  await terminal.prompt('third')
  expect(terminal.screen()).toMatch(/One\.[\s\S]*> second\nwith a line\n[\s\S]*Two\.[\s\S]*> third$/)
})

ptyTest('more lines than the screen has are folded while they are typed', async () => {
  const { terminal, asked } = await openEcho({ rows: 6 })
  terminal.type(Array.from({ length: 9 }, (_, n) => `line ${n}`).join(keys.altEnter))
  await terminal.until((one) => one.screen().endsWith('line 8'))
  expect(terminal.scrolled().match(/line 0/g)?.length).toBeLessThanOrEqual(2)
  terminal.type('\r')
  expect(await asked()).toBe(Array.from({ length: 9 }, (_, n) => `line ${n}`).join('\n'))
})

ptyTest('brackets around pastes are off when the program has ended', async () => {
  for (const end of [(t: PtyTerminal) => t.type(keys.ctrlD), (t: PtyTerminal) => t.kill('SIGTERM'), (t: PtyTerminal) => t.kill('SIGHUP')]) {
    const terminal = new PtyTerminal()
    await terminal.prompt()
    expect(terminal.pasteIsBracketed).toBe(true)
    end(terminal)
    await terminal.exited
    expect(terminal.pasteIsBracketed).toBe(false)
  }
})
