import { expect, test } from 'vitest'
import { createRedactor, maskSecret } from '../../src/base/redact.ts'

test('known secrets go wherever they stand, longest first', () => {
  const redact = createRedactor(['abcdef-123', 'abcdef-123-456', 'abc'])
  expect(redact('key=abcdef-123-456; abcdef-123; abc')).toBe('key=[redacted]; [redacted]; abc')
})

test('shapes of credentials are found without knowing them', () => {
  const redact = createRedactor()
  const text = [
    `sk-${'a1'.repeat(12)}`,
    `Authorization: Bearer ${'x9'.repeat(12)}`,
    `ghp_${'A'.repeat(36)}`,
    'AKIAABCDEFGHIJKLMNOP',
    'postgres://user:pa55word@db/x',
    '-----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----',
  ]
  for (const secret of text) expect(redact(secret)).toContain('[redacted]')
  expect(redact('postgres://user:pa55word@db/x')).toBe('postgres://user:[redacted]@db/x')
})

test('source code is not mistaken for credentials', () => {
  const cobol = '       MOVE WS-SK-ACCOUNT-NUMBER-OF-CUSTOMER TO SK-KEY-OF-RECORD-FOR-READ.'
  expect(createRedactor()(cobol)).toBe(cobol)
})

test('a masked key tells two keys apart and no more', () => {
  expect([maskSecret('sk-abcdefghijklmnop'), maskSecret('short')]).toEqual(['sk-…mnop', '****'])
})
