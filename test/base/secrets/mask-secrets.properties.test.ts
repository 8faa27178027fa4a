import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRedactor } from '../../../src/base/redact.ts'
import { maskSecrets } from '../../../src/base/secrets/mask-secrets.ts'

// Pieces that rules look for, in any order: what random letters would never form.
const pieces = fc.constantFrom(
  ...'PASSWORD password WS-PWD secret api_key VALUE MOVE TO USING USER CONNECT IDENTIFIED BY ALTUSER PHRASE EXEC CICS LOGON machine login PASS'.split(
    ' ',
  ),
  ...'= : ( ) , ; . - -- / // & < > | { } [ ] @ * # ¬= := => == \' " \\" \\ `'.split(' '),
  ...[
    '[masked]',
    'SECRET01',
    "'SECRET01'",
    '"hunter"',
    'hunter2',
    '&PW',
    ':PW',
    'C',
    'CL8',
    '05',
    '88',
    '000100',
    '12| ',
    '7: ',
    '…',
    '\t',
    '\r',
    '😀',
    'é',
  ],
  ...['//F EXEC PGM=FTP', '//SYSIN DD *', 'ftp -n h <<E', 'host', '://u:', 'Bearer ', `sk-${'a1'.repeat(12)}`, 'AccountKey='],
  ...['-----BEGIN PRIVATE KEY-----', `MII${'A'.repeat(61)}`, '-----END PRIVATE KEY-----', 'eyJhbGciOiJI.eyJhbGciOiJI.abcdefgh12'],
)
const source = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ maxLength: 12 }) }),
      fc.constantFrom('', '', ' ', ' ', '\n', '\r\n'),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.map((part) => part.join('')).join(''))

test('lines stay lines, and what was masked is not masked again', () => {
  fc.assert(
    fc.property(source, (text) => {
      const once = maskSecrets(text)
      expect(once.text.split('\n').length).toBe(text.split('\n').length)
      expect(once.text === text).toBe(once.count === 0)
      expect(maskSecrets(once.text)).toEqual({ text: once.text, count: 0, rules: [] })
    }),
    {
      numRuns: 3000,
      examples: [
        ...[...['$', '%', ':', ''].map((sign) => `AccountKey=${sign}`), '--PASSWORD .0 '].map((before): [string] => [
          `${before}sk-${'a1'.repeat(12)}`,
        ]),
        ["eyJhbGciOiJI.eyJhbGciOiJI.abcdefgh12'SECRET01'=PASSWORD"],
      ],
    },
  )
})

test('only masks are put in, and the rest of every line stays', () => {
  fc.assert(
    fc.property(source, (text) => {
      fc.pre(!text.includes('[masked]'))
      const before = text.split('\n')
      for (const [i, line] of maskSecrets(text).text.split('\n').entries()) {
        let at = 0
        for (const kept of line.split('[masked]')) {
          const found = before[i]?.indexOf(kept, at) ?? -1
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + kept.length
        }
      }
    }),
    { numRuns: 1000 },
  )
})

const word = fc.stringMatching(/^[a-z]{1,8}$/).filter((w) => !/pas|pw|psw|key|sec|tok|api|sign|conn|using/.test(w))
test('a text without names, shapes and logons comes back as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.constantFrom(' ', '\n', "'", '"', '=', '(', ')', '.', '12| ')), { maxLength: 200 }), (parts) => {
      const text = parts.join('')
      expect(maskSecrets(text)).toEqual({ text, count: 0, rules: [] })
    }),
  )
})

const repeated: Record<string, string> = {
  'a letter': 'a',
  blanks: ' ',
  hyphens: '-',
  digits: '1',
  quotes: "'",
  'double quotes': '"',
  'escaped quotes': '\\"',
  'opened literals': '"\'',
  'open parentheses': '(',
  names: 'PASSWORD',
  'names and signs': 'PASSWORD=',
  'names and colons': 'password: ',
  'names and parentheses': 'PASSWORD(',
  'names in literals': '"password" ',
  'names with a type': 'password: a.',
  'settings without end': 'pwd=a,',
  'names with hyphens': 'PASSWORD-',
  'names with dots': 'a.',
  values: 'VALUE ',
  moves: "MOVE 'a1b2' TO ",
  users: 'USER a USING ',
  logons: 'LOGON a/',
  connects: 'CONNECT USER a1 USING ',
  'identified by': 'IDENTIFIED BY ',
  'commands going on': 'ALTUSER PASSWORD( -\n',
  'CICS commands': 'EXEC CICS PASSWORD(\n',
  'data items': '05 WS-PASSWORD\n',
  'condition names': "88 PASSWORD VALUE 'ab1'\n",
  'host URLs': '://a:',
  'URL signs': '://',
  bearer: 'bearer ',
  'bearer runs': 'bearer-',
  tokens: 'eyJaaaaaaaa.',
  'token starts': '-eyJ',
  'sk starts': 'sk-',
  'sk words': ' sk-abcdefghijklmnop',
  'key headers': '-----BEGIN PRIVATE KEY-----',
  'key headers in lines': '-----BEGIN RSA PRIVATE KEY-----\n',
  'key bodies': '-----BEGIN PRIVATE KEY-----\nMIIabcdefghijklmnopq\n',
  'options of programs': 'curl -u a:',
  'sshpass options': 'sshpass -p ',
  'file transfers': 'ftp <<',
  'ftp words': 'ftp ',
  'netrc words': 'machine a login b password ',
  'paths and numbers': 'a:1:',
  'account keys': 'AccountKey=',
  'dotted keys': 'SG.aaaaaaaaaaaaaaaa.',
  'slack starts': 'xoxb-',
}

// Milliseconds of processor time, so that what else runs on the machine does not count; the less of two runs, as the first one also compiles.
function cost(run: () => void): number {
  const times = [0, 0].map(() => {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

// Eight times the text may cost twenty-four times as much, a quadratic rule costs sixty-four; what a clock cannot tell apart is let through.
describe.each(Object.entries(repeated))('a hostile text of %s', (_, piece) => {
  const of = (length: number) => piece.repeat(Math.ceil(length / piece.length))
  test.each([
    ['masking', (text: string) => maskSecrets(text).text],
    ['redaction', createRedactor()],
  ])('%s is linear', (_, run) => {
    const [small, large] = [of(16_384), of(131_072)]
    expect(cost(() => run(large))).toBeLessThan(24 * cost(() => run(small)) + 40)
  })
  test('stays as many lines', () => {
    const text = of(8192)
    const once = maskSecrets(text).text
    expect(once.split('\n').length).toBe(text.split('\n').length)
    expect(maskSecrets(once).text).toBe(once)
  })
})
