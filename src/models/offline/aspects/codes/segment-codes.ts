import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import { quoteFromCondition, quoteLines, readFromCondition } from '../../evidence/around-place.ts'
import { isSourceOf, type SegmentEntry, segmentEntry } from '../../evidence/segment-entry.ts'
import type { Findings, Place } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import { placesFound } from './code-places.ts'

const mostFound = 60
const mostGiven = 6
const mostQuoted = 3
/** Lines of an entry of the table: its text stands on the next. */
const longestEntry = 4
const room = { before: 3, after: 3, most: 9 } as const
/** A declaration names the code and gives it to nobody. */
const giving = /\b(?:call|return|signal|then|else|if|when)\b|=/i

/** What a code of an error table says (`ec name,short,(text)` in the member of the segment) and where statements name it, as `SEGMENT$NAME`. */
export const segmentCodesAspect: Aspect = {
  name: 'segment codes',
  exact: true,
  asks: (question) => codesNamed(question).length > 0,
  calls: (question, _, findings) =>
    codesNamed(question).flatMap((named) => {
      const entry = entryOf(named, findings)
      return [
        entryCall(named),
        ...(entry === undefined
          ? []
          : [
              readCall(entry.path, entry.line, entry.line + longestEntry),
              givenCall(named),
              ...givenBy(named, findings).map((place) => readFromCondition(place, room)),
            ]),
      ]
    }),
  draft: (question, _, findings) => {
    const told = codesNamed(question).flatMap((named) => {
      const entry = entryOf(named, findings)
      return entry === undefined ? [] : [{ named, entry: spanOf(entry, findings), given: givenBy(named, findings) }]
    })
    if (told.length === 0) return undefined
    const lead = told.flatMap(({ named, entry, given }) => [
      item(findings, `${nameFor(findings, named.entry, [entry])} of ${named.segment} says`, [entry]),
      ...(given.length === 0
        ? [`- no statement that names ${code(`${named.segment}$${named.entry}`)} was found`]
        : [item(findings, 'it is given or tested', given.map(at))]),
    ])
    return {
      lead,
      first: told.map(({ entry }) => quoteLines(entry, findings)),
      quotes: told.flatMap(({ given }) => given.slice(0, mostQuoted).map((place) => quoteFromCondition(place, room, findings))),
      whole: true,
    }
  },
}

function codesNamed(question: Question): readonly SegmentEntry[] {
  return thingsNamed(question).flatMap((name) => segmentEntry(name) ?? [])
}

function entryCall({ entry }: SegmentEntry) {
  return linesCall(String.raw`^\s*ec\s+${escapeRegex(entry)}\s*,`, mostFound)
}

function entryOf(named: SegmentEntry, findings: Findings): Place | undefined {
  return placesFound(entryCall(named), findings).find(({ path }) => isSourceOf(path, named))
}

/** To the bracket that closes its text. */
function spanOf({ path, line }: Place, findings: Findings): Lines {
  const lines = findings.linesOf(path)
  let endLine = line
  while (endLine < line + longestEntry && !/\)\s*$/.test(lines.get(endLine) ?? '') && lines.has(endLine + 1)) endLine++
  return { path, startLine: line, endLine }
}

function givenCall({ segment, entry }: SegmentEntry) {
  return linesCall(String.raw`\b${escapeRegex(`${segment}$${entry}`)}(?:[^\w]|$)`, mostFound)
}

function givenBy(named: SegmentEntry, findings: Findings): readonly Place[] {
  return placesFound(givenCall(named), findings, (text) => !giving.test(text)).slice(0, mostGiven)
}
