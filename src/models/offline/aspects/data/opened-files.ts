import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostFound = 100
const mostItems = 8
const longest = 110
const asks =
  /\b(?:which|what)\s+(?:[a-z-]+\s+){0,2}?(?:files?|units?)\b[^,?]*\b(?:does|do|is|are|can|will)\b[^,?]*\b(?:reads?|writes?|written|opens?|opened|uses?|used|creates?|created|work(?:s)? (?:on|with))\b/i
/** What it is compiled with is not opened. */
const ofSource = /\b(?:include|included|header|source|object|copy|insert)[- ]?files?\b/i
/** Also by a routine of the system that is named for it. */
const opens = String.raw`\b(?:OPEN|INQUIRE)\s*\(|\bf?open(?:64)?\s*\(|\bCALL\s+(?:\w+_)?OPE?N\w*\s*\(`
/** Not the terminal, nor a text inside the program. */
const transfers = String.raw`\b(?:READ|WRITE|REWIND)\s*\(\s*(?:UNIT\s*=\s*)?[A-Za-z1-9]`
const asksOpening = /\bopen/i

/** Which files a routine opens or works on, in languages of whose files the structure knows nothing: Fortran and C name them in statements. */
export const openedFilesAspect: Aspect = {
  name: 'opened files',
  asks: ({ bare }, subject) => subject.named && isRoutine(subject) && asks.test(bare) && !ofSource.test(bare),
  calls: (_, subject) => searches(subject),
  draft: ({ bare }, subject, findings) => {
    const [opened = [], moved = []] = searches(subject).map((call) => linesInside(call, subject, findings))
    const shown = opened.length > 0 || asksOpening.test(bare) ? opened : moved.filter(({ text }) => isMoved(bare, text))
    const lead = shown.slice(0, mostItems).map(({ path, line, text }) => {
      const says = code(cutText(text.trim().replace(/\s+/g, ' '), longest))
      return item(findings, says, [{ path, startLine: line, endLine: line }])
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** What is read is not told of what is written. */
function isMoved(bare: string, text: string): boolean {
  if (/\bread/i.test(bare) && !/\bwr[io]t/i.test(bare)) return /\bread\s*\(/i.test(text)
  return /\bread/i.test(bare) || !/\bwr[io]t/i.test(bare) || /\bwrite\s*\(/i.test(text)
}

function searches({ paths }: Subject): readonly Call[] {
  return paths
    .slice(0, 1)
    .flatMap((path) => [opens, transfers].map((pattern) => ({ name: 'search_code', args: { pattern, path, limit: mostFound } })))
}

/** One statement for each unit that is read or written. */
function linesInside(call: Call, { startLine = 1, endLine = Number.POSITIVE_INFINITY }: Subject, findings: Findings): readonly FoundLine[] {
  const inside = findings.linesFound(call).filter(({ line, text }) => line >= startLine && line <= endLine && !isComment(text))
  const seen = new Set<string>()
  return inside.filter(({ text }) => {
    const key =
      /\b(?:OPEN|INQUIRE|READ|WRITE|REWIND|fopen|open)\s*\(\s*(?:UNIT\s*=\s*)?[^,)]*/i.exec(text)?.[0].replace(/\s+/g, '').toUpperCase() ??
      text
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
