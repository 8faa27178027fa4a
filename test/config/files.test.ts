import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configDisk } from '../../src/config/config-disk.ts'
import { configKeyNames, configKeys } from '../../src/config/config-keys.ts'
import { parseEnvFile } from '../../src/config/env-file.ts'
import { keyVariables } from '../../src/config/provider-keys.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'codewhisper-config-'))
  mkdirSync(join(dir, 'sub'))
  writeFileSync(join(dir, 'plain'), '\ufeffA=1\r\n')
  writeFileSync(join(dir, 'large'), 'x'.repeat(300 * 1024))
})
afterAll(() => rmSync(dir, { recursive: true }))

test('the disk: text without its byte-order mark, nothing for what is not there, an error for what cannot be read', () => {
  expect(configDisk.readText(join(dir, 'plain'))).toBe('A=1\r\n')
  expect(configDisk.readText(join(dir, 'none'))).toBeUndefined()
  expect(configDisk.readText(join(dir, 'sub'))).toBeUndefined()
  expect(configDisk.readText(join(dir, 'plain', 'below'))).toBeUndefined()
  for (const path of [join(dir, 'large'), '/dev/zero']) {
    expect(() => configDisk.readText(path)).toThrow(expect.objectContaining({ code: 'config_invalid' }))
  }
  expect([configDisk.isDirectory(dir), configDisk.isDirectory(join(dir, 'plain')), configDisk.isDirectory(join(dir, 'none'))]).toEqual([
    true,
    false,
    false,
  ])
})

test.skipIf(process.getuid?.() === 0)('a file without permission is an error', () => {
  const path = join(dir, 'locked')
  writeFileSync(path, 'A=1')
  chmodSync(path, 0)
  expect(() => configDisk.readText(path)).toThrow(expect.objectContaining({ code: 'config_invalid' }))
})

test('a .env: quotes, comments, export, the last of equal names, and the line of each', () => {
  const text = '# c\nA=1\nexport B="x # y" # c\r\nA=2\n  C: spaced\nD=\n#E=1\nE.F=3\n'
  expect([...parseEnvFile(text)]).toEqual([
    ['A', { value: '2', line: 4 }],
    ['B', { value: 'x # y', line: 3 }],
    ['C', { value: 'spaced', line: 5 }],
    ['D', { value: '', line: 6 }],
    ['E.F', { value: '3', line: 8 }],
  ])
  expect([...parseEnvFile('')]).toEqual([])
})

test('.env.example names every variable and nothing else', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const shown = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1])
  const known = [...keyVariables([]), ...configKeyNames.flatMap((name) => configKeys[name].variable ?? [])]
  expect(shown.sort()).toEqual(known.sort())
})
