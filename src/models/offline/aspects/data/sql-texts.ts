import { sameName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { count } from '../../../../base/text.ts'
import { namePartsOf } from '../../../../base/words/name-parts.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { nearestFirst } from '../../evidence/known-names.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import { lineBefore, longestStatement, type SqlText, sqlTextAt, sqlTextsCall, tableTextsCall } from '../../evidence/sql-in-texts.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const asksTable = /\btables?\b|\bcolumns\b|\bsql\b/i
const asksColumns = /\bcolumns?\b|\bfields?\b/i
/** Of something that is named the table may not be called one. */
const asksRows =
  /\b(?:inserts?|inserted|writes?|written|fill(?:s|ed)?|populat\w+|stor(?:es?|ed)|creates?|created|updates?|updated|deletes?|deleted)\b/i
const mostTables = 4
const mostRead = 12
const mostColumns = 40
const shortestForm = 3
const done = { CREATE: 'is created', INSERT: 'gets rows', DELETE: 'loses rows', UPDATE: 'is changed' } as const

/**
 * Tables of a database of which the structure knows nothing, because a program keeps its statements of SQL as texts: those of a routine that is named, the table
 * that is named, or the one that is called so in words of the question.
 */
export const sqlTextsAspect: Aspect = {
  name: 'sql texts',
  asks: ({ bare, names }) => asksTable.test(bare) || (names.length > 0 && asksRows.test(bare)),
  calls: (question, subject, findings) => {
    const searches = [sqlTextsCall(pathOf(subject)), ...question.names.slice(0, mostTables).map(tableTextsCall)]
    const namesAlone = namedLines(question, findings).map(({ path, line }) => readCall(path, line - 1, line))
    return [
      ...searches,
      ...namesAlone,
      ...beginnings(question, subject, findings).map(({ path, line }): Call => readCall(path, line, line + longestStatement)),
    ]
  },
  draft: (question, subject, findings) => {
    const found = beginnings(question, subject, findings).flatMap((line) => sqlTextAt(line, findings.linesOf(line.path)) ?? [])
    const tables = distinctBy(found, ({ table }) => table.toUpperCase()).slice(0, mostTables)
    const lead = tables.flatMap(({ table }) =>
      itemsOf(
        question,
        found.filter((one) => sameName(one.table, table)),
        findings,
      ),
    )
    const isNamed = tables.some(({ table }) => question.names.some((name) => sameName(name, table)))
    return lead.length === 0 ? undefined : { lead, quotes: [], whole: isNamed, defines: isNamed }
  },
}

function pathOf(subject: Subject): string | undefined {
  return subject.named && (isRoutine(subject) || subject.kinds[0] === 'program') ? subject.paths[0] : undefined
}

/** Lines in which statements begin that the question is about. */
function beginnings(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const path = pathOf(subject)
  if (path !== undefined) return ownLines(sqlTextsCall(path), subject, findings).slice(0, mostRead)
  const found = findings.codeLinesFound(sqlTextsCall())
  const worth = (line: FoundLine) => Math.max(0, ...candidates(line.text).map((name) => worthOf(name, question, findings)))
  const best = Math.max(0, ...found.map(worth))
  const above = namedLines(question, findings).flatMap((line) => lineBefore(line, findings.linesOf(line.path)) ?? [])
  const fitting = best === 0 ? [] : found.filter((line) => worth(line) === best)
  return [...nearestFirst(fitting, question, findings), ...above].slice(0, mostRead)
}

/** Texts that begin with a name of the question. */
function namedLines({ names }: Question, findings: Findings): readonly FoundLine[] {
  return names.slice(0, mostTables).flatMap((name) => findings.codeLinesFound(tableTextsCall(name)).slice(0, mostRead))
}

function candidates(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:TABLE|INTO|FROM|UPDATE)\s+(?:IF\s+NOT\s+EXISTS\s+)?["`[]?([A-Z_][\w.$#@]*)/gi)].map(
    ([, name = '']) => name,
  )
}

/** A table that the question names is the one; else the words of the question that its name is made of, each for what it weighs. */
function worthOf(table: string, question: Question, findings: Findings): number {
  if (question.names.some((name) => sameName(name, table))) return Number.POSITIVE_INFINITY
  if (question.names.length > 0) return 0
  const parts = namePartsOf(table)
  const words = findings.wordsOf(question).filter(({ word }) => !asksTable.test(word))
  const said = words.filter(({ word, forms }) =>
    [word.toLowerCase(), ...forms].some(
      (form) => form.length >= shortestForm && parts.some((part) => part === form || part === `${form}s`),
    ),
  )
  return said.reduce((sum, { weight }) => sum + weight, 0)
}

/** Where it is created, with what columns, and what is done to it where. */
function itemsOf({ bare }: Question, uses: readonly SqlText[], findings: Findings): readonly string[] {
  const items = distinctBy(uses, ({ verb, path }) => `${verb} ${path}`).map(({ verb, table, ...place }) =>
    item(findings, `table ${nameFor(findings, table, [place])} ${done[verb]} in ${inert(bareFileName(place.path))}`, [place]),
  )
  const whole = uses.find(({ verb, columns }) => verb === 'CREATE' && columns.length > 0) ?? uses.find(({ columns }) => columns.length > 0)
  if (whole === undefined || !asksColumns.test(bare)) return items
  const { table, columns, ...place } = whole
  const names = columns.slice(0, mostColumns).map(inert).join(', ')
  return [...items, item(findings, `${nameFor(findings, table, [place])} has ${count(columns.length, 'column')}: ${names}`, [place])]
}
