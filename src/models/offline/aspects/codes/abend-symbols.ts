import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { innermostAt, innermostCall } from '../../evidence/innermost-at.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { codesIn, numberOfAbend } from '../../question/codes.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostEquates = 12
const mostPlaces = 4
const mostQuoted = 2
const longestText = 90
const room = { before: 6, after: 3, most: 12 } as const

/** The number of a user abend may have a name in assembler: what it is equated to, and the statements that abend with that. */
export const abendSymbolsAspect: Aspect = {
  name: 'abend symbols',
  exact: true,
  asks: (question) => abendsIn(question).length > 0,
  calls: (question, _, findings) => [
    ...abendsIn(question).map(equatesCall),
    ...equates(question, findings).map(({ symbol }) => abendCall(symbol)),
    ...abends(question, findings).flatMap((line) => [readFromCondition(line, room), innermostCall(line)]),
  ],
  draft: (question, _, findings) => {
    const lead = equates(question, findings).flatMap(({ symbol, line }) => itemsOf(symbol, line, findings))
    const places = abends(question, findings).slice(0, mostQuoted)
    if (lead.length === 0) return undefined
    const quotes = places.map((line) => quoteFromCondition(line, room, findings))
    return { lead, quotes, whole: partsOf(question.text).length === 1, defines: true }
  },
}

function abendsIn({ text }: Question): readonly string[] {
  return codesIn(text).flatMap((one) => numberOfAbend(one) ?? [])
}

function equatesCall(number: string): Call {
  return linesCall(String.raw`^[A-Z@#$_][A-Z0-9@#$_]*\s+EQU\s+0*${number}(?:\s|$)`, mostEquates)
}

function equates(question: Question, findings: Findings): readonly { readonly symbol: string; readonly line: FoundLine }[] {
  return abendsIn(question)
    .flatMap((number) => findings.codeLinesFound(equatesCall(number)))
    .map((line) => ({ symbol: line.text.split(/\s/, 1)[0] ?? '', line }))
}

function abendCall(symbol: string): Call {
  return linesCall(String.raw`\sABEND\s+\(?(?:[A-Z0-9]+,)?${escapeRegex(symbol)}(?:[,)\s]|$)`, mostEquates)
}

function abendsWith(symbol: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(abendCall(symbol)).slice(0, mostPlaces)
}

function abends(question: Question, findings: Findings): readonly FoundLine[] {
  return equates(question, findings).flatMap(({ symbol }) => abendsWith(symbol, findings))
}

/** The same number may be equated to a register, or to a length: nobody abends with these. */
function itemsOf(symbol: string, line: FoundLine, findings: Findings): readonly string[] {
  const places = abendsWith(symbol, findings)
  if (places.length === 0) return []
  const programs = places.flatMap((place) => innermostAt(place, findings, ({ kind }) => kind === 'program' || kind === 'macro')?.name ?? [])
  const by = programs.length === 0 ? '' : ` in ${[...new Set(programs)].map(inert).join(', ')}`
  return [
    item(findings, `${nameFor(findings, symbol, [at(line)])}: ${code(lineText(line.text, longestText))}`, [at(line)]),
    item(findings, `ABEND with it${by}`, places.map(at)),
  ]
}
