import type { Aspect } from '../../aspect.ts'
import { at, item, moreItem } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { lineText } from '../../evidence/line-text.ts'
import { statementLines, statementsCalls } from '../../evidence/statement-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksLoops } from '../../question/asked-loops.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostItems = 12
const mostQuoted = 2
const longest = 90
const room = { before: 0, after: 8, most: 9 } as const
const hasLoops: ReadonlySet<string> = new Set(['program', 'entry', 'member', 'paragraph', 'section'])

/** Where a loop says how long it goes on: in COBOL, PL/I and REXX, Fortran, and by counts of assembler. */
const loops = [
  String.raw`^[^*'"]*\bUNTIL\s|\bPERFORM\b.*\b(?:VARYING|TIMES)\b|^.{6}\s*VARYING\s`,
  String.raw`\bDO\s+(?:WHILE|UNTIL|FOREVER|\d+\s+\w+\s*=|\w+\s*=)|\bDO\s*\(?(?:WHILE|UNTIL)\b|^\s*(?:\d+\s+|\w+:\s*)?DO\s*(?:!.*)?$`,
  String.raw`^\S*\s+(?:BCTR\s+\w+,R?[1-9]|BCT|JCT|BRCT|BXLE|BXH|JXLE)\b`,
].join('|')

/** How long the loops of a program or routine go on: the statements that say it. */
export const loopsAspect: Aspect = {
  name: 'loops',
  exact: true,
  asks: ({ bare }, subject) =>
    subject.named && subject.paths.length > 0 && (hasLoops.has(subject.kinds[0] ?? '') || isRoutine(subject)) && asksLoops(bare),
  calls: (_, subject, findings) => [
    ...statementsCalls(loops, subject),
    ...loopsOf(subject, findings)
      .slice(0, mostQuoted)
      .map((line) => readAround(line, room)),
  ],
  draft: (_, subject, findings) => {
    const found = loopsOf(subject, findings)
    if (found.length === 0) return undefined
    const items = found.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longest)), [at(line)]))
    const title = `What says how long the loops of ${code(subject.name)} go on:`
    const quotes = found.slice(0, mostQuoted).map((line) => quoteAround(line, room, findings))
    return { lead: [title, ...items, ...moreItem(found.length - items.length)], quotes, alone: true }
  },
}

function loopsOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  return statementLines(loops, subject, findings)
}
