import { existsSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createSandbox, type SandboxOptions } from '../../src/files/sandbox.ts'
import { findRipgrep } from '../../src/search/ripgrep.ts'
import { createSearchEngine } from '../../src/search/search-engine.ts'
import type { SearchRequest, SearchResult } from '../../src/search/search-request.ts'
import { makeTree, type Tree } from '../files/make-tree.ts'
import { toFixedRecords } from '../files/to-ebcdic.ts'

const engines = { ripgrep: findRipgrep, JavaScript: async () => undefined }
const engineNames = Object.keys(engines) as (keyof typeof engines)[]

const plain = { fixed: false, ignoreCase: true, contextLines: 0, maxMatches: 100, signal: new AbortController().signal }

async function search(
  engine: keyof typeof engines,
  roots: string | readonly string[],
  request: Partial<SearchRequest> & { pattern: string },
  options: Partial<SandboxOptions> = {},
): Promise<SearchResult> {
  const { sandbox } = await createSandbox({ codeDirs: [roots].flat(), ...options })
  return createSearchEngine({ sandbox, find: engines[engine] }).search({ ...plain, ...request })
}

/** `path:line text` of every line found. */
function found(result: SearchResult): string[] {
  return result.files.flatMap((file) => file.lines.map((line) => `${file.path}${line.isMatch ? ':' : '-'}${line.line} ${line.text}`))
}

/** All but the columns, which only say where a long line is cut: an empty match at the end of a file has none in ripgrep's report. */
function comparable(result: SearchResult): unknown {
  return { ...result, files: result.files.map(({ path, total }) => ({ path, total })), lines: found(result) }
}

const secrets: Tree = {
  '.env': 'NEEDLE',
  'sub/.env.local': 'NEEDLE',
  '.git/config': 'NEEDLE',
  'a.pem': 'NEEDLE',
  'credentials.json': 'NEEDLE',
  'x/id_rsa.pub': 'NEEDLE',
}

const tree: Tree = {
  'cbl/A.cbl': '       MOVE A TO B.\n       move a to c.\n       STOP RUN.\n',
  'cbl/B.CBL': '\ufeffMOVE first line\r\n  MOVE SECOND.\r\n\x1a',
  'ebcdic/FB.cbl': toFixedRecords(['       MOVE EBCDIC TO B.', '       STOP RUN.'], 80),
  'ebcdic/BRACKETS': toFixedRecords(['       X = A[1].', '       MOVE Y.'], 80, 'cp1047'),
  'jcl/J.jcl': '//STEP EXEC PGM=MOVER\n//* no newline at the end',
  'latin.txt': Buffer.from('Pr\xfcfung MOVE \x80\nnothing\n', 'latin1'),
  'utf8.txt': 'Prüfung MOVE €\n',
  'utf16.txt': Buffer.from('\ufeffMOVE wide ü\n', 'utf16le'),
  'nul.cbl': `${'       MOVE WITH NUL.\n'.repeat(10)}\0\n`,
  'data.ps': Buffer.concat(Array(50).fill(Buffer.from([0, 0x12, 0x3c, 0, 0, 0x4d, 0x4f, 0x56, 0x45, 0]))),
  '.gitignore': 'ignored/\n',
  'ignored/x.cbl': 'MOVE IGNORED\n',
  '.hidden.cbl': 'MOVE HIDDEN\n',
  'answer.md': '<!-- codewhisper:generated -->\nMOVE\n',
  'pages/.codewhisper-output': '',
  'pages/p.md': 'MOVE\n',
  'skills/s.md': 'MOVE\n',
  'long.txt': `${'x'.repeat(5000)}MOVE${'y'.repeat(5000)}\n`,
  ...secrets,
}

describe.each(engineNames)('search with %s', (engine) => {
  it('finds the lines of a mixed tree in the order of paths, in every encoding', async () => {
    const root = makeTree(tree)
    const result = await search(engine, root, { pattern: '\\bMOVE [A-Z]' }, { excludedDirs: [join(root, 'skills')] })
    expect(found(result)).toEqual([
      'cbl/A.cbl:1        MOVE A TO B.',
      'cbl/A.cbl:2        move a to c.',
      'cbl/B.CBL:1 MOVE first line',
      'cbl/B.CBL:2   MOVE SECOND.',
      'ebcdic/BRACKETS:2        MOVE Y.',
      'ebcdic/FB.cbl:1        MOVE EBCDIC TO B.',
      ...Array.from({ length: 10 }, (_, i) => `nul.cbl:${i + 1}        MOVE WITH NUL.`),
      'utf16.txt:1 MOVE wide ü',
    ])
    expect(result).toMatchObject({ total: 17, totalIsMinimum: false, notices: ['1 binary file skipped.'], moreFiles: [] })
  })

  it.each<[string, Partial<SearchRequest> & { pattern: string }, string[]]>([
    ['case, when asked to', { pattern: 'move', ignoreCase: false }, ['cbl/A.cbl:2        move a to c.']],
    ['a literal with brackets', { pattern: 'a[1].', fixed: true }, ['ebcdic/BRACKETS:1        X = A[1].']],
    [
      'letters beyond ASCII in UTF-8 and in windows-1252',
      { pattern: 'PRÜFUNG' },
      ['latin.txt:1 Prüfung MOVE €', 'utf8.txt:1 Prüfung MOVE €'],
    ],
    ['a class with letters beyond ASCII', { pattern: 'pr[uü]f' }, ['latin.txt:1 Prüfung MOVE €', 'utf8.txt:1 Prüfung MOVE €']],
    [
      'a character that windows-1252 has elsewhere',
      { pattern: '€', fixed: true },
      ['latin.txt:1 Prüfung MOVE €', 'utf8.txt:1 Prüfung MOVE €'],
    ],
    [
      'the end of a line, whatever ends it',
      { pattern: '(run|second)\\.$' },
      ['cbl/A.cbl:3        STOP RUN.', 'cbl/B.CBL:2   MOVE SECOND.', 'ebcdic/FB.cbl:2        STOP RUN.'],
    ],
    ['the start of a line after a byte-order mark', { pattern: '^move first' }, ['cbl/B.CBL:1 MOVE first line']],
    ['a directory', { pattern: 'stop', path: 'ebcdic' }, ['ebcdic/FB.cbl:2        STOP RUN.']],
    ['one file', { pattern: 'stop', path: 'cbl/A.cbl' }, ['cbl/A.cbl:3        STOP RUN.']],
    ['one file in EBCDIC', { pattern: 'stop', path: './ebcdic/FB.cbl' }, ['ebcdic/FB.cbl:2        STOP RUN.']],
    ['an ignored file that is named', { pattern: 'move', path: 'ignored/x.cbl' }, ['ignored/x.cbl:1 MOVE IGNORED']],
    [
      'a glob, ignoring case',
      { pattern: 'second|stop', glob: '*.cbl' },
      ['cbl/A.cbl:3        STOP RUN.', 'cbl/B.CBL:2   MOVE SECOND.', 'ebcdic/FB.cbl:2        STOP RUN.'],
    ],
    [
      'a glob with a directory',
      { pattern: 'second|stop', glob: 'cbl/*.{cbl,cpy}' },
      ['cbl/A.cbl:3        STOP RUN.', 'cbl/B.CBL:2   MOVE SECOND.'],
    ],
    [
      'context',
      { pattern: 'a to c', contextLines: 1 },
      ['cbl/A.cbl-1        MOVE A TO B.', 'cbl/A.cbl:2        move a to c.', 'cbl/A.cbl-3        STOP RUN.'],
    ],
    [
      'context at the end of a file without a line end',
      { pattern: 'step', contextLines: 3 },
      ['jcl/J.jcl:1 //STEP EXEC PGM=MOVER', 'jcl/J.jcl-2 //* no newline at the end'],
    ],
  ])('respects %s', async (_name, request, expected) => {
    expect(found(await search(engine, makeTree(tree), request))).toEqual(expected)
  })

  it('tells where in a long line the match begins', async () => {
    const result = await search(engine, makeTree(tree), { pattern: 'xMOVEy' })
    expect(result.files.flatMap(({ lines }) => lines.map(({ line, column }) => ({ line, column })))).toEqual([{ line: 1, column: 4999 }])
  })

  it('counts all, shows the first of each file, and names the files without room', async () => {
    const root = makeTree({ 'a.txt': 'x\n'.repeat(50), 'b.txt': 'x\n'.repeat(3), 'c.txt': 'x\n' })
    const result = await search(engine, root, { pattern: 'x', maxMatches: 21 })
    expect(result.files.map(({ path, total, lines }) => [path, total, lines.length])).toEqual([
      ['a.txt', 50, 20],
      ['b.txt', 3, 1],
    ])
    expect(result).toMatchObject({ total: 54, totalIsMinimum: false, moreFiles: [{ path: 'c.txt', total: 1 }] })
  })

  it('counts a flood to the last line and still shows the first in order', async () => {
    const root = makeTree(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i + 10}.txt`, 'flood\r\n'.repeat(1000)])))
    const result = await search(engine, root, { pattern: 'flo+d', maxMatches: 50 })
    expect(result.files.map(({ path, total, lines }) => [path, total, lines.length])).toEqual([
      ['f10.txt', 1000, 20],
      ['f11.txt', 1000, 20],
      ['f12.txt', 1000, 10],
    ])
    expect({ total: result.total, minimum: result.totalIsMinimum, more: result.moreFiles.length }).toEqual({
      total: 30_000,
      minimum: false,
      more: 27,
    })
  })

  it('begins paths with the name of their directory when there are several', async () => {
    const base = makeTree({ 'one/a.txt': 'needle\n', 'two/a.txt': 'needle\n' })
    const roots = [join(base, 'two'), join(base, 'one')]
    expect(found(await search(engine, roots, { pattern: 'needle' }))).toEqual(['one/a.txt:1 needle', 'two/a.txt:1 needle'])
    expect(found(await search(engine, roots, { pattern: 'needle', path: 'two' }))).toEqual(['two/a.txt:1 needle'])
    expect(found(await search(engine, roots, { pattern: 'needle', glob: 'one/*.txt' }))).toEqual(['one/a.txt:1 needle'])
  })

  it('says what was searched when nothing was found', async () => {
    const root = makeTree({ 'a.cbl': 'x', 'b.jcl': 'x', 'c/d.cbl': 'x' })
    expect(await search(engine, root, { pattern: 'zzz', glob: '*.cbl' })).toMatchObject({
      files: [],
      total: 0,
      searchedFiles: 2,
      globbedOut: 1,
    })
    expect(await search(engine, root, { pattern: 'zzz', path: 'c' })).toMatchObject({ searchedIn: ['c'], searchedFiles: 1 })
  })

  it.each([
    '*',
    '**',
    '**/*',
    '.env',
    '.*',
    '**/.env',
    '{.git,.git/**}',
    '.git/config',
    '*.pem',
    '**/*.{pem,json}',
    'x/**',
    'ID_RSA*',
    '*(a|*)',
  ])('shows no secret for the glob %j', async (glob) => {
    expect(found(await search(engine, makeTree({ ...tree, '.rgignore': '!.env\n!.git\n!*.pem\n' }), { pattern: 'NEEDLE', glob }))).toEqual(
      [],
    )
  })

  it.each(['../**', '/etc/*', '!*.cbl', 'a/../../b', `${'a'.repeat(201)}`])('refuses the glob %j', async (glob) => {
    await expect(search(engine, makeTree(tree), { pattern: 'x', glob })).rejects.toMatchObject({ code: 'pattern_invalid' })
  })

  it.each([
    '--pre=./evil.sh',
    '--hostname-bin=./evil.sh',
    '-f/etc/passwd',
    '--files',
    '$(touch PWNED)',
    '`touch PWNED`',
    '; touch PWNED',
    '--',
  ])('takes the pattern %j for a pattern', async (pattern) => {
    const root = makeTree({ 'evil.sh': '#!/bin/sh\ntouch PWNED\n' })
    await search(engine, root, { pattern, fixed: true })
    expect(existsSync(join(root, 'PWNED'))).toBe(false)
  })

  it.each(['', 'a\nb', 'x'.repeat(1001), 'a\0b', '(', 'a(?=b)', '(a)\\1', '[z-a]', '*a'])('refuses the pattern %j', async (pattern) => {
    await expect(search(engine, makeTree(tree), { pattern })).rejects.toMatchObject({ code: 'pattern_invalid' })
  })

  it.each(['../x', '/etc', '.env', '.git', 'sub/../../x'])('searches nothing in %j', async (path) => {
    await expect(search(engine, makeTree(tree), { pattern: 'NEEDLE', path })).rejects.toMatchObject({ code: 'file_denied' })
  })

  it('is quick for patterns that make a backtracking engine hang', async () => {
    const root = makeTree({ 'a.txt': `${'a'.repeat(5000)}!\n` })
    for (const pattern of ['^(a+)+$', '(a|a)*$', '(.*){1,20}x', '(a*)*b']) await search(engine, root, { pattern })
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(search(engine, makeTree(tree), { pattern: 'x', signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' })
  })

  it('follows no link, inside or outside', async () => {
    const outside = makeTree({ 'd/s.txt': 'NEEDLE\n' })
    const root = makeTree({ 'sub/a.txt': 'NEEDLE\n' })
    symlinkSync(join(outside, 'd'), join(root, 'out'))
    symlinkSync('sub', join(root, 'in'))
    expect(found(await search(engine, root, { pattern: 'NEEDLE' }))).toEqual(['sub/a.txt:1 NEEDLE'])
    await expect(search(engine, root, { pattern: 'NEEDLE', path: 'out' })).rejects.toMatchObject({ code: 'file_denied' })
  })

  it('sees files that came, went and changed since the last search', async () => {
    const root = makeTree({ 'a.txt': 'needle\n', 'b.txt': 'other\n' })
    const { sandbox } = await createSandbox({ codeDirs: [root] })
    const searching = createSearchEngine({ sandbox, find: engines[engine] })
    const run = async (): Promise<string[]> => found(await searching.search({ ...plain, pattern: 'needle' }))
    expect(await run()).toEqual(['a.txt:1 needle'])
    renameSync(join(root, 'a.txt'), join(root, 'c.txt'))
    expect(await run()).toEqual(['c.txt:1 needle'])
  })
})

it('is as quick for boundaries of words in a text with letters beyond ASCII', async () => {
  const lines = Array.from({ length: 60_000 }, (_, i) => `  KJØP_NR${i} = FØRSTE(ÅR) + 1; /* BELØP PR ÅR */`)
  const root = makeTree({ 'utf8.txt': lines.join('\n'), 'latin.txt': Buffer.from(lines.join('\n'), 'latin1') })
  const pattern = '\\b(?:PARAMETER|CONST)\\b.*\\bNR\\b\\s*=|^\\s*DATA\\b.*\\bNR\\b|^(?:\\s*&|\\s{5}\\S)?\\s*\\bNR\\b\\s*=\\s*[-+]?\\d'
  const timed = async (text: string) => {
    const startedAt = performance.now()
    await search('ripgrep', root, { pattern: text })
    return performance.now() - startedAt
  }
  const without = await timed(pattern.replaceAll('\\b', ''))
  expect(await timed(pattern)).toBeLessThan(5 * without + 100)
})

it.each(engineNames)('%s finds what stands in a text that ends in the padding of a tape', async (engine) => {
  const root = makeTree({ 'tape.cbl': `${'       DISPLAY LOAF.\n'.repeat(400)}       STOP RUN.\n${'\0'.repeat(60)}` })
  const result = await search(engine, root, { pattern: 'STOP RUN' })
  expect(found(result)).toEqual(['tape.cbl:401        STOP RUN.'])
  expect(result.notices).toEqual([])
})

describe('both engines', () => {
  const root = makeTree(
    {
      'a.txt': 'MOVE A TO B\nmove aa TO b1\n\nab  ba\n  IF A1 > B2\n(a) [b] a.b a*b\n',
      'b/c.txt': 'aAbB\r\n1a2b\r\nb a\tb\r\n',
      'b/d.txt': 'xab',
      'e.txt': toFixedRecords(['       MOVE A TO B. AB', '       IF A = B THEN 1'], 80),
    },
    { keep: true },
  )
  const engineOf = async (engine: keyof typeof engines) => {
    const { sandbox } = await createSandbox({ codeDirs: [root] })
    return createSearchEngine({ sandbox, find: engines[engine] })
  }
  afterAll(async () => (await import('node:fs/promises')).rm(root, { recursive: true }))

  it('agree where a word ends before a letter beyond ASCII', async () => {
    const letters = makeTree({ 'a.txt': 'KJØNN\nKJ = 1\nAKJ\n' })
    const lines = async (engine: keyof typeof engines, pattern: string) => found(await search(engine, letters, { pattern }))
    for (const pattern of ['\\bKJ\\b', '\\bKJ\\b\\s*=', 'KJ\\\\b', '\\BKJ'])
      expect(await lines('ripgrep', pattern)).toEqual(await lines('JavaScript', pattern))
  })

  it('find the same for every pattern of a plain grammar', async () => {
    const [ripgrep, javaScript] = await Promise.all([engineOf('ripgrep'), engineOf('JavaScript')])
    const atom = fc.constantFrom(
      'a',
      'b',
      'A',
      '1',
      ' ',
      '.',
      '\\.',
      '\\d',
      '\\w',
      '\\s',
      '[ab]',
      '[^a]',
      '[0-9A-F]',
      '(a|b)',
      '(?:ab)',
      '\\b',
      '\\(',
      '\\t',
    )
    const piece = fc.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '*?')).map(([a, q]) => (a === '\\b' ? a : a + q))
    const body = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
    const pattern = fc.tuple(fc.constantFrom('', '', '^'), body, fc.constantFrom('', '', '$', '|b')).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(pattern, fc.boolean(), fc.boolean(), async (text, ignoreCase, fixed) => {
        const request = { ...plain, pattern: text, ignoreCase, fixed }
        expect(comparable(await ripgrep.search(request))).toEqual(comparable(await javaScript.search(request)))
      }),
      { numRuns: 100 },
    )
  })
})
