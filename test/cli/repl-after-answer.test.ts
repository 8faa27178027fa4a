import { expect, test } from 'vitest'
import { hashLines } from '../../src/answer/hash-lines.ts'
import type { ReplApp } from '../../src/cli/repl/repl-deps.ts'
import { sampleAnswer, sampleCitation } from '../render/sample-answer.ts'
import { queriesOver, unit } from '../structure/queries/small-graph.ts'
import { type ReplOptions, startRepl } from './repl-harness.ts'
import { sampleSkill } from './sample-skill.ts'

const file = Array.from({ length: 60 }, (_, i) => `LINE ${i + 1}`)
const cited = (startLine: number, endLine: number) => hashLines(file.slice(startLine - 1, endLine).join('\n'))
const citations = [
  sampleCitation({ startLine: 20, endLine: 21, hash: cited(20, 21) }),
  sampleCitation({ startLine: 30, endLine: 30, hash: 'of other lines', status: 'corrected', reason: 'moved from 29' }),
  sampleCitation({ path: 'cbl/N.cbl', status: 'broken', reason: 'no such file' }),
  sampleCitation({ kind: 'skill', path: 'tariff#Tiers', startLine: 8, endLine: 10 }),
]

const app: Partial<ReplApp> = {
  sandbox: {
    walk: async () => [],
    readWindow: async (path, { startLine, endLine }) => ({ path, lines: path === 'cbl/A.cbl' ? file.slice(startLine - 1, endLine) : [] }),
  },
  structure: async () => queriesOver({ units: [unit('program RATE', 'cbl/A.cbl:40-42'), unit('program RATE', 'cbl/A.cbl:50-60')] }),
  callTool: async () => ({ content: '', artifact: { evidence: [sampleSkill], summary: '' } }),
}

/** What the lines behind a first question print on stdout and stderr. */
async function after(lines: string, options: ReplOptions = {}) {
  const repl = startRepl({ app, ask: (question) => sampleAnswer({ question, answer: 'A.', citations }), verbosity: 'normal', ...options })
  await repl.seen('quits.\n')
  repl.type('first\n')
  await repl.seen('#Tiers\n')
  const before = { out: repl.written.out.length, err: repl.written.err.length }
  expect(await repl.run(lines)).toBe(0)
  return { out: repl.written.out.slice(before.out), err: repl.written.err.slice(before.err), asked: repl.asked }
}

test('/open shows what a source cites, marked, with some lines around it', async () => {
  expect(await after('/open 1\n')).toMatchObject({
    out: `cbl/A.cbl:20-21  source 1, verified
  15  LINE 15
  16  LINE 16
  17  LINE 17
  18  LINE 18
  19  LINE 19
> 20  LINE 20
> 21  LINE 21
  22  LINE 22
  23  LINE 23
  24  LINE 24
  25  LINE 25
  26  LINE 26
`,
    err: '',
  })
})

test('/open says where a place was corrected, that lines have changed since, and why there is nothing to open', async () => {
  const corrected = await after('/open 2\n')
  expect(corrected.out).toContain('cbl/A.cbl:30  source 2, corrected: moved from 29\n')
  expect(corrected.err).toBe('These lines have changed since they were cited.\n')
  expect((await after('/open 3\n')).err).toBe('Source 3, cbl/N.cbl:10-22, cannot be opened: no such file.\n')
  expect((await after('/open 5\n')).err).toBe('There is no source 5: the last answer has 4 sources. /sources lists them.\n')
  expect((await after('/open\n')).err).toBe('/open needs the number of a source, a place or a name. For example: /open 1\n')
})

test('/open shows a skill as text, a range exactly, and a name where it is defined', async () => {
  expect((await after('/open 4\n')).out).toBe('skill:tariff#Tiers  source 4, verified, tariff/SKILL.md:8-10\nTiers\n\nThere are three.\n')
  expect((await after('/open cbl/A.cbl:7-8\n')).out).toBe('cbl/A.cbl:7-8\n7  LINE 7\n8  LINE 8\n')
  expect((await after('/open cbl/A.cbl:9-8\n')).err).toBe('Lines 9 to 8 are no range. For example: /open cbl/A.cbl:10-40\n')
  expect((await after('/open cbl/A.cbl:61\n')).err).toBe('cbl/A.cbl ends before line 61. For example: /open cbl/A.cbl:1\n')
  expect(await after('/open rate\n')).toMatchObject({
    out: 'cbl/A.cbl:40-42  program RATE\n40  LINE 40\n41  LINE 41\n42  LINE 42\n',
    err: 'Also program RATE: /open cbl/A.cbl:50-60\n',
  })
})

test('/open fills a screen at most and says how to go on', async () => {
  const { out, err } = await after('/open cbl/A.cbl:1-60\n', { rows: 24 })
  expect(out.split('\n')).toHaveLength(22)
  expect(err).toBe('40 more lines: /open cbl/A.cbl:21-60\n')
})

test('/sources lists what the check of each found', async () => {
  expect(await after('/sources\n')).toMatchObject({
    out: `Sources
  1 ✓ cbl/A.cbl:20-21
  2 ~ cbl/A.cbl:30  corrected: moved from 29
  3 ✗ cbl/N.cbl:10-22  broken: no such file
  4 ✓ skill:tariff#Tiers
`,
    err: '4 sources: 2 verified, 1 corrected, 1 broken.\n',
  })
})

test('before any answer each says that there is none, and so again after /reset', async () => {
  const commands = ['/open 1', '/sources', '/save x.md', '/copy']
  const repl = startRepl({ verbosity: 'normal' })
  await repl.run(`${commands.join('\n')}\n/retry\nq\n/reset\n${commands.join('\n')}\n/retry\n`)
  const none = 'There is no answer yet. Ask a question first.\n'.repeat(commands.length)
  const said = `${none}There is no question yet. Type one.\n`
  expect(repl.written.err.slice(repl.written.err.indexOf('quits.\n') + 7)).toBe(`${said}The conversation is forgotten.\n${said}`)
})

test('/retry asks again in place of the last turn; where it fails the old answer stays', async () => {
  const turns: string[][] = []
  let attempt = 0
  const repl = startRepl({
    ask(question, { conversation }) {
      turns.push((conversation?.turns ?? []).map((turn) => `${turn.question}: ${turn.answer}`))
      attempt++
      if (attempt === 4) return sampleAnswer({ question, outcome: 'failed', error: { code: 'provider_auth', message: 'No.', hint: null } })
      return sampleAnswer({ question, answer: `answer ${attempt}`, citations: [sampleCitation({ path: `cbl/${attempt}.cbl` })] })
    },
  })
  await repl.run('one\ntwo\n/retry\n/retry\n/sources\nthree\n')
  expect(repl.asked).toEqual(['one', 'two', 'two', 'two', 'three'])
  expect(turns).toEqual([[], ['one: answer 1'], ['one: answer 1'], ['one: answer 1'], ['one: answer 1', 'two: answer 3']])
  expect(repl.written.out).toContain('Sources\n  1 ✓ cbl/3.cbl:10-22\n')
})

test('/retry asks a question that could not be asked before, and takes nothing back', async () => {
  let broken = true
  const turns: number[] = []
  const repl = startRepl({
    ask(question, { conversation }) {
      if (question === 'two' && broken) throw new TypeError('not now')
      turns.push(conversation?.turns.length ?? -1)
      return sampleAnswer({ question, answer: 'fine' })
    },
  })
  repl.type('one\ntwo\n')
  await repl.seen('not now')
  broken = false
  await repl.run('/retry\nthree\n')
  expect(turns).toEqual([0, 1, 2])
})

test('/cost tells the tokens of each question and their sum', async () => {
  const usage = { inputTokens: 12_345, outputTokens: 678, cachedTokens: 1000, costUsd: null }
  const repl = startRepl({ ask: (question) => sampleAnswer({ question, answer: 'a', usage }) })
  await repl.run('/cost\nfirst\nsecond\n/reset\n/cost\n')
  expect(repl.written.out).toContain(`    In    Out  Cached  Question
12,345    678   1,000  first
12,345    678   1,000  second
24,690  1,356   2,000  all
`)
  expect(repl.written.err).toContain('Nothing was asked yet.\n')
  expect(repl.written.err).toContain('What they cost is not known: the providers did not say.\n')
  const offline = startRepl()
  await offline.run('q\n/cost\n')
  expect(offline.written.err).toContain('No tokens were used: the embedded model answered.\n')
})

test('/save hands on the answer as a document and says where it is', async () => {
  const saved: unknown[] = []
  const saveAnswer: ReplOptions['saveAnswer'] = async (file, { head, text }) => {
    saved.push([file, head, text.replace(/\d{4}-.*UTC/, 'WHEN')])
    return { file, done: saved.length === 1 ? 'created' : 'extended' }
  }
  const { err } = await after('/save\n/save a.md\n/save a.md\n', { saveAnswer })
  expect(err).toBe(`/save needs a file. For example: /save answers.md
Saved in a.md.
Added to a.md, behind the answers that were there.
`)
  expect(saved[0]).toMatchObject([
    'a.md',
    '<!-- codewhisper:generated -->\n',
    expect.stringMatching(/^# first\n\nA\.\n\n## Sources\n\n1\. /),
  ])
})

test('/copy hands the answer, or the lines of a source, to the terminal, and to nothing else', async () => {
  const copied = (out: string) => Buffer.from(/\x1b\]52;c;(.*?)\x07/.exec(out)?.[1] ?? '', 'base64').toString()
  const answer = await after('/copy\n', { clipboard: 'direct' })
  expect(copied(answer.out)).toBe('A.')
  expect(answer.err).toBe('The answer, 2 characters, handed to the terminal for its clipboard.\n')
  const source = await after('/copy 1\n', { clipboard: 'tmux' })
  expect(copied(source.out)).toBe('LINE 20\nLINE 21')
  expect(source.err).toBe(
    'Source 1, cbl/A.cbl:20-21, 15 characters, handed to the terminal for its clipboard, which tmux lets through with set-clipboard on.\n',
  )
  expect(copied((await after('/copy 4\n', { clipboard: 'direct' })).out)).toBe(sampleSkill.text)
  expect(await after('/copy\n')).toMatchObject({
    out: '',
    err: 'There is no terminal whose clipboard could be set. /save writes a file.\n',
  })
  expect((await after('/copy x\n/copy 3\n', { clipboard: 'direct' })).err).toBe(
    '/copy takes the number of a source, or nothing. For example: /copy 2\nSource 3, cbl/N.cbl:10-22, cannot be copied: no such file.\n',
  )
  const long = sampleAnswer({ answer: 'x'.repeat(70_000), citations })
  expect((await after('/copy\n', { clipboard: 'direct', ask: () => long })).err).toContain('has 70,000 bytes; at most 65,536 are copied.')
})

test('/copy reads the section of a skill whose heading holds a #', async () => {
  const asked: unknown[] = []
  const skilled: Partial<ReplApp> = {
    ...app,
    async callTool(_, input) {
      asked.push(input)
      return { content: '', artifact: { evidence: [sampleSkill], summary: '' } }
    },
  }
  const one = sampleCitation({ kind: 'skill', path: 'tariff#Form #12#Tiers', startLine: 8, endLine: 10 })
  const answer = (question: string) => sampleAnswer({ question, answer: 'A.', citations: [one] })
  await after('/copy 1\n/open 1\n', { app: skilled, clipboard: 'direct', ask: answer })
  expect(asked).toEqual(Array(2).fill({ name: 'tariff', section: 'Form #12#Tiers' }))
})

test('/open and /load of no skill say what is missing', async () => {
  expect((await after('/open skill:\n/load skill:#Tiers\n')).err).toBe(
    '/open skill: needs the name of a skill. /skills lists them.\n/load needs the name of a skill. /skills lists them.\n',
  )
})

test('/more of another model lists what it read and did not cite, and does not say that an answer that was cut is whole', async () => {
  const evidence = [{ kind: 'code', path: 'cbl/B.cbl', startLine: 1, endLine: 9, text: '', hash: '', whole: false, via: 'read' }] as const
  const more = (outcome: 'answered' | 'partial') =>
    after('/more\n', { ask: (question) => sampleAnswer({ question, answer: 'A.', provider: 'house', outcome, citations, evidence }) })
  const whole = await more('answered')
  expect(whole.err).toBe('house has said all that it had to say. It also read, and did not cite:\n')
  expect(whole.out).toContain('cbl/B.cbl:1-9')
  expect((await more('partial')).err).toBe('house has not said all; /retry asks again. It also read, and did not cite:\n')
})
