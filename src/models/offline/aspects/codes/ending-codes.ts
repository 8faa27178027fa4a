import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { endingIn, endings } from '../../evidence/ending-statements.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const kinds = '(?:return|completion|condition|exit|abend|user abend)'
const asks = new RegExp(
  String.raw`\b(?:which|what|all(?: the)?|list(?: the)?)\s+(?:[a-z]+\s+){0,1}?${kinds}[- ]?codes?\s+(?:(?:can|could|may|might|does|do|will|would)\s+(?:the\s+)?(?:\w+\s+)?NAME\b|(?:of|from|in|by)\s+(?:the\s+)?(?:\w+\s+)?NAME\b|(?:are|is|gets?)\s+(?:set|given|returned|used|possible)\s+(?:by|in|from)\s+(?:the\s+)?(?:\w+\s+)?NAME\b)|\bNAME(?:'s)?\s+${kinds}[- ]?codes\b|\bwith\s+(?:which|what)\s+(?:${kinds}[- ]?)?codes?\s+(?:can|could|may|does|will)\s+(?:the\s+)?(?:\w+\s+)?NAME\b`,
  'i',
)
const mostFound = 80
const mostCodes = 12
const mostPlaces = 3
const mostQuoted = 4
const longest = 80
const room = { before: 0, after: 2, most: 4 } as const

/** With which codes a program may end, each with the lines that set it: `which return codes can P end with`. */
export const endingCodesAspect: Aspect = {
  name: 'ending codes',
  asks: ({ bare }, { named, kinds: [kind], paths }) =>
    named && (kind === 'program' || kind === 'symbol') && paths.length > 0 && asks.test(bare),
  calls: (question, subject, findings) => [
    searchCall(subject),
    ...firstOfEach(question, subject, findings).map((line) => readFromCondition(line, room)),
  ],
  draft: (question, subject, findings) => {
    const codes = codesIn(question, subject, findings)
    if (codes.size === 0) return undefined
    // A citation is held to what is quoted before it: a code that is set in two ways is told twice.
    const lead = [...codes]
      .slice(0, mostCodes)
      .flatMap(([said, lines]) =>
        [...groupBy(lines, ({ text }) => lineText(text, longest))].map(([text, same]) =>
          item(findings, `${said}: ${code(text)}`, same.slice(0, mostPlaces).map(at)),
        ),
      )
    return { lead, quotes: firstOfEach(question, subject, findings).map((line) => quoteFromCondition(line, room, findings)) }
  },
}

function searchCall({ paths: [path] }: Subject) {
  return linesCall(endings, mostFound, path)
}

/** By the code, smallest first, abends last. */
function codesIn({ bare }: Question, subject: Subject, findings: Findings): ReadonlyMap<string, readonly FoundLine[]> {
  const asksAbend = /\babend/i.test(bare) && !/\b(?:return|completion|condition|exit)\b/i.test(bare)
  const found = ownLines(searchCall(subject), subject, findings).flatMap((line) => {
    const end = endingIn(line.text)
    if (end === undefined || (asksAbend && !end.isAbend)) return []
    return [{ ...line, value: end.value, said: `${end.isAbend ? 'abend ' : ''}${end.value}` }]
  })
  const rank = ({ value, said }: (typeof found)[number]) => value + (said.startsWith('abend') ? 1e6 : 0)
  return groupBy(
    found.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line),
    ({ said }) => said,
  )
}

/** What leads to each code but zero. */
function firstOfEach(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  return [...codesIn(question, subject, findings)]
    .filter(([said]) => said !== '0')
    .flatMap(([, [first]]) => first ?? [])
    .slice(0, mostQuoted)
}
