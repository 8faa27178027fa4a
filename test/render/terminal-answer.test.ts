import { Chalk } from 'chalk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitize } from '../../src/base/sanitize.ts'
import { displayWidth } from '../../src/render/display-width.ts'
import { MarkdownStream } from '../../src/render/markdown-stream.ts'
import { terminalAnswer } from '../../src/render/terminal-answer.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from './sample-answer.ts'

const plain = new Chalk({ level: 0 })
const colored = new Chalk({ level: 1 })

const markdown = `## How a tariff is found

The **tariff** is found by \`FIND-TARIFF\` (\`cbl/A.cbl:10-22\`), see *also* \`skill:tariff#Tier 1\` and the
sentence that has to be wrapped because this terminal is narrow.

1. First step, [manual](https://e.example/x):
   - nested item with __bold__ text that also goes over the end of its line
   \`\`\`cobol
       COMPUTE RATE = A * B ** 2 <HLQ>
   \`\`\`
2. WS_ACCT_ID stays, A * B * C too

Fields:
| Field | Picture | Meaning |
|-------|:-------:|---------|
| \`ACCT-ID\` | X(8) | the account's number, as the ledger has it |
| \`BAL\` | S9(7)V99 \\| COMP-3 | 残高 |

> quoted
> text

***
Not here (cbl/N.cbl:3).`

const answer = sampleAnswer({
  answer: markdown,
  citations: [
    sampleCitation(),
    sampleCitation({ kind: 'skill', path: 'tariff#Tier 1', status: 'corrected', reason: 'written as Tier' }),
    sampleCitation({ path: 'cbl/N.cbl', startLine: 3, endLine: 3, status: 'broken', reason: 'no such file' }),
    sampleCitation({ path: 'cbl/B.cbl', status: 'unchecked', reason: 'not read' }),
  ],
  outcome: 'partial',
  outcomeReason: 'The model stopped at its output limit.',
})

test('blocks are rendered within the width, sources and outcome follow', () => {
  expect(terminalAnswer(answer, { width: 60, colors: plain })).toBe(`How a tariff is found

The tariff is found by FIND-TARIFF (cbl/A.cbl:10-22), see
also skill:tariff#Tier 1 and the sentence that has to be
wrapped because this terminal is narrow.

1. First step, manual (https://e.example/x):
   • nested item with bold text that also goes over the end
     of its line
   │     COMPUTE RATE = A * B ** 2 <HLQ>
2. WS_ACCT_ID stays, A * B * C too

Fields:
Field         Picture       Meaning
───────  ─────────────────  ────────────────────────────────
ACCT-ID        X(8)         the account's number, as the
                            ledger has it
BAL      S9(7)V99 | COMP-3  残高

│ quoted text

────────────────────────────────────────
Not here (cbl/N.cbl:3).

Sources  1 ✓ cbl/A.cbl:10-22
         2 ~ skill:tariff#Tier 1  corrected: written as Tier
         3 ✗ cbl/N.cbl:3  broken: no such file
         4 ? cbl/B.cbl:10-22  unchecked: not read

This answer is not complete. The model stopped at its output
limit.
`)
})

test('citations are coloured by what the check found, in backticks and in brackets', () => {
  const shown = terminalAnswer({ ...answer, outcome: 'answered' }, { width: 200, colors: colored })
  expect(shown).toContain(`by ${colored.cyan('FIND-TARIFF')} (${colored.green('cbl/A.cbl:10-22')}), see ${colored.italic('also')} `)
  expect(shown).toContain(`${colored.blue('skill:tariff#Tier 1')} and`)
  expect(shown).toContain(`Not here (${colored.red('cbl/N.cbl:3')}).`)
  expect(shown).toContain(`  4 ${colored.yellow('? cbl/B.cbl:10-22')}`)
  expect(sanitize(shown)).toBe(terminalAnswer({ ...answer, outcome: 'answered' }, { width: 200, colors: plain }))
})

test('a table that has no room is shown row by row', () => {
  const table = '| Field | Picture | Meaning |\n|---|---|---|\n| ACCOUNT-ID | X(8) | number of it |\n| BALANCE | S9(7)V99 | what is left |'
  expect(terminalAnswer(sampleAnswer({ answer: table }), { width: 22, colors: plain })).toBe(`Field: ACCOUNT-ID
Picture: X(8)
Meaning: number of it
────────
Field: BALANCE
Picture: S9(7)V99
Meaning: what is left
`)
})

test('setext headings, hard breaks and a table right below a paragraph', () => {
  const text = 'Title\n=====\none  \ntwo\\\nthree\nA | B\n---|---\n1 | 2\nafter'
  expect(terminalAnswer(sampleAnswer({ answer: text }), { width: 40, colors: plain })).toBe(
    'Title\none\ntwo\nthree\nA  B\n─  ─\n1  2\nafter\n',
  )
})

test('nothing hostile reaches the terminal but our own colours', () => {
  const bad = hostile('x')
  const shown = terminalAnswer(
    sampleAnswer({
      answer: `${bad}\n\n\`${bad}\`\n\n\`\`\`${bad}\n${bad}\n\`\`\`\n\n| ${bad} | b |\n|---|---|\n| ${bad} | ${bad} |\n\n[${bad}](${bad})`,
      citations: [sampleCitation({ path: bad, status: 'broken', reason: bad })],
      outcome: 'partial',
      outcomeReason: bad,
    }),
    { width: 60, colors: plain },
  )
  expect(shown).not.toMatch(unsafe)
  expect(shown).not.toContain('evil')
  expect(shown).toBe(`x

x

│ x

x  b
─  ─
x  x

x

Sources  1 ✗ x:10-22  broken: x

This answer is not complete. x
`)
})

const benign = [markdown, '\r\n', '| a | b |\n|-|-|\n', 'word ', '```\n', '残高\u{1f600}']
const attacks = [hostile('x'), '\x1b', ']52;c;x\x07', '\u{1f600}', '\u{e0041}', '\x9d', '\n', '\r']
const sizes = fc.array(fc.nat({ max: 40 }))

function streamed(text: string, sizes: readonly number[]): string {
  const stream = new MarkdownStream({ width: 60, colors: plain })
  let shown = ''
  let at = 0
  for (const size of sizes) {
    shown += stream.push(text.slice(at, at + size))
    at += size
  }
  return shown + stream.push(text.slice(at)) + stream.end()
}

test('however a text is divided, the stream prints the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...benign), { maxLength: 8 }), sizes, (parts, sizes) => {
      expect(streamed(parts.join(''), sizes)).toBe(streamed(parts.join(''), []))
    }),
  )
})

test('however an attack is divided, the stream prints only safe characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...benign, ...attacks), { maxLength: 12 }), sizes, (parts, sizes) => {
      expect(streamed(parts.join(''), sizes)).not.toMatch(unsafe)
    }),
    { numRuns: 1000 },
  )
})

test('a stream prints whole blocks as soon as they are complete, and code line by line', () => {
  const stream = new MarkdownStream({ width: 60, colors: plain })
  const shown = ['First ', 'line\nsecond', '\n\n```\nMOVE', ' A\n', 'MOVE B\n```\nend'].map((piece) => stream.push(piece))
  expect([...shown, stream.end()]).toEqual(['', '', 'First line second\n', '\n│ MOVE A\n', '│ MOVE B\n', 'end\n'])
})

test('prose keeps within the width', () => {
  const word = fc.constantFrom('PERFORM', 'a', '`CODE-X`', '**bold**', '残高照会', 'é', '*it*')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), fc.integer({ min: 20, max: 80 }), (words, width) => {
      const shown = terminalAnswer(sampleAnswer({ answer: words.join(' ') }), { width, colors: plain })
      expect(Math.max(...shown.split('\n').map(displayWidth))).toBeLessThanOrEqual(width)
      expect(shown.split(/\s+/).join('')).toBe(words.join('').replaceAll(/[`*]/g, ''))
    }),
  )
})

test('long hostile texts take no long time', () => {
  for (const piece of ['`', '[', '**a ', '_a ', '](', '~~a', '|', '*', '``` ` `` ', '> ', '- '])
    expect(typeof terminalAnswer(sampleAnswer({ answer: piece.repeat(10_000) }), { width: 60, colors: plain })).toBe('string')
})
