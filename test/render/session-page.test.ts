import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HighlightSpan } from '../../src/answer/highlight.ts'
import type { KeptAnswer } from '../../src/answer/kept-answer.ts'
import type { Transcript } from '../../src/answer/transcript.ts'
import { outputMarkerBytes, outputMarkers } from '../../src/base/output-marker.ts'
import { sessionPage } from '../../src/render/html/session-page.ts'
import { sessionJson } from '../../src/render/session/session-document.ts'
import { sessionMarkdown } from '../../src/render/session/session-markdown.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from './sample-answer.ts'

function transcript(answers: readonly Partial<KeptAnswer>[], said = ''): Transcript {
  const turns = answers.map((fields, i) => {
    const answer: KeptAnswer = { ...sampleAnswer(), ...fields }
    return { number: i + 1, time: '2026-11-22T20:18:20.536Z', question: answer.question, loaded: [], answer, pages: 0, said: '', calls: [] }
  })
  const cut = { number: turns.length + 1, time: '', question: 'Cut?', loaded: [], answer: undefined, pages: 0, said, calls: [] }
  return {
    id: '261122-201820-k3',
    started: '2026-11-22T20:18:20.536Z',
    codeDirs: ['/home/jane/ledger'],
    skillsDirs: [],
    version: '1.0.0',
    forkOf: undefined,
    turns: said === '' ? turns : [...turns, cut],
  }
}

const cited = {
  ...sampleCitation({ path: 'cbl/A.cbl', startLine: 11, endLine: 12, hash: 'h' }),
  excerpt: { startLine: 10, text: 'MOVE A\nIF B < C & "D"\nSTOP RUN\nEND', left: 0 },
}
const colored = (_: string, lines: readonly string[]): HighlightSpan[][] =>
  lines.map((text) => [
    { text: text.slice(0, 2), kind: 'keyword' as const },
    { text: text.slice(2), kind: 'plain' as const },
  ])

test('Markdown becomes HTML, citations lead to their lines', () => {
  const answer = [
    '# Head',
    'It is in `cbl/A.cbl:11-12` (cbl/A.cbl:11-12), **bold** and `code`.',
    '- one',
    '  - inner',
    '- two',
    '  ```cobol',
    '  MOVE 1',
    '',
    '  STOP',
    '  ```',
    '',
    '> quoted',
    '',
    '3. three',
    '4. four',
    '',
    '| a | b |',
    '|---|--:|',
    '| 1 | 2 |',
  ].join('\n')
  const page = sessionPage(transcript([{ answer, citations: [cited] }]), colored)
  const link = '<a class="cite verified" href="#code-1" title="verified"><code>cbl/A.cbl:11-12</code></a>'
  expect(page.slice(page.indexOf('<div class="answer">'), page.indexOf('<section class="sources">'))).toBe(`<div class="answer">
<h3>Head</h3>
<p>It is in ${link} (${link}), <strong>bold</strong> and <code>code</code>.</p>
<ul>
<li>one<ul>
<li>inner</li>
</ul>
</li>
<li>two<pre><code><span class="c-keyword">MO</span>VE 1
<span class="c-keyword"></span>
<span class="c-keyword">ST</span>OP</code></pre>
</li>
</ul>
<blockquote>
<p>quoted</p>
</blockquote>
<ol start="3">
<li>three</li>
<li>four</li>
</ol>
<div class="wide"><table>
<thead><tr><th class="left">a</th><th class="right">b</th></tr>
</thead>
<tbody><tr><td class="left">1</td><td class="right">2</td></tr>
</tbody>
</table></div>
</div>
`)
  expect(page).toContain(
    '<span class="line cited"><span class="number">11</span><span class="c-keyword">IF</span> B &lt; C &amp; &quot;D&quot;\n</span>',
  )
  expect(page).toContain('<span class="line"><span class="number">10</span>')
})

test('nothing in a page runs, loads or leads elsewhere, whatever was said', () => {
  const evil = `${hostile('kept')} <script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://evil.example/x.png) https://evil.example "'>`
  const session = transcript(
    [
      {
        question: evil,
        answer: `${evil}\n\n\`\`\`\n</code></pre><script>alert(2)</script>\n\`\`\`\n\n| ${evil} |\n|---|\n| ${evil} |\n\n\`cbl/<b>.cbl:10-22\``,
        citations: [
          sampleCitation({ path: 'cbl/<b>.cbl', status: 'broken', reason: evil }),
          { ...cited, excerpt: { startLine: 1, text: evil, left: 3 } },
        ],
        toolCalls: [{ name: evil, input: { pattern: evil }, status: 'ok', durationMs: 1, summary: evil }],
        error: { code: 'internal', message: evil, hint: evil },
      },
    ],
    `</article>${evil}`,
  )
  const page = sessionPage({ ...session, codeDirs: [`/x/${hostile('dir')}<i>`] }, undefined)
  const tags = new Set([...page.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag))
  for (const tag of ['script', 'img', 'iframe', 'link', 'base', 'form', 'b', 'i', 'svg']) expect(tags).not.toContain(tag)
  expect([...page.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target]) => target).filter((target) => !target?.startsWith('#'))).toEqual(
    [],
  )
  expect(page.replace(/<[^>]*>/g, '')).not.toMatch(/<script/)
  expect(page).not.toMatch(/<[^>]+\son\w+=/)
  expect(page).toContain('kept')
  for (const text of [page, sessionMarkdown(session), sessionJson(session)]) expect(text).not.toMatch(unsafe)
  expect(sessionMarkdown(session)).not.toMatch(/\]\(javascript|!\[b\]\(|^<script/m)
})

test('the policy of a page allows its own style and nothing else', () => {
  const page = sessionPage(transcript([{ answer: 'x' }]), undefined)
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`)
  expect(page).not.toContain(' style="')
})

test('every form of an export carries the marker, and the same session gives the same bytes', () => {
  const session = transcript(
    [
      { answer: 'In `cbl/A.cbl:11-12`.', citations: [cited] },
      { answer: '', outcome: 'failed' },
    ],
    'Half an ans',
  )
  for (const form of [sessionMarkdown, sessionJson, (of: Transcript) => sessionPage(of, undefined)]) {
    const head = Buffer.from(form(session)).subarray(0, outputMarkerBytes)
    expect(outputMarkers.some((marker) => head.includes(marker))).toBe(true)
    expect(form(structuredClone(session))).toBe(form(session))
  }
  expect(
    JSON.parse(sessionJson(session)).turns.map((turn: { cut: boolean; answer: { answer: string } }) => [turn.cut, turn.answer.answer]),
  ).toEqual([
    [false, 'In `cbl/A.cbl:11-12`.'],
    [false, ''],
    [true, 'Half an ans'],
  ])
  expect(sessionMarkdown(session)).toContain('## 3. Cut?\n\nHalf an ans\n\nThis answer is not complete.')
})
