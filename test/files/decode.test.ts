import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBytes } from '../../src/files/decode.ts'
import { LineSplitter, splitLines } from '../../src/files/split-lines.ts'
import type { Records } from '../../src/files/text-format.ts'
import { toEbcdic, toFixedRecords, toVariableRecords } from './to-ebcdic.ts'

const cobol = ['       IDENTIFICATION DIVISION.', '       PROGRAM-ID. PAYROLL.', '      * COMMENT (1) + 2']

describe('decodeBytes', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['plain ASCII', Buffer.from('a\nb\n'), 'a\nb\n', 'utf-8'],
    ['an empty file', Buffer.alloc(0), '', 'utf-8'],
    ['UTF-8', Buffer.from('prüfen €\n'), 'prüfen €\n', 'utf-8'],
    ['UTF-8 with a byte-order mark', Buffer.from('\ufeffa\r\nb'), 'a\nb', 'utf-8'],
    ['UTF-16LE with a byte-order mark', Buffer.from('\ufeffA\r\nü\n', 'utf16le'), 'A\nü\n', 'utf-16le'],
    ['UTF-16BE with a byte-order mark', Buffer.from('\ufeffAü\n', 'utf16le').swap16(), 'Aü\n', 'utf-16be'],
    ['windows-1252', Buffer.from('Pr\xfcfung \x80\x85\n', 'latin1'), 'Prüfung €…\n', 'windows-1252'],
    [
      'UTF-8 with one line in windows-1252',
      Buffer.from('€\nPr\xfcf\n'.replace('€', '\xe2\x82\xac'), 'latin1'),
      '€\nPrüf\n',
      'windows-1252',
    ],
    ['the end-of-file mark Ctrl-Z', Buffer.from('a\r\nb\r\n\x1a'), 'a\nb\n', 'utf-8'],
    ['a form feed and tabs, which are kept', Buffer.from('\f\ta\n'), '\f\ta\n', 'utf-8'],
    ['a carriage return alone, which ends no line', Buffer.from('a\rb\n'), 'a\rb\n', 'utf-8'],
    ['a few NUL characters', Buffer.from(`${'x'.repeat(500)}\0\n`), `${'x'.repeat(500)}\0\n`, 'utf-8'],
    ['EBCDIC records of 80', toFixedRecords(cobol, 80), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC records of 133', toFixedRecords(cobol, 133), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC records that carry their length', toVariableRecords(cobol), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC lines ended by NEL', toEbcdic(`${cobol.join('\u0085')}\u0085`), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC lines ended by LF', toEbcdic(`${cobol.join('\n')}\n`), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC lines ended by CR LF', toEbcdic(`${cobol.join('\r\n')}\r\n`), `${cobol.join('\n')}\n`, 'cp037'],
    ['EBCDIC lines ended by CR NEL', toEbcdic(`${cobol.join('\r\u0085')}`), cobol.join('\n'), 'cp037'],
    [
      'page 1047 by its brackets',
      toFixedRecords(['DCL A[10] FIXED;', 'X = A[1];'], 80, 'cp1047'),
      'DCL A[10] FIXED;\nX = A[1];\n',
      'cp1047',
    ],
  ])('reads %s', (_name, bytes, text, encoding) => {
    expect(decodeBytes(bytes)).toEqual({ text, encoding, replaced: 0, binary: false })
  })

  it.each<[string, Uint8Array, string, { text: string; encoding: string; replaced: number }]>([
    ['latin1', Buffer.from('a\x85b', 'latin1'), 'latin1', { text: 'a\u0085b', encoding: 'latin1', replaced: 0 }],
    ['windows-1252 for what happens to be UTF-8', Buffer.from('ü'), 'windows-1252', { text: 'Ã¼', encoding: 'windows-1252', replaced: 0 }],
    ['utf-8 for what is not', Buffer.from('a\xfcb', 'latin1'), 'utf-8', { text: 'a\ufffdb', encoding: 'utf-8', replaced: 1 }],
    ['a page of its own', toFixedRecords(['{Ä}'], 80, 'cp273'), 'cp273', { text: '{Ä}\n', encoding: 'cp273', replaced: 0 }],
  ])('obeys a named encoding: %s', (_name, bytes, encoding, expected) => {
    expect(decodeBytes(bytes, encoding)).toEqual({ ...expected, binary: false })
  })

  it.each<[string, Uint8Array]>([
    [
      'an EBCDIC data set with packed fields',
      Buffer.concat(Array(20).fill(Buffer.concat([toEbcdic('CUSTOMER 00012345   '), Buffer.from([0, 0x12, 0x3c, 0, 0])]))),
    ],
    ['an archive', Buffer.from(Array.from({ length: 600 }, (_, i) => (i * 37) % 256))],
    ['NUL bytes', Buffer.alloc(100)],
  ])('recognises %s as binary', (_name, bytes) => {
    expect(decodeBytes(bytes).binary).toBe(true)
  })

  it('never throws, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeBytes(bytes).text === 'string'))
  })
})

describe('LineSplitter', () => {
  const records: Records[] = [
    { kind: 'delimited', delimiters: [10] },
    { kind: 'delimited', delimiters: [0x15, 0x25] },
    { kind: 'fixed', length: 3 },
  ]

  it('cuts the same lines wherever the pieces end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(10, 0x15, 0x25, 65, 66), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...records),
        (bytes, pieceLength, layout) => {
          const lines: string[] = []
          const splitter = new LineSplitter({
            records: layout,
            maxLineBytes: 100,
            onLine: (line) => lines.push(Buffer.from(line).toString('hex')),
          })
          for (let at = 0; at < bytes.length; at += pieceLength) splitter.push(Uint8Array.from(bytes.slice(at, at + pieceLength)))
          splitter.end()
          expect(lines).toEqual(splitLines(Uint8Array.from(bytes), layout).map((line) => Buffer.from(line).toString('hex')))
        },
      ),
    )
  })

  it('keeps no more of a line than it may', () => {
    const lines: number[] = []
    const splitter = new LineSplitter({ records: records[0] as Records, maxLineBytes: 10, onLine: (line) => lines.push(line.length) })
    for (let i = 0; i < 100; i++) splitter.push(Buffer.from('x'.repeat(50)))
    splitter.push(Buffer.from('\nab\n'))
    expect(lines).toEqual([10, 2])
  })
})
