import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { countBytes, ebcdicDecoder, ebcdicLikeness, ebcdicPages, likelyPage } from '../../src/files/ebcdic.ts'
import { toEbcdic } from './to-ebcdic.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i)
const hasIconv = spawnSync('iconv', ['--version']).status === 0

describe('EBCDIC pages', () => {
  it.runIf(hasIconv).each(ebcdicPages)('%s reads every byte as the GNU C library does', (page) => {
    const iconv = spawnSync('iconv', ['-f', page.replace('cp', 'IBM').replace('IBM37', 'IBM037'), '-t', 'UTF-8'], { input: everyByte })
    expect(ebcdicDecoder(page)(everyByte)).toBe(iconv.stdout.toString('utf8'))
  })

  it('tells 1047 from 037 by its square brackets', () => {
    const source = 'IF TABLE[1] > 0 THEN CALL X; /* ARRAY */'
    expect(
      [toEbcdic(source, 'cp037'), toEbcdic(source, 'cp1047'), toEbcdic('NO BRACKETS')].map((bytes) => likelyPage(countBytes(bytes))),
    ).toEqual(['cp037', 'cp1047', 'cp037'])
  })

  it('knows text, data with packed fields, and what is no EBCDIC at all', () => {
    const text = toEbcdic('       IDENTIFICATION DIVISION.   ')
    const packed = Buffer.concat([toEbcdic('CUSTOMER 0001        '), Buffer.from([0x00, 0x12, 0x34, 0x5c, 0x00, 0x00, 0x1c])])
    const windows = Buffer.from('PR\xdcFUNG DER KONTONUMMER F\xdcR \xc4NDERUNGEN', 'latin1')
    expect([text, packed, windows, Buffer.alloc(0)].map((bytes) => ebcdicLikeness(countBytes(bytes)))).toEqual([
      'text',
      'data',
      'none',
      'none',
    ])
  })
})
