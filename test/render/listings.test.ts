import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import { searchHits } from '../../src/render/search-hits.ts'
import { sessionList } from '../../src/render/session/session-list.ts'
import { skillTable } from '../../src/render/skill-table.ts'
import { sourcesList } from '../../src/render/sources-list.ts'
import { toolLine } from '../../src/render/tool-line.ts'
import { hostile, sampleCitation } from './sample-answer.ts'

const colors = new Chalk({ level: 0 })

function end(name: string, summary: string, status: 'ok' | 'error' = 'ok') {
  return { type: 'tool_end', id: '1', name, status, durationMs: 8.4, summary, size: 2140 } as const
}

test('a tool call is one line', () => {
  expect([
    toolLine({ pattern: 'TARIFF' }, end('search_code', '12 matches in 3 files')),
    toolLine({ pattern: 'A', path: 'cbl', glob: '*.cbl', context: 2 }, end('search_code', '1 match in 1 file')),
    toolLine({ path: 'cbl/A.cbl', start_line: 10, end_line: 20 }, end('read_file', '11 lines')),
    toolLine({ path: 'no.cbl' }, end('read_file', 'There is no file no.cbl.', 'error')),
    toolLine({ name: 'tariff', section: 'Tiers' }, end('load_skill', '20 lines')),
    toolLine({ query: 'late fees' }, end('search_skills', '2 skills')),
    toolLine(undefined, end('list_files', '9 files')),
  ]).toEqual([
    'search_code "TARIFF" → 12 matches in 3 files (2.1 KB, 8 ms)',
    'search_code "A" in cbl *.cbl context=2 → 1 match in 1 file (2.1 KB, 8 ms)',
    'read_file cbl/A.cbl:10-20 → 11 lines (2.1 KB, 8 ms)',
    'read_file no.cbl ✗ There is no file no.cbl. (8 ms)',
    'load_skill tariff#Tiers → 20 lines (2.1 KB, 8 ms)',
    'search_skills "late fees" → 2 skills (2.1 KB, 8 ms)',
    'list_files → 9 files (2.1 KB, 8 ms)',
  ])
  const bad = hostile('x\n')
  expect(toolLine({ path: bad, [bad]: 1, name: bad }, end(bad, bad))).toBe('x  x  x  x =1 → x  (2.1 KB, 8 ms)')
})

test('skills are two columns with the reason of a match', () => {
  const skills = [
    { name: 'tariff', description: 'How tariffs are found and applied to an account, by tier.', why: ['tariff in name', 'tier in text'] },
    { name: hostile('evil-name'), description: hostile('d\ne') },
    { name: 'a-name-that-is-much-wider-than-its-column', description: 'Text.' },
  ]
  expect(skillTable(skills, { width: 64, colors })).toBe(`tariff                        How tariffs are found and applied
                              to an account, by tier.
                              tariff in name, tier in text
evil-name                     d e
a-name-that-is-much-wider-than-its-column
                              Text.
`)
  expect(skillTable([], { width: 64, colors })).toBe('')
})

test('search results have the form that editors understand', () => {
  const code = { kind: 'code', path: 'cbl/A.cbl', hash: '', whole: false, via: 'match' } as const
  const hits = [
    { ...code, startLine: 9, endLine: 10, text: '    MOVE A TO B\n\tEND' },
    { ...code, path: hostile('b.cbl\n'), startLine: 3, endLine: 3, text: hostile('x') },
    { kind: 'file', path: 'x', bytes: 1, language: undefined } as const,
  ]
  expect(searchHits(hits, colors)).toBe('cbl/A.cbl:9:    MOVE A TO B\ncbl/A.cbl:10: END\nb.cbl :3:x\n')
})

test('no citations, no list; ten of them are aligned', () => {
  expect(sourcesList([], colors)).toBe('')
  const ten = sourcesList(
    Array.from({ length: 10 }, () => sampleCitation()),
    colors,
  ).split('\n')
  expect([ten[0], ten[1], ten[10]]).toEqual(['Sources', '   1 ✓ cbl/A.cbl:10-22', '  10 ✓ cbl/A.cbl:10-22'])
})

test('what is said of a session is broken at words like its question', () => {
  const header = { codeDirs: ['/srv/estate/of/the/water/utility'], skillsDirs: [] }
  const session = { id: '261122-213005-y3', header, lastUsedMs: 0, turns: 2, firstQuestion: 'Who?', bytes: 900, holder: 'by process 21307' }
  expect(sessionList([session], { now: 0, width: 70, colors }).split('\n')).toEqual([
    '261122-213005-y3  Who?',
    '                  just now · 2 turns ·',
    '                  /srv/estate/of/the/water/utility · 900 bytes · in',
    '                  use by process 21307',
    '',
  ])
})
