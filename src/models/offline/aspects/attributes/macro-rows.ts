import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { MacroStatement } from '../../../../base/macro-statements.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, locateCall, readCall, referencesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { mayBeAssembler } from '../../evidence/is-assembler.ts'
import { longestMacro, macroAt } from '../../evidence/macro-statement.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import { asksNumberOfRows, keysOfRows } from '../../question/asked-rows.ts'
import type { Question } from '../../question/question.ts'
import { isMacroCall } from '../relations/caller-words.ts'

/** A macro of the code that a member has so often is a table there. */
const fewestRows = 5
const mostFound = 30
const mostRows = 4
const mostMembers = 12
const mostNames = 60
/** Lines of a table that are read for the names of its rows. */
const mostRead = 1200
const longestRow = 30

/** How many rows a table has that is made of one macro called many times. */
export const macroRowsAspect: Aspect = {
  name: 'macro rows',
  asks: (question) => asksNumberOfRows(question) && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...thingsNamed(question).flatMap((name) => [definitionCall(name), referencesCall(name, 'callers'), referencesCall(name, 'callees')]),
    ...tablesOf(question, findings).map(({ path, rows }) => readCall(path, rows[0]?.line ?? 1, Math.min(lastLine(rows), mostRead))),
  ],
  draft: (question, _, findings) => {
    const tables = tablesOf(question, findings)
    const items = tables.slice(0, mostMembers).map((table) => tableItem(table, findings))
    const [first] = tables
    if (first === undefined) return undefined
    const all = tables.reduce((sum, { rows }) => sum + rows.length, 0)
    const head =
      tables.length > 1 ? [`There are ${count(all, `${inert(first.macro)} statement`)} in ${count(tables.length, 'member')}:`] : []
    return { lead: [...head, ...items], quotes: [] }
  },
}

interface Table {
  readonly macro: string
  readonly path: string
  readonly rows: readonly Reference[]
}

/** Of a macro that is named each member that has it; of a member that is named the macro that it has most. */
function tablesOf(question: Question, findings: Findings): readonly Table[] {
  const named = thingsNamed(question)
  const ofMacro = named.filter((name) => isMacro(name, findings)).flatMap((name) => ownTables(name, findings))
  const members = new Set(named.map((name) => name.toUpperCase()))
  const inNamed = ofMacro.filter(({ path }) => members.has(bareFileName(path).toUpperCase()))
  if (ofMacro.length > 0) return inNamed.length > 0 ? inNamed : ofMacro
  return named.flatMap((name) => {
    const uses = findings.referencesOf(name, 'callees').filter((one) => one.depth === 1 && isMacroCall(one) && one.via === undefined)
    const groups = [...groupBy(uses, ({ to, path }) => `${to.name} ${path}`).values()].map(rowsOnce)
    const [most] = groups.toSorted((a, b) => b.length - a.length)
    const [row] = most ?? []
    // What is most of what it has says what it is.
    if (row === undefined || most === undefined || most.length < fewestRows || most.length * 2 < groups.flat().length) return []
    return [{ macro: row.to.name, path: row.path, rows: most }]
  })
}

function ownTables(macro: string, findings: Findings): readonly Table[] {
  const uses = findings.referencesOf(macro, 'callers').filter((one) => one.depth === 1 && isMacroCall(one))
  const tables = [...groupBy(uses, ({ path }) => path)].map(([path, all]) => ({ macro: macro.toUpperCase(), path, rows: rowsOnce(all) }))
  return tables.toSorted((a, b) => b.rows.length - a.rows.length)
}

/** A member that others copy has its statements once. */
function rowsOnce(references: readonly Reference[]): readonly Reference[] {
  return distinctBy(references, ({ path, line }) => `${path} ${line}`).toSorted((a, b) => a.line - b.line)
}

function isMacro(name: string, findings: Findings): boolean {
  return findings.definitionsOf(name).some(({ kind }) => kind === 'macro')
}

function lastLine(rows: readonly Reference[]): number {
  return (rows.at(-1)?.line ?? 1) + longestMacro
}

function tableItem({ macro, path, rows }: Table, findings: Findings): string {
  const lines = findings.linesOf(path)
  const names = rows.flatMap(({ line }) => keyOf(macroAt(lines, line)) ?? [])
  const isKnown = names.length === rows.length && new Set(names).size === rows.length && names.length <= mostNames
  const ends = distinctBy(
    [rows[0], rows.at(-1)].filter((row) => row !== undefined),
    ({ line }) => line,
  )
  const said = isKnown && rows.length > 1 ? `: ${names.map(inert).join(', ')}` : ''
  return item(findings, `${inert(bareFileName(path))} has ${count(rows.length, `${inert(macro)} statement`)}${said}`, ends.map(at))
}

/** What a row goes by: its first operand, or its label. */
function keyOf(statement: MacroStatement | undefined): string | undefined {
  const [first] = statement?.operands ?? []
  if (first !== undefined && first.key === undefined && /^[A-Z@#$][\w@#$]*$/i.test(first.text)) return first.text
  return statement?.label
}

/** The whole statement of such a table that makes what a question names by its key: looked for where the question leads to assembler, as any word in capitals may be one. */
export const rowOfKeyAspect: Aspect = {
  name: 'row of key',
  asks: (question) => keysOfRows(question).length > 0 && !asksNumberOfRows(question),
  calls: (question, _, findings) => [
    ...(findings.located(locateCall(question.text))?.units.some(({ path }) => mayBeAssembler(path)) === true
      ? keysOfRows(question).flatMap((key) => [keyCall(key), definitionCall(key)])
      : []),
    ...keyLines(question, findings).flatMap((line) => [definitionCall(operationOf(line)), sameCall(line)]),
    ...rowsOfKeys(question, findings).map(({ path, line }) => readCall(path, line, line + longestMacro)),
  ],
  draft: (question, _, findings) => {
    const quotes = rowsOfKeys(question, findings).flatMap(({ path, line }) => {
      const statement = macroAt(findings.linesOf(path), line)
      return statement === undefined ? [] : [quoteLines({ path, startLine: line, endLine: statement.endLine }, findings, longestRow)]
    })
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

const macroName = '[A-Z@#$][A-Z0-9@#$]{1,7}'

function keyCall(key: string): Call {
  return linesCall(String.raw`^[A-Z@#$]?[A-Z0-9@#$]{0,7}\s+${macroName}\s+${escapeRegex(key)}(?:,|\s|$)`, mostFound)
}

function operationOf({ text }: FoundLine): string {
  return /^\S*\s+(\S+)/.exec(text)?.[1]?.toUpperCase() ?? ''
}

function keyLines(question: Question, findings: Findings): readonly FoundLine[] {
  const keys = keysOfRows(question).filter((key) => !isProgram(key, findings))
  const found = keys.flatMap((key) => findings.codeLinesFound(keyCall(key)).filter(({ text }) => hasKey(text, key)))
  return found.filter(({ path }) => mayBeAssembler(path)).slice(0, mostRows)
}

/** A macro that calls a program is no row of a table about it. */
function isProgram(name: string, findings: Findings): boolean {
  return findings.definitionsOf(name).some(({ kind }) => kind === 'program')
}

/** A search does not tell small letters. */
function hasKey(text: string, key: string): boolean {
  return new RegExp(String.raw`^\S*\s+${macroName}\s+${escapeRegex(key)}(?:,|\s|$)`).test(text)
}

function sameCall(line: FoundLine): Call {
  return linesCall(String.raw`^\S*\s+${escapeRegex(operationOf(line))}\s`, fewestRows, line.path)
}

function rowsOfKeys(question: Question, findings: Findings): readonly FoundLine[] {
  return keyLines(question, findings).filter(
    (line) => isMacro(operationOf(line), findings) && findings.codeLinesFound(sameCall(line)).length >= fewestRows,
  )
}
