import { containsName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { definitionDetail } from '../../../../answer/structure-words.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { nearnessOf } from '../../evidence/known-names.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { programsBeside } from '../../evidence/programs-beside.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostDefinitions = 4
const mostQuoted = 2
const around = { before: 4, after: 12 } as const
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'segment', 'file', 'queue'])
const asksColumn = /\bcolumns?\b|\bsql\b|\bdatabase\b/i
const ofSql = /\.(?:sql|ddl)$/i
const asksForm =
  /\b(?:defin\w*|declar\w*|pic|pictures?|how (?:big|long|large|wide)|sizes?|length|lengths|format|type of|layout|where is|what is|what does|means?|values?|stands? for|holds?|digits?|bytes?|offset|position|which (?:field|column|copybook))\b/i

/** Where a data item is defined, how big it is, what it may hold, and what the comment above says of it. */
export const definitionAspect: Aspect = {
  name: 'definition',
  asks: ({ bare, wants }, subject) => {
    const { kinds, named, paths } = subject
    // A routine that only words led to is told by its own comment.
    const isData = dataKinds.has(kinds[0] ?? '') && (named || !isRoutine(subject))
    return isData || (named && paths.length === 0) ? asksForm.test(bare) || wants[0] === 'field' : false
  },
  calls: (question, subject, findings) => [
    definitionCall(subject.name),
    ...chosenDefinitions(question, subject, findings)
      .slice(0, mostQuoted)
      .map(({ path, startLine }) => readCall(path, startLine - around.before, startLine + around.after)),
  ],
  draft: (question, subject, findings) => {
    const definitions = chosenDefinitions(question, subject, findings)
    if (definitions.length === 0) return undefined
    return {
      lead: definitions.slice(0, mostDefinitions).map((definition) => definitionItem(findings, definition, subject)),
      quotes: definitions.slice(0, mostQuoted).flatMap((definition) => definitionQuote(findings, definition)),
    }
  },
}

/** Of several things of a name those in the members that the question's words lead to come first; of one that was described, that one only, and those in a program that is named. */
function chosenDefinitions(question: Question, subject: Subject, findings: Findings): readonly Definition[] {
  const { name, named, paths, startLine } = subject
  const all = findings.definitionsOf(name).filter(({ kind }) => dataKinds.has(kind))
  const meant = named ? [] : all.filter((one) => paths.includes(one.path) && one.startLine === startLine)
  if (meant.length > 0) return meant
  const programs = programsBeside(question, subject, findings)
  const inside = all.filter(({ path }) => programs.some((program) => program.paths.includes(path)))
  if (inside.length > 0) return inside
  const nearness = nearnessOf(question, findings)
  // A field of a program may have the name of the column that keeps it.
  const isAsked = (one: Definition) => asksColumn.test(question.bare) && isColumn(one)
  const rank = (one: Definition) => (isAsked(one) ? -1 : nearness(one.path))
  // What LIKE or REPLACING makes has its name elsewhere: where that stands is the definition.
  const spelled = all.filter(({ path, startLine: line }) => containsName(findings.linesOf(path).get(line) ?? '', name))
  return (spelled.length > 0 ? spelled : all).toSorted((a, b) => rank(a) - rank(b))
}

/** Of a table: data of programs have a place in their record. */
function isColumn({ kind, of, field, path }: Definition): boolean {
  return kind === 'field' && of !== undefined && field === undefined && ofSql.test(path)
}

/** What stands behind a declaration: a comment of PL/I or C, of COBOL, of Fortran. */
const remark = /^\s*\S.*?(\/\*|\*>|\s!)(.*)$/
const longestRemark = 80

function remarkOf(line: string): string {
  if (isComment(line)) return ''
  const [, mark = '', said = ''] = remark.exec(line) ?? []
  // Behind a quote the mark of Fortran may stand in a text.
  if (mark.endsWith('!') && /['"]/.test(said)) return ''
  const text = (mark === '/*' ? said.replace(/^\*+|\*+\/.*$|\*+$/g, '') : said)
    .replace(/[-*=_]{3,}/g, '')
    .replaceAll('`', "'")
    .trim()
  return /[\p{L}\p{N}]/u.test(text) ? `; remark: ${cutText(text, longestRemark)}` : ''
}

function definitionItem(findings: Findings, definition: Definition, { name }: Subject): string {
  const { path, startLine, of, field, kind } = definition
  const places = [{ path, startLine, endLine: statementEnd(findings, definition) }]
  const record = field?.groups.at(-1) ?? of
  const detail = definitionDetail(definition).replaceAll('`', "'")
  const said = remarkOf(findings.linesOf(path).get(startLine) ?? '')
  const whose = record === undefined ? '' : ` of ${record}`
  return item(
    findings,
    `${kind} ${nameFor(findings, name, places)}${whose} in ${bareFileName(path)}${detail === '' ? '' : `: ${detail}`}${said}`,
    places,
  )
}

/** A macro goes on over several lines, each with an operand; what a data description goes on with is other items. */
function statementEnd(findings: Findings, { path, startLine, endLine, kind, field }: Definition): number {
  const isMacro = kind === 'field' && field === undefined && endLine <= startLine + around.after
  return isMacro && findings.isShown(path, startLine, endLine) ? endLine : startLine
}

/** The comment over the definition, and the condition names under it: what a field means is said there. */
function definitionQuote(findings: Findings, { path, startLine, kind }: Definition): readonly Quote[] {
  if (kind !== 'field' && kind !== 'symbol') return []
  const lines = findings.linesOf(path)
  let first = startLine
  while (
    first > startLine - around.before &&
    isComment(lines.get(first - 1) ?? '') &&
    /[a-z]{2}/i.test((lines.get(first - 1) ?? '').slice(6))
  )
    first--
  let last = startLine
  while (last < startLine + around.after && /^.{0,6}\s*88\s/.test(lines.get(last + 1) ?? '')) last++
  if (first === last) return []
  return [{ source: { kind: 'code', path }, startLine: first, lines: linesBetween(lines, first, last) }]
}
