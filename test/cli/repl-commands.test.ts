import { expect, test } from 'vitest'
import type { ProviderHealth } from '../../src/answer/chat-model.ts'
import { commandGroups, replCommands } from '../../src/cli/repl/commands.ts'
import type { ReplApp } from '../../src/cli/repl/repl-deps.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { edge, queriesOver, unit } from '../structure/queries/small-graph.ts'
import { type FakeAsk, startRepl } from './repl-harness.ts'
import { sampleSkill } from './sample-skill.ts'

const hit = {
  kind: 'code',
  path: 'cbl/A.cbl',
  startLine: 9,
  endLine: 9,
  text: '    PERFORM X.',
  hash: '',
  whole: false,
  via: 'match',
} as const

const billing = queriesOver({
  units: [unit('program RATE', 'cbl/RATE.cbl:1-90')],
  edges: [edge('call', 'program BILL', 'program RATE', 'cbl/BILL.cbl:9')],
})

function app(calls: unknown[]): Partial<ReplApp> {
  return {
    skills: { list: () => [{ name: 'tariff', description: 'How tariffs are found.' }] },
    structure: async () => billing,
    async callTool(name, input) {
      calls.push([name, input])
      if (name === 'search_code') return { content: '', artifact: { evidence: [hit], summary: '1 match in 1 file' } }
      if (name === 'load_skill') return { content: '', artifact: { evidence: [sampleSkill], summary: 'tariff#Tiers, 3 lines' } }
      return { content: '', artifact: { evidence: [{ ...sampleSkill, via: 'match', why: ['tariff in name'] }], summary: '1 skill' } }
    },
  }
}

/** What a line prints on stdout and, below the banner, on stderr. */
async function run(lines: string) {
  const calls: unknown[] = []
  const repl = startRepl({ app: app(calls) })
  expect(await repl.run(lines)).toBe(0)
  return { out: repl.written.out, err: repl.written.err.split('\n').slice(3).join('\n'), calls, asked: repl.asked }
}

test('/help shows all commands in groups, and what the keys do', async () => {
  const { out } = await run('/help\n')
  for (const { title, commands } of commandGroups) {
    const group = new RegExp(`^${title}\\n((?:.+\\n)+)`, 'm').exec(out)?.[1]
    expect(group?.match(/^\/\S.*?(?= {2})/gm)).toEqual(commands.map(({ usage }) => usage))
  }
  expect(out).toContain('\nLeaving\n/quit')
  expect(out).toContain('\nEverything else is a question.')
})

test('/help explains one command, with or without its slash; a mistyped one suggests', async () => {
  expect((await run('/help /walk\n')).out).toBe(`/walk [PROGRAM|N|more]
  The paragraphs of a program in the order of execution, one at a time.

  Without an argument it goes on to the next paragraph, with a number to that
  one; more shows the rest of one that did not fit on the screen.

  For example: /walk LEDGER
`)
  expect((await run('/help ?\n')).out).toContain('/help [COMMAND]  also /?\n')
  expect((await run('/help /lod\n')).err).toBe('There is no command /lod. Did you mean /load?\n')
})

test('every command has one sentence that fits beside its name on two lines, and an example that can be typed', () => {
  for (const { name, usage, help, example } of replCommands) {
    expect(usage).toMatch(new RegExp(`^/${name}\\b`))
    expect(help).toMatch(/^[A-Z].{5,110}\.$/)
    if (usage !== `/${name}`) expect(example).toMatch(new RegExp(`^/${name}\\b`))
  }
})

test('/skills lists all, or asks the tool for those that fit', async () => {
  expect(await run('/skills\n')).toEqual({ out: 'tariff  How tariffs are found.\n', err: '1 skill\n', calls: [], asked: [] })
  expect(await run('/skills late fees\n')).toEqual({
    out: 'tariff  How tariffs are found.\n        tariff in name\n',
    err: '1 skill\n',
    calls: [['search_skills', { query: 'late fees' }]],
    asked: [],
  })
})

test('/search prints hits as path:line:text', async () => {
  expect(await run('/search PERFORM  X\n')).toEqual({
    out: 'cbl/A.cbl:9:    PERFORM X.\n',
    err: '1 match in 1 file\n',
    calls: [['search_code', { pattern: 'PERFORM  X' }]],
    asked: [],
  })
  expect((await run('/search\n')).err).toBe('/search needs a pattern. For example: /search PERFORM\n')
})

test('/callers and its sisters ask the structure index', async () => {
  const { out, err } = await run('/callers rate\n/where RAET\n/uses\n/overview\n')
  expect(out).toBe(`program RATE (cbl/RATE.cbl:1): 1 caller
Place           Caller        Does
──────────────  ────────────  ────
cbl/BILL.cbl:9  program BILL  call
0 files, 0 lines

Units       program 1
References  call 1
`)
  expect(err).toBe(`Nothing is named RAET. Near to it: RATE.
/uses needs a name. For example: /uses CUSTOMER-ID
`)
})

test('/load shows a skill and adds it to the conversation', async () => {
  const { out, err, calls } = await run('/load skill:tariff#Tiers\n/status\n/reset\n/status\n')
  expect(calls).toEqual([['load_skill', { name: 'tariff', section: 'Tiers' }]])
  expect(out).toBe(`Tiers

There are three.
Model         house coder at 127.0.0.1:8000 answers.
Code          ledger
Skills        1 in skills; loaded: tariff
Conversation  0 turns; 0 files read, 1 piece of evidence
Tokens        none used
Index         not read yet; the first question that needs it does
Model         house coder at 127.0.0.1:8000 answers.
Code          ledger
Skills        1 in skills
Conversation  0 turns; 0 files read, 0 pieces of evidence
Tokens        none used
Index         not read yet; the first question that needs it does
`)
  expect(err).toBe('tariff#Tiers, 3 lines\nThe conversation is forgotten.\n')
  expect((await run('/load\n')).err).toBe('/load needs the name of a skill. /skills lists them.\n')
})

test('/status tells of fallbacks and of how the providers have done', async () => {
  const health = (changes: Partial<ProviderHealth>): ProviderHealth => ({
    provider: 'house',
    model: 'coder',
    requests: 3,
    failures: 1,
    meanMs: 1234,
    p95Ms: 2000,
    lastError: 'house (http://h) cannot answer\x1b[31m now',
    circuit: 'open',
    ...changes,
  })
  const repl = startRepl({
    about: {
      provider: { name: 'house', model: 'coder', host: '127.0.0.1:8000', keyOrigin: '.env line 1' },
      fallbacks: [{ name: 'offline', model: 'extractive', host: undefined, keyOrigin: undefined }],
      codeDirs: ['ledger'],
      skillsDirs: [],
    },
    app: { health: () => [health({}), health({ requests: 0 })] },
  })
  await repl.run('/status\n')
  expect(
    repl.written.out.replace(/\n {14}/g, ' '),
  ).toBe(`Model         house coder at 127.0.0.1:8000, key from .env line 1 answers. If it cannot: the embedded offline model.
Requests      house coder: 3 requests, 1 failed; mean 1.2 s, p95 2.0 s; left alone for a while; last error: house (http://h) cannot answer now
Code          ledger
Skills        0
Conversation  0 turns; 0 files read, 0 pieces of evidence
Tokens        none used
Index         not read yet; the first question that needs it does
`)
})

test('the next question is asked with what was loaded', async () => {
  const given: unknown[] = []
  const ask: FakeAsk = (question, { conversation }) => {
    given.push(conversation?.loads.map(({ name, input, output }) => [name, input, output.artifact.summary]))
    return sampleAnswer({ answer: question })
  }
  await startRepl({ app: app([]), ask }).run('/load tariff\nfirst\nsecond\n')
  expect(given).toEqual([[['load_skill', { name: 'tariff' }, 'tariff#Tiers, 3 lines']], []])
})

test('/quit and /exit leave at once; what follows is not asked', async () => {
  for (const leave of ['/quit', '/exit']) expect((await run(`${leave}\nquestion\n`)).asked).toEqual([])
})

test('/clear clears a screen and nothing else', async () => {
  expect((await run('/clear\n')).out).toBe('')
  const repl = startRepl({ terminal: true })
  await repl.run('/clear\n')
  expect(repl.written.out).toContain('\x1b[2J\x1b[H')
})
