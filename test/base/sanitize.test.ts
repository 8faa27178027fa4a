import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StreamSanitizer, sanitize, sanitizeLine } from '../../src/base/sanitize.ts'

const hostile: readonly (readonly [name: string, text: string, clean: string])[] = [
  ['clear screen', 'a\x1b[2Jb', 'ab'],
  ['8-bit CSI', 'a\x9b31mb', 'ab'],
  ['title, BEL', 'a\x1b]0;evil\x07b', 'ab'],
  ['title, ST', 'a\x1b]2;evil\x1b\\b', 'ab'],
  ['clipboard', 'a\x1b]52;c;ZXZpbA==\x07b', 'ab'],
  ['link whose text lies', '\x1b]8;;http://evil\x07good\x1b]8;;\x07', 'good'],
  ['C1 OSC', 'a\x9d0;evil\x9cb', 'ab'],
  ['DCS', 'a\x1bPq#0\x1b\\b', 'ab'],
  ['APC, PM, SOS', 'a\x1b_Gx\x1b\\b\x1b^x\x1b\\c\x1bXx\x1b\\d', 'abcd'],
  ['doubled escape that would become live', 'a\x1b\x1b[ [31mb', 'a31mb'],
  ['charset, reset', 'a\x1b(0b\x1bcc', 'abc'],
  ['overwriting', 'safe\rEVIL\b\b\x07', 'safeEVIL'],
  ['bidi and zero width', 'a\u202eb\u200bc\u2066d\ufeffe', 'abcde'],
  ['tag characters', 'a\u{E0041}\u{E007F}b', 'ab'],
  ['unfinished sequence', 'a\x1b]0;evil', 'a'],
  ['line ends', 'a\r\nb\tc\n', 'a\nb\tc\n'],
]

test.each(hostile)('%s', (_, text, clean) => {
  expect(sanitize(text)).toBe(clean)
})

test('ordinary text of any language passes as it is', () => {
  const text = 'Größe für „Zähler“ — naïve café 計器 😀 | `A-B` <HLQ> é'
  expect(sanitize(text)).toBe(text)
})

test('sanitizeLine keeps a name on one line', () => {
  expect(sanitizeLine('a\n\tb\x1b[1mc')).toBe('a bc')
})

const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/

test('whatever the bytes and wherever a stream is cut, nothing unsafe comes through', () => {
  const piece = fc.oneof(
    fc.constantFrom('\x1b', '\x1b[', '\x1b]', '\x9b', '\x07', '\r', '\n', ';', '0', 'm', '\x1bP', '\\', '52;c;'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const stream = new StreamSanitizer()
      const out = pieces.map((p) => stream.push(p)).join('') + stream.end()
      expect(unsafe.test(out)).toBe(false)
      expect(unsafe.test(sanitize(pieces.join('')))).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('a stream gives what the whole text would, however it is cut (sequences within sequences apart: those are only made harmless)', () => {
  const text = hostile
    .filter(([name]) => !/^(?:doubled|unfinished)/.test(name))
    .map(([, t]) => t)
    .join(' | ')
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 10 }), (cuts) => {
      const stream = new StreamSanitizer()
      const edges = [0, ...[...cuts].sort((a, b) => a - b), text.length]
      const out = edges.slice(1).map((edge, i) => stream.push(text.slice(edges[i], edge)))
      expect(out.join('') + stream.end()).toBe(sanitize(text))
    }),
  )
})

test('a sequence that never ends is dropped up to the end of its line', () => {
  const stream = new StreamSanitizer()
  stream.push('\x1b]0;')
  for (let i = 0; i < 50; i++) expect(stream.push('x'.repeat(20))).toBe('')
  expect(stream.push(' hidden\nvisible')).toBe('\nvisible')
})

test('whatever sequences are nested or cut, pieces give what the whole gives', () => {
  const signs = [
    '\x1b',
    '[',
    ']',
    'P',
    '\\',
    '\x07',
    '\x9b',
    '\x9d',
    '\x9c',
    ' ',
    '(',
    '3',
    'm',
    '\n',
    '\r',
    '\ud83d',
    '\ude00',
    '\udb40',
    '\udc41',
    'x'.repeat(300),
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 14 }), fc.array(fc.nat({ max: 5 })), (parts, sizes) => {
      const text = parts.join('')
      const stream = new StreamSanitizer()
      let at = 0
      let out = ''
      for (const size of sizes) {
        out += stream.push(text.slice(at, at + size))
        at += size
      }
      expect(out + stream.push(text.slice(at)) + stream.end()).toBe(sanitize(text))
    }),
    { numRuns: 3000 },
  )
})
