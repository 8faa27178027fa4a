import type { Findings, KnownLines } from '../../findings.ts'
import { type Paragraph, paragraphsOf, wordsIn } from '../../head-paragraphs.ts'
import { isLicence } from '../../licence.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** A comment further down is about what stands below it. */
const lastLine = 30
const fewestWords = 5
const leastShared = 0.5
const mostLines = 5
/** A log of changes differs in every member. */
const dated = /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|\b\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* ?\d{2,4}\b/i

/**
 * What the comment at the beginning of one of two alike programs says that the other's does not, where both begin with the same sentences: there it says what
 * makes the difference.
 */
export function ownWordsOfHead(subject: Subject, other: Subject, findings: Findings): readonly Quote[] {
  const [[path = ''], [otherPath = '']] = [subject.paths, other.paths]
  const own = headOf(findings.linesOf(path), subject.name)
  const theirs = new Set(headOf(findings.linesOf(otherPath), other.name).flatMap(({ texts }) => texts.map(plain)))
  const shareOf = ({ texts }: Paragraph) => texts.filter((text) => theirs.has(plain(text))).length / texts.length
  const isShared = (paragraph: Paragraph) => shareOf(paragraph) > leastShared
  // The last word of a sentence stands in a line of its own, whatever the sentence says.
  const isOwn = (paragraph: Paragraph) => shareOf(paragraph) <= leastShared && wordsIn(paragraph.texts.join(' ')) >= fewestWords
  const from = own.findIndex(isShared)
  const found = from < 0 ? undefined : own.slice(from + 1).find(isOwn)
  if (found === undefined || found.texts.some((text) => dated.test(text)) || isLicence(found.texts.join('\n'))) return []
  const lines = found.texts.slice(0, mostLines).map((_, i) => findings.linesOf(path).get(found.startLine + i) ?? '')
  return [{ source: { kind: 'code', path }, startLine: found.startLine, lines }]
}

function headOf(lines: KnownLines, name: string): readonly Paragraph[] {
  return paragraphsOf(lines, name).filter(({ startLine }) => startLine <= lastLine)
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
