import type { Aspect } from '../../aspect.ts'
import { inert, item } from '../../cite.ts'
import { commonCalls, commonsOf } from '../../evidence/commons-of.ts'
import { lineText } from '../../evidence/line-text.ts'
import { asksShared } from '../../question/asks-shared.ts'
import { code } from '../../quote.ts'

const asks =
  /\b(?:which|what|list|how many)\b[^,?]*\bcommons?(?:\s+(?:blocks?|areas?))?\b[^?]*\b(?:does|do|is|are|in|of|inside)\b[^?]*\bNAME\b|\bNAME\b[^?]*\b(?:which|what)\b[^,?]*\bcommon\s+(?:blocks?|areas?)\b|^\W*(?:the\s+)?common\s+(?:blocks?|areas?)\s+(?:in|of|used by)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME\b/i
const mostItems = 16
const longest = 100

/** Which COMMON blocks of Fortran a member or routine declares that a question names; those that it includes its includes tell. */
export const memberCommonsAspect: Aspect = {
  name: 'member commons',
  asks: (question, { named, paths }) => named && paths.length > 0 && asks.test(question.bare) && !asksShared(question),
  calls: (_, subject, findings) => commonCalls(subject, findings),
  draft: (_, subject, findings) => {
    const found = commonsOf(subject, findings)
    if (found.length === 0) return undefined
    const items = found.slice(0, mostItems).map((one) => item(findings, code(lineText(one.text, longest)), [one]))
    const names = [...new Set(found.flatMap(({ blocks }) => blocks))].map((name) => `/${inert(name)}/`)
    const total = names.length > 1 ? ` (${names.length} blocks)` : ''
    // What else it calls and copies was not asked for, though the question says `use`.
    return { lead: [`${code(subject.name)} declares COMMON ${names.join(', ')}${total}.`, ...items], quotes: [], alone: true }
  },
}
