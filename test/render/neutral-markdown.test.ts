import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralMarkdown } from '../../src/render/neutral-markdown.ts'

const cases: readonly (readonly [string, string])[] = [
  ['![alt](http://e.example/x.png "t")', 'alt (`http://e.example/x.png`)'],
  ['![](//e.example/x)', '`//e.example/x`'],
  ['[the manual](https://e.example/a_(b))', 'the manual (`https://e.example/a_(b)`)'],
  ['[![a](b.png)](c)', '[ a (`b.png`)]\\(c)'],
  ['![a][ref] and [b][ref]\n\n[ref]: https://e.example/x', '!\\[a][ref] and [b][ref]\n\n[ref]\\: `https://e.example/x`'],
  ['![[secret.png]]', '!\\[[secret.png]]'],
  ['<img src=x> <b>bold</b>', '`<img src=x>` `<b>`bold`</b>`'],
  ['<img\nsrc=x>', '\\<img\nsrc=x>'],
  ['a<br>b <!-- c -->', 'a b `<!-- c -->`'],
  ['<https://e.example> https://e.example/x?q=1. www.e.example', '`https://e.example` `https://e.example/x?q=1`. `www.e.example`'],
  ['javascript:alert(1) and data:text/html,x', '`javascript:alert(1`) and `data:text/html,x`'],
  ['<[img src=x]() [a][(//e.example)](y) www[.e.example](y)', '< img src=x () [a] (//e.example) (`y`) www .e.example (`y`)'],
  ['mail me@e.example', 'mail `me@e.example`'],
  // What a reader of programs writes stays as it is.
  ['IF A < B AND C > D, TABLE[1]: `<HLQ>.DATA(+1)` //STEP1 EXEC, metadata: x', undefined],
  ['`a.cbl:10-12` (b.cbl:3) `skill:tariff#Tier 1` - [ ] open', undefined],
  ['``a ` b`` and `[x](y) <img>`', undefined],
  ['a ` b <img src=x> c', 'a \\` b `<img src=x>` c'],
  ['`a`https://e.example`b`', '`a` `https://e.example` `b`'],
  ['one `code\nspan` over lines', 'one `code span` over lines'],
  ['`a\n- b` <i>', '\\`a\n- b\\` `<i>`'],
  ['| `a | b` | <u> |\n|---|---|---|\n| `x \\| y` | 1 | 2 |', '| \\`a | b\\` | `<u>` |\n|---|---|---|\n| `x \\| y` | 1 | 2 |'],
  ['---\ntitle: x\n---\ntext', 'title: x\n---\ntext'],
].map(([from, to]) => [from ?? '', to ?? from ?? ''])

test.each(cases)('%j', (markdown, expected) => {
  expect(neutralMarkdown(markdown)).toBe(expected)
})

test('fenced code keeps its text', () => {
  const code = '```jcl\n//DD1 DD DSN=<HLQ>.X,![a](b)\n\n[r]: http://e.example\n```'
  for (const markdown of [
    code,
    code.replaceAll(/^/gm, '> '),
    `1. a\n${code.replaceAll(/^(?!$)/gm, '   ')}`,
    code.replaceAll('```', '~~~~'),
  ])
    expect(neutralMarkdown(markdown).replaceAll(/^[> ]+$/gm, '')).toBe(markdown.replaceAll(/^[> ]+$/gm, ''))
})

test('code that stands further left than its fence is moved in, so that it cannot become prose', () => {
  expect(neutralMarkdown('- a\n  ```\n<img src=x>\n```\n<img src=y>')).toBe('- a\n  ```\n  <img src=x>\n  ```\n`<img src=y>`')
})

test('a fence that is open at the end is closed, and one in a quote ends with the quote', () => {
  expect(neutralMarkdown('```\n<b>')).toBe('```\n<b>\n```')
  expect(neutralMarkdown('> ```\n> <b>\n<i>')).toBe('> ```\n> <b>\n`<i>`')
})

test('a fence that could also continue a paragraph gets an empty line before it', () => {
  expect(neutralMarkdown('text\n    ```\n    <b>\n\n    ```')).toBe('text\n\n    ```\n    <b>\n    \n    ```')
})

const pieces = [
  '```',
  '\n```\n',
  '`',
  '``',
  '~~~',
  '\n',
  '\n\n',
  '    ',
  '> ',
  '- ',
  '14. ',
  '<img src=x>',
  '<img\nsrc=x',
  '>',
  '![a](http://e/x)',
]
const more = [
  '[a](b)',
  '![a][r]',
  '\n[r]: http://e/x\n',
  '[r]:\n /x\n',
  'word ',
  '|',
  '\n|---|---|\n',
  '\\',
  '<!--',
  '-->',
  '](',
  '![',
  ']:',
  '[',
]
const others = [
  ']',
  '(',
  ')',
  '"',
  '<',
  'www.e.com',
  '---\n',
  '# ',
  '- ```\n',
  '\n   ```\n',
  '\n> ```\n',
  '&lt;',
  '<?x',
  'me@e.com',
  '$',
  '\t',
]
const markdown = fc.array(fc.constantFrom(...pieces, ...more, ...others), { maxLength: 16 }).map((parts) => parts.join(''))

test('whatever is mixed, outside code nothing is left that loads or opens', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(activeParts(neutralMarkdown(text))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test('a second time changes nothing', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const once = neutralMarkdown(text)
      expect(neutralMarkdown(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('long hostile texts take no long time', () => {
  for (const piece of ['`', '[', '![', '](', '<a ', '[`', 'a', 'x://', '\\', '|', '``` ` `` ', '<!--', '- [a](b "'])
    expect(neutralMarkdown(piece.repeat(20_000)).length).toBeGreaterThan(0)
})

/** The slow, simple view: drops fenced lines, single-line code spans and escapes, and looks for what is then still active. */
function activeParts(text: string): string[] {
  let fence: { readonly mark: string; readonly depth: number; readonly column: number } | undefined
  const prose: string[] = []
  for (const line of text.split('\n')) {
    const depth = (/^[> ]*/.exec(line)?.[0] ?? '').replaceAll(' ', '').length
    if (fence && depth < fence.depth) fence = undefined
    const [, lead = '', mark] = /^([> ]*(?:(?:[-*+]|\d+[.)]) {1,4})?)(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    const [, space = '', closer] = /^([> ]*)(`{3,}|~{3,})\s*$/.exec(line) ?? []
    if (fence) fence = space.length === fence.column && closer?.startsWith(fence.mark) ? undefined : fence
    else if (mark !== undefined) fence = { mark, depth, column: lead.length }
    else prose.push(line)
  }
  const bare = prose.map((line) => line.replace(/\\[!-/:-@[-`{-~]|(`+)(?!`).*?[^`]\1(?!`)/g, ' '))
  const active = /`|~~~|<[a-z/!?]|!\[|\]\(|(?<![\w `]\[[^[]*)\]:|[a-z]:\/\/|(?<![a-z0-9])www\./gi
  return bare.flatMap((line) => [...line.matchAll(active)].map((match) => match[0]))
}
