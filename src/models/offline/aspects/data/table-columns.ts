import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { inert, nameFor, withCitations } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { unnumbered } from '../../evidence/code-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { columnsOf } from '../../evidence/table-parts.ts'
import type { Findings } from '../../findings.ts'
import { askedRelations } from '../../question/relation.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksTableKeys } from './table-keys.ts'

const longestTable = 60
const mostColumns = 40
const mostComments = 4
const longestComment = 4
const asksColumns = /\bcolumns\b/i

/** The columns of a table, as it is created; else as a program declares it. */
export const tableColumnsAspect: Aspect = {
  name: 'table columns',
  asks: (question, subject) =>
    subject.kinds[0] === 'table' &&
    subject.named &&
    asksColumns.test(question.bare) &&
    !asksTableKeys(question.bare) &&
    askedRelations(question).length === 0,
  calls: (_, subject, findings) => [
    definitionCall(subject.name),
    ...tableOf(subject, findings).flatMap((table) => [
      readCall(table.path, table.startLine, lastLineOf(table)),
      commentsCall(subject, table),
      ...commentLines(subject, table, findings).map((line) => readCall(table.path, line, line + longestComment - 1)),
    ]),
  ],
  draft: (_, subject, findings) => {
    const [table] = tableOf(subject, findings)
    if (table === undefined) return undefined
    const { path, startLine } = table
    const lines = linesBetween(findings.linesOf(path), startLine, lastLineOf(table))
    const columns = columnsOf(lines.map((line) => unnumbered(line).replace(/--.*$/, '')).join('\n')).map(({ name }) => name)
    if (columns.length === 0) return undefined
    const places = [{ path, startLine, endLine: startLine + lines.length - 1 }]
    const names = columns.slice(0, mostColumns).map(inert).join(', ')
    const more = columns.length > mostColumns ? ` and ${columns.length - mostColumns} more` : ''
    const said = `Table ${nameFor(findings, subject.name, places)} has ${count(columns.length, 'column')}: ${names}${more}`
    const comments = commentLines(subject, table, findings).map((line) => commentQuote(path, line, findings))
    return { lead: [withCitations(findings, said, places)], quotes: [{ source: { kind: 'code', path }, startLine, lines }, ...comments] }
  },
}

/** One that is whole: half a list of columns would be told as all of them. */
function tableOf({ name }: Subject, findings: Findings): readonly Definition[] {
  const tables = findings
    .definitionsOf(name)
    .filter(({ kind, startLine, endLine }) => kind === 'table' && endLine - startLine < longestTable)
  const created = tables.filter(({ detail = '' }) => !/^DECLARE\b/.test(detail))
  return (created.length > 0 ? created : tables).slice(0, 1)
}

function lastLineOf({ startLine, endLine }: Definition): number {
  return Math.min(endLine, startLine + longestTable - 1)
}

function commentsCall({ name }: Subject, { path }: Definition): Call {
  const pattern = String.raw`\bCOMMENT\s+ON\s+(?:TABLE\s+|COLUMN\s+)?${escapeRegex(name)}\b`
  return linesCall(pattern, mostComments, path)
}

function commentLines(subject: Subject, table: Definition, findings: Findings): readonly number[] {
  const found = findings.linesFound(commentsCall(subject, table))
  return found.filter(({ text }) => /\bCOMMENT\s+ON\b/i.test(text)).map(({ line }) => line)
}

function commentQuote(path: string, startLine: number, findings: Findings): Quote {
  const lines = linesBetween(findings.linesOf(path), startLine, startLine + longestComment - 1)
  const end = lines.findIndex((line) => /;/.test(line))
  return { source: { kind: 'code', path }, startLine, lines: end < 0 ? lines.slice(0, 1) : lines.slice(0, end + 1) }
}
