import { expect, test } from 'vitest'
import { replCommands } from '../../src/cli/repl/commands.ts'
import { completeLine, type Offers } from '../../src/cli/repl/input/complete-line.ts'
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
const commands = [{ name: 'where', asksName: true }, { name: 'walk' }, { name: 'load', complete: ({ skills }: Offers) => skills() }]
const offers: Offers = {
  names: async () => names,
  skills: async () => ['tariff-rules', 'batch-windows'],
  sessions: async () => ['261122-213005-y3', '261121-090000-me'],
  providers: [
    { name: 'openai', model: 'gpt-5', host: 'api.openai.com' },
    { name: 'offline', model: 'embedded', host: undefined },
  ],
  paths: async () => ['cbl/WBBILL.cbl', 'cbl/WBDAYS.cbl', 'jcl/night/WBNIGHT.jcl', 'jcl/night/x y.jcl'],
}
const complete = (line: string, offered: Partial<Offers> = {}) => completeLine(line, commands, { ...offers, ...offered })

test('of many names what they share is typed, then fifty are shown and the rest is counted', async () => {
  expect(await complete('/where ws')).toEqual([['WS-FIELD-'], 'ws'])
  const [shown, typed] = await complete('/where WS-FIELD-')
  expect([shown.length, shown.at(-1), typed]).toEqual([51, 'WS-FIELD-… 70 more names', 'WS-FIELD-'])
})

test('an empty argument and a command that asks for none are left alone', async () => {
  const unasked = () => Promise.reject(new Error('asked'))
  for (const line of ['/where ', '/walk WS', '/nonsense WS', 'what is W', 'what is ', '//STEP1 EXEC PGM=WS'])
    expect((await complete(line, { names: unasked, skills: unasked, paths: unasked }))[0]).toEqual([])
  expect(await complete('/w')).toEqual([['/where', '/walk'], '/w'])
})

test('a name or a skill in the middle of a question, and an argument that a command completes itself', async () => {
  expect(await complete('what does ws-field-11')).toEqual([['WS-FIELD-11', ...names.slice(110)], 'ws-field-11'])
  expect(await complete('see TARIFF')).toEqual([['tariff-rules'], 'TARIFF'])
  expect(await complete('/load ba')).toEqual([['batch-windows'], 'ba'])
})

test('paths behind @: a directory after the other, or a name wherever its file stands; none with a space', async () => {
  expect(await complete('what does @')).toEqual([['cbl/', 'jcl/'], ''])
  expect(await complete('what does @cbl/wb')).toEqual([['cbl/WBBILL.cbl', 'cbl/WBDAYS.cbl'], 'cbl/wb'])
  expect(await complete('(@j')).toEqual([['jcl/'], 'j'])
  expect(await complete('@jcl/night/')).toEqual([['jcl/night/WBNIGHT.jcl'], 'jcl/night/'])
  expect(await complete('@wb')).toEqual([['WBBILL.cbl', 'WBDAYS.cbl', 'WBNIGHT.jcl'], 'wb'])
  expect(await complete('@wbd')).toEqual([['cbl/WBDAYS.cbl'], 'wbd'])
  expect((await complete('mail me@cbl'))[0]).toEqual([])
})

test('arguments of the commands themselves, also before anything is typed', async () => {
  const completed = async (line: string) => (await completeLine(line, replCommands, offers))[0]
  expect(await completed('/resume ')).toEqual(['latest', '261122-213005-y3', '261121-090000-me'])
  expect(await completed('/resume 261121')).toEqual(['261121-090000-me'])
  expect(await completed('/open ')).toEqual([])
  expect(await completed('/open cbl/WBD')).toEqual(['cbl/WBDAYS.cbl'])
  expect(await completed('/open skill:t')).toEqual(['skill:tariff-rules'])
  expect(await completed('/open ws-field-119')).toEqual(['WS-FIELD-119'])
  expect(await completed('/tools o')).toEqual(['on', 'off'])
  expect(await completed('/provider of')).toEqual(['offline'])
  expect(await completed('/model ')).toEqual(['openai:gpt-5'])
  expect(await completed('/export ')).toEqual(['md', 'json', 'html'])
  expect(await completed('/export night shift.x h')).toEqual(['night shift.x html'])
  expect(await completed('/help ret')).toEqual(['retry'])
})

test('Tab completes the id of an earlier conversation', async () => {
  const repl = startRepl({ terminal: true })
  await repl.seen('> ')
  repl.type(`/resume la${tab}`)
  await repl.seen('/resume latest')
  repl.type('\x03')
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
})
