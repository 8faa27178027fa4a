import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
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
    const items = found.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longest)), [at(line)]))
    const names = found.map(({ text }) => `/${inert(block.exec(text)?.[1] ?? '')}/`)
    return { lead: [`${code(subject.name)} declares COMMON ${[...new Set(names)].join(', ')}.`, ...items], quotes: [] }
  },
}

function searches({ paths }: Subject): readonly Call[] {
  return paths.slice(0, 1).map((path) => linesCall(String.raw`^[^!]*\bCOMMON\s*/\s*[A-Za-z]\w*\s*/`, mostFound, path))
}

function blocksOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  const found = searches(subject).flatMap((call) => ownLines(call, subject, findings))
  return found.filter(({ text }) => block.test(text))
}
