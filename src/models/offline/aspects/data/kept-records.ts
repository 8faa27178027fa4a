import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { lineText } from '../../evidence/line-text.ts'
import { skipCalls, skipTests } from '../../evidence/skip-tests.ts'
import { findHead } from '../../head.ts'
import { headLines } from '../../head-paragraphs.ts'
import { asksKeptRecords } from '../../question/asks-kept-records.ts'
import { code } from '../../quote.ts'

/** Of a head as much as says which records a program is about. */
const linesOfHead = 5
const longestText = 70

/** Which of the records that it reads a program of assembler goes on with: the tests behind which it reads the next one, and what it says at its head. */
export const keptRecordsAspect: Aspect = {
  name: 'kept records',
  exact: true,
  asks: (question, { named, paths: [path] }) => named && path !== undefined && mayBeAssembler(path) && asksKeptRecords(question),
  calls: (_, { paths: [path = ''] }, findings) => [
    readCall(path, 1, headLines),
    ...(isAssembler(path, findings) ? skipCalls(path, findings) : []),
  ],
  draft: (_, { name, paths: [path = ''] }, findings) => {
    if (!isAssembler(path, findings)) return undefined
    const tests = skipTests(path, findings)
    if (tests.length === 0) return undefined
    const head = findHead(findings.linesOf(path), name)
    const said =
      head === undefined
        ? []
        : [{ source: { kind: 'code' as const, path }, startLine: head.startLine, lines: head.lines.slice(0, linesOfHead) }]
    const items = tests.map((test) =>
      item(findings, `${code(lineText(test.tests, longestText))}, then ${code(lineText(test.branches, longestText))}`, [test]),
    )
    return {
      first: said,
      lead: [`${inert(name)} goes on to the next record behind these tests:`, ...items],
      quotes: [],
    }
  },
}
