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
import type { Findings, KnownLines } from '../../findings.ts'
import { asksForm, asksParts } from '../../question/asks-form.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostDefinitions = 4
const mostQuoted = 2
const around = { before: 4, after: 12 } as const
/** Lines of a DSECT whose fields are asked for. */
const mostOfDummy = 36
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'segment', 'file', 'queue', 'container'])
const asksColumn = /\bcolumns?\b|\bsql\b|\bdatabase\b/i
const ofSql = /\.(?:sql|ddl)$/i

/** Where a data item is defined, how big it is, what it may hold, and what the comment above says of it. */
export const definitionAspect: Aspect = {
  name: 'definition',
  asks: ({ bare, wants }, subject) => {
    const { kinds, named, paths } = subject
    // A routine that only words led to is told by its own comment.
    const isData = dataKinds.has(kinds[0] ?? '') && (named || !isRoutine(subject))
    return isData || (named && paths.length === 0) ? asksForm(bare) || wants[0] === 'field' : false
  },
  calls: (question, subject, findings) => [
    definitionCall(subject.name),
    ...chosenDefinitions(question, subject, findings)
      .slice(0, mostQuoted)
      .map(({ path, startLine }) =>
        readCall(path, startLine - around.before, startLine + (asksParts(question.bare) ? mostOfDummy : around.after)),
      ),
  ],
  draft: (question, subject, findings) => {
    const definitions = chosenDefinitions(question, subject, findings)
    if (definitions.length === 0) return undefined
    return {
      introduces: true,
      lead: definitions.slice(0, mostDefinitions).map((definition) => definitionItem(findings, definition, subject)),
      quotes: definitions.slice(0, mostQuoted).flatMap((definition) => definitionQuote(findings, definition, asksParts(question.bare))),
    }
  },
}

/** Of several things of a name those in the members that the question's words lead to come first; of one that was described, that one only, and those in a program that is named. */
export function chosenDefinitions(question: Question, subject: Subject, findings: Findings): readonly Definition[] {
  const { name, named, paths, startLine } = subject
  const all = findings.definitionsOf(name).filter(({ kind }) => dataKinds.has(kind))
  const meant = named ? [] : all.filter((one) => paths.includes(one.path) && one.startLine === startLine)
  if (meant.length > 0) return meant
  const programs = programsBeside(question, subject, findings)
  const inside = all.filter(({ path, field }) =>
    programs.some((program) => program.paths.includes(path) || field?.programs.includes(program.name) === true),
  )
  // Programs that are sent in one file have records of one name.
  const held = inside.filter(({ path, startLine: line }) => programs.some((program) => program.holds(path, line)))
  if (inside.length > 0) return held.length > 0 ? held : inside
  const nearness = nearnessOf(question, findings)
  // A field of a program may have the name of the column that keeps it.
  const isAsked = (one: Definition) => asksColumn.test(question.bare) && isColumn(one)
  const rank = (one: Definition) => (isAsked(one) ? -1 : nearness(one.path))
  // Where parts are asked for, a declaration that leaves them to an included member says nothing.
  const isBare = (one: Definition) => Number(asksParts(question.bare) && one.endLine === one.startLine)
  return spelledOut(all, findings).toSorted((a, b) => isBare(a) - isBare(b) || rank(a) - rank(b))
}

/** What LIKE or REPLACING makes has its name elsewhere: where that stands is the definition. */
export function spelledOut(definitions: readonly Definition[], findings: Findings): readonly Definition[] {
  const spelled = definitions.filter(({ name, path, startLine }) => containsName(findings.linesOf(path).get(startLine) ?? '', name))
  return spelled.length > 0 ? spelled : definitions
}

/** Of a table: data of programs have a place in their record. */
function isColumn({ kind, of, field, path }: Definition): boolean {
  return kind === 'field' && of !== undefined && field === undefined && ofSql.test(path)
}

/** A level of COBOL or PL/I and the name behind it. */
const levelled = /^(?:\d{6}|.{0,6})?\s*(?:(?:DCL|DECLARE)\s+)?(?<level>\d{1,2})\s+(?<name>[\p{L}\p{N}@#$_*-]+)/iu

/** The last line on which a part of a group stands, as far as there is room; the group's own line where it has none. */
function lastPart(lines: KnownLines, group: string, startLine: number): number {
  const own = levelled.exec(lines.get(startLine) ?? '')?.groups
  let last = startLine
  if (own === undefined || own.name?.toUpperCase() !== group.toUpperCase()) return last
  for (let line = startLine + 1; line <= startLine + around.after && lines.has(line); line++) {
    const text = lines.get(line) ?? ''
    const level = isComment(text) ? undefined : levelled.exec(text)?.groups?.level
    if (level !== undefined && Number(level) <= Number(own.level)) break
    if (level !== undefined) last = line
  }
  return last
}

const otherSection = /^(?:[^\s*]*\s+(?:[CDR]SECT|START|MEND|MEXIT|TITLE|END|COM)(?:\s|$)|\s+ORG\s*$)/i

/** The last field of a DSECT, as far as there is room. */
function endOfDummy(lines: KnownLines, startLine: number): number {
  let last = startLine
  for (let line = startLine + 1; line <= startLine + mostOfDummy && lines.has(line); line++) {
    const text = lines.get(line) ?? ''
    if (otherSection.test(text)) break
    if (!isComment(text) && text.trim() !== '') last = line
  }
  return last
}

/** What stands behind a declaration: a comment of PL/I or C, of COBOL, of Fortran. */
const remark = /^\s*\S.*?(\/\*|\*>|\s!)(.*)$/
/** What stands behind the operand of a declaration of assembler, up to the column of the mark that goes on; it may end with the marks of changes. */
const declared = /^[A-Z@#$][\w@#$]*\s+(?:D[SC]|EQU)\s+(?:'[^']*'|[^\s'])+\s+(\S.*)$/i
const changeMarks = /(?:^|\s{2,})\S*\d\S*(?:\s+\S*\d\S*)?\s*$/
const longestRemark = 80
const mostBelow = 8
const longestBelow = 200

/** The remark, and the line on which it ends. */
function remarkOf(lines: KnownLines, startLine: number): { readonly said: string; readonly endLine: number } {
  const line = lines.get(startLine) ?? ''
  const own = { said: remarkOn(line), endLine: startLine }
  if (!/\/\*[^*]*:\s*(?:\*\/\s*)?$/.test(line)) return own
  // What it announces stands below, in the same comment or in others.
  const isOpen = !/\*\/\s*$/.test(line)
  const texts: string[] = []
  for (let at = startLine + 1; at <= startLine + mostBelow && lines.has(at); at++) {
    const text = lines.get(at) ?? ''
    if (!isOpen && !/^\s*\/\*/.test(text)) break
    texts.push(text)
    if (isOpen && text.includes('*/')) break
  }
  if (texts.length === 0 || (isOpen && texts.at(-1)?.includes('*/') !== true)) return own
  const below = texts.map((text) => text.replace(/^\s*\/\*|\*\/.*$/g, '').trim()).join(' ')
  return {
    said: `${own.said} ${cutText(below.replace(/\s+/g, ' ').replaceAll('`', "'"), longestBelow)}`,
    endLine: startLine + texts.length,
  }
}

function remarkOn(line: string): string {
  if (isComment(line)) return ''
  const [, mark = '', said = ''] = remark.exec(line) ?? []
  // Behind a quote the mark of Fortran may stand in a text.
  if (mark.endsWith('!') && /['"]/.test(said)) return ''
  const behind = declared.exec(line.slice(0, 71))?.[1]?.replace(changeMarks, '')
  const text = (behind ?? (mark === '/*' ? said.replace(/^\*+|\*+\/.*$|\*+$/g, '') : said))
    .replace(/[-*=_]{3,}/g, '')
    .replaceAll('`', "'")
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(text) ? `; remark: ${cutText(text, longestRemark)}` : ''
}

/** What it is, in a line: its kind and name, the record that it is of, its attributes, and what is remarked behind it. */
export function definitionItem(findings: Findings, definition: Definition, { name }: Pick<Subject, 'name'>): string {
  const { path, startLine, of, field, kind } = definition
  const remarked = remarkOf(findings.linesOf(path), startLine)
  const places = [{ path, startLine, endLine: Math.max(statementEnd(findings, definition), remarked.endLine) }]
  const record = field?.groups.at(-1) ?? of
  const detail = definitionDetail(definition).replaceAll('`', "'")
  const whose = record === undefined ? '' : ` of ${record}`
  return item(
    findings,
    `${kind} ${nameFor(findings, name, places)}${whose} in ${bareFileName(path)}${detail === '' ? '' : `: ${detail}`}${remarked.said}`,
    places,
  )
}

/** A macro goes on over several lines, each with an operand; what a data description goes on with is other items. */
function statementEnd(findings: Findings, { path, startLine, endLine, kind, field }: Definition): number {
  const isMacro = kind === 'field' && field === undefined && endLine <= startLine + around.after
  return isMacro && findings.isShown(path, startLine, endLine) ? endLine : startLine
}

/** The comment over the definition, and the condition names under it: what a field means is said there; the parts of a group, where they are asked for. */
function definitionQuote(
  findings: Findings,
  { path, name, startLine, kind, detail = '' }: Definition,
  withParts: boolean,
): readonly Quote[] {
  if (kind !== 'field' && kind !== 'symbol' && !(withParts && kind === 'record')) return []
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
  if (withParts) last = Math.max(last, detail.endsWith('DSECT') ? endOfDummy(lines, startLine) : lastPart(lines, name, startLine))
  if (first === last) return []
  return [{ source: { kind: 'code', path }, startLine: first, lines: linesBetween(lines, first, last) }]
}
