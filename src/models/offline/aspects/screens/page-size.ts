import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import { isScreenThing } from './screen-programs.ts'

const mostFound = 40
const mostQuoted = 2
/** Lines before and behind in which the name and the value of what is declared may stand. */
const declared = 2
/** Lines below with the condition names of a row: what may be put into it. */
const mostNames = 6
const asksCount =
  /\bhow many\b.*\b(?:pages?|screens?|panel|(?:see|sees|seen|view\w*|brows\w*)\b.*\bat (?:once|a time)|lists?|shows?|shown|displays?|displayed|fit|lines?|rows?)\b/i
/** What programs state the size of a page by: a constant, the rows of a table, the end of a loop over them. Screens have up to 43 lines. */
const states = [
  String.raw`[\w-]*(?:MAX|PAGE|ROWS|LINES|ENTRIES|PER)[\w-]*\s.*\bVALUE\s+[+]?\d{1,2}\b`,
  String.raw`[\w-]*(?:MAX|PER-PAGE|PAGE-SIZE)[\w-]*\s+PIC\b`,
  String.raw`\bOCCURS\s+\d{1,2}\b`,
  String.raw`\bUNTIL\s+[\w-]+\s*(?:>=?|=|GREATER(?:\s+THAN)?|EQUALS?(?:\s+TO)?)\s*\d{1,2}\b`,
]
const mostRows = 43
const stated = /\b(?:OCCURS|VALUE|THAN|EQUALS?(?:\s+TO)?)\s+[+]?(\d{1,2})\b(?!\.?\d)|[>=]\s*(\d{1,2})\b(?!\.?\d)/i

/** How many rows a program puts on its screen: the number that its tables, loops and constants agree on. */
export const pageSizeAspect: Aspect = {
  name: 'page size',
  asks: ({ bare }, subject) => asksCount.test(bare) && isScreenThing(subject) && subject.paths.some(isCobolProgram),
  calls: (_, { paths }, findings) => {
    const call = statesCall(paths)
    return call === undefined
      ? []
      : [call, ...findings.linesFound(call).map(({ path, line }) => readCall(path, line - declared, line + declared + mostNames))]
  },
  draft: (_, { paths }, findings) => {
    const call = statesCall(paths)
    const sized = (call === undefined ? [] : findings.linesFound(call)).flatMap((place) => sizeAt(place, findings))
    const counts = new Map<number, number>()
    for (const { size } of sized) counts.set(size, (counts.get(size) ?? 0) + 1)
    const [agreed] = [...counts].filter(([, count]) => count > 1 || counts.size === 1).sort(([, a], [, b]) => b - a)
    const isNamed = ({ lines: [text = ''] }: Quote) => /MAX|PAGE/i.test(text)
    const quotes = sized.filter(({ size }) => size === agreed?.[0]).map(({ quote }) => quote)
    quotes.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    return quotes.length === 0 ? undefined : { lead: [], quotes: quotes.slice(0, mostQuoted) }
  },
}

function statesCall(paths: readonly string[]): Call | undefined {
  const path = paths.find(isCobolProgram)
  return path === undefined ? undefined : linesCall(states.join('|'), mostFound, path)
}

/** The number in a declaration or condition, with the lines that it takes to state it. */
function sizeAt({ path, line }: Place, findings: Findings): readonly { readonly size: number; readonly quote: Quote }[] {
  const lines = findings.linesOf(path)
  const textOf = (at: number) => (lines.get(at) ?? '').slice(0, 72).trimEnd()
  let last = line
  while (last < line + declared && !stated.test(textOf(last)) && !textOf(last).endsWith('.')) last++
  const [, declares, compares] = stated.exec(textOf(last)) ?? []
  const size = Number(declares ?? compares ?? 0)
  if (size < 2 || size > mostRows) return []
  let first = line
  while (first > line - declared && /^.{0,6}\s*OCCURS\b/i.test(textOf(first)) && lines.has(first - 1)) first--
  const declaration = blockAround(lines, first, last, { before: 0, after: 0, most: last - first + 1 })
  return [{ size, quote: { source: { kind: 'code', path }, ...declaration } }]
}
