import { expect, test } from 'vitest'
import { extractCitations } from '../../src/answer/extract-citations.ts'

function short(markdown: string) {
  return extractCitations(markdown).map((c) => [
    c.kind === 'skill' ? `skill:${c.target}${c.heading ? `#${c.heading}` : ''}` : `${c.target}:${c.startLine}-${c.endLine}`,
    ...c.identifiers,
  ])
}

test('code and skill citations in backticks and round brackets', () => {
  expect(
    short('`A.cbl:10` and `a/B C.cbl:3-7`, also (cpy/X.cpy:5) and (a.cbl:1; b.cbl:2-3). See `skill:tariff` or `skill:tariff#Tier 1`.'),
  ).toEqual([
    ['A.cbl:10-10'],
    ['a/B C.cbl:3-7'],
    ['cpy/X.cpy:5-5'],
    ['a.cbl:1-1'],
    ['b.cbl:2-3'],
    ['skill:tariff'],
    ['skill:tariff#Tier 1'],
  ])
})

test('spellings that models use are understood', () => {
  expect(short('`x.cbl:L10-L20` `x.cbl:20-10` `x.cbl:5–6`')).toEqual([['x.cbl:10-20'], ['x.cbl:10-20'], ['x.cbl:5-6']])
})

test('times, URLs, reference modification and prose in brackets are no citations', () => {
  expect(short('At `12:30` see `http://host:80`, `F(1:5)` (see note: 5) (12:30) (ratio 3:1).')).toEqual([])
})

test('fenced code carries no citations, also inside a list item and with longer fences', () => {
  expect(short('- `A.cbl:1`:\n  ```cobol\n  `B.cbl:2`\n  ```\n````\n```\n`C.cbl:3`\n````\n`D.cbl:4`')).toEqual([
    ['A.cbl:1-1'],
    ['D.cbl:4-4'],
  ])
})

test('identifiers belong to the sentence, the list item or the table row that carries the citation', () => {
  const markdown = [
    'First `ONE-FIELD` is set. Then `TWO` is read (`A.cbl:2`). Last `THREE`.',
    '',
    '- `FOUR` is here. It is `FIVE`. `B.cbl:3`',
    '- `SIX` elsewhere',
    '',
    '| `SEVEN` | `C.cbl:4` |',
    '| `EIGHT` | `C.cbl:5` |',
  ].join('\n')
  expect(short(markdown)).toEqual([
    ['A.cbl:2-2', 'TWO'],
    ['B.cbl:3-3', 'FOUR', 'FIVE'],
    ['C.cbl:4-4', 'SEVEN'],
    ['C.cbl:5-5', 'EIGHT'],
  ])
})

test('a sentence may run over lines and a citation may follow its full stop', () => {
  expect(short('The field `WS-A`\nis set here. `A.cbl:2`')).toEqual([['A.cbl:2-2', 'WS-A']])
})

test('the name of the cited file is no identifier, and of a statement its names are', () => {
  expect(short('`ABC` in `ABC.cbl` does `MOVE WS-X TO WS-Y` (`src/ABC.cbl:7`)')).toEqual([['src/ABC.cbl:7-7', 'MOVE', 'WS-X', 'WS-Y']])
})

test('positions are those of the citation text', () => {
  const text = 'See `A.cbl:1-2` now'
  const [site] = extractCitations(text)
  expect(text.slice(site?.from, site?.to)).toBe('A.cbl:1-2')
})

test('a name may begin with an underscore and have letters of any language', () => {
  const [site] = extractCitations('It is called here: `/* Entry points: _rt_Endpage, KLASSE-GRÖẞE */` `lib/page.pli:11`.')
  expect(site?.identifiers).toEqual(['_rt_Endpage', 'KLASSE-GRÖẞE'])
})

test('a word that was cut short is no identifier', () => {
  expect(short('`dcl A_B initial ("long_na…` (`x.pl1:7`), `LONG-NA…` (`y.cbl:8`)')).toEqual([
    ['x.pl1:7-7', 'A_B'],
    ['y.cbl:8-8', 'A_B'],
  ])
})
