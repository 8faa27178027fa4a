import { distinctBy } from '../../../../base/distinct-by.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import type { Lines } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import type { Findings } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** What is named in more lines is used all over the code: words tell better which of them are meant. */
const mostLines = 16
const mostPlaces = 3
const room = { before: 5, after: 7, most: 12 } as const
const dataKinds: ReadonlySet<string> = new Set(['field', 'record'])
/** Their uses of data are not followed. */

/** Where assembler programs name a data item that a question names: what it may hold is told there, and not where it is declared. */
export const mentionsAspect: Aspect = {
  name: 'mentions',
  asks: (_, { named, kinds, paths }) => named && dataKinds.has(kinds[0] ?? '') && paths.some((path) => isAssembler(path)),
  calls: (_, subject, findings) => [
    searchCall(subject.name),
    ...placesOf(subject, findings).map(({ path, startLine: line }) => readAround({ path, line }, room)),
  ],
  draft: (_, subject, findings) => {
    const quotes = mentionsOf(subject, findings)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** The lines that name it, with what belongs to them; none before they were searched for. */
export function mentionsOf(subject: Subject, findings: Findings): readonly Quote[] {
  return placesOf(subject, findings).map(({ path, startLine: line }) => quoteAround({ path, line }, room, findings))
}

/** Comments on it first, then what stores into it or tests it. */
function placesOf({ name, paths }: Subject, findings: Findings): readonly Lines[] {
  const all = linesNaming(name, findings).filter(({ path }) => !paths.includes(path))
  if (all.length > mostLines) return []
  const worth = ({ path, startLine }: Lines) => {
    const text = findings.linesOf(path).get(startLine) ?? ''
    return isComment(text) ? 2 : /\s(?:ST\w*|MV\w+|ZAP|C\w*|TM|OI|NI)\s/i.test(text) ? 1 : 0
  }
  return distinctBy(
    all.toSorted((a, b) => worth(b) - worth(a)),
    ({ path, startLine }) => `${path} ${startLine >> 3}`,
  ).slice(0, mostPlaces)
}
