import { expect, test } from 'vitest'
import type { CodeEvidence, Evidence } from '../../src/answer/evidence.ts'
import { hashLines } from '../../src/answer/hash-lines.ts'
import { type CitationSources, verifyCitations } from '../../src/answer/verify-citations.ts'

const program = Array.from({ length: 40 }, (_, i) => `line ${i + 1}`)
program[9] = '    MOVE WS-RATE TO OUT-RATE.'
program[29] = '    ADD WS-RATE TO WS-TOTAL.'
const files = new Map([
  ['cbl/PROG.cbl', program],
  ['JOB1', ['//JOB1 JOB', '//S1 EXEC PGM=PROG']],
])
const skill = { name: 'tariff', heading: undefined, startLine: 5, endLine: 9, text: 'body with TIER-1\n## Tiers\nTIER-1 costs' }
const sources: CitationSources = {
  async readLines(path) {
    const found = [...files.keys()].find((f) => f.toLowerCase() === path.replace(/^\.\//, '').toLowerCase())
    return found ? { path: found, lines: files.get(found) ?? [] } : undefined
  },
  async skillSection(name, heading) {
    if (name !== 'tariff') return undefined
    if (heading === undefined) return skill
    return heading.toLowerCase() === 'tiers'
      ? { ...skill, heading: 'Tiers', startLine: 7, endLine: 8, text: '## Tiers\nTIER-1 costs' }
      : undefined
  },
}

function read(path: string, startLine: number, endLine: number): CodeEvidence {
  const text = (files.get(path) ?? []).slice(startLine - 1, endLine).join('\n')
  return { kind: 'code', path, startLine, endLine, text, hash: hashLines(text), whole: false, via: 'read' }
}

const wholeProgram = [read('cbl/PROG.cbl', 1, 40)]

async function check(answer: string, evidence: readonly Evidence[] = wholeProgram) {
  const result = await verifyCitations({ answer, evidence, sources })
  return {
    answer: result.answer,
    citations: result.citations.map((c) => `${c.path}:${c.startLine}-${c.endLine} ${c.status}${c.reason ? ` (${c.reason})` : ''}`),
  }
}

test('a citation that holds is verified and hashed', async () => {
  const { citations } = await verifyCitations({ answer: '`WS-RATE` is moved at `cbl/PROG.cbl:10`.', evidence: wholeProgram, sources })
  expect(citations).toEqual([
    {
      kind: 'code',
      path: 'cbl/PROG.cbl',
      startLine: 10,
      endLine: 10,
      status: 'verified',
      reason: null,
      hash: hashLines('    MOVE WS-RATE TO OUT-RATE.'),
    },
  ])
})

test('a file that is not there is broken, but a word with a number is no citation', async () => {
  expect(await check('See `cbl/NONE.cbl:3` and `localhost:8080` and `JOB1:1`.', [read('JOB1', 1, 2)])).toEqual({
    answer: 'See `cbl/NONE.cbl:3` and `localhost:8080` and `JOB1:1`.',
    citations: ['cbl/NONE.cbl:3-3 broken (no such file)', 'JOB1:1-1 verified'],
  })
})

test('lines outside the file are broken', async () => {
  expect((await check('See `cbl/PROG.cbl:39-41` and `cbl/PROG.cbl:90`.')).citations).toEqual([
    'cbl/PROG.cbl:39-41 broken (the file has 40 lines)',
    'cbl/PROG.cbl:90-90 broken (the file has 40 lines)',
  ])
})

test('a range without the named identifier moves to the nearest one that has most of the names', async () => {
  expect(await check('`WS-RATE` is added to `WS-TOTAL` (`cbl/PROG.cbl:12`).')).toEqual({
    answer: '`WS-RATE` is added to `WS-TOTAL` (`cbl/PROG.cbl:30`).',
    citations: ['cbl/PROG.cbl:30-30 corrected (moved from 12)'],
  })
  expect((await check('`WS-RATE` is used (`cbl/PROG.cbl:12-14`).')).citations).toEqual(['cbl/PROG.cbl:10-12 corrected (moved from 12-14)'])
  expect((await check('`WS-TOTAL` is used (`cbl/PROG.cbl:90`).')).citations).toEqual(['cbl/PROG.cbl:30-30 corrected (moved from 90)'])
})

test('names are whole words: WS-RATE does not stand in WS-RATE-OLD', async () => {
  expect((await check('`RATE` is set (`cbl/PROG.cbl:10`).')).citations).toEqual([
    'cbl/PROG.cbl:10-10 broken (none of the names in its sentence is in the file: RATE)',
  ])
})

test('lines that were never shown are unchecked, also when only some of them were', async () => {
  const parts = [read('cbl/PROG.cbl', 1, 10), read('cbl/PROG.cbl', 11, 12)]
  expect((await check('`cbl/PROG.cbl:9-12` `cbl/PROG.cbl:12-13`', parts)).citations).toEqual([
    'cbl/PROG.cbl:9-12 verified',
    'cbl/PROG.cbl:12-13 unchecked (not read)',
  ])
})

test('a path is mended in case, leading dot and missing folders', async () => {
  expect(await check('`./CBL/prog.CBL:3` and `PROG.cbl:4`')).toEqual({
    answer: '`cbl/PROG.cbl:3` and `cbl/PROG.cbl:4`',
    citations: ['cbl/PROG.cbl:3-3 corrected (written as ./CBL/prog.CBL)', 'cbl/PROG.cbl:4-4 corrected (written as PROG.cbl)'],
  })
})

test('one citation that stands twice is listed once, with the worse status', async () => {
  expect((await check('`cbl/PROG.cbl:10`\n\n`NO-SUCH` is at `cbl/PROG.cbl:10`')).citations).toEqual([
    'cbl/PROG.cbl:10-10 broken (none of the names in its sentence is in the file: NO-SUCH)',
  ])
})

test('skills: known and shown, unknown skill, unknown section, never shown, wrong names', async () => {
  const shown: Evidence = { kind: 'skill', description: '', path: 'tariff/SKILL.md', hash: '', whole: true, via: 'load', ...skill }
  const answer = '`skill:tariff` `skill:tariff#tiers` `skill:none` `skill:tariff#gone`\n\n- `TIER-9` `skill:tariff#Tiers`'
  expect(await check(answer, [shown])).toEqual({
    answer: '`skill:tariff` `skill:tariff#Tiers` `skill:none` `skill:tariff#gone`\n\n- `TIER-9` `skill:tariff#Tiers`',
    citations: [
      'tariff:5-9 verified',
      'tariff#Tiers:7-8 broken (none of the names in its sentence is in the skill: TIER-9)',
      'none:0-0 broken (no such skill)',
      'tariff#gone:0-0 broken (no such section)',
    ],
  })
  expect((await check('`skill:tariff`', [])).citations).toEqual(['tariff:5-9 unchecked (not read)'])
})
