import { containsName, sameName } from '../../../../answer/name-match.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall, readCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { type DdlStatement, ddlStatementAt, linesOfSpan } from '../../evidence/ddl-statements.ts'
import { type Column, columnsOf } from '../../evidence/table-parts.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedOfDdl, askedOfDdl, type DdlKind } from '../../question/asked-ddl-clauses.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 40
const mostStatements = 5
const mostLines = 90
const longestQuote = 10
const mostQuoted = 2
const mostNames = 5

/** What the CREATE statement of a table, index, view or table space says: keys, checks, columns of a kind, the type of one column, where it is stored. */
export const ddlClausesAspect: Aspect = {
  name: 'DDL clauses',
  asks: (question) => askedOfDdl(question) !== undefined,
  calls: (question, subject, findings) => {
    const names = isOfPrograms(question, findings) ? [] : namesOf(question, subject, findings)
    return [...createCalls(names), ...placesOf(question, subject, findings).map(({ path, line }) => readCall(path, line, line + mostLines))]
  },
  draft: (question, subject, findings) => {
    const asked = isOfPrograms(question, findings) ? undefined : askedOfDdl(question)
    const said =
      asked === undefined ? [] : statementsOf(question, subject, findings).flatMap((thing) => saidOf(thing, asked, question, findings))
    // The name of a column and of a table may be that of an index, too: what answers most of the question counts.
    const most = Math.max(0, ...said.map(({ weight }) => weight))
    const best = said.filter(({ weight }) => weight === most)
    if (best.length === 0) return undefined
    const alike = [...groupBy(best, ({ head, parts }) => `${head} ${parts.join()}`).values()]
    return {
      lead: alike.map((same) => itemOf(same, findings)),
      quotes: alike
        .slice(0, mostQuoted)
        .flatMap(([first]) => (first?.places ?? []).slice(0, mostQuoted).map((place) => quoteLines(place, findings, longestQuote))),
      alone: true,
      defines: true,
    }
  },
}

/** What is named, and the tables that named columns stand in. */
function namesOf({ text, names }: Question, subject: Subject, findings: Findings): readonly string[] {
  const located = findings.located(locateCall(text))?.names ?? []
  const known = located.filter(({ units, mentions }) => units.length + mentions > 0).map(({ word }) => word)
  const tables = located.flatMap(({ units }) =>
    units.flatMap(({ kind, of, path = '' }) => (kind === 'field' && of !== undefined && isOfSql(path) ? [bareName(of)] : [])),
  )
  const own = subject.named && subject.kinds[0] === 'table' ? [subject.name] : []
  const all = [...own, ...known, ...names, ...tables].map(bareName).filter((name) => /^[\w@#$]{2,}$/.test(name))
  return [...new Set(all.map((name) => name.toUpperCase()))].slice(0, mostNames)
}

/** What a program or copybook has under the name of a column is another thing. */
function isOfPrograms({ text, names }: Question, findings: Findings): boolean {
  const located = findings.located(locateCall(text))?.names ?? []
  // `in the X table`, and there is one of that name.
  if (/\btables?\b/i.test(text) && located.some(({ units }) => units.some(({ kind }) => kind === 'table'))) return false
  return located.some(
    ({ word, units, members }) =>
      names.includes(word) &&
      (units.some(({ kind }) => kind === 'program' || kind === 'copybook' || kind === 'record') ||
        members.some((path) => /\.(?:cpy|cbl|cob)$/i.test(path))) &&
      !units.some(({ kind, detail = '' }) => kind === 'table' || /\bINDEX ON\b/.test(detail)),
  )
}

function isOfSql(path: string): boolean {
  return !/\.(?:cbl|cob|cobol|cpy|pli|pl1|bms|dbd|asm)$/i.test(path)
}

function bareName(name: string): string {
  return name.split('.').at(-1)?.replaceAll('"', '') ?? name
}

/** One search for all of them. */
function createCalls(names: readonly string[]): readonly Call[] {
  return names.length === 0 ? [] : [linesCall(creating(`(?:${names.map(escapeRegex).join('|')})`), mostFound)]
}

function creating(name: string): string {
  return String.raw`\bCREATE\s+(?:[A-Z0-9]+\s+){0,4}?(?:TABLE|INDEX|VIEW|TABLESPACE)\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:[\w<>"@#$]+\.)?["\x60]?${name}["\x60]?(?:[\s(]|$)|\bDECLARE\s+(?:[\w<>"@#$]+\.)?${name}\s+TABLE\b`
}

interface Created {
  readonly kind: DdlKind
  readonly name: string
  readonly statement: DdlStatement
  /** A program's declaration has columns and no keys. */
  readonly isDeclared: boolean
}

/** The line in which a statement on what is named begins. */
interface Found extends FoundLine {
  readonly name: string
}

function placesOf(question: Question, subject: Subject, findings: Findings): readonly Found[] {
  const names = namesOf(question, subject, findings)
  const lines = createCalls(names).flatMap((call) => findings.codeLinesFound(call))
  return names.flatMap((name) => {
    const creates = new RegExp(creating(escapeRegex(name)), 'i')
    const found = lines.filter(({ text }) => creates.test(text))
    return found.map((line) => ({ name, ...line })).slice(0, mostStatements)
  })
}

function statementsOf(question: Question, subject: Subject, findings: Findings): readonly Created[] {
  const all = placesOf(question, subject, findings).flatMap(({ name, path, line, text }): readonly Created[] => {
    const statement = ddlStatementAt(path, line, findings.linesOf(path))
    if (statement === undefined) return []
    const kind = /\bTABLESPACE\b/i.test(text) ? 'tablespace' : /\bINDEX\b/i.test(text) ? 'index' : /\bVIEW\b/i.test(text) ? 'view' : 'table'
    return [{ kind, name, statement, isDeclared: /\bDECLARE\b/i.test(text) }]
  })
  // Of several tables that have such a column those that the question names.
  const named = all.filter(({ name, kind }) => kind !== 'table' || containsName(question.text, name))
  const meant = named.length > 0 ? named : all
  // What a program declares repeats what is created.
  return meant.filter(({ isDeclared, name }) => !isDeclared || !meant.some((other) => other.name === name && !other.isDeclared))
}

interface Said {
  readonly head: string
  readonly name: string
  readonly parts: readonly string[]
  readonly places: readonly Lines[]
  readonly weight: number
}

function saidOf(created: Created, asked: AskedOfDdl, question: Question, findings: Findings): readonly Said[] {
  const { kind, name, statement, isDeclared } = created
  const head = `${kind === 'tablespace' ? 'table space' : kind} ${name}${isDeclared ? ' as a program declares it' : ''}`
  const columns = kind === 'table' ? columnsOf(statement.text) : []
  const named = columns.filter((column) => isNamed(column.name, name, question, findings))
  const placesOfColumns = (some: readonly Column[]) => some.map(({ from, to }) => linesOfSpan(statement, from, to))
  if (named.length > 0 && asked.column) {
    const parts = named.map((column) => declaredAs(column, question))
    return [{ head: `${head}, column`, name, parts, places: placesOfColumns(named), weight: 3 }]
  }
  if (columns.length > 0 && asked.columns !== undefined) {
    const { said, has } = asked.columns
    const fitting = columns.filter(({ declared }) => has(declared))
    const names = fitting.map((column) => column.name).join(', ')
    const told = fitting.length === 0 ? `no column ${said}` : `${count(fitting.length, 'column')} ${said}: ${names}`
    return [{ head, name, parts: [`${told} (of ${columns.length})`], places: spanOf(placesOfColumns(fitting), statement), weight: 2 }]
  }
  const clauses = asked.clauses.filter(({ of }) => of.includes(kind))
  if (clauses.length === 0 || isDeclared) return []
  const told = clauses.map(({ says, written, byDefault }) => {
    const found = [...statement.text.matchAll(written)]
    const text = found.map((match) => (match[1] ?? match[0]).trim().replace(/\s+/g, ' '))
    const places = found.map((match) =>
      linesOfSpan(statement, match.index + match[0].length - (match[1] ?? match[0]).trimStart().length, match.index + match[0].length),
    )
    const none = byDefault === undefined ? `no ${says}` : `no ${says}, so ${byDefault}`
    return { text: text.length > 0 ? text.join(', ') : none, places }
  })
  const places = told.flatMap((one) => one.places)
  return [{ head, name, parts: told.map(({ text }) => text), places: places.length > 0 ? places : spanOf([], statement), weight: 1 }]
}

/** The whole of it where single lines would be many. */
function spanOf(places: readonly Lines[], { path, startLine, endLine }: DdlStatement): readonly Lines[] {
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return [{ path, startLine, endLine }]
  return [{ path, startLine: first.startLine, endLine: last.endLine }]
}

function isNamed(column: string, table: string, { text, names }: Question, findings: Findings): boolean {
  const located = findings.located(locateCall(text))?.names ?? []
  return !sameName(column, table) && [...names, ...located.map(({ word }) => word)].some((name) => sameName(name, column))
}

function declaredAs({ name, declared }: Column, { text }: Question): string {
  const asksNull = /\bnull|\boptional\b|\bmandatory\b|\brequired\b/i.test(text) && !/\bNOT\s+NULL\b|\bPRIMARY\s+KEY\b/i.test(declared)
  const asksDefault = /\bdefaults?\b/i.test(text) && !/\bDEFAULT\b/i.test(declared)
  return `${name} is ${declared}${asksNull ? '; no NOT NULL, so it may be null' : ''}${asksDefault ? '; no DEFAULT' : ''}`
}

function itemOf([first, ...others]: readonly Said[], findings: Findings): string {
  if (first === undefined) return ''
  const head = first.head.replace(first.name, nameFor(findings, first.name, first.places))
  const places = [first, ...others.slice(0, 1)].flatMap((one) => one.places)
  return item(findings, `${head}: ${first.parts.map(inert).join('; ')}`, places)
}
