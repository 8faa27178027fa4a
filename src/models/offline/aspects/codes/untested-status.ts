import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, bold, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedFileStatus } from '../../question/asked-file-status.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 60
const mostItems = 8
const longest = 90
const room = { before: 3, after: 12, most: 15 } as const

/** What a program does on a file status that no line of it tests: what its tests make of any other than they name. */
export const untestedStatusAspect: Aspect = {
  name: 'untested status',
  exact: true,
  asks: (question, { named, kinds: [kind], paths }) =>
    named && kind === 'program' && paths.length > 0 && askedFileStatus(question) !== undefined,
  calls: (question, subject, findings) => {
    const [status = ''] = [askedFileStatus(question)]
    const tests = testsIn(subject, findings)
    return [
      literalCall(status, subject),
      fieldsCall(subject),
      ...testCalls(subject, findings),
      ...tests.slice(0, 1).map((line) => readAround(line, room)),
    ]
  },
  draft: (question, subject, findings) => {
    const status = askedFileStatus(question)
    if (status === undefined || findings.resultOf(literalCall(status, subject)) === undefined) return undefined
    const tests = testsIn(subject, findings)
    const [first] = tests
    if (first === undefined || findings.codeLinesFound(literalCall(status, subject)).length > 0) return undefined
    const told = distinctBy(tests, ({ text }) => lineText(text, longest))
    return {
      lead: [
        `No line of ${bold(subject.name)} names ${status}: what follows is what its tests of a file status do with any other value than theirs.`,
        ...told.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longest)), [at(line)])),
      ],
      quotes: [quoteAround(first, room, findings)],
      alone: true,
    }
  },
}

function literalCall(status: string, { paths: [path] }: Subject): Call {
  return linesCall(`['"]${status}['"]`, mostFound, path)
}

function fieldsCall({ paths: [path] }: Subject): Call {
  return linesCall(String.raw`^[^*]*\bSTATUS\s+(?:IS\s+)?[A-Z][\w-]*\s*\.?\s*$`, mostFound, path)
}

function testCalls(subject: Subject, findings: Findings): readonly Call[] {
  const fields = findings
    .codeLinesFound(fieldsCall(subject))
    .flatMap(({ text }) => /\bSTATUS\s+(?:IS\s+)?([A-Z][\w-]*)/i.exec(text)?.[1] ?? [])
  if (fields.length === 0) return []
  const names = [...new Set(fields)].map(escapeRegex).join('|')
  return [linesCall(String.raw`^[^*]*\b(?:IF|EVALUATE)\s+\(?(?:${names})\b`, mostFound, subject.paths[0])]
}

function testsIn(subject: Subject, findings: Findings): readonly FoundLine[] {
  return testCalls(subject, findings).flatMap((call) => findings.codeLinesFound(call))
}
