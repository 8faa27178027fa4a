import type { LocatedName } from '../../../../answer/located.ts'
import { containsName } from '../../../../answer/name-match.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostPlaces = 4
const mostLines = 20
const mostFiles = 2
const room = { before: 3, after: 3, most: 8 } as const
/** What only makes the name known. */
const declares =
  /^\s*(?:dcl|declare|external|extrn|wxtrn|entry|import|use|include|#\s*include|copy)\b|^\s*[\w$]+\s*,\s*(?:\/\*.*)?$|\b(?:external|ext)\s*(?:static\s*)?[,;(]/i

/** What a definition, a setting or a step is asked for otherwise has answers of its own. */
const asksWhen = /\b(?:when|where|why|under (?:which|what) (?:conditions?|circumstances)|in (?:which|what) cases?)\s+(?:does|do|is|are)\b/i
const asksOnlyThat =
  /^\W*(?:when|where|why|under (?:which|what) (?:conditions?|circumstances)|in (?:which|what) cases?)\s+(?:does|do|is|are)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME\s+[a-z]+\s+(?:(?:with|in|by|to|the|an?|code|error)\s+)*NAME\W*$/i

/** `When does X return Y`, of a Y that nothing in the code defines, such as a code that another system declares: the statements of X that have it. */
export const foreignNameAspect: Aspect = {
  name: 'foreign name',
  asks: (question, { named, paths, name }) =>
    asksWhen.test(question.bare) && named && paths.length > 0 && question.names.length === 2 && question.names.some((one) => one !== name),
  calls: (question, subject, findings) => {
    const name = foreignIn(question, subject, findings)
    if (name === undefined) return []
    return [...searches(name, subject), ...placesOf(name, subject, findings).map((line) => readAround(line, room))]
  },
  draft: (question, subject, findings) => {
    const name = foreignIn(question, subject, findings)
    const places = name === undefined ? [] : placesOf(name, subject, findings)
    if (places.length === 0) return undefined
    return { lead: [], first: places.map((line) => quoteAround(line, room, findings)), quotes: [], whole: asksOnlyThat.test(question.bare) }
  },
}

/** The other name of the question, where no definition of it is known, or only that it is declared for what is elsewhere. */
function foreignIn({ names, text }: Question, subject: Subject, findings: Findings): string | undefined {
  const known = findings.located(locateCall(text))?.names
  const other = names.find((name) => name.toUpperCase() !== subject.name.toUpperCase())
  const meant = known?.find(({ word }) => word === other)
  const isOwn = ({ kind, detail = '' }: LocatedName['units'][number]) => kind !== 'field' || !/\bEXT(?:ERNAL)?\b/i.test(detail)
  return known === undefined || (meant !== undefined && (meant.members.length > 0 || meant.units.some(isOwn))) ? undefined : other
}

function searches(name: string, { paths }: Subject): readonly Call[] {
  return paths.slice(0, mostFiles).map((path) => linesCall(escapeRegex(name), mostLines, path))
}

function placesOf(name: string, subject: Subject, findings: Findings): readonly FoundLine[] {
  return searches(name, subject)
    .flatMap((call) => findings.linesFound(call))
    .filter(({ text }) => containsName(text, name) && !isComment(text) && !declares.test(text))
    .slice(0, mostPlaces)
}
