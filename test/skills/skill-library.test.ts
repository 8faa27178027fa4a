import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noCache } from '../../src/base/blob-cache.ts'
import { createSkillLibrary } from '../../src/skills/skill-library.ts'
import { MemoryCache, skillsDir, skillText, writeFiles } from './skills-dir.ts'

const files = {
  'cics-abends/SKILL.md': skillText(
    'cics-abends',
    'Abend codes of CICS',
    '# Transaction abends\n\nASRA is a program check.\n\n## AEI0\n\nPGMIDERR.\n',
  ),
  'cics-abends/references/codes.md': '# All codes\nAICA loops\n',
  'vsam/SKILL.md': '---\nname: vsam\ndescription: File status\ntags: [kds, storage]\n---\nStatus 35: the file is missing.\n',
}
const open = (dir: string, cache = noCache) => createSkillLibrary({ dirs: [{ dir, named: true }], cache })

describe('SkillLibrary', () => {
  it('lists, finds by name in any case, and suggests', async () => {
    const library = await open(skillsDir(files))
    expect(library.list().map((skill) => skill.name)).toEqual(['cics-abends', 'vsam'])
    expect(library.get('VSAM')?.fields).toEqual([{ key: 'tags', value: 'kds, storage', list: true }])
    expect(library.get('__proto__')).toBeUndefined()
    expect(library.nearest('vsm')).toEqual(['vsam'])
    await expect(library.load('cics')).rejects.toMatchObject({ code: 'skill_unknown', hint: 'Did you mean cics-abends?' })
  })

  it('says why a skill matched and which lines fit best', async () => {
    const library = await open(skillsDir(files))
    const found = await library.search('What does ASRA mean for abends?', 5)
    expect(found.map(({ skill, why, passage }) => ({ name: skill.name, why, passage }))).toEqual([
      {
        name: 'cics-abends',
        why: ['asra in body', 'abends in name'],
        passage: { heading: 'Transaction abends', startLine: 5, endLine: 7 },
      },
    ])
    expect((await library.search('kds', 5)).map(({ skill, why }) => [skill.name, why])).toEqual([['vsam', ['kds in tags']]])
    expect(await library.search('the', 5)).toEqual([])
  })

  it('answers the same from the cache, without writing it again', async () => {
    const dir = skillsDir(files)
    const cache = new MemoryCache()
    const cold = await (await open(dir, cache)).search('abend', 5)
    expect(cache.puts).toBe(2)
    const warm = await (await open(dir, cache)).search('abend', 5)
    expect(warm).toEqual(cold)
    expect(cache.puts).toBe(2)
  })

  it('notices a changed, an added and a removed skill', async () => {
    const dir = skillsDir(files)
    const cache = new MemoryCache()
    await (await open(dir, cache)).search('abend', 5)
    writeFiles(dir, { 'vsam/SKILL.md': skillText('vsam', 'Now about abends as well'), 'ims.md': skillText('ims', 'Abend U0456') })
    const found = await (await open(dir, cache)).search('abend', 5)
    expect(found.map(({ skill }) => skill.name).sort()).toEqual(['cics-abends', 'ims', 'vsam'])
  })

  it('falls back to building when the cache is damaged', async () => {
    const dir = skillsDir(files)
    const cache = new MemoryCache()
    const expected = await (await open(dir, cache)).search('abend', 5)
    for (const damage of [
      (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2),
      (bytes: Uint8Array) => bytes.map((byte) => (byte === 0x3a ? 0x21 : byte)),
      () => Buffer.from('{"version":1,"files":[{}]}'),
      () => Buffer.from('{"version":1,"files":[null]}'),
      () => Buffer.from('{"version":0}'),
      () => Buffer.from('null'),
    ]) {
      for (const [key, bytes] of cache.blobs) cache.blobs.set(key, damage(bytes))
      expect(await (await open(dir, cache)).search('abend', 5)).toEqual(expected)
    }
    const [key, packed] = [...cache.blobs].find(([name]) => name.startsWith('skills-index-')) ?? ['', new Uint8Array(0)]
    for (let at = 0; at < packed.length; at += 7) {
      cache.blobs.set(key, packed.with(at, (packed[at] ?? 0) ^ 1))
      expect(await (await open(dir, cache)).search('abend', 5)).toEqual(expected)
    }
  })

  it('goes on without a skill that vanished after it was loaded', async () => {
    const dir = skillsDir({ ...files, 'gone/SKILL.md': skillText('gone', 'Abend handling of yesterday') })
    const cache = new MemoryCache()
    const found = async () => (await (await open(dir, cache)).search('abend', 5)).map(({ skill }) => skill.name)
    expect(await found()).toEqual(['cics-abends', 'gone'])
    for (const indexed of [true, false]) {
      writeFiles(dir, { 'gone/SKILL.md': skillText('gone', 'Abend handling of yesterday') })
      await open(dir, cache)
      const library = await open(dir, cache)
      if (!indexed) for (const key of [...cache.blobs.keys()].filter((name) => name.includes('index'))) cache.blobs.delete(key)
      rmSync(join(dir, 'gone', 'SKILL.md'))
      expect((await library.search('abend', 5)).map(({ skill }) => skill.name)).toEqual(['cics-abends'])
      await expect(library.load('gone')).rejects.toMatchObject({ code: 'file_missing' })
    }
  })

  it('lists the other files of a skill and reads one only when asked', async () => {
    const dir = skillsDir({ ...files, 'SKILL.md': skillText('top', 'x'), 'references/r.md': 'R', 'other.txt': 'x' })
    symlinkSync('/etc', join(dir, 'cics-abends', 'etc'))
    const library = await open(dir)
    const skill = await library.load('cics-abends')
    expect(await library.references(skill)).toEqual({ paths: ['references/codes.md'], more: false })
    writeFiles(dir, { 'cics-abends/pages/.codewhisper-output': '', 'cics-abends/pages/x.md': 'An earlier answer' })
    expect(await library.references(skill)).toEqual({ paths: ['references/codes.md'], more: false })
    expect(await library.references(await library.load('top'))).toEqual({ paths: ['references/r.md'], more: false })
    expect(await library.readReference(skill, 'references/codes.md')).toEqual({
      path: 'cics-abends/references/codes.md',
      lines: ['# All codes', 'AICA loops'],
      truncated: false,
    })
    for (const path of ['../vsam/SKILL.md', 'etc/passwd', '/etc/passwd', 'SKILL.md']) {
      await expect(library.readReference(skill, path)).rejects.toMatchObject({ code: 'file_missing' })
    }
  })
})
