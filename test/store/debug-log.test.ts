import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRedactor } from '../../src/base/redact.ts'
import { openDebugLog } from '../../src/store/debug-log.ts'

const dir = mkdtempSync(join(tmpdir(), 'codewhisper-test-'))
const redact = createRedactor(['hunter2secret'])

test("each exchange is a redacted line of its own, in a file that is the user's alone, also over several runs", () => {
  const file = join(dir, 'a.jsonl')
  for (let run = 0; run < 2; run++) {
    const log = openDebugLog(file, redact)
    log({ type: 'request', id: 1, provider: 'openai', url: 'http://h/v1', body: '{"key":"hunter2secret"}' })
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: 1, body: '{"key":"[redacted]"}' }, { codewhisper: 'generated' }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a file that is no log, or cannot be written, is refused and stays as it is', () => {
  const file = join(dir, 'PAYROLL.cbl')
  writeFileSync(file, 'IDENTIFICATION DIVISION.')
  expect(() => openDebugLog(file, redact)).toThrow(/is no log of CodeWhisper/)
  expect(readFileSync(file, 'utf8')).toBe('IDENTIFICATION DIVISION.')
  expect(() => openDebugLog(join(dir, 'missing', 'x'), redact)).toThrow(/missing\/x cannot be written: its directory does not exist\./)
})
