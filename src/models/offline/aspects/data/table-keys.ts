import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostDefinitions = 2
const mostIndexes = 8
const mostLines = 30
const creates = /\bINDEX\b/i
/** Lines of one CREATE INDEX before and from its ON. */
const room = { before: 2, after: 5 } as const
const longestKey = 4
const keyOrIndex = /\bkeys?\b|\bindex(?:es|ed)?\b/i
/** MySQL states indexes among the columns. */
const statesKey = /\b(?:PRIMARY\s+KEY|FOREIGN\s+KEY|UNIQUE\s*\()|^\s*,?\s*(?:(?:UNIQUE|FULLTEXT|SPATIAL)\s+)?(?:KEY|INDEX)\s+[^\s(]+\s*\(/i

/** Whether keys or indexes are asked for: the columns in them are told with them. */
export function asksTableKeys(bare: string): boolean {
  return keyOrIndex.test(bare)
}

/** The keys that the DDL of a table states, and the indexes on it. */
export const tableKeysAspect: Aspect = {
  name: 'table keys',
  asks: ({ bare }, { kinds }) => kinds[0] === 'table' && asksTableKeys(bare),
  calls: (_, subject, findings) => [
    definitionCall(subject.name),
    ...tablesOf(subject, findings).flatMap((table) => [readCall(table.path, table.startLine, table.endLine)]),
    indexesCall(subject),
    ...indexLines(subject, findings).map(({ path, line }) => readCall(path, line - room.before, line + room.after)),
  ],
  draft: (question, subject, findings) => {
    const quotes = tablesOf(subject, findings).flatMap((table) => keyQuotes(table, findings))
    const indexes = indexLines(subject, findings).flatMap(({ path, line }) => indexQuote(path, line, findings))
    const items = indexes.flatMap((quote) => indexItem(quote, subject, findings) ?? [])
    // What could not be read as a statement is quoted.
    const isTold = items.length === indexes.length
    return quotes.length + indexes.length === 0
      ? deniedIndex(question, subject, findings)
      : { lead: isTold ? items : [], quotes: [...quotes, ...(isTold ? [] : indexes)] }
  },
}

/** That no index is created on a table whose definition is there, where indexes alone are asked for. */
function deniedIndex({ bare }: Question, subject: Subject, findings: Findings): Draft | undefined {
  const isLookedFor = findings.showsAllLines(indexesCall(subject))
  const isAsked = /\b(?:which|what|how many|is there an?|are there any) (?:\w+ )?index(?:es)?\b/i.test(bare)
  if (!isAsked || !isLookedFor || tablesOf(subject, findings).length === 0) return undefined
  return { lead: [], quotes: [], nothing: { said: `no index is created on the table ${inert(subject.name)}`, decides: true } }
}

/** Where the table is created; a program's declaration of it has no keys. */
function tablesOf({ name }: Subject, findings: Findings): readonly Definition[] {
  const definitions = findings.structure(definitionCall(name), 'where')?.definitions ?? []
  return definitions.filter(({ kind, detail = '' }) => kind === 'table' && !/^DECLARE\b/.test(detail)).slice(0, mostDefinitions)
}

/** Often each index has a member of its own. */
function indexesCall({ name }: Subject): Call {
  return linesCall(String.raw`\bON\s+(?:[\w."]+\.)?"?${escapeRegex(name)}\b`, mostLines)
}

/** The lines with the ON of a CREATE INDEX. */
function indexLines(subject: Subject, findings: Findings): readonly FoundLine[] {
  return findings
    .linesFound(indexesCall(subject))
    .filter(({ path, line }) => {
      const lines = findings.linesOf(path)
      return [0, -1].some((above) => creates.test(lines.get(line + above) ?? '') || !lines.has(line - 1))
    })
    .slice(0, mostIndexes)
}

/** The index and its columns, as its statement has them. */
function indexItem(quote: Quote, { name }: Subject, findings: Findings): string | undefined {
  const { source, startLine, lines } = quote
  if (source.kind !== 'code') return undefined
  const read = /\b(UNIQUE\s+)?(?:CLUSTERED\s+)?INDEX\s+(?:[\w."]+\.)?"?([\w$#@]+)"?\s+ON\s+[\w."$#@]+\s*\(([^()]*)\)/i.exec(lines.join(' '))
  if (read === null) return undefined
  const [, unique, index = '', columns = ''] = read
  const last = lines.findIndex((line) => line.includes(')'))
  const places = [{ path: source.path, startLine, endLine: startLine + (last < 0 ? lines.length - 1 : last) }]
  const said = `${unique === undefined ? '' : 'unique '}index ${nameFor(findings, index, places)} of ${nameFor(findings, name, places)} on ${inert(columns.trim().replace(/\s+/g, ' '))}`
  return item(findings, said, places)
}

function keyQuotes({ path, startLine, endLine }: Definition, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  const found: Quote[] = []
  for (let line = startLine; line <= endLine; line++) {
    if (!statesKey.test(lines.get(line) ?? '')) continue
    const key = statement(path, line, /\)/, line + longestKey, findings)
    const above = found.at(-1)
    if (above !== undefined && above.startLine + above.lines.length === line)
      found.splice(-1, 1, { ...above, lines: [...above.lines, ...key.lines] })
    else found.push(key)
  }
  return found
}

function indexQuote(path: string, on: number, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  const first = [on, on - 1].find((line) => creates.test(lines.get(line) ?? ''))
  return first === undefined ? [] : [statement(path, first, /;/, on + room.after, findings)]
}

/** The lines from `first` to the one that ends it. */
function statement(path: string, first: number, ends: RegExp, most: number, findings: Findings): Quote {
  const known = findings.linesOf(path)
  const lines: string[] = []
  for (let line = first; line < most && known.has(line); line++) {
    lines.push(known.get(line) ?? '')
    if (ends.test(known.get(line) ?? '')) break
  }
  return { source: { kind: 'code', path }, startLine: first, lines }
}
