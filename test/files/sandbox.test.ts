import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../src/base/limits.ts'
import { createSandbox } from '../../src/files/sandbox.ts'
import { makeTree } from './make-tree.ts'
import { toEbcdic, toFixedRecords } from './to-ebcdic.ts'

const lines = (n: number): string => Array.from({ length: n }, (_, i) => `LINE ${i + 1}\n`).join('')

describe('createSandbox', () => {
  it('refuses a directory that is missing or is none', async () => {
    const root = makeTree({ file: '' })
    await expect(createSandbox({ codeDirs: [join(root, 'nope')] })).rejects.toMatchObject({ code: 'directory_missing' })
    await expect(createSandbox({ codeDirs: [join(root, 'file')] })).rejects.toMatchObject({ code: 'directory_missing' })
  })

  it('shows paths relative to one root and with the name of several', async () => {
    const base = makeTree({ 'one/app/a.cbl': '', 'two/app/b.cbl': '', 'jcl/j.jcl': '' })
    const one = await createSandbox({ codeDirs: [join(base, 'jcl')] })
    expect((await one.sandbox.walk()).map((file) => file.path)).toEqual(['j.jcl'])
    const three = await createSandbox({ codeDirs: [join(base, 'one/app'), join(base, 'two/app'), join(base, 'jcl')] })
    expect((await three.sandbox.walk()).map((file) => file.path)).toEqual(['app-2/b.cbl', 'app/a.cbl', 'jcl/j.jcl'])
    expect((await three.sandbox.readText('app-2/b.cbl')).path).toBe('app-2/b.cbl')
    await expect(three.sandbox.readText('other/b.cbl')).rejects.toMatchObject({
      code: 'file_missing',
      hint: 'Nearest: app-2/b.cbl, app/a.cbl.',
    })
    await expect(three.sandbox.readText('app/../../two/app/b.cbl')).rejects.toMatchObject({ code: 'file_denied' })
  })

  it('opens a directory that stands in another only once, and works through a link', async () => {
    const base = makeTree({ 'code/sub/a.cbl': '' })
    symlinkSync('code', join(base, 'link'))
    const { sandbox, diagnostics } = await createSandbox({ codeDirs: [join(base, 'link'), join(base, 'code/sub'), join(base, 'code')] })
    expect(sandbox.roots.map((root) => root.real)).toEqual([join(base, 'code')])
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['code-directory-covered', 'code-directory-covered'])
  })
})

describe('Sandbox', () => {
  it('names the nearest files when a path is missing', async () => {
    const { sandbox } = await createSandbox({ codeDirs: [makeTree({ 'cbl/PAYROLL.CBL': '', 'cpy/PAYREC.cpy': '', 'bms/MENU.bms': '' })] })
    const hintOf = (path: string): Promise<unknown> => sandbox.readText(path).catch((error) => error.hint)
    expect(await Promise.all(['cob/payroll.cbl', 'cob/payrec.cob', 'x/menu', 'PAYRLOL.CBL', 'nothing-like-it'].map(hintOf))).toEqual([
      'Nearest: cbl/PAYROLL.CBL.',
      'Nearest: cpy/PAYREC.cpy.',
      'Nearest: bms/MENU.bms.',
      'Nearest: cbl/PAYROLL.CBL.',
      'list_files shows the 3 files that exist.',
    ])
  })

  it('reads the one file that a path means: in other case, without directory, without extension', async () => {
    const { sandbox } = await createSandbox({
      codeDirs: [makeTree({ 'cbl/PAY.CBL': 'A', 'cpy/REC.cpy': 'B', 'jcl/DUP.jcl': 'C', 'proc/DUP.prc': 'D' })],
    })
    const pathOf = (path: string): Promise<string> =>
      sandbox.readText(path).then(
        (text) => text.path,
        (error) => error.code,
      )
    expect(await Promise.all(['cbl/pay.cbl', './CBL/PAY.cbl', 'rec.CPY', 'pay', 'dup', 'dup.jcl', 'cpy/pay.cbl'].map(pathOf))).toEqual([
      'cbl/PAY.CBL',
      'cbl/PAY.CBL',
      'cpy/REC.cpy',
      'cbl/PAY.CBL',
      'file_missing',
      'jcl/DUP.jcl',
      'file_missing',
    ])
  })

  it('tells whether there is something at exactly a path', async () => {
    const root = makeTree({ 'code/cbl/PAY.CBL': 'A', 'code/out/.codewhisper-output': '', 'code/out/page.md': 'B', 'beside.txt': 'C' })
    symlinkSync('PAY.CBL', join(root, 'code/cbl/LINK.CBL'))
    const { sandbox } = await createSandbox({ codeDirs: [join(root, 'code')] })
    const paths = ['cbl/PAY.CBL', 'cbl', 'cbl/pay.cbl', 'PAY.CBL', 'cbl/LINK.CBL', 'out/page.md', '../beside.txt', '']
    expect(await Promise.all(paths.map((path) => sandbox.exists(path)))).toEqual([true, true, false, false, false, false, false, false])
  })

  it('neither walks nor reads what is excluded and what CodeWhisper wrote', async () => {
    const root = makeTree({
      'a.cbl': 'A',
      'secret/b.cbl': 'B',
      'out/.codewhisper-output': '',
      'out/deep/page.md': 'C',
      'answer.md': '# Answer\n<!-- codewhisper:generated -->\n',
      'answer.json': '{"schema":1,"codewhisper":"generated"}',
      'late.md': `${'x'.repeat(600)}<!-- codewhisper:generated -->`,
      'skills/s.md': 'D',
    })
    const { sandbox } = await createSandbox({ codeDirs: [root], exclude: ['secret'], excludedDirs: [join(root, 'skills')] })
    expect((await sandbox.walk()).map((file) => file.path)).toEqual(['a.cbl', 'late.md'])
    const codeOf = (path: string): Promise<unknown> =>
      sandbox.readText(path).then(
        () => 'read',
        (error) => error.code,
      )
    expect(await Promise.all(['a.cbl', 'secret/b.cbl', 'out/deep/page.md', 'answer.md', 'answer.json', 'late.md'].map(codeOf))).toEqual([
      'read',
      'file_denied',
      'file_denied',
      'file_denied',
      'file_denied',
      'read',
    ])
  })

  it('reads a link by the name of its target', async () => {
    const root = makeTree({ 'sub/a.cbl': 'A' })
    symlinkSync('sub/a.cbl', join(root, 'link'))
    expect((await (await createSandbox({ codeDirs: [root] })).sandbox.readText('link')).path).toBe('sub/a.cbl')
  })

  it('classifies files by their first bytes, and again when they change', async () => {
    const root = makeTree({
      'a.cbl': 'MOVE',
      'b.cbl': toFixedRecords(['       MOVE A TO B.'], 80),
      'c.bin': Buffer.alloc(200),
      'd.cbl': `${'x'.repeat(100)}\0`,
      'e.txt': Buffer.from('\xfcber', 'latin1'),
      empty: '',
    })
    const { sandbox } = await createSandbox({ codeDirs: [root] })
    expect((await sandbox.walk()).map((file) => sandbox.classify(file))).toEqual([
      'plain',
      'recoded',
      'binary',
      'recoded',
      'plain',
      'plain',
    ])
  })

  it('says of a directory and of a binary file what they are', async () => {
    const root = makeTree({ 'data.bin': Buffer.alloc(100) })
    mkdirSync(join(root, 'cbl'))
    const { sandbox } = await createSandbox({ codeDirs: [root] })
    const range = { startLine: 1, endLine: 2 }
    await expect(sandbox.readWindow('cbl', range)).rejects.toMatchObject({
      code: 'file_unreadable',
      hint: 'list_files {"path":"cbl"} shows what is in it.',
    })
    await expect(sandbox.readWindow('data.bin', range)).rejects.toMatchObject({ code: 'file_unreadable' })
  })
})

describe('readWindow', () => {
  it('shows lines with the count of all', async () => {
    const { sandbox } = await createSandbox({ codeDirs: [makeTree({ 'a.txt': lines(10) })] })
    expect(await sandbox.readWindow('a.txt', { startLine: 3, endLine: 4 })).toEqual({
      path: 'a.txt',
      startLine: 3,
      lines: ['LINE 3', 'LINE 4'],
      totalLines: 10,
      cutByBytes: false,
      encoding: 'utf-8',
      replaced: 0,
      bytes: 71,
      changed: false,
    })
    expect((await sandbox.readWindow('a.txt', { startLine: 11, endLine: 20 })).lines).toEqual([])
  })

  it('is bounded by lines and by bytes', async () => {
    const { sandbox } = await createSandbox({
      codeDirs: [makeTree({ 'many.txt': lines(5000), 'long.txt': `${'x'.repeat(limits.readBytes - 10)}\nsecond line\nthird\n` })],
    })
    expect((await sandbox.readWindow('many.txt', { startLine: 1, endLine: 9999 })).lines.length).toBe(limits.readLinesMax)
    const long = await sandbox.readWindow('long.txt', { startLine: 1, endLine: 3 })
    expect({ shown: long.lines.length, cut: long.cutByBytes, total: long.totalLines }).toEqual({ shown: 1, cut: true, total: 3 })
  })

  it('shows the same lines as the whole text does, in every encoding', async () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('A', ' ', 'ü', '(', '\r', '\x1a'), maxLength: 12 }), {
      minLength: 1,
      maxLength: 30,
    })
    const encoders: Record<string, (all: readonly string[]) => Buffer> = {
      utf8: (all) => Buffer.from(all.join('\n')),
      latin: (all) => Buffer.from(all.join('\n'), 'latin1'),
      utf16: (all) => Buffer.from(`\ufeff${all.join('\n')}`, 'utf16le'),
      ebcdic: (all) => toEbcdic([...Array(200).fill('       IDENTIFICATION DIVISION.'), ...all].join('\u0085')),
    }
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...Object.keys(encoders)), async (all, encoder) => {
        const root = makeTree({ f: (encoders[encoder] as (all: readonly string[]) => Buffer)(all) })
        const { sandbox } = await createSandbox({ codeDirs: [root] })
        const whole = (await sandbox.readText('f')).text
        const expected = whole.endsWith('\n') ? whole.slice(0, -1) : whole
        const window = await sandbox.readWindow('f', { startLine: 1, endLine: 1000 })
        expect(window.lines.join('\n')).toBe(expected)
        expect(window.totalLines).toBe(whole === '' ? 0 : expected.split('\n').length)
      }),
      { numRuns: 60 },
    )
  })
})
