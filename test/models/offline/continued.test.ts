import { expect, test } from 'vitest'
import type { ToolArtifact } from '../../../src/answer/agent-tool.ts'
import { continued } from '../../../src/models/offline/continued.ts'
import { Findings } from '../../../src/models/offline/findings.ts'
import { formatQuote, type Quote } from '../../../src/models/offline/quote.ts'

const path = 'cbl/KNBATH.cbl'
const text = [
  '       1000-BATH.',
  '           MOVE 1 TO KN-TUB',
  '           MOVE 2 TO KN-SOAP',
  '           IF DG-COAT = 3',
  '               MOVE 4 TO KN-TOWELS',
  '           END-IF',
  '',
  '           ADD 1 TO KN-BATHS.',
  '      * THE COAT IS BRUSHED AFTER THE BATH',
  '       2000-BRUSH.',
  '           ADD 1 TO KN-BRUSHES.',
]
const findings = new Findings([
  {
    name: 'read_file',
    args: { path, start_line: 1, end_line: text.length },
    artifact: {
      evidence: [{ kind: 'code', path, startLine: 1, endLine: text.length, text: text.join('\n'), hash: '', via: 'read' }],
    } as unknown as ToolArtifact,
  } as never,
])
const quote = (startLine: number, endLine: number): Quote => ({
  source: { kind: 'code', path },
  startLine,
  lines: text.slice(startLine - 1, endLine),
  isAbout: true,
})
const rangesOf = (quotes: readonly Quote[]) => quotes.map(({ startLine, lines }) => `${startLine}-${startLine + lines.length - 1}`)

test('a quotation goes on to where its paragraph begins and ends', () => {
  expect(rangesOf(continued([quote(4, 5)], 1000, findings))).toEqual(['1-8'])
})

test('it stays in its room', () => {
  const [longer = quote(4, 5)] = continued([quote(4, 5)], 15, findings)
  expect(formatQuote(longer).length - formatQuote(quote(4, 5)).length).toBeLessThanOrEqual(15)
  expect(rangesOf([longer])).toEqual(['4-6'])
})

test('it takes no lines that another one shows, and ends with one that says something', () => {
  expect(rangesOf(continued([quote(4, 5), quote(8, 8), quote(2, 2)], 1000, findings))).toEqual(['3-6', '8-8', '1-2'])
})

test('what begins with the comment above a paragraph does not go on into the one before', () => {
  expect(rangesOf(continued([quote(9, 10)], 1000, findings))).toEqual(['9-11'])
})

test('what an aspect quotes for a reason of its own stays as it is', () => {
  const { isAbout: _, ...exact } = quote(4, 5)
  expect(rangesOf(continued([exact], 1000, findings))).toEqual(['4-5'])
})

test('nor does it say again what stands before all of them', () => {
  expect(rangesOf(continued([quote(4, 5)], 1000, findings, [quote(1, 3)]))).toEqual(['4-8'])
})

test('a definition of SQL does not go on into its neighbours', () => {
  const ddl = [
    'CREATE TABLE BATH (',
    '  TUB CHAR(2)',
    ');',
    'CREATE TABLE TOWEL (',
    '  SIZE CHAR(1),',
    '  DRY  CHAR(1)',
    ');',
    'CREATE TABLE SOAP (',
    '  KIND CHAR(4)',
  ]
  const sql = 'db2/bath.sql'
  const known = new Findings([
    {
      name: 'read_file',
      args: { path: sql, start_line: 1, end_line: ddl.length },
      artifact: {
        evidence: [{ kind: 'code', path: sql, startLine: 1, endLine: ddl.length, text: ddl.join('\n'), hash: '', via: 'read' }],
      } as unknown as ToolArtifact,
    } as never,
  ])
  const towel = { source: { kind: 'code' as const, path: sql }, startLine: 4, lines: ddl.slice(3, 5), isAbout: true }
  expect(rangesOf(continued([towel], 1000, known))).toEqual(['4-6'])
})
