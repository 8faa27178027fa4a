import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ToolOutput } from '../../src/answer/agent-tool.ts'
import type { CitationSources } from '../../src/answer/verify-citations.ts'
import { verifyCitations } from '../../src/answer/verify-citations.ts'
import { limits } from '../../src/base/limits.ts'
import { createSandbox, type Sandbox } from '../../src/files/sandbox.ts'
import { createFindDefinitionTool } from '../../src/tools/find-definition.ts'
import { createFindReferencesTool } from '../../src/tools/find-references.ts'
import { createOutlineTool } from '../../src/tools/outline.ts'
import { makeTree } from '../files/make-tree.ts'
import { edge, fieldTable, queriesOver, unit } from '../structure/queries/small-graph.ts'

const bill = [
  '       PROGRAM-ID. BILL.',
  '      * Bills.',
  "           MOVE 'RATE' TO WS-PGM.",
  '           CALL WS-PGM.',
  '       2000-END.',
  '           GOBACK.',
  '',
].join('\n')
const rate = ['       PROGRAM-ID. RATE.', '       01  TARIFF-REC.', '           05 PRICE PIC 9(5).', ''].join('\n')

const queries = queriesOver({
  members: { 'cbl/BILL.cbl': ['COBOL', 6], 'cbl/RATE.cbl': ['COBOL', 3] },
  units: [
    unit('program BILL', 'cbl/BILL.cbl:1-6'),
    unit('paragraph 2000-END of BILL', 'cbl/BILL.cbl:5-6'),
    unit('program RATE', 'cbl/RATE.cbl:1-3'),
  ],
  edges: [
    edge('call', 'program BILL', 'program RATE', 'cbl/BILL.cbl:4', {
      how: 'move',
      operand: 'WS-PGM',
      complete: false,
      via: { path: 'cbl/BILL.cbl', line: 3 },
    }),
    edge('call', 'program GONE', 'program RATE', 'cbl/GONE.cbl:4'),
  ],
  fields: [
    fieldTable(
      'RATE',
      ['cbl/RATE.cbl'],
      [
        { name: 'TARIFF-REC', level: 1, line: 2, at: 0, length: 5 },
        { name: 'PRICE', level: 5, line: 3, at: 0, length: 5, detail: 'PIC 9(5)' },
      ],
      [],
    ),
  ],
})

let sandbox: Sandbox
let root: string
beforeAll(async () => {
  root = makeTree({ 'cbl/BILL.cbl': bill, 'cbl/RATE.cbl': rate }, { keep: true })
  ;({ sandbox } = await createSandbox({ codeDirs: [root] }))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const context = { signal: new AbortController().signal }
const deps = () => ({ sandbox, structure: async () => queries })
const definition = (name: string) => createFindDefinitionTool(deps()).call({ name }, context)
const references = (name: string, relation: 'callers' | 'callees' | 'uses') =>
  createFindReferencesTool(deps()).call({ name, relation }, context)
const outline = (name: string) => createOutlineTool(deps()).call({ name }, context)

const lines = ({ artifact }: ToolOutput) =>
  artifact.evidence.map((item) =>
    item.kind === 'structure' ? `${item.path}:${item.startLine}-${item.endLine} ${item.text?.trim().split('\n')[0]}` : item.kind,
  )

test('find_definition: exact places, layout, and the first lines as evidence', async () => {
  const field = await definition('price')
  expect(field.content).toBe(`cbl/RATE.cbl:3 field PRICE of TARIFF-REC: 05 PIC 9(5); offset 0, 5 bytes
  3|            05 PRICE PIC 9(5).`)
  expect(lines(field)).toEqual(['cbl/RATE.cbl:3-3 05 PRICE PIC 9(5).'])
  expect((await definition('BILL')).content).toContain('cbl/BILL.cbl:1-6 program BILL\n  1|        PROGRAM-ID. BILL.\n  2|       * Bills.')
})

test('find_definition: what does not exist is answered with the nearest', async () => {
  const { content, artifact } = await definition('BLIL')
  expect(content).toBe('(Nothing is named BLIL. Near to it: BILL.)')
  expect(artifact).toEqual({
    evidence: [],
    summary: '0 definitions',
    total: 0,
    notices: ['Nothing is named BLIL. Near to it: BILL.'],
    nearest: ['BILL'],
    structure: { query: 'where', name: 'BLIL', definitions: [], members: [], mentions: [], nearest: ['BILL'], notices: [] },
  })
})

test('find_references: the statement, where the name comes from, what is not certain; a file that is gone has no text', async () => {
  const callers = await references('RATE', 'callers')
  expect(callers.content).toBe(`callers of program RATE (cbl/RATE.cbl:1): 2
cbl/BILL.cbl:4 program BILL: call (moved to WS-PGM at cbl/BILL.cbl:3; others possible)
  4|            CALL WS-PGM.
  3|            MOVE 'RATE' TO WS-PGM.
cbl/GONE.cbl:4 program GONE: call
(1 reference names an item that may also be set from outside, so more targets are possible.)`)
  expect(lines(callers)).toEqual(['cbl/BILL.cbl:4-4 CALL WS-PGM.', "cbl/BILL.cbl:3-3 MOVE 'RATE' TO WS-PGM.", 'cbl/GONE.cbl:4-4 undefined'])
  expect(callers.artifact).toMatchObject({ summary: '2 references (callers)', total: 2 })
  expect((await references('BILL', 'callees')).content).toContain('program BILL: call program RATE (moved to')
  expect((await references('PRICE', 'uses')).content).toBe('field PRICE of TARIFF-REC (cbl/RATE.cbl:3): 0 writes, 0 reads, 0 other')
})

test('outline: every entry with its lines; only the line on which it begins counts as seen', async () => {
  const result = await outline('cbl/BILL.cbl')
  expect(result.content).toBe(`cbl/BILL.cbl (COBOL, 6 lines)
1-6 program BILL
  5-6 paragraph 2000-END`)
  expect(lines(result)).toEqual(['cbl/BILL.cbl:1-1 PROGRAM-ID. BILL.', 'cbl/BILL.cbl:5-5 2000-END.'])
})

test('a result that is too long is cut, and says so', async () => {
  const edges = Array.from({ length: 2000 }, (_, i) => edge('call', `program P${i}`, 'program RATE', `cbl/P${i}.cbl:${i + 1}`))
  const tool = createFindReferencesTool({ sandbox, structure: async () => queriesOver({ edges }) })
  const { content, artifact } = await tool.call({ name: 'RATE', relation: 'callers' }, context)
  expect(content.length).toBeLessThanOrEqual(32 * 1024)
  expect(content).toMatch(/\n\(Only the first \d+ of 2000 references shown/)
  expect(artifact.total).toBe(2000)
})

test('lines that a structure tool showed may be cited, and others of the file may not', async () => {
  const sources: CitationSources = {
    readLines: async (path) => ({ path, lines: bill.split('\n') }),
    skillSection: async () => undefined,
  }
  const { evidence } = (await references('RATE', 'callers')).artifact
  const checked = await verifyCitations({
    answer: 'It calls `WS-PGM` (`cbl/BILL.cbl:4`), after `cbl/BILL.cbl:3`. It ends at `cbl/BILL.cbl:5-6`.',
    evidence,
    sources,
  })
  expect(checked.citations.map(({ startLine, status }) => [startLine, status])).toEqual([
    [4, 'verified'],
    [3, 'verified'],
    [5, 'unchecked'],
  ])
})

test('a call that would wait too long for the code to be read says how far it is, stops waiting, and the next one goes on', async () => {
  vi.useFakeTimers()
  try {
    let stopped: AbortSignal | undefined
    const tool = createOutlineTool({
      sandbox,
      structure: ({ signal, onProgress }) => {
        stopped = signal
        onProgress({ done: 1200, total: 2544 })
        return new Promise(() => {})
      },
    })
    const waiting = tool.call({ name: 'BILL' }, context).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(limits.structureWaitMs)
    expect(await waiting).toMatchObject({
      code: 'tool_timeout',
      message: 'The structure of the code is still being read: 1,200 of 2,544 files so far.',
      hint: expect.stringContaining('goes on from there'),
    })
    expect(stopped?.aborted).toBe(true)
    expect(limits.structureWaitMs).toBeLessThan(limits.toolTimeoutMs)
  } finally {
    vi.useRealTimers()
  }
})
