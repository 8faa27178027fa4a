import type { KeptAnswer, KeptCitation } from '../../answer/kept-answer.ts'
import type { Transcript, TranscriptTurn } from '../../answer/transcript.ts'
import { outputMarkers } from '../../base/output-marker.ts'
import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import { citationLabel } from '../citation-label.ts'
import { codeSpan } from '../code-span.ts'
import { neutralInline } from '../neutral-inline.ts'
import { neutralMarkdown } from '../neutral-markdown.ts'
import { outcomeLine } from '../outcome-line.ts'
import { answeredBy } from './answered-by.ts'
import { oneLine, sessionFacts, sessionTitle } from './session-heading.ts'
import { turnAnswer } from './turn-answer.ts'

const headingChars = 200

/** A session as one Markdown file: questions, answers, sources with what the check found. Nothing in it loads or opens anything (security.md 1.7). */
export function sessionMarkdown(transcript: Transcript): string {
  const facts = sessionFacts(transcript).map(({ name, text }) => `- ${name}: ${neutralInline(text)}`)
  const parts = [outputMarkers[0], `# ${neutralInline(sessionTitle(transcript))}`, facts.join('\n'), ...transcript.turns.map(turnMarkdown)]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function turnMarkdown(turn: TranscriptTurn): string {
  const answer = turnAnswer(turn)
  const heading = oneLine(turn.question, headingChars)
  const isWhole = heading === turn.question.trim()
  const question = isWhole
    ? ''
    : neutralMarkdown(sanitize(turn.question))
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  return [
    `## ${turn.number}. ${neutralInline(heading)}`,
    question,
    neutralMarkdown(sanitize(answer.answer)).trim(),
    neutralInline(outcomeLine(answer) ?? ''),
    answer.error === null ? '' : `No answer: ${neutralInline(sanitizeLine(answer.error.message))}`,
    sources(answer.citations),
    ending(answer, turn),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function sources(citations: readonly KeptCitation[]): string {
  if (citations.length === 0) return ''
  const lines = citations.map((citation, i) => {
    const why = citation.reason === null ? '' : ` (${neutralInline(sanitizeLine(citation.reason))})`
    return `${i + 1}. ${codeSpan(citationLabel(citation))}: ${citation.status}${why}`
  })
  return `Sources:\n\n${lines.join('\n')}`
}

function ending(answer: KeptAnswer, turn: TranscriptTurn): string {
  const text = answeredBy(answer, turn)
  return text === '' ? '' : `*${neutralInline(text)}*`
}
