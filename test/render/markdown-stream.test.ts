import { Chalk } from 'chalk'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Highlight } from '../../src/answer/highlight.ts'
import { createRedactor } from '../../src/base/redact.ts'
import { sanitize } from '../../src/base/sanitize.ts'
import { displayWidth } from '../../src/render/display-width.ts'
import { MarkdownStream } from '../../src/render/markdown-stream.ts'
import type { TerminalLook } from '../../src/render/terminal-block.ts'
import { highlight } from '../../src/structure/highlight/highlight.ts'

const plain = new Chalk({ level: 0 })
const colored = new Chalk({ level: 1 })

/** What a terminal is given when the text arrives in pieces of these lengths, the rest at once. */
function shown(text: string, look: Partial<TerminalLook> = {}, sizes: readonly number[] = []): string {
  const stream = new MarkdownStream({ width: 60, colors: plain, ...look })
  let out = ''
  let at = 0
  for (const size of sizes) {
    out += stream.push(text.slice(at, at + size))
    at += size
  }
  return out + stream.push(text.slice(at)) + stream.end()
}

describe('blocks', () => {
  test.each([
    [
      'nested lists',
      '1. One\n   - a\n   - b\n     goes on\n     - deep\n2. Two\n\n   still two\n10. Ten',
      '1. One\n   • a\n   • b goes on\n     • deep\n2. Two\n\n   still two\n10. Ten\n',
    ],
    ['tasks', '- [ ] open\n- [x] done', '[ ] open\n[x] done\n'],
    ['indented code', 'So:\n\n    MOVE A TO B\n\n    MOVE C TO D\nafter', 'So:\n\n│ MOVE A TO B\n\n│ MOVE C TO D\nafter\n'],
    ['indented code in a list', '- so:\n\n      MOVE A TO B\n      MOVE C TO D', '• so:\n\n  │ MOVE A TO B\n  │ MOVE C TO D\n'],
    ['an item that is indented too far', 'So:\n\n        - one\n        - two', 'So:\n\n        • one\n        • two\n'],
    [
      'columns as they are to be aligned',
      '| a | n | m |\n|:--|--:|:-:|\n| x | 1 | y |\n| long | 100 | long |',
      'a       n   m\n────  ───  ────\nx       1   y\nlong  100  long\n',
    ],
    ['quotes', '> one\n> two\n>\n> - item\n> > deep\n>\n> ```\n> code\n> ```\nout', '│ one two\n\n│ • item\n│ │ deep\n\n│ │ code\nout\n'],
    [
      'HTML',
      'a<br>b <b>c</b> &lt;HLQ&gt; &amp; <script>x</script>\n\n<div>\nd\n</div>',
      'a b <b>c</b> <HLQ> & <script>x</script>\n\n<div> d </div>\n',
    ],
    ['fences of either kind', '~~~~\n```\n~~~\n~~~~\n````x\n```\n````\nend', '│ ```\n│ ~~~\n│ ```\nend\n'],
    ['a fence that never ends', 'a\n\n```cobol\nMOVE A', 'a\n\n│ MOVE A\n'],
    ['broken marks', '**open\n\n`tick\n\n[link](\n\n| a |\n\n-\n1.', '**open\n\n`tick\n\n[link](\n\n| a |\n\n•\n1.\n'],
    ['tabs in code', '```\na\tb\nabcdefg\tb\n\tc\n```', '│ a       b\n│ abcdefg b\n│         c\n'],
    ['CRLF', 'a\r\nb\r\n\r\n- c\r\n', 'a b\n\n• c\n'],
  ])('%s', (_, markdown, expected) => {
    expect(shown(markdown)).toBe(expected)
  })
})

describe('emphasis', () => {
  const bold = colored.bold
  const italic = colored.italic
  test.each([
    ['***both***', italic(bold('both'))],
    ['*a **b** c*', `${italic('a ')}${italic(bold('b'))}${italic(' c')}`],
    ['**a *b***', `${bold('a ')}${italic(bold('b'))}`],
    ['A * B * C, WS_ID_X, A**2 + B**2, 2*3*4', 'A * B * C, WS_ID_X, A**2 + B**2, 2*3*4'],
    ['\\*no\\* and **a*', '*no* and **a*'],
    ['**残高**は', `${bold('残高')}は`],
  ])('%s', (markdown, expected) => {
    // Each chalk closes what it opened; only what is seen counts.
    expect(seen(shown(markdown, { colors: colored }))).toEqual(seen(`${expected}\n`))
  })
})

/** Each character with the styles it has. */
function seen(text: string): string[] {
  const on = new Set<string>()
  const out: string[] = []
  for (const [piece, code] of text.matchAll(/\x1b\[(\d+)m|[^\x1b]/g)) {
    if (code === undefined) out.push([...on].sort().join('+') + piece)
    else if (code === '22') on.delete('1')
    else if (code === '23') on.delete('3')
    else on.add(code)
  }
  return out
}

describe('code in colours', () => {
  const look = { colors: colored, highlight }

  test('the language of a fence', () => {
    expect(shown("```cobol\nMOVE 'A' TO B.\n* WHY\n```", look)).toBe(
      `${colored.dim('│ ')}${colored.bold('MOVE')} ${colored.green("'A'")} ${colored.bold('TO')} B.\n${colored.dim('│ ')}${colored.dim('* WHY')}\n`,
    )
  })

  test('a fence that says nothing has the language of the file that is cited above it', () => {
    const quote = '- `jcl/A.jcl:3`:\n  ```\n  //A EXEC PGM=B\n  ```'
    expect(shown(quote, look)).toContain(`//A ${colored.bold('EXEC')} ${colored.bold('PGM')}=B`)
    expect(shown(quote.replace('jcl/A.jcl:3', 'no citation'), look)).toContain('//A EXEC PGM=B')
    expect(shown(`${quote}\n\nText.\n\n\`\`\`\n//A EXEC PGM=B\n\`\`\``, look)).toMatch(/│ \x1b\[22m\/\/A EXEC PGM=B\n$/)
  })

  test('without colours nothing is looked at', () => {
    const never: Highlight = () => {
      throw new Error('looked at')
    }
    expect(shown('```cobol\nMOVE A TO B\n```', { highlight: never })).toBe('│ MOVE A TO B\n')
  })

  test('colours add nothing to the text', () => {
    const line = fc.constantFrom(
      "  MOVE 'A TO B",
      '* REM',
      'X = "1" /* c',
      '//A DD *',
      '\t1 残高 \u{1f600}',
      '',
      '   ```',
      '#if X',
      ' 05 A PIC X.',
    )
    fc.assert(
      fc.property(fc.constantFrom('cobol', 'jcl', 'c', 'pli', 'x', ''), fc.array(line, { maxLength: 12 }), (language, lines) => {
        const markdown = `\`\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\``
        expect(sanitize(shown(markdown, look)).replaceAll(/ +$/gm, '')).toBe(shown(markdown))
      }),
    )
  })

  test('a block without end costs no long time', () => {
    const lines = 'MOVE A TO B\n'.repeat(50_000)
    const start = performance.now()
    shown(`\`\`\`cobol\n${lines}`, look)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('any text in any pieces', () => {
  const key = 'sk-proj-4Fq9Xw2LmZ81RtYb7Kc3'
  const pem = `-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcw\nggSjAgEAAoIBAQC7VJTUt9Us8cKj\n-----END PRIVATE KEY-----`
  const pieces = [
    'word ',
    '**bold** ',
    '`code` ',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '- item ',
    '1. ',
    '> ',
    '# ',
    '| a | b |\n|-|-|\n',
    '```cobol\n',
    '```',
    '    ',
    '\t',
    '残高',
    '\u{1f600}',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    'e\u0301',
    '\u{1f1e9}\u{1f1ea}',
    '\ud83d',
    '\ude00',
    '\x1b[31m',
    '\x1b]52;c;QQ==\x07',
    '\x1b]0;title\x1b\\',
    '\x1b',
    '[2J',
    '\x9b2J',
    '\x9d8;;x\x9c',
    '\x90q\x1b\\',
    '\b\b',
    '\x07',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u{e0041}',
    '\x85',
    ` is ${key} `,
    `\n${pem}\n`,
  ]
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''))
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 })
  const redact = createRedactor()

  test('the screen is the same as in one piece', () => {
    fc.assert(
      fc.property(text, sizes, fc.constantFrom(20, 60), (text, sizes, width) => {
        const look = { width, colors: colored, highlight, redact }
        expect(shown(text, look, sizes)).toBe(shown(text, look))
      }),
      { numRuns: 1500 },
    )
  })

  test('marks of Markdown do not hide a secret from the redactor', () => {
    const body = key.slice('sk-proj-'.length)
    for (const written of [`sk\\-proj\\-${body}`, `sk-**proj**-${body}`, `sk-[proj]()-${body}`, `| sk\\-proj-${body} |\n|---|`])
      expect(shown(`is ${written} so`, { redact })).not.toContain(body)
  })

  test('only our own colours reach the terminal, and no secret', () => {
    fc.assert(
      fc.property(text, sizes, (text, sizes) => {
        const out = shown(text, { colors: colored, highlight, redact }, sizes)
        const bare = out.replace(/\x1b\[\d+m/g, '')
        expect(bare).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u)
        expect(bare).not.toContain('4Fq9Xw2LmZ81')
        expect(bare).not.toContain('MIIEvQIBADANB')
        expect(bare).not.toContain('ggSjAgEAAoIBA')
      }),
      { numRuns: 1500 },
    )
  })
})

describe('width', () => {
  test.each([20, 40, 100])('nothing but code and single words is wider than %i columns', (width) => {
    const word = fc.constantFrom(
      'PERFORM',
      'a',
      '`CODE-X`',
      '**bold**',
      '残高照会',
      'e\u0301',
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
      '\u{1f1e9}\u{1f1ea}',
      '*it*',
    )
    const block = fc
      .tuple(fc.constantFrom('', '- ', '> ', '1. ', '# '), fc.array(word, { minLength: 1, maxLength: 30 }))
      .map(([start, words]) => start + words.join(' '))
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        expect(Math.max(0, ...shown(blocks.join('\n\n'), { width }).split('\n').map(displayWidth))).toBeLessThanOrEqual(width)
      }),
    )
  })

  test('a word without blanks stays whole, so that it can be copied', () => {
    const path = `cbl/${'A'.repeat(70)}.cbl`
    expect(shown(`see \`${path}\` there`, { width: 20 })).toBe(`see\n${path}\nthere\n`)
  })

  test('cells are cut where a column ends, between whole characters', () => {
    const out = shown('| a | b |\n|---|---|\n| 残高照会残高照会残高照会 | \u{1f468}\u200d\u{1f469}\u200d\u{1f467} |', { width: 20 })
    expect(Math.max(...out.split('\n').map(displayWidth))).toBeLessThanOrEqual(20)
    expect(out).not.toContain('\ufffd')
  })
})

test('many short lines and many small pieces of one line take no long time', () => {
  const start = performance.now()
  shown('x\n'.repeat(100_000))
  const stream = new MarkdownStream({ width: 60, colors: plain })
  for (let i = 0; i < 100_000; i++) stream.push('word ')
  stream.end()
  expect(performance.now() - start).toBeLessThan(5000)
})
