import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageHash } from '../../../src/batch/page-hash.ts'
import { DocumentedSample } from './documented-sample.ts'

const rate = 'sample-code/cbl/WBRATE.cbl'
const tariff = 'skills/tariff-rating/SKILL.md'

function linesOf(sample: DocumentedSample, name: string): string[] {
  return readFileSync(sample.path(name), 'utf8').split('\n')
}

/** The file with its lines changed. */
function edit(sample: DocumentedSample, name: string, change: (lines: string[]) => readonly string[]): void {
  sample.write(name, change(linesOf(sample, name)).join('\n'))
}

test('nothing has changed: every page is as the code is', async () => {
  const sample = new DocumentedSample()
  sample.list('rating', 'days')
  await sample.answer('rating', ['cbl/WBRATE.cbl:99-110', 'cbl/WBRATE.cbl:61', 'skill:tariff-rating#Which module', 'skill:glossary'])
  await sample.answer('days', ['cbl/WBDAYS.cbl:1-5'])
  const { report } = await sample.check()
  expect(report).toEqual({
    dir: sample.out,
    pages: [
      {
        id: 'rating',
        page: 'pages/rating.md',
        state: 'unchanged',
        edited: false,
        inList: true,
        citations: [
          { kind: 'code', path: 'cbl/WBRATE.cbl', startLine: 99, endLine: 110, state: 'unchanged', movedTo: null },
          { kind: 'code', path: 'cbl/WBRATE.cbl', startLine: 61, endLine: 61, state: 'unchanged', movedTo: null },
          { kind: 'skill', path: 'tariff-rating#Which module', startLine: 23, endLine: 34, state: 'unchanged', movedTo: null },
          { kind: 'skill', path: 'glossary', startLine: 8, endLine: 81, state: 'unchanged', movedTo: null },
        ],
      },
      {
        id: 'days',
        page: 'pages/days.md',
        state: 'unchanged',
        edited: false,
        inList: true,
        citations: [{ kind: 'code', path: 'cbl/WBDAYS.cbl', startLine: 1, endLine: 5, state: 'unchanged', movedTo: null }],
      },
    ],
    summary: {
      pages: 2,
      stale: 0,
      unchanged: 2,
      moved: 0,
      changed: 0,
      vanished: 0,
      unchecked: 0,
      missing: 0,
      edited: 0,
      citations: { unchanged: 5, moved: 0, changed: 0, vanished: 0, unchecked: 0 },
      failed: 0,
      notAsked: 0,
    },
  })
})

test('lines that were changed, that have moved in their file, and that are where they were', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRATE.cbl:61', 'cbl/WBRATE.cbl:99-110', 'cbl/WBRATE.cbl:3'])
  await sample.answer('b', ['cbl/WBRATE.cbl:61'])
  edit(sample, rate, (lines) => [...lines.slice(0, 60), '      * ONE MORE', ...lines.slice(60)])
  expect(await sample.states()).toEqual([
    'a: moved (moved to cbl/WBRATE.cbl:62-62, moved to cbl/WBRATE.cbl:100-111, unchanged)',
    'b: moved (moved to cbl/WBRATE.cbl:62-62)',
  ])
  edit(sample, rate, (lines) => lines.map((line) => line.replace("MOVE 'T02' TO WS-REASON", "MOVE 'T09' TO WS-REASON")))
  expect(await sample.states()).toEqual([
    'a: changed (moved to cbl/WBRATE.cbl:62-62, changed, unchanged)',
    'b: moved (moved to cbl/WBRATE.cbl:62-62)',
  ])
})

test('line ends and a missing last one change nothing, of code and of pages', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRATE.cbl:61', 'skill:tariff-rating#Which module'])
  for (const name of [rate, tariff, 'docs/pages/a.md', 'docs/journal.jsonl']) {
    sample.write(name, readFileSync(sample.path(name), 'utf8').trimEnd().replaceAll('\n', '\r\n'))
  }
  sample.write('docs/pages/a.md', `${readFileSync(sample.path('docs/pages/a.md'), 'utf8')}\r\n`)
  const { report } = await sample.check()
  expect(report.summary).toMatchObject({ unchanged: 1, edited: 0 })
})

test('blanks at the ends of lines are no change: a transfer fills lines to 80 columns or cuts them', async () => {
  const sample = new DocumentedSample()
  const name = 'sample-code/x/A.cbl'
  const text = "           MOVE 'A' TO B\n           MOVE 'C' TO D\n           MOVE 'E' TO F\n"
  const filled = text.replace(/^.+$/gm, (line) => line.padEnd(80))
  for (const [before, after] of [
    [text, filled],
    [filled, text],
  ] as const) {
    sample.write(name, before)
    await sample.answer('a', ['x/A.cbl:1-2'])
    sample.write(name, after)
    expect(await sample.states()).toEqual(['a: unchanged (unchanged)'])
    sample.write(name, `      *\n${after}`)
    expect(await sample.states()).toEqual(['a: moved (moved to x/A.cbl:2-3)'])
    sample.write(name, after.replace("'C'", "'X'"))
    expect(await sample.states()).toEqual(['a: changed (changed)'])
  }
})

test('the same line at several places has moved as far as what is around it', async () => {
  const sample = new DocumentedSample()
  const name = 'sample-code/x/A.cbl'
  const screen = (verb: string) =>
    `           EXEC CICS ${verb}\n               MAP('M1')\n               MAPSET('S1')\n           END-EXEC.\n`
  const blank = '      *\n'.repeat(8)
  sample.write(name, `${screen('SEND')}${blank}${screen('RECEIVE')}`)
  await sample.answer('a', ['x/A.cbl:2', 'x/A.cbl:3', 'x/A.cbl:14', 'x/A.cbl:15'])
  sample.write(name, `${'      *ONE MORE\n'.repeat(14)}${screen('SEND')}${blank}${screen('RECEIVE')}`)
  expect(await sample.states()).toEqual([
    'a: moved (moved to x/A.cbl:16-16, moved to x/A.cbl:17-17, moved to x/A.cbl:28-28, moved to x/A.cbl:29-29)',
  ])
})

test('a line that changed has not moved to an equal one that is cited where it always stood', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRDVAL.cbl:197', 'cbl/WBRDVAL.cbl:243'])
  edit(sample, 'sample-code/cbl/WBRDVAL.cbl', (lines) => lines.map((line, i) => (i === 196 ? line.replace('CALL', 'Call') : line)))
  expect(await sample.states()).toEqual(['a: changed (changed, unchanged)'])
})

test('a file that was renamed: its lines are found in the file that holds most of them', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRATE.cbl:61', 'cbl/WBRATE.cbl:99-110', 'cbl/WBRATE.cbl:1-2'])
  await sample.answer('b', ['cbl/WBSTMT.cbl:1'])
  const copied = linesOf(sample, rate)[60] ?? ''
  sample.write('sample-code/cbl/AAA.cbl', `${copied}\n`)
  mkdirSync(sample.path('sample-code/rating'))
  renameSync(sample.path(rate), sample.path('sample-code/rating/RATE.cbl'))
  expect(await sample.states()).toEqual([
    'a: moved (moved to rating/RATE.cbl:61-61, moved to rating/RATE.cbl:99-110, moved to rating/RATE.cbl:1-2)',
    'b: unchanged (unchanged)',
  ])
})

test('lines that went to another file have moved when one file holds them; copies in several prove nothing', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRATE.cbl:99-110'])
  const paragraph = linesOf(sample, rate).slice(98, 110)
  edit(sample, rate, (lines) => lines.filter((_, i) => i < 98 || i > 109))
  sample.write('sample-code/cpy/CHOOSE.cpy', ['      *', ...paragraph, ''].join('\n'))
  expect(await sample.states()).toEqual(['a: moved (moved to cpy/CHOOSE.cpy:2-13)'])
  sample.write('sample-code/cpy/CHOOSE2.cpy', paragraph.join('\n'))
  expect(await sample.states()).toEqual(['a: changed (changed)'])
})

test('lines that stand everywhere have not moved to another file', async () => {
  const sample = new DocumentedSample()
  sample.write('sample-code/x/ONE.cbl', "           IF A\n           END-IF.\n\n           CALL 'ONE' USING A.\n")
  sample.write('sample-code/x/TWO.cbl', '           END-IF.\n\n')
  await sample.answer('a', ['x/ONE.cbl:2', 'x/ONE.cbl:3', 'x/ONE.cbl:2-3'])
  await sample.answer('b', ['x/TWO.cbl:1'])
  sample.write('sample-code/x/ONE.cbl', '           IF A\n           B\n           C\n           D\n')
  expect(await sample.states()).toEqual(['a: changed (changed, changed, changed)', 'b: unchanged (unchanged)'])
  sample.remove('sample-code/x/ONE.cbl')
  expect(await sample.states()).toEqual(['a: vanished (vanished, vanished, vanished)', 'b: unchanged (unchanged)'])
})

test('a file that was deleted, one that became binary, and a link in place of one', async () => {
  const sample = new DocumentedSample()
  await sample.answer('deleted', ['cbl/WBRATE.cbl:99-110'])
  await sample.answer('binary', ['cbl/WBSTMT.cbl:10-20'])
  await sample.answer('linked', ['cbl/WBRTRES.cbl:41-45'])
  await sample.answer('kept', ['cbl/WBINVCR.cbl:1-3'])
  sample.remove(rate)
  sample.write('sample-code/cbl/WBSTMT.cbl', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)))
  renameSync(sample.path('sample-code/cbl/WBRTRES.cbl'), sample.path('sample-code/cbl/REAL.cbl'))
  symlinkSync('REAL.cbl', sample.path('sample-code/cbl/WBRTRES.cbl'))
  expect(await sample.states()).toEqual([
    'deleted: vanished (vanished)',
    'binary: vanished (vanished)',
    'linked: moved (moved to cbl/REAL.cbl:41-45)',
    'kept: unchanged (unchanged)',
  ])
})

test('a file that is ignored can be cited and is read', async () => {
  const sample = new DocumentedSample()
  sample.write('sample-code/.gitignore', 'old/\n')
  sample.write('sample-code/old/X.cbl', "           CALL 'OLD' USING A.\n")
  await sample.answer('a', ['old/X.cbl:1'])
  expect(await sample.states()).toEqual(['a: unchanged (unchanged)'])
})

test('a member in EBCDIC', async () => {
  const sample = new DocumentedSample()
  const name = 'sample-code/cbl/WBDAYS.cbl'
  await sample.answer('days', ['cbl/WBDAYS.cbl:20-24', 'cbl/WBDAYS.cbl:30-32'])
  const bytes = readFileSync(sample.path(name))
  // Records of 80 bytes; the first one once more.
  sample.write(name, Buffer.concat([bytes.subarray(0, 80), bytes]))
  expect(await sample.states()).toEqual(['days: moved (moved to cbl/WBDAYS.cbl:21-25, moved to cbl/WBDAYS.cbl:31-33)'])
  const changed = Buffer.from(bytes)
  changed.fill(0xe7, 80 * 30 + 8, 80 * 30 + 20)
  sample.write(name, changed)
  expect(await sample.states()).toEqual(['days: changed (unchanged, changed)'])
})

test('a skill by its sections: what stands around them does not matter', async () => {
  const sample = new DocumentedSample()
  await sample.answer('module', ['skill:tariff-rating#Which module'])
  await sample.answer('steps', ['skill:tariff-rating#Steps of WBRTRES and WBRTCOM'])
  await sample.answer('whole', ['skill:dunning'])
  edit(sample, tariff, (lines) => [...lines.slice(0, 10), 'A word before all of it.', '', ...lines.slice(10)])
  expect(await sample.states()).toEqual(['module: unchanged (unchanged)', 'steps: unchanged (unchanged)', 'whole: unchanged (unchanged)'])
  edit(sample, tariff, (lines) => lines.map((line) => line.replace('rated by WBRTRES with warning', 'rated by WBRTCOM with warning')))
  renameSync(sample.path('skills/dunning'), sample.path('skills/reminders'))
  edit(sample, 'skills/reminders/SKILL.md', (lines) => lines.map((line) => line.replace(/^name: .*/, 'name: reminders')))
  expect(await sample.states()).toMatchObject([
    'module: changed (changed)',
    'steps: unchanged (unchanged)',
    expect.stringMatching(/^whole: moved \(moved to reminders:/),
  ])
  edit(sample, tariff, (lines) => lines.filter((line) => line !== '## Which module'))
  sample.remove('skills/reminders')
  expect(await sample.states()).toEqual(['module: vanished (vanished)', 'steps: unchanged (unchanged)', 'whole: vanished (vanished)'])
})

test('the second of two sections of one name', async () => {
  const sample = new DocumentedSample()
  sample.write('skills/twice.md', '---\nname: twice\ndescription: Two.\n---\n\n## Setup\n\nOf one.\n\n## Setup\n\nOf the other.\n')
  await sample.answer('a', ['skill:twice#Setup-1'])
  const [record] = readFileSync(sample.path('docs/journal.jsonl'), 'utf8').trim().split('\n')
  // The citation names the heading that was found.
  sample.write('docs/journal.jsonl', `${record?.replace('twice#Setup-1', 'twice#Setup')}\n`)
  expect(await sample.states()).toEqual(['a: unchanged (unchanged)'])
})

test('pages that were edited, that are gone, that cite nothing, and that left the list', async () => {
  const sample = new DocumentedSample()
  await sample.answer('before', ['cbl/WBRATE.cbl:61'])
  await sample.answer('dropped', ['cbl/WBRATE.cbl:61'])
  await sample.answer('nothing', [], { outcome: 'not_found' })
  await sample.answer('broken', ['?cbl/NONE.cbl:1'])
  await sample.answer('edited', ['cbl/WBRATE.cbl:61'])
  await sample.answer('gone', ['cbl/WBRATE.cbl:61'])
  await sample.answer('failed', [], { outcome: 'failed', page: null })
  await sample.answer('outside', ['cbl/WBRATE.cbl:61'], { file: '../outside.md' })
  sample.list('outside', 'gone', 'edited', 'nothing', 'broken', 'failed', 'never', 'gone')
  sample.write('outside.md', readFileSync(sample.path('docs/pages/outside.md')))
  sample.write('docs/pages/edited.md', `${readFileSync(sample.path('docs/pages/edited.md'), 'utf8')}Mine.\n`)
  sample.remove('docs/pages/gone.md')
  sample.remove('docs/pages/dropped.md')
  const { report } = await sample.check()
  expect(report.pages.map(({ id, state, edited, inList }) => ({ id, state, edited, inList }))).toEqual([
    { id: 'outside', state: 'missing', edited: false, inList: true },
    { id: 'gone', state: 'missing', edited: false, inList: true },
    { id: 'edited', state: 'unchanged', edited: true, inList: true },
    { id: 'nothing', state: 'unchecked', edited: false, inList: true },
    { id: 'broken', state: 'unchecked', edited: false, inList: true },
    { id: 'before', state: 'unchanged', edited: false, inList: false },
  ])
  expect(report.summary).toMatchObject({ pages: 6, stale: 0, missing: 2, unchecked: 2, edited: 1, failed: 1, notAsked: 1 })
})

test('answers without pages', async () => {
  const sample = new DocumentedSample()
  await sample.answer('jsonl', ['cbl/WBRATE.cbl:61'], { page: null })
  await sample.answer('edited-while-asked', ['cbl/WBRATE.cbl:61'], { page: null })
  sample.remove('docs/pages/jsonl.md')
  const { report } = await sample.check()
  expect(report.pages).toMatchObject([
    { page: null, state: 'unchanged', edited: false },
    { page: 'pages/edited-while-asked.md', state: 'unchanged', edited: true },
  ])
})

test('a page that was written anew since is no edit, and neither is one whose run was killed', async () => {
  const sample = new DocumentedSample()
  await sample.answer('linked', ['cbl/WBRATE.cbl:61'])
  await sample.answer('killed', ['cbl/WBRATE.cbl:61'])
  const edited = async () => (await sample.check()).report.pages.map((page) => page.edited)
  for (const id of ['linked', 'killed']) sample.write(`docs/pages/${id}.md`, `anew ${id}\n`)
  expect(await edited()).toEqual([true, true])
  sample.record({ type: 'page', id: 'linked', file: 'pages/linked.md', page: pageHash(Buffer.from('anew linked\n')) })
  sample.record({ type: 'writing', id: 'killed', file: 'pages/killed.md', page: pageHash(Buffer.from('anew killed\n')) })
  expect(await edited()).toEqual([false, false])
})

test('a journal whose end is torn and with a damaged line', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['cbl/WBRATE.cbl:61'])
  await sample.answer('b', ['cbl/WBRATE.cbl:61'])
  const text = readFileSync(sample.path('docs/journal.jsonl'), 'utf8')
  const [first = '', second = ''] = text.split('\n')
  sample.write('docs/journal.jsonl', `${first}\n{"type":"answer"}\n${second}\n${second.slice(0, 80)}`)
  const { report, notices } = await sample.check()
  expect(report.summary.pages).toBe(2)
  expect(notices).toEqual([expect.stringMatching(/journal\.jsonl line 2 is damaged and left out\.$/)])
  sample.remove('docs/journal.jsonl')
  await expect(sample.check()).rejects.toMatchObject({ code: 'file_missing', hint: expect.stringContaining('--out') })
})

test('several code directories; with another choice of them nothing that is cited is there', async () => {
  const sample = new DocumentedSample(['sample-code/cbl', 'sample-code/cpy'])
  await sample.answer('a', ['cbl/WBRATE.cbl:61', 'cpy/WBTARIF.cpy:3'])
  expect(await sample.states()).toEqual(['a: unchanged (unchanged, unchanged)'])
  await expect(sample.check(['sample-code/cbl'])).rejects.toMatchObject({
    code: 'file_missing',
    message: 'None of the 2 files that the pages cite is in the code.',
    hint: expect.stringMatching(/^The pages cite cbl\/WBRATE\.cbl, the code has WB\w+\.cbl\. Give --code-dir as for the batch: /),
  })
})

test('with other skills nothing that is cited is there', async () => {
  const sample = new DocumentedSample()
  await sample.answer('a', ['skill:dunning', 'skill:glossary', 'cbl/WBRATE.cbl:61'])
  sample.remove('skills')
  sample.write('skills/other.md', '---\nname: other\ndescription: Other.\n---\n\nText.\n')
  await expect(sample.check()).rejects.toMatchObject({
    code: 'file_missing',
    message: 'None of the 2 skills that the pages cite is there (dunning, glossary).',
  })
})

test('lines inserted above are never a change', async () => {
  const sample = new DocumentedSample()
  const lines = linesOf(sample, rate)
  const cited = [
    [1, 4],
    [33, 33],
    [61, 70],
    [86, 86],
    [99, 110],
    [lines.length - 3, lines.length - 1],
  ] as const
  for (const [i, [from, to]] of cited.entries()) await sample.answer(`q${i}`, [`cbl/WBRATE.cbl:${from}-${to}`])
  const line = fc.oneof(
    fc.constantFrom(...lines),
    fc.string({ maxLength: 60 }).map((text) => text.replace(/[\r\n\x1a]/g, '')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 30 }), async (inserted) => {
      sample.write(rate, [...inserted, ...lines].join('\n'))
      const { report } = await sample.check()
      expect(report.summary).toMatchObject({ pages: cited.length, changed: 0, vanished: 0 })
    }),
    { numRuns: 40 },
  )
})
