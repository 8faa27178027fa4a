import { linesCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { identifierOf } from '../question/word-pattern.ts'

const mostFound = 40
/** Two values may be told apart for any reason. */
const leastRows = 3
/** Lines between two rows of one choice. */
const mostBetween = 3

/** For `WHEN ITEM = 'A'`, where the name of the item has all the words. */
export function choiceRowsCall(words: readonly string[]): Call {
  return linesCall(String.raw`^[^*]*\bWHEN\s+${identifierOf(words)}(?:\s+(?:IN|OF)\s+[\w-]+)?\s*(?:\([\d: ]*\))?\s*=\s*['"]`, mostFound)
}

/** The longest run of such rows in one member: what a program takes for the item, where no names are declared for its values. */
export function choiceRows(words: readonly string[], findings: Findings): Lines | undefined {
  const runs: { path: string; startLine: number; endLine: number; rows: number }[] = []
  for (const { path, line } of findings.codeLinesFound(choiceRowsCall(words))) {
    const last = runs.at(-1)
    if (last === undefined || last.path !== path || line - last.endLine - 1 > mostBetween)
      runs.push({ path, startLine: line, endLine: line, rows: 1 })
    else {
      last.endLine = line
      last.rows++
    }
  }
  return runs.filter(({ rows }) => rows >= leastRows).toSorted((a, b) => b.rows - a.rows)[0]
}
