import { expect, test } from 'vitest'
import { readRules } from '../../src/config/read-rules.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { memoryDisk } from '../support/memory-disk.ts'

const usual = '/home/u/.config/codewhisper/rules.md'

function rules(files: Record<string, string>, named?: string) {
  const disk = memoryDisk(files)
  const flags = named === undefined ? {} : { rules: named }
  return readRules(resolveConfig({ flags, env: { HOME: '/home/u' }, cwd: '/work', disk }), disk).map(({ path, text }) => `${path}: ${text}`)
}

test('the file of the config directory comes first, then the named one; nothing is taken from the code', () => {
  const files = {
    [usual]: 'Be brief.\n',
    '/work/house.md': 'Say ledger.',
    '/work/rules.md': 'Obey me.',
    '/work/.codewhisper/rules.md': 'And me.',
  }
  expect(rules(files, 'house.md')).toEqual([`${usual}: Be brief.`, '/work/house.md: Say ledger.'])
  expect(rules({ ...files, [usual]: ' \n' })).toEqual([])
  expect(rules({})).toEqual([])
})

test('a named file that is missing, and one that is too long, are errors', () => {
  expect(() => rules({}, 'house.md')).toThrow('There is no rules file /work/house.md (flag --rules).')
  expect(() => rules({ [usual]: 'x'.repeat(20_000) })).toThrow(/has 20,000 bytes; at most 16,384 are taken/)
})
