import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import { capitalized } from '../../base/text.ts'
import { citationLabel } from '../../render/citation-label.ts'
import { codeSpan } from '../../render/code-span.ts'
import { outcomeLine } from '../../render/outcome-line.ts'
import type { AnswerRecord, NamedThing, RecordedCitation } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'
import { answerBody } from './answer-body.ts'
import { escapedText, oneLine, shownTitle } from './escaped-text.ts'
import { pageFrontMatter } from './page-front-matter.ts'
import { type PageLinks, relatedPages } from './page-links.ts'
import { relativeLink } from './relative-link.ts'
import { sectionKey } from './section-tree.ts'
import { kindWord } from './thing-kinds.ts'

export interface QuestionPage {
  readonly listed: ListedQuestion
  readonly record: AnswerRecord
}

/**
 * A question with its answer as a file of Markdown: the same question, record and links give the same bytes. Nothing in it is fetched or run by a
 * previewer (security.md 1.7).
 */
export function questionPage({ listed, record }: QuestionPage, links: PageLinks): string {
  const title = shownTitle(listed.title)
  const ending = outcomeLine(record)
  const parts = [
    `# ${escapedText(title)}`,
    ...(oneLine(listed.question) === title ? [] : [quote(listed.question)]),
    ending === undefined ? '' : escapedText(ending),
    answerBody(record.answer),
    record.citations.length === 0 ? '' : `## Sources\n\n${record.citations.map(source).join('\n')}`,
    `## See also\n\n${seeAlso({ listed, record }, links).join('\n')}`,
    `Answered by ${escapedText(`${record.provider} ${record.model}`)} on ${record.at.slice(0, 10)}.`,
  ]
  return `${pageFrontMatter(listed, record)}\n${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function quote(question: string): string {
  const lines = sanitize(question).trim().split('\n').map(escapedText)
  // Lines stay lines: a backslash at the end of one breaks it, but not above an empty one.
  return lines.map((line, i) => `> ${line}${line !== '' && lines[i + 1] ? '\\' : ''}`.trimEnd()).join('\n')
}

function source(citation: RecordedCitation, i: number): string {
  const { status, reason } = citation
  const finding = status === 'verified' ? '' : ` ${status}${reason === null ? '' : `: ${escapedText(reason)}`}`
  return `${i + 1}. ${codeSpan(citationLabel(citation))}${finding}`
}

function seeAlso({ listed, record }: QuestionPage, links: PageLinks): string[] {
  const { file } = listed
  const section = links.sections.get(sectionKey(listed.section))
  const up = [
    ...(section === undefined ? [] : [section]),
    { title: 'All questions', file: 'index.md' },
    { title: 'All names', file: 'names.md' },
  ]
  return [
    ...relatedPages({ ...record, file }, links).map(
      ({ thing, pages }) => `- ${thingLabel(thing)}: ${pages.map((page) => relativeLink(page, file)).join(' · ')}`,
    ),
    `- Index: ${up.map((target) => relativeLink(target, file)).join(' · ')}`,
  ]
}

function thingLabel({ kind, name }: NamedThing): string {
  const word = kindWord(kind)
  return `${escapedText(capitalized(word))} ${codeSpan(sanitizeLine(name))}`
}
