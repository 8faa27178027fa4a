import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../../src/answer/agent-tool.ts'
import { hashLines } from '../../src/answer/hash-lines.ts'
import { limits } from '../../src/base/limits.ts'
import { createSandbox } from '../../src/files/sandbox.ts'
import { createSearchEngine } from '../../src/search/search-engine.ts'
import { createListFilesTool } from '../../src/tools/list-files.ts'
import { createReadFileTool } from '../../src/tools/read-file.ts'
import { createSearchCodeTool } from '../../src/tools/search-code.ts'
import { makeTree, type Tree } from '../files/make-tree.ts'
import { toFixedRecords } from '../files/to-ebcdic.ts'

async function call(name: 'search_code' | 'read_file' | 'list_files', tree: Tree, input: object): Promise<ToolOutput> {
  const { sandbox } = await createSandbox({
    codeDirs: [
      makeTree({ 'code/.keep': '', ...Object.fromEntries(Object.entries(tree).map(([path, text]) => [`code/${path}`, text])) }).concat(
        '/code',
      ),
    ],
  })
  const tools = [
    createSearchCodeTool({ engine: createSearchEngine({ sandbox }) }),
    createReadFileTool({ sandbox }),
    createListFilesTool({ sandbox }),
  ]
  const tool = tools.find((candidate) => candidate.name === name) as unknown as AgentTool
  return tool.call(tool.schema.parse(input), { signal: new AbortController().signal })
}

const program: Tree = {
  'cbl/PAY.cbl':
    '       PROCEDURE DIVISION.\n           PERFORM 1000-INIT.\n           CALL "RATES".\n           STOP RUN.\n       1000-INIT.\n           MOVE 0 TO TOTAL(1).\n',
  'cpy/REC.cpy': '       01 TOTAL PIC S9(4) OCCURS 3.\n',
}

describe('search_code', () => {
  it('shows lines below their path, with one item of evidence for each group', async () => {
    const { content, artifact } = await call('search_code', program, { pattern: 'total|1000-INIT' })
    expect(content).toBe(
      [
        '4 matches in 2 files',
        'cbl/PAY.cbl',
        '2:            PERFORM 1000-INIT.',
        '5:        1000-INIT.',
        '6:            MOVE 0 TO TOTAL(1).',
        'cpy/REC.cpy',
        '1:        01 TOTAL PIC S9(4) OCCURS 3.',
      ].join('\n'),
    )
    const text = '       1000-INIT.\n           MOVE 0 TO TOTAL(1).'
    expect(artifact.evidence[1]).toEqual({
      kind: 'code',
      path: 'cbl/PAY.cbl',
      startLine: 5,
      endLine: 6,
      text,
      hash: hashLines(text),
      whole: false,
      via: 'match',
    })
    expect(artifact).toMatchObject({ summary: '4 matches in 2 files', total: 4 })
    expect(artifact.evidence.length).toBe(3)
  })

  it('shows context with a dash and gaps with two', async () => {
    const { content } = await call('search_code', program, { pattern: 'division|total\\(', context: '1', glob: '*.cbl' })
    expect(content.split('\n').slice(2)).toEqual([
      '1:        PROCEDURE DIVISION.',
      '2-            PERFORM 1000-INIT.',
      '--',
      '5-        1000-INIT.',
      '6:            MOVE 0 TO TOTAL(1).',
    ])
  })

  it.each([
    ['PIC S9(4)', '(nothing as a regular expression; found literally (fixed:true))'],
    ['TOTAL(', '(The pattern is not a valid regular expression: unclosed group. Searched literally instead (fixed:true).)'],
  ])('takes %j for the literal that it is', async (pattern, note) => {
    expect((await call('search_code', program, { pattern })).content.split('\n')[0]).toBe(note)
  })

  it('refuses a bad expression with the reason and the way out', async () => {
    const refused = call('search_code', program, { pattern: 'A(?=B)' })
    await expect(refused).rejects.toMatchObject({ code: 'pattern_invalid', hint: 'For a literal search give fixed:true.' })
    await expect(refused).rejects.toThrow('look-around')
  })

  it('says what was searched when nothing was found, and what may be the cause', async () => {
    const { content, artifact } = await call('search_code', program, { pattern: 'Total', ignore_case: false, glob: '*.jcl' })
    expect(content).toBe(
      'No match for the regular expression "Total": searched 0 files in code.\nThe glob *.jcl matches none of the 2 files there.\nThe search was case-sensitive: ignore_case:true finds other spellings.',
    )
    expect(artifact).toEqual({ evidence: [], summary: 'no matches', total: 0 })
  })

  it('says that a directory holds no code', async () => {
    const { content } = await call(
      'search_code',
      { ...program, '.gitignore': 'old/', 'old/a.cbl': 'TOTAL' },
      { pattern: 'total', path: 'old' },
    )
    expect(content.split('\n')).toEqual([
      'No match for the regular expression "total": searched 0 files in old.',
      'No file there counts as code: ignore files, hidden names, exclusions and the mark of own output leave files out.',
    ])
  })

  it('says what was left out, by which limit, and how to see it', async () => {
    const tree = { 'a.txt': 'x\n'.repeat(30), 'b.txt': 'x\n', 'c.txt': 'x\n' }
    const { content } = await call('search_code', tree, { pattern: 'x', limit: 20 })
    expect(content.split('\n').at(-1)).toBe(
      '(20 of 32 shown: 20 a file, 20 in all. More in: b.txt 1, c.txt 1. Narrow with a longer pattern, path or glob or search one file: search_code {"pattern":"x","limit":20,"path":"b.txt"})',
    )
  })

  it('cuts a long line around the match and stays within its size', async () => {
    const tree = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}.txt`, `${'a'.repeat(3000)}NEEDLE${'b'.repeat(3000)}\n`]))
    const { content } = await call('search_code', tree, { pattern: 'NEEDLE' })
    expect(content).toContain('aaNEEDLEbb')
    expect(content.length).toBeLessThanOrEqual(limits.toolResultChars)
    expect(
      Math.max(
        ...content
          .split('\n')
          .slice(0, -1)
          .map((line) => line.length),
      ),
    ).toBeLessThan(limits.searchLineChars + 20)
  })

  it('names the encoding of a file that is not UTF-8', async () => {
    const { content } = await call(
      'search_code',
      { FB: toFixedRecords(['       MOVE A TO B.', '       STOP RUN.'], 80) },
      { pattern: 'stop' },
    )
    expect(content).toBe('1 match in 1 file\nFB (cp037)\n2:        STOP RUN.')
  })
})

describe('read_file', () => {
  it('shows numbered lines, and evidence for exactly these', async () => {
    const { content, artifact } = await call('read_file', program, { path: 'cbl/PAY.cbl', start_line: '2', end_line: 3 })
    expect(content).toBe(
      'cbl/PAY.cbl (6 lines)\n2|            PERFORM 1000-INIT.\n3|            CALL "RATES".\n(3 more lines; next: read_file {"path":"cbl/PAY.cbl","start_line":4,"end_line":6})',
    )
    const text = '           PERFORM 1000-INIT.\n           CALL "RATES".'
    expect(artifact).toEqual({
      evidence: [{ kind: 'code', path: 'cbl/PAY.cbl', startLine: 2, endLine: 3, text, hash: hashLines(text), whole: false, via: 'read' }],
      summary: 'cbl/PAY.cbl:2-3 of 6',
    })
  })

  it('says that a file was read whole, and in which encoding', async () => {
    const { content, artifact } = await call('read_file', { FB: toFixedRecords(['       STOP RUN.'], 80) }, { path: 'FB' })
    expect(content).toBe('FB (1 line, cp037)\n1|        STOP RUN.\n(end of file)')
    expect(artifact.evidence).toMatchObject([{ whole: true, text: '       STOP RUN.' }])
  })

  it('says which limit cut the window', async () => {
    const tree = { 'wide.txt': `${'w'.repeat(100)}\n`.repeat(900), 'long.txt': `${'l'.repeat(3000)}\nb\n`, 'many.txt': 'm\n'.repeat(2500) }
    const wide = (await call('read_file', tree, { path: 'wide.txt' })).content
    const shown = wide.split('\n').length - 2
    expect(wide.length).toBeLessThanOrEqual(limits.toolResultChars)
    expect(wide.split('\n').at(-1)).toBe(
      `(${900 - shown} more lines; cut by the limit of ${limits.toolResultChars} characters a result; next: read_file {"path":"wide.txt","start_line":${shown + 1},"end_line":${shown + limits.readLines}})`,
    )
    const long = (await call('read_file', tree, { path: 'long.txt' })).content.split('\n')
    expect(long.slice(2)).toEqual(['2| b', `(1 line cut at ${limits.readLineChars} characters)`, '(end of file)'])
    const many = (await call('read_file', tree, { path: 'many.txt', end_line: 2500 })).content
    expect(many.split('\n').at(-1)).toContain(
      `(500 more lines; cut by the limit of ${limits.readLinesMax} lines a window; next: read_file {"path":"many.txt","start_line":2001`,
    )
  })

  it.each<[object, string]>([
    [{ path: 'empty' }, 'empty is empty.'],
    [{ path: 'cpy/REC.cpy', start_line: 9 }, 'cpy/REC.cpy has 1 line; line 9 does not exist.'],
  ])('says that nothing is there: %j', async (input, content) => {
    expect((await call('read_file', { ...program, empty: '' }, input)).content).toBe(content)
  })

  it.each<[object, object]>([
    [{ path: 'cbl/payx.cbl' }, { code: 'file_missing', hint: 'Nearest: cbl/PAY.cbl.' }],
    [{ path: '../x' }, { code: 'file_denied' }],
    [{ path: 'cbl/PAY.cbl', start_line: 5, end_line: 4 }, { code: 'usage' }],
  ])('refuses %j', async (input, error) => {
    await expect(call('read_file', program, input)).rejects.toMatchObject(error)
  })

  it('takes no input that it does not know', async () => {
    await expect(call('read_file', program, { path: 'x', offset: 1 })).rejects.toThrow()
    await expect(call('read_file', program, { path: 'x', start_line: 0 })).rejects.toThrow()
  })
})

describe('list_files', () => {
  const tree: Tree = { ...program, NIGHT: '//NIGHT JOB\n//S EXEC PGM=PAY\n', 'data/CUST.ps': Buffer.alloc(2000), 'notes.txt': 'free text' }

  it('shows files by directory with size and language, and totals', async () => {
    const { content, artifact } = await call('list_files', tree, {})
    expect(content).toBe(
      [
        '5 files, 2.2 KB: COBOL 1, COBOL copybook 1, JCL 1, binary 1, other 1',
        './',
        '  NIGHT 29 B JCL',
        '  notes.txt 9 B',
        'cbl/',
        '  PAY.cbl 152 B COBOL',
        'cpy/',
        '  REC.cpy 36 B COBOL copybook',
        'data/',
        '  CUST.ps 2.0 KB binary',
      ].join('\n'),
    )
    expect(artifact.evidence[0]).toEqual({ kind: 'file', path: 'NIGHT', bytes: 29, language: 'JCL' })
  })

  it('narrows by glob and directory, and says when nothing is left', async () => {
    expect((await call('list_files', tree, { glob: '*.CPY' })).artifact.evidence).toMatchObject([{ path: 'cpy/REC.cpy' }])
    expect((await call('list_files', tree, { path: 'cbl/' })).artifact.evidence).toMatchObject([{ path: 'cbl/PAY.cbl' }])
    expect((await call('list_files', tree, { glob: '*.zzz' })).content).toBe(
      'No file that matches *.zzz; 5 files in all. list_files {} shows them.',
    )
  })

  it('lists as many as it may, and says where the others are', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`jcl/J${i + 10}.jcl`, '']))
    const { content, artifact } = await call('list_files', many, { limit: 3 })
    expect(content.split('\n').at(-1)).toBe('(27 more files by the limit of 3: narrow with path or glob, or raise limit; jcl/ 30)')
    expect({ listed: artifact.evidence.length, total: artifact.total }).toEqual({ listed: 3, total: 30 })
  })
})

it('describes every property in a schema that is small and JSON', async () => {
  const { sandbox } = await createSandbox({ codeDirs: [makeTree({ a: '' })] })
  const tools = [
    createSearchCodeTool({ engine: createSearchEngine({ sandbox }) }),
    createReadFileTool({ sandbox }),
    createListFilesTool({ sandbox }),
  ]
  for (const tool of tools) {
    const schema = z.toJSONSchema(tool.schema, { io: 'input' })
    expect(schema.additionalProperties).toBe(false)
    for (const property of Object.values(schema.properties ?? {}))
      expect(property).toMatchObject({ description: expect.any(String), type: expect.any(String) })
  }
})
