import headless from '@xterm/headless'
import { expect, test } from 'vitest'
import { LiveLine } from '../../src/cli/live-line.ts'

/** An emulator, and what it shows of what was written. */
function screen(columns: number, rows: number) {
  const emulator = new headless.Terminal({ cols: columns, rows, allowProposedApi: true })
  let written = Promise.resolve()
  const write = (text: string) => {
    written = written.then(() => new Promise<void>((done) => emulator.write(text, done)))
  }
  return {
    terminal: { write },
    async resize(to: number) {
      await written
      emulator.resize(to, rows)
    },
    async text() {
      await written
      const { active } = emulator.buffer
      return Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '')
        .join('\n')
        .trimEnd()
    },
  }
}

test('it is overwritten in place, also at the bottom of the screen, and erased before other lines', async () => {
  const { terminal, text } = screen(40, 4)
  const live = new LiveLine(terminal)
  for (let i = 1; i <= 3; i++) terminal.write(`line ${i}\r\n`)
  for (let i = 5; i >= 1; i--) live.draw(`${'#'.repeat(i)} ${i}/5`)
  expect(await text()).toBe('line 1\nline 2\nline 3\n# 1/5')
  live.erase()
  live.erase()
  terminal.write('line 4\r\n')
  live.draw('again')
  expect(await text()).toBe('line 1\nline 2\nline 3\nline 4\nagain')
})

test('what the terminal echoes at Ctrl-C is overwritten', async () => {
  const { terminal, text } = screen(40, 4)
  const live = new LiveLine(terminal)
  live.draw('##### 1/2')
  terminal.write('^C')
  live.draw('##### 2/2')
  expect(await text()).toBe('##### 2/2')
})

test.each([2, 20])('a terminal that becomes narrower or wider keeps no piece of it, %i lines above', async (above) => {
  const { terminal, resize, text } = screen(60, 8)
  const live = new LiveLine(terminal)
  const before = Array.from({ length: above }, (_, at) => `line ${at}`)
  for (const line of before) terminal.write(`${line}\r\n`)
  for (const columns of [60, 30, 15, 45, 100, 10]) {
    await resize(columns)
    live.draw('#'.repeat(columns - 1))
    expect(await text()).toBe([...before, '#'.repeat(columns - 1)].join('\n'))
  }
  live.erase()
  expect(await text()).toBe(before.join('\n'))
})

test('a line that is too wide, since nobody has said yet that the terminal is narrower, is cut and does not scroll', async () => {
  const { terminal, resize, text } = screen(60, 3)
  const live = new LiveLine(terminal)
  terminal.write('before\r\n')
  await resize(20)
  for (let i = 0; i < 5; i++) live.draw('#'.repeat(59))
  expect((await text()).slice(0, -1)).toBe(`before\n${'#'.repeat(19)}`)
  terminal.write('\r\x1b[J'.concat('x'.repeat(25)))
  expect(await text()).toBe(`before\n${'x'.repeat(20)}\nxxxxx`)
})
