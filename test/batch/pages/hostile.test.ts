import { posix } from 'node:path'
import fc from 'fast-check'
import matter from 'gray-matter'
import { marked } from 'marked'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sanitize } from '../../../src/base/sanitize.ts'
import { answerLine } from '../../../src/batch/pages/answer-line.ts'
import { escapedText } from '../../../src/batch/pages/escaped-text.ts'
import { pageLinks } from '../../../src/batch/pages/page-links.ts'
import { questionPage } from '../../../src/batch/pages/question-page.ts'
import { isGenerated } from '../../../src/files/classify-file.ts'
import { hostile, unsafe } from '../../render/sample-answer.ts'
import { answerRecord, documented, filesOf, listedQuestion, recordedCitation, sampleSet } from './sample-set.ts'

const nasty = [
  '![x](http://evil.example/?q) [y](javascript:alert(1)) <img src=http://evil.example/a> <https://evil.example> www.evil.example a@evil.example',
  '[a]: http://evil.example/x\n\n![a] ![b][a] [c][a]',
  '---\nid: other\n---\n# Another title\n\n...\n',
  'it\'s: "x" # no\n\t- a\n? b\n\\ {c} & *d !e %f @g `h` | i\n > j',
  '`a` ``b`` ` c ``` d\n```mermaid\nclick A "http://evil.example"\n```\n~~~{image} http://evil.example/a\nx\n~~~',
  '</script><script>alert(1)</script><svg onload=x><iframe src=//evil.example></iframe><!-- -->',
  '| a | b |\n|---|---|\n| ![x](http://evil.example) | `|` |',
  hostile('x'),
  'yes',
  '2026-01-01',
  '0o17',
  '~',
  '- - 1. # > + = :',
  'C#  #',
  '🚰\u2028\u2029\ud800 é 残高 \u05d0',
  'x'.repeat(10_000),
]

/** The parts of a page. */
function split(page: string): { values: unknown; front: string; body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(page) ?? []
  return { values: parse(front), front, body }
}

/** Every place that a browser would fetch or go to, and every tag that no page of ours has. */
function active(html: string): string[] {
  const tags = html.replace('<!-- codewhisper:generated -->', '').match(/<[^>]*>?/g) ?? []
  const ours =
    /^<\/?(?:h[1-6]|p|ul|ol|li|code|pre|em|strong|del|blockquote|table|thead|tbody|tr|t[hd](?: align="\w+")?|hr|br|a|ol start="\d+"|code class="language-[\w+#.-]+"|a href="[\w./%#~!'*-]+\.md(?:#[\w%~!'*.-]*)?"|input (?:checked="" )?disabled="" type="checkbox")>$/
  return tags.filter((tag) => !ours.test(tag) || /evil|mermaid|image/.test(tag))
}

function nastySet(texts: readonly string[]) {
  return {
    title: texts[0] ?? '',
    source: texts[1] ?? '',
    entries: texts.map((text, i) =>
      documented(
        listedQuestion({
          id: `q${i}`,
          question: text,
          title: i % 2 ? text : `T${text}`,
          section: [text, 'b'],
          tags: [text],
          file: `a${i}/b (c) #%20ü.md`,
        }),
        {
          answer: text,
          outcome: i % 3 ? 'partial' : 'answered',
          outcomeReason: text,
          citations: [recordedCitation({ path: text, status: 'broken', reason: text, kind: i % 2 ? 'skill' : 'code' })],
          skills: [text],
          provider: text,
          model: text,
          about: [{ kind: i % 2 ? 'program' : text, name: text }],
          names: [{ kind: 'program', name: texts[i + 1] ?? 'X' }],
        },
      ),
    ),
  }
}

test('nothing hostile becomes active, with or without a reader of front matter', () => {
  const files = filesOf(nastySet(nasty))
  for (const [name, page] of files) {
    expect({ name, active: active(String(marked.parse(page))) }).toEqual({ name, active: [] })
    if (page.startsWith('---')) expect({ name, active: active(String(marked.parse(split(page).body))) }).toEqual({ name, active: [] })
    expect(page).not.toMatch(unsafe)
    expect(isGenerated(Buffer.from(page))).toBe(true)
  }
})

test('front matter is read back as it went in, by two readers of YAML', () => {
  for (const { listed, record } of nastySet(nasty).entries) {
    const page = questionPage({ listed, record: answerRecord(record) }, pageLinks([]))
    const { values, front, body } = split(page)
    expect(values).toMatchObject({
      id: listed.id,
      question: sanitize(listed.question),
      tags: listed.tags.map((tag) => sanitize(tag).replace(/[\n\t]+/g, ' ')),
    })
    expect(matter(page)).toMatchObject({ data: values, content: body })
    expect(front.split('\n').filter((line) => !/^(?:[a-z]+: |citations:$| {2}- \{|$)/.test(line))).toEqual([])
  }
})

test('any text in any place', () => {
  const pieces = fc.constantFrom(
    '`',
    '![',
    '](',
    ')',
    '<a',
    '>',
    '|',
    '\\',
    '#',
    '-',
    '\n',
    '"',
    "'",
    'x',
    ' ',
    '*',
    '_',
    '~~~',
    '&amp;',
    '$',
    ':',
    'http://evil.example',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      for (const page of filesOf(nastySet([parts.join('')])).values()) expect(active(String(marked.parse(page)))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('a text reads as it is written', () => {
  const shown = (text: string) => String(marked.parseInline(escapedText(text)))
  const entities = (text: string) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')
  for (const text of [
    '*.cbl and *.cpy',
    '_a_ **b** ~~c~~',
    'C:\\temp\\* a\\`b',
    '[ ] open',
    'a &lt; b',
    '1. first',
    '# no',
    'C# #',
    '- x',
    '$HLQ$.X',
    'A < B > C',
  ]) {
    expect(shown(text)).toBe(entities(text))
    expect(String(marked.parse(`- ${escapedText(text)}`))).toBe(`<ul>\n<li>${entities(text)}</li>\n</ul>\n`)
  }
  expect(shown('What is `A*B`?')).toBe('What is <code>A*B</code>?')
})

test('every link of a set leads to a file of the set', () => {
  for (const set of [sampleSet, nastySet(nasty)]) {
    const files = filesOf(set)
    for (const [name, page] of files) {
      for (const [, href = ''] of String(marked.parse(page)).matchAll(/href="([^"]*)"/g)) {
        const [path = ''] = href.split('#')
        expect(files.has(posix.join(posix.dirname(name), decodeURIComponent(path)))).toBe(true)
      }
    }
  }
})

test('a line of JSON is one line without anything hostile', () => {
  for (const { listed, record } of nastySet(nasty).entries) {
    const line = answerLine(listed, answerRecord(record))
    expect(line).not.toMatch(/\n/)
    expect(JSON.stringify(JSON.parse(line))).toBe(line)
    expect(line).not.toMatch(unsafe)
  }
})
