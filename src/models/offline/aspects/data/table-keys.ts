import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostDefinitions = 2
const mostIndexes = 5
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
    ...tablesOf(subject, findings).flatMap((table) => [
      readCall(table.path, table.startLine, table.endLine),
      indexesCall(subject, table),
      ...indexLines(subject, table, findings).map((line) => readCall(table.path, line - room.before, line + room.after)),
    ]),
  ],
  draft: (_, subject, findings) => {
    const quotes = tablesOf(subject, findings).flatMap((table) => [
      ...keyQuotes(table, findings),
      ...indexLines(subject, table, findings).flatMap((line) => indexQuote(table.path, line, findings)),
    ])
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** Where the table is created; a program's declaration of it has no keys. */
function tablesOf({ name }: Subject, findings: Findings): readonly Definition[] {
  const definitions = findings.structure(definitionCall(name), 'where')?.definitions ?? []
  return definitions.filter(({ kind, detail = '' }) => kind === 'table' && !/^DECLARE\b/.test(detail)).slice(0, mostDefinitions)
}

function indexesCall({ name }: Subject, { path }: Definition): Call {
  return { name: 'search_code', args: { pattern: String.raw`\bON\s+(?:[\w."]+\.)?"?${escapeRegex(name)}\b`, path, limit: mostIndexes } }
}

/** The lines with the ON of a CREATE INDEX. */
function indexLines(subject: Subject, table: Definition, findings: Findings): readonly number[] {
  const lines = findings.linesOf(table.path)
  return findings
    .linesFound(indexesCall(subject, table))
    .map(({ line }) => line)
    .filter((line) => [0, -1].some((above) => /\bINDEX\b/i.test(lines.get(line + above) ?? '') || !lines.has(line - 1)))
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
  const first = [on, on - 1].find((line) => /\bINDEX\b/i.test(lines.get(line) ?? ''))
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
