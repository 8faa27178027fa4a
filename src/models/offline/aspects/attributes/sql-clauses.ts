import { containsName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall, readCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { type ExecStatement, execAround, longestExec } from '../../evidence/exec-statement.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedOfSql, askedOfSql } from '../../question/asked-sql-clauses.ts'
import type { Question } from '../../question/question.ts'

const mostLines = 20
const mostStatements = 6
const mostQuoted = 2
const longestClause = 700
const longestQuote = 16

/** What a cursor or a statement of SQL in a program says: its columns, WHERE, ORDER BY, host variables, WITH HOLD, FOR UPDATE. */
export const sqlClausesAspect: Aspect = {
  name: 'SQL clauses',
  exact: true,
  asks: (question) => askedOfSql(question) !== undefined,
  calls: (question, _, findings) => [
    ...searches(question, findings),
    ...foundLines(question, findings).map(({ path, line }) => readCall(path, line - 2, line + longestExec)),
  ],
  draft: (question, _, findings) => {
    const asked = askedOfSql(question)
    if (asked === undefined) return undefined
    const statements = meant(statementsOf(asked, question, findings), asked, question, findings).slice(0, mostStatements)
    if (statements.length === 0) return undefined
    const alike = [...groupBy(statements, (one) => told(one, asked)).entries()]
    return {
      lead: alike.map(([said, same]) => item(findings, said, same)),
      quotes: alike.slice(0, mostQuoted).flatMap(([, [first]]) => (first === undefined ? [] : [quoteLines(first, findings, longestQuote)])),
      alone: true,
      defines: true,
    }
  },
}

function programPaths({ text }: Question, findings: Findings): readonly string[] {
  // A class may have the name of a table.
  const located = (findings.located(locateCall(text))?.names ?? []).filter(({ units }) => !units.some(({ kind }) => kind === 'table'))
  return [
    ...new Set(located.flatMap(({ units }) => units.flatMap(({ kind, path }) => (kind === 'program' && path !== undefined ? [path] : [])))),
  ].slice(0, 2)
}

/** The declarations of cursors of the names in the question, else of the program; or its statements. */
function searches(question: Question, findings: Findings): readonly Call[] {
  const asked = askedOfSql(question)
  if (asked === undefined) return []
  const paths = programPaths(question, findings)
  if (asked.of === 'statements')
    return paths.flatMap((path) => asked.verbs.map((verb) => linesCall(String.raw`(?:^.{0,6}\s+|\bSQL\s+)${verb}\b`, mostLines, path)))
  const names = question.names.filter((name) => /^[\w#@$-]{2,}$/.test(name)).map(escapeRegex)
  const named = names.length === 0 ? [] : [linesCall(declared(`(?:${names.join('|')})`), mostLines)]
  if (asked.of === 'named') return named
  return [...named, ...paths.map((path) => linesCall(declared(String.raw`[\w#@$-]+`), mostLines, path))]
}

function declared(name: string): string {
  return String.raw`\bDECLARE\s+${name}\s+(?:[A-Z]+\s+){0,3}CURSOR\b`
}

function foundLines(question: Question, findings: Findings): readonly FoundLine[] {
  const found = searches(question, findings).flatMap((call) => findings.codeLinesFound(call))
  return distinctBy(
    found.filter(({ path }) => !isDocument(path)),
    ({ path, line }) => `${path} ${line}`,
  ).slice(0, mostLines)
}

function statementsOf(asked: AskedOfSql, question: Question, findings: Findings): readonly ExecStatement[] {
  const found = foundLines(question, findings).flatMap((place) => execAround('SQL', place, findings) ?? [])
  const isAsked = ({ text }: ExecStatement) => asked.of !== 'statements' || asked.verbs.some((verb) => text.toUpperCase().startsWith(verb))
  return distinctBy(found.filter(isAsked), ({ path, startLine }) => `${path} ${startLine}`)
}

/** Those in the named program, and of these those with the cursor or table that is named. */
function meant(
  statements: readonly ExecStatement[],
  { isOfNamed }: AskedOfSql,
  question: Question,
  findings: Findings,
): readonly ExecStatement[] {
  const paths = programPaths(question, findings)
  const own = statements.filter(({ path }) => paths.length === 0 || paths.includes(path))
  const named = own.filter(({ text }) => question.names.some((name) => containsName(text, name)))
  if (isOfNamed) return named.filter(({ text }) => question.names.some((name) => containsName(tableOf(text) ?? '', name)))
  return named.length > 0 ? named : own
}

function tableOf(text: string): string | undefined {
  return /\b(?:INTO|FROM|UPDATE)\s+([A-Za-z][\w.@#$-]*)/i.exec(text)?.[1]
}

function told({ path, text }: ExecStatement, { clauses }: AskedOfSql): string {
  const cursor = /^DECLARE\s+(\S+)/i.exec(text)?.[1]
  const [verb = ''] = text.split(' ', 1)
  const of = tableOf(text)
  const head = cursor === undefined ? `${verb.toUpperCase()}${of === undefined ? '' : ` of ${of}`}` : `cursor ${cursor}`
  const parts = clauses.map(({ says, written }) => {
    const found = [...text.matchAll(written)].map((match) =>
      (match[1] ?? match[0])
        .trim()
        .replace(/\s+,/g, ',')
        .replace(/^\(\s*(.*?)\s*\)$/, '$1'),
    )
    if (found.length === 0) return `no ${says}`
    const said = [...new Set(found)].join(', ')
    return found[0]?.toUpperCase().startsWith(says.split(' ', 1)[0] ?? '') ? said : `${says} ${said}`
  })
  return inert(`${head} in ${bareFileName(path)}: ${cutText(parts.join('; '), longestClause)}`)
}
