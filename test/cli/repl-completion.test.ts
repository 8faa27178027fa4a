import { expect, test } from 'vitest'
import { completeLine } from '../../src/cli/repl/input/complete-line.ts'
import { queriesOver, unit } from '../structure/queries/small-graph.ts'
import { startRepl } from './repl-harness.ts'

const tab = '\t'
const index = queriesOver({
  members: { 'cbl/L.cbl': 'COBOL' },
  units: [unit('program LEDGER', 'cbl/L.cbl:1-9'), unit('program LETTERS', 'cbl/L.cbl:10-19'), unit('program PAYROLL', 'cbl/L.cbl:20-29')],
})
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

test('Tab completes a command and a name from the code, whatever the case', async () => {
  const repl = startRepl({ terminal: true, app: { structure: async () => index } })
  await repl.seen('> ')
  repl.type(`/whe${tab}`)
  await repl.seen('/where')
  repl.type(` pay${tab}`)
  await repl.seen('/where PAYROLL')
  repl.type('\r')
  await repl.seen('cbl/L.cbl:20')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
})

test('a second Tab shows what a name may become', async () => {
  const repl = startRepl({ terminal: true, app: { structure: async () => index } })
  await repl.seen('> ')
  repl.type(`/callers LE${tab}`)
  await settled()
  repl.type(tab)
  await repl.seen('LETTERS')
  expect(repl.written.out).toContain('LEDGER')
  expect(repl.written.out).not.toContain('PAYROLL')
  repl.type('\x03')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
})

test('an index that takes its time holds nobody up, and ends with the conversation', async () => {
  let signal: AbortSignal | undefined
  const repl = startRepl({
    terminal: true,
    app: {
      structure: (request) => {
        signal = request?.signal
        return new Promise(() => {})
      },
    },
  })
  await repl.seen('> ')
  expect(signal).toBeUndefined()
  repl.type(`/where PAY${tab}`)
  await settled()
  repl.type('\x03')
  repl.type('a question\r')
  await repl.seen('About a question')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
  expect(signal?.aborted).toBe(true)
})

test('an app that does not load completes nothing and says nothing', async () => {
  const repl = startRepl({ terminal: true, loadApp: () => Promise.reject(new Error('broken')) })
  await repl.seen('> ')
  repl.type(`/where PAY${tab}`)
  await settled()
  repl.type('\x03')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
  expect(repl.written.all).not.toContain('broken')
})

test('a name that would act on the terminal is not offered', async () => {
  const hostile = queriesOver({ members: { 'c/x.c': 'C' }, units: [{ ...unit('program A', 'c/x.c:1-9'), name: 'EVIL\x1b[2J' }] })
  const repl = startRepl({ terminal: true, app: { structure: async () => hostile } })
  await repl.seen('> ')
  repl.type(`/where EV${tab}${tab}`)
  await settled()
  repl.type('\x03')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
  expect(repl.written.out).not.toContain('\x1b[2J')
})

const names = Array.from({ length: 120 }, (_, i) => `WS-FIELD-${i}`)
const completable = { commands: ['/where', '/walk'], asking: new Set(['where']), names: async () => names }

test('of many names what they share is typed, then fifty are shown and the rest is counted', async () => {
  expect(await completeLine('/where ws', completable)).toEqual([['WS-FIELD-'], 'ws'])
  const [shown, typed] = await completeLine('/where WS-FIELD-', completable)
  expect([shown.length, shown.at(-1), typed]).toEqual([51, 'WS-FIELD-… 70 more names', 'WS-FIELD-'])
})

test('a question, an empty argument and a command that asks for none are left alone', async () => {
  const unasked = { ...completable, names: () => Promise.reject(new Error('asked')) }
  for (const line of ['what is WS', '/where ', '/load WS', '/nonsense WS']) expect((await completeLine(line, unasked))[0]).toEqual([])
  expect(await completeLine('/w', unasked)).toEqual([['/where', '/walk'], '/w'])
})
