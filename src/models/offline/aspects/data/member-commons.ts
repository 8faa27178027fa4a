import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const asks =
  /\b(?:which|what|list|how many)\b[^,?]*\bcommon(?:\s+(?:blocks?|areas?))?\b[^?]*\b(?:does|do|is|are|in|of|inside)\b[^?]*\bNAME\b|\bNAME\b[^?]*\b(?:which|what)\b[^,?]*\bcommon\s+(?:blocks?|areas?)\b/i
const block = /\bcommon\s*\/\s*([A-Za-z]\w*)\s*\//i
const mostFound = 100
const mostItems = 16
const longest = 100

/** Which COMMON blocks of Fortran a member or routine declares that a question names; those that it includes its includes tell. */
export const memberCommonsAspect: Aspect = {
  name: 'member commons',
  asks: ({ bare }, { named, paths }) => named && paths.length > 0 && asks.test(bare),
  calls: (_, subject) => searches(subject),
  draft: (_, subject, findings) => {
    const found = blocksOf(subject, findings)
    if (found.length === 0) return undefined
    const items = found.slice(0, mostItems).map(({ path, line, text }) => {
      const places = [{ path, startLine: line, endLine: line }]
      return item(findings, code(cutText(text.trim().replace(/\s+/g, ' '), longest)), places)
    })
    const names = found.map(({ text }) => `/${inert(block.exec(text)?.[1] ?? '')}/`)
    return { lead: [`${code(subject.name)} declares COMMON ${[...new Set(names)].join(', ')}.`, ...items], quotes: [] }
  },
}

function searches({ paths }: Subject): readonly Call[] {
  return paths
    .slice(0, 1)
    .map((path) => ({ name: 'search_code', args: { pattern: String.raw`^[^!]*\bCOMMON\s*/\s*[A-Za-z]\w*\s*/`, path, limit: mostFound } }))
}

function blocksOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  const { startLine = 1, endLine = Number.POSITIVE_INFINITY, kinds } = subject
  const found = searches(subject).flatMap((call) => findings.linesFound(call))
  const isInside = ({ line }: FoundLine) => kinds[0] === 'member' || (line >= startLine && line <= endLine)
  return found.filter((line) => !isComment(line.text) && block.test(line.text) && isInside(line))
}
