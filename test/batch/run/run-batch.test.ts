import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../src/base/app-error.ts'
import { makeTree } from '../../files/make-tree.ts'
import { sampleApp } from '../../support/sample-app.ts'
import { filesIn, journalOf, listed, run, said } from './batch-fixture.ts'

const app = await sampleApp()
const questions = [listed('wbrate'), listed('wbdays', { question: 'Who calls WBDAYS?', context: 'For newcomers.' }), listed('wbinvcr')]
const output = () => join(makeTree({}), 'docs/system')

test('a list becomes pages, an index and a journal; the same call again asks nothing and changes no byte', async () => {
  const out = output()
  const { report, types, asked } = await run(app, `${out}/`, { questions, formats: ['md', 'jsonl'] })
  expect(asked).toEqual(['What does wbrate do?', 'Who calls WBDAYS?\n\nContext:\nFor newcomers.', 'What does wbinvcr do?'])
  expect(types).toEqual(['begin', ...['question', 'answer', 'question', 'answer', 'question', 'answer'], 'end'])
  const answered = (id: string) => ({ id, outcome: 'answered', verified: false, page: `programs/${id}.md`, error: null })
  expect(report).toEqual({
    out,
    total: 3,
    outcomes: { answered: 3, partial: 0, not_found: 0, failed: 0, not_asked: 0 },
    asked: 3,
    tokens: report.tokens,
    kept: [],
    stopped: null,
    questions: ['wbrate', 'wbdays', 'wbinvcr'].map(answered),
  })
  expect(report.tokens).toBeGreaterThan(0)
  const before = filesIn(out)
  expect(Object.keys(before)).toEqual([
    '.codewhisper-output',
    'answers.jsonl',
    'index.md',
    'journal.jsonl',
    'names.md',
    'not-answered.md',
    ...['programs/wbdays.md', 'programs/wbinvcr.md', 'programs/wbrate.md'],
  ])
  expect(journalOf(out).map(({ type }) => type)).toEqual([
    'list',
    ...['writing', 'answer', 'writing', 'answer', 'writing', 'answer'],
    'finished',
  ])
  const again = await run(app, out, { questions, formats: ['md', 'jsonl'] })
  expect([again.asked, again.types]).toEqual([[], ['begin', 'end']])
  expect(again.report).toEqual({ ...report, asked: 0, tokens: 0 })
  expect(filesIn(out)).toEqual(before)
})

test('killed behind any record, the next run asks what that lost, and all ends as if nothing had been', async () => {
  const out = output()
  await run(app, out, { questions })
  const whole = filesIn(out)
  const lines = readFileSync(join(out, 'journal.jsonl'), 'utf8').split('\n')
  for (let kept = 0; kept < lines.length - 1; kept++) {
    const journal = lines.slice(0, kept).map((line) => `${line}\n`)
    // Half of the next record, and no page that was not announced.
    writeFileSync(join(out, 'journal.jsonl'), `${journal.join('')}${lines[kept]?.slice(0, 30)}`)
    for (const { id, file } of questions) {
      if (!journal.some((line) => line.includes('"writing"') && line.includes(`"${id}"`))) rmSync(join(out, file), { force: true })
    }
    const answered = journal.filter((line) => line.includes('"answer"')).length
    const { asked, events } = await run(app, out, { questions })
    expect(asked).toHaveLength(3 - answered)
    expect(events[1]).toEqual({ type: 'notice', message: expect.stringMatching(/the last record was cut .* the rest is whole\.$/) })
    expect({ ...filesIn(out), 'journal.jsonl': '' }).toEqual({ ...whole, 'journal.jsonl': '' })
    const answers = journalOf(out).filter(({ type }) => type === 'answer')
    expect(answers.map((record) => 'id' in record && record.id).sort()).toEqual(['wbdays', 'wbinvcr', 'wbrate'])
  }
})

test('--force writes the selected pages anew, and no other that was changed by hand', async () => {
  const out = output()
  const questions = [listed('wbrate'), listed('wbdays')]
  await run(app, out, { questions })
  for (const { file } of questions) appendFileSync(join(out, file), 'My own words.\n')
  await run(app, out, { questions, selected: questions.slice(0, 1), force: true, again: new Set(['wbrate']) })
  const mine = questions.map(({ file }) => readFileSync(join(out, file), 'utf8').includes('My own words.'))
  expect(mine).toEqual([false, true])
})

test('a page that was changed by hand is left alone and told; --force writes it anew without asking', async () => {
  const out = output()
  const { report } = await run(app, out, { questions })
  const page = join(out, 'programs/wbrate.md')
  const before = readFileSync(page, 'utf8')
  writeFileSync(page, `${before}\nSeen by Anna.\n`)
  const kept = await run(app, out, { questions, again: new Set(['wbrate']) })
  expect([kept.asked, kept.report]).toEqual([[], { ...report, asked: 0, tokens: 0, kept: ['programs/wbrate.md'] }])
  expect(readFileSync(page, 'utf8')).toBe(`${before}\nSeen by Anna.\n`)
  const forced = await run(app, out, { questions, force: true })
  expect([forced.asked, forced.report]).toEqual([[], { ...report, asked: 0, tokens: 0 }])
  expect(readFileSync(page, 'utf8')).toBe(before)
})

test('pages about the whole set are made anew, whatever has become of them', async () => {
  const out = output()
  await run(app, out, { questions, formats: ['md', 'jsonl'] })
  const before = filesIn(out)
  writeFileSync(join(out, 'index.md'), 'mine')
  rmSync(join(out, 'names.md'))
  rmSync(join(out, 'answers.jsonl'))
  expect((await run(app, out, { questions, formats: ['md', 'jsonl'] })).asked).toEqual([])
  expect(filesIn(out)).toEqual(before)
})

test('a page that goes away takes the links to it along, though its question is not asked now', async () => {
  const out = output()
  const about = [listed('wbrate', { question: 'What does WBRATE do?' }), listed('rates', { question: 'What is in WBRATE?' })]
  await run(app, out, { questions: about })
  expect(readFileSync(join(out, 'programs/wbrate.md'), 'utf8')).toContain('(rates.md)')
  rmSync(join(out, 'programs/rates.md'))
  await run(app, out, { questions: about, selected: about.slice(0, 1) })
  expect(readFileSync(join(out, 'programs/wbrate.md'), 'utf8')).not.toContain('(rates.md)')
})

test('line ends that a checkout has turned are no edit', async () => {
  const out = output()
  await run(app, out, { questions })
  const page = join(out, 'programs/wbrate.md')
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('\n', '\r\n'))
  expect((await run(app, out, { questions })).report.kept).toEqual([])
})

test('a file of somebody else in the place of a page is left alone, and its question not asked', async () => {
  const out = output()
  await run(app, out, { questions: questions.slice(1) })
  writeFileSync(join(out, 'programs/wbrate.md'), 'My notes.\n')
  const { asked, report } = await run(app, out, { questions })
  expect(asked).toEqual([])
  expect(report).toMatchObject({ kept: ['programs/wbrate.md'], outcomes: { answered: 2, not_asked: 1 } })
  expect(readFileSync(join(out, 'programs/wbrate.md'), 'utf8')).toBe('My notes.\n')
})

test('asked again is what was edited in the list, what failed, and what has lost its page; not found counts as done', async () => {
  const out = output()
  const all = [...questions, listed('gone'), listed('lost')]
  const reply = (question: string) => (question.includes('gone') ? 'NOT FOUND\nNothing has that name.' : `Of ${question}`)
  const failing = await run(app, out, { questions: all, reply: (question) => (question.includes('wbinvcr') ? refusal() : reply(question)) })
  expect(failing.report.outcomes).toMatchObject({ failed: 1, not_found: 1 })
  expect(filesIn(out)['not-answered.md']).toContain('wbinvcr')
  rmSync(join(out, 'programs/lost.md'))
  const edited = all.map((question) => (question.id === 'wbrate' ? { ...question, question: 'What is WBRATE for?' } : question))
  const { asked } = await run(app, out, { questions: edited, selected: edited.slice(0, 3) })
  expect(asked).toEqual(['What is WBRATE for?', 'What does wbinvcr do?'])
  expect((await run(app, out, { questions: edited })).asked).toEqual(['What does lost do?'])
  expect((await run(app, out, { questions: edited })).asked).toEqual([])
})

function refusal() {
  return new AppError('context_exceeded', 'The question is too long for the model.')
}

test('what stands twice in the list is asked once and listed twice', async () => {
  const out = output()
  const twice = [listed('wbrate'), listed('wbrate', { section: ['Rating'], file: 'rating/wbrate.md' })]
  const { asked, report } = await run(app, out, { questions: twice })
  expect([asked.length, report.total, Object.keys(filesIn(out)).filter((file) => file.includes('/'))]).toEqual([
    1,
    1,
    ['programs/wbrate.md'],
  ])
  const index = readFileSync(join(out, 'index.md'), 'utf8')
  expect(index.split('programs/wbrate.md')).toHaveLength(3)
})

test('a page moves with its question; one whose question has left the list stays and is still listed', async () => {
  const out = output()
  await run(app, out, { questions })
  const moved = [listed('wbrate', { section: ['Rating'], file: 'rating/wbrate.md' }), ...questions.slice(2)]
  const { asked } = await run(app, out, { questions: moved })
  expect(asked).toEqual([])
  expect(Object.keys(filesIn(out)).filter((file) => file.includes('/'))).toEqual([
    'programs/wbdays.md',
    'programs/wbinvcr.md',
    'rating/wbrate.md',
  ])
  expect(readFileSync(join(out, 'index.md'), 'utf8')).toMatch(/## No longer in the list\n\n- \[[^\]]*\]\(programs\/wbdays\.md\)/)
})

test('questions may swap their pages, and another question may take the page of one that has left the list', async () => {
  const out = output()
  await run(app, out, { questions })
  const before = filesIn(out)
  const [one = listed(''), two = listed(''), three = listed('')] = questions
  const swapped = [
    { ...one, file: two.file },
    { ...two, file: one.file },
    { ...three, id: 'other', question: 'What is WBINVCR?' },
  ]
  const { asked, report } = await run(app, out, { questions: swapped })
  expect([asked, report.kept]).toEqual([['What is WBINVCR?'], []])
  const after = filesIn(out)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  const idsOf = (files: Record<string, string>) => questions.map(({ file }) => /^id: "(.*)"$/m.exec(files[file] ?? '')?.[1])
  expect([idsOf(before), idsOf(after)]).toEqual([
    ['wbrate', 'wbdays', 'wbinvcr'],
    ['wbdays', 'wbrate', 'other'],
  ])
  expect(after['index.md']).not.toContain('No longer in the list')
})

test('an answer that cannot be had again stays', async () => {
  const out = output()
  await run(app, out, { questions })
  const before = filesIn(out)
  const { report } = await run(app, out, { questions, again: new Set(['wbrate']), reply: refusal })
  expect(report).toMatchObject({ asked: 1, outcomes: { answered: 2, failed: 1 } })
  expect(report.questions[0]).toEqual({
    id: 'wbrate',
    outcome: 'failed',
    verified: false,
    page: null,
    error: expect.objectContaining({ code: 'context_exceeded' }),
  })
  expect(filesIn(out)).toEqual(before)
  const renewed = await run(app, out, { questions, again: new Set(['wbrate']), reply: () => 'Something else.' })
  expect([renewed.asked.length, readFileSync(join(out, 'programs/wbrate.md'), 'utf8').includes('Something else.')]).toEqual([1, true])
})

test('lines of JSON alone: no pages; pages are made of them later without asking', async () => {
  const out = output()
  await run(app, out, { questions, formats: ['jsonl'] })
  expect(Object.keys(filesIn(out))).toEqual(['.codewhisper-output', 'answers.jsonl', 'journal.jsonl'])
  expect((await run(app, out, { questions, formats: ['jsonl'] })).asked).toEqual([])
  expect((await run(app, out, { questions, formats: ['md'] })).asked).toEqual([])
  const lines = (readFileSync(join(out, 'answers.jsonl'), 'utf8').trimEnd().split('\n') ?? []).map((line) => JSON.parse(line))
  expect(lines.map(({ id, page }) => [id, page])).toEqual(questions.map(({ id, file }) => [id, file]))
  const other = output()
  await run(app, other, { questions })
  expect(filesIn(other)['programs/wbrate.md']).toBe(filesIn(out)['programs/wbrate.md'])
})

test('no secret of a question or an answer is written', async () => {
  const out = output()
  const secret = 'Tr0ub4dor9'
  const key = `AKIA${'ABCDEFGHIJKLMNOP'}`
  const secretive = [
    listed('logon', { question: `Why does LOGON PASSWORD=${secret} fail?`, title: `PASSWORD=${secret}`, context: `PASSWORD=${secret}` }),
  ]
  await run(app, out, { questions: secretive, formats: ['md', 'jsonl'], reply: () => `It was ${secret}, and the key is ${key}.` })
  const all = Object.values(filesIn(out)).join('\n')
  expect([all.includes(secret), all.includes(key), all.includes('[masked]')]).toEqual([false, false, true])
  expect((await run(app, out, { questions: secretive })).asked).toEqual([])
})

test('a journal that was damaged in its middle loses that record alone', async () => {
  const out = output()
  await run(app, out, { questions })
  const file = join(out, 'journal.jsonl')
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.map((line, i) => (i === 2 ? `${line.slice(0, 40)}\0\0${line.slice(60)}` : line)).join('\n'))
  const { asked, events } = await run(app, out, { questions })
  expect(asked).toEqual(['What does wbrate do?'])
  expect(events[1]).toEqual({ type: 'notice', message: expect.stringMatching(/journal\.jsonl line 3 is damaged and left out\.$/) })
})

test('an empty journal, as a loss of power leaves one, is a beginning', async () => {
  const out = output()
  await run(app, out, { questions: [] })
  truncateSync(join(out, 'journal.jsonl'))
  expect((await run(app, out, { questions, reply: said })).asked).toHaveLength(3)
})
