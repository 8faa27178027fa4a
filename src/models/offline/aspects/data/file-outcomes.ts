import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { flowCall, linesCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, quoteLines, readAround } from '../../evidence/around-place.ts'
import { isIdle } from '../../evidence/comment-lines.ts'
import { type ControlEvent, eventsIn, flowOf } from '../../evidence/control-events.ts'
import { fileEvents } from '../../evidence/file-events.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import { conditionsWithin, whenWords } from '../../evidence/nested-conditions.ts'
import { isParagraphHead } from '../../evidence/paragraph-head.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedFileOutcome, askedFileOutcome } from '../../question/asked-file-outcome.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** Statements that are told, and those that are quoted. */
const mostTold = 6
const mostQuoted = 2
const mostHandled = 4
/** Lines of a statement and of what is done about its outcome. */
const mostLines = 30
/** Where nothing tells how far that goes. */
const fewLines = 10
const mostFound = 20
const roomOfUnit = { before: 0, after: 6, most: 7 } as const
const ops = { atEnd: /^read(?! for update)/, notOpened: /^open/ } as const
/** The ON-units of PL/I that say it for all of a program. */
const conditions = { atEnd: 'ENDFILE', notOpened: '(?:UNDEFINEDFILE|UNDF)' } as const

/** What a program does where a file cannot be opened or has been read to its end: the statement, what follows it, and what is called then. */
export const fileOutcomesAspect: Aspect = {
  name: 'outcomes of files',
  asks: (question, { named, kinds: [kind] }) =>
    named && (kind === 'program' || kind === 'member' || kind === 'entry') && askedFileOutcome(question) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedFileOutcome(question)
    if (asked === undefined) return []
    return [
      referencesCall(subject.name, 'callees'),
      flowCall(subject.name),
      ...unitsCalls(asked, subject),
      ...unitsFor(asked, question, subject, findings).map((line) => readAround(line, roomOfUnit)),
      ...statementsFor(asked, question, subject, findings).map(({ path, line }) => readCall(path, line, line + mostLines)),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedFileOutcome(question)
    if (asked === undefined) return undefined
    const units = unitsFor(asked, question, subject, findings)
    if (units.length > 0) return { lead: [], first: units.map((line) => quoteAround(line, roomOfUnit, findings)), quotes: [] }
    const statements = statementsFor(asked, question, subject, findings)
    if (statements.length === 0) return undefined
    return {
      lead: statements.map((statement) => statementItem(statement, asked, subject, findings)),
      quotes: statements.slice(0, mostQuoted).map((statement) => handlingOf(statement, findings)),
      alone: true,
    }
  },
}

/** Those of the file that is named, else the first of each that is described, or of each. */
function statementsFor(asked: AskedFileOutcome, question: Question, { name }: Subject, findings: Findings): readonly Reference[] {
  const found = fileEvents(name, ops[asked.when], findings)
  // A record that is read by its key may be missing; that is no end.
  const ended = asked.when === 'atEnd' ? found.filter((statement) => saysEnd(statement, findings)) : []
  const all = ended.length > 0 ? ended : found
  const named = all.filter(({ to, operand = '' }) => question.names.some((one) => sameName(one, to.name) || sameName(one, operand)))
  if (named.length > 0) return named.slice(0, mostTold)
  const scored = all.map((statement) => ({ statement, score: fitOf(statement, asked.words) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const meant = scored.filter(({ score }) => score === best).map(({ statement }) => statement)
  return distinctBy(meant, ({ to }) => to.name).slice(0, mostTold)
}

const saidOfEnd = /\bAT\s+END\b|['"]10['"]|\bEOF\b|-EOF\b|END-?OF-?FILE|\bENDFILE\b|NO-MORE|\bEND\s*=/i

function saysEnd({ path, line }: Reference, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  for (let n = line; n <= line + mostLines && !(n > line && isParagraphHead(lines.get(n) ?? '')); n++)
    if (saidOfEnd.test(lines.get(n) ?? '')) return true
  return false
}

/** How many of the words are spelled in the names of a file, which shorten them: `daily transaction` is DALYTRAN. */
function fitOf({ to, operand = '' }: Reference, words: readonly string[]): number {
  const names = `${to.name} ${operand}`.toLowerCase()
  return words.filter((word) => names.includes(word.slice(0, 4)) || names.includes(word.slice(0, 3) + word.slice(4, 5))).length
}

function statementItem(statement: Reference, asked: AskedFileOutcome, subject: Subject, findings: Findings): string {
  const { path, line, to, operand, op } = statement
  const handled = handledIn(statement, asked, subject, findings)
  const places = [at({ path, line })]
  const name = nameFor(findings, operand ?? to.name, places)
  const does = handled.map(({ name: called, does: how, condition = '' }) => `${how} ${called} ${whenWords(condition)}`)
  const then = does.length === 0 ? '' : `; then ${does.join('; ')}`
  return item(findings, `${(op ?? '').toUpperCase()} of ${name}${then}`, places)
}

/** What is called behind the statement under a condition that says it ended so, before the next one on a file. */
function handledIn(
  { path, line, within }: Reference,
  { when }: AskedFileOutcome,
  subject: Subject,
  findings: Findings,
): readonly ControlEvent[] {
  const flow = flowOf(subject.name, findings)
  if (flow === undefined) return []
  const block = flow.nodes.findIndex(({ unit }) => unit.name === (within ?? flow.nodes[0]?.unit.name))
  const next = findings
    .referencesOf(subject.name, 'callees')
    .filter((other) => other.kind === 'file' && other.path === path && other.line > line + 1)
    .map((other) => other.line - 1)
  const end = Math.min(line + mostLines, ...next)
  return eventsIn(flow, [block])
    .filter((event) => event.path === path && event.line >= line && event.line <= end && isOfOutcome(event, when))
    .slice(0, mostHandled)
}

const saidOfSuccess = /['"]00['"]|(?:=|\bEQUALS?(?:\s+TO)?)\s*(?:0+|ZERO(?:E?S)?)(?![\w.])|(?:^|[\s-])A?OK\b|\bNORMAL\b|SUCC/i

/** An end is reached only where a condition says so; a file is not open wherever none says that it is. */
function isOfOutcome({ condition }: ControlEvent, when: AskedFileOutcome['when']): boolean {
  if (condition === undefined) return false
  const said = when === 'atEnd' ? saidOfEnd : saidOfSuccess
  return conditionsWithin(condition).some((piece) => said.test(piece) && !isDenied(piece)) === (when === 'atEnd')
}

/** `else of A = B`, `A NOT = B`; not both at once. */
function isDenied(piece: string): boolean {
  return /^(?:else of|not) /.test(piece) !== /\bNOT\b(?!-)/.test(piece)
}

/** The statement down to the end of its paragraph, as far as there is room; not into the next one. */
function handlingOf({ path, line }: Reference, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  const most = isCobolSource(path, findings) ? mostLines : fewLines
  let endLine = line
  while (endLine < line + most && lines.has(endLine + 1) && !isParagraphHead(lines.get(endLine + 1) ?? '')) endLine++
  while (endLine > line && isIdle(lines.get(endLine) ?? '')) endLine--
  return quoteLines({ path, startLine: line, endLine }, findings)
}

function unitsCalls({ when }: AskedFileOutcome, { paths }: Subject): readonly Call[] {
  return paths.slice(0, 1).map((path) => linesCall(String.raw`\bON\s+${conditions[when]}\s*\(`, mostFound, path))
}

function unitsFor(asked: AskedFileOutcome, question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const units = unitsCalls(asked, subject).flatMap((call) => findings.codeLinesFound(call))
  const isOf = (file: string) => new RegExp(String.raw`\(\s*\w*${escapeRegex(file)}`, 'i')
  const named = units.filter(({ text }) => question.names.some((name) => isOf(name).test(text)))
  const described = units.filter(({ text }) => asked.words.some((word) => isOf(word.slice(0, 4)).test(text)))
  return [named, described, units].find(({ length }) => length > 0)?.slice(0, mostQuoted + 1) ?? []
}
