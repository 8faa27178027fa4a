import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { FoundLine } from '../../findings.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostFound = 100
const mostItems = 8
const longest = 110
const asks =
  /\b(?:which|what)\s+(?:[a-z-]+\s+){0,2}?(?:files?|units?)\b[^,?]*\b(?:does|do|is|are|can|will)\b[^,?]*\b(?:reads?|writes?|written|open(?:s|ed|ing)?|uses?|used|creates?|created|work(?:s)? (?:on|with))\b/i
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
    const [opened = [], moved = []] = searches(subject).map((call) => eachUnit(ownLines(call, subject, findings)))
    const shown = opened.length > 0 || asksOpening.test(bare) ? opened : moved.filter(({ text }) => isMoved(bare, text))
    const lead = shown.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longest)), [at(line)]))
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** What is read is not told of what is written. */
function isMoved(bare: string, text: string): boolean {
  const direction = askedDirection(bare)
  return direction === undefined || new RegExp(String.raw`\b${direction}\s*\(`, 'i').test(text)
}

function searches({ paths }: Subject): readonly Call[] {
  return paths.slice(0, 1).flatMap((path) => [opens, transfers].map((pattern) => linesCall(pattern, mostFound, path)))
}

const unit = /\b(?:OPEN|INQUIRE|READ|WRITE|REWIND|fopen)\s*\(\s*(?:UNIT\s*=\s*)?[^,)]*/i

/** One statement for each unit that is read or written. */
function eachUnit(lines: readonly FoundLine[]): readonly FoundLine[] {
  return distinctBy(lines, ({ text }) => unit.exec(text)?.[0].replace(/\s+/g, '').toUpperCase() ?? text)
}
