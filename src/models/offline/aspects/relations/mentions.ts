import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import type { Lines } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { isStored } from '../../evidence/is-stored.ts'
import { farthestLabel, labelOver } from '../../evidence/label-over.ts'
import { scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { plain, type Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** What is named in more lines is used all over the code: words tell better which of them are meant. */
const mostLines = 16
const mostPlaces = 4
const room = { before: 5, after: 7, most: 12 } as const
const dataKinds: ReadonlySet<string> = new Set(['field', 'record'])
/** Where assembler programs name a data item that a question names: what it may hold is told there, and not where it is declared. */
export const mentionsAspect: Aspect = {
  name: 'mentions',
  asks: (_, { named, kinds, paths }) => named && dataKinds.has(kinds[0] ?? '') && paths.some(mayBeAssembler),
  calls: (question, subject, findings) =>
    !isOfAssembler(subject, findings)
      ? []
      : [
          searchCall(subject.name),
          ...placesOf(subject, findings, question).flatMap(({ path, startLine: line }) => [
            readAround({ path, line }, room),
            readCall(path, line - farthestLabel, line),
          ]),
        ],
  draft: (question, subject, findings) => {
    if (!isOfAssembler(subject, findings)) return undefined
    const quotes = mentionsOf(subject, findings, question)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

function isOfAssembler({ paths }: Subject, findings: Findings): boolean {
  return paths.some((path) => isAssembler(path, findings))
}

/** The lines that name it, with what belongs to them; none before they were searched for. */
export function mentionsOf(subject: Subject, findings: Findings, question?: Question): readonly Quote[] {
  return placesOf(subject, findings, question).map(({ path, startLine: line }) => {
    const quote = quoteAround({ path, line }, room, findings)
    const label = labelOver(findings.linesOf(path), line)
    return label === undefined ? quote : { ...quote, lead: `at ${plain(label)}` }
  })
}

/** What stores into it first, then comments on it, then what tests it; where it is laid out is told already. */
function placesOf({ name }: Subject, findings: Findings, question?: Question): readonly Lines[] {
  const textOf = ({ path, startLine }: Lines) => findings.linesOf(path).get(startLine) ?? ''
  const laidOut = new RegExp(String.raw`^${escapeRegex(name)}(?:\s|$)`, 'i')
  const named = linesNaming(name, findings).filter((line) => !laidOut.test(textOf(line)))
  // `Where is it set in PROGRAM`: other programs may have one of their own.
  const inside = question === undefined ? [] : within(named, scopeOf(name, question, findings))
  const all = inside.length > 0 ? inside : named
  if (all.length > mostLines) return []
  const worth = (line: Lines) => {
    const text = textOf(line)
    return isStored(text, name) ? 3 : isComment(text) ? 2 : /\s(?:C\w*|TM)\s/i.test(text) ? 1 : 0
  }
  return distinctBy(
    all.toSorted((a, b) => worth(b) - worth(a)),
    ({ path, startLine }) => `${path} ${startLine >> 3}`,
  ).slice(0, mostPlaces)
}
