import type { Highlight } from '../../answer/highlight.ts'
import type { KeptAnswer, KeptCitation } from '../../answer/kept-answer.ts'
import type { TranscriptTurn } from '../../answer/transcript.ts'
import { citationLabel } from '../citation-label.ts'
import { outcomeLine } from '../outcome-line.ts'
import { answeredBy } from '../session/answered-by.ts'
import { oneLine } from '../session/session-heading.ts'
import { turnAnswer } from '../session/turn-answer.ts'
import { toolLine } from '../tool-line.ts'
import { citationStatus } from './citation-status.ts'
import type { CitedCodeList } from './cited-code.ts'
import { escapeHtml } from './escape-html.ts'
import { markdownHtml } from './markdown-html.ts'

const headingChars = 300

interface Source {
  readonly citation: KeptCitation
  /** Of its lines on the page. */
  readonly id: string | undefined
}

/** A question with its answer, sources, and what was looked at. */
export function turnHtml(turn: TranscriptTurn, code: CitedCodeList, highlight: Highlight | undefined): string {
  const answer = turnAnswer(turn)
  const sources = answer.citations.map((citation): Source => ({ citation, id: code.add(citation, turn.number) }))
  const byLabel = new Map(sources.map((source) => [citationLabel(source.citation), source]))
  const citation = (text: string) => {
    const source = byLabel.get(text)
    return source && citationHtml(source)
  }
  const heading = oneLine(turn.question, headingChars)
  const rest = heading === turn.question.trim() ? '' : `<pre class="asked">${escapeHtml(turn.question)}</pre>\n`
  const warning = outcomeLine(answer) ?? (answer.error ? `No answer: ${answer.error.message}` : '')
  return [
    `<article id="question-${turn.number}">`,
    `<h2><a href="#question-${turn.number}" class="n">${turn.number}</a>${escapeHtml(heading)}</h2>`,
    `${rest}<div class="answer">\n${markdownHtml(answer.answer, { citation, highlight, heading: 3 })}</div>`,
    warning === '' ? '' : `<p class="warning">${escapeHtml(warning)}</p>`,
    sourcesHtml(sources),
    endingHtml(answer, turn),
    '</article>\n',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function citationHtml({ citation, id }: Source): string {
  const label = escapeHtml(citationLabel(citation))
  const { words } = citationStatus[citation.status]
  return id === undefined
    ? `<code class="cite ${citation.status}" title="${words}">${label}</code>`
    : `<a class="cite ${citation.status}" href="#${id}" title="${words}"><code>${label}</code></a>`
}

function sourcesHtml(sources: readonly Source[]): string {
  if (sources.length === 0) return ''
  const items = sources.map((source) => {
    const { status, reason } = source.citation
    const { sign, words } = citationStatus[status]
    const why = reason === null ? '' : ` <span class="quiet">${escapeHtml(reason)}</span>`
    return `<li>${citationHtml(source)} <span class="status ${status}">${sign} ${words}</span>${why}</li>\n`
  })
  return `<section class="sources">\n<h3>Sources</h3>\n<ol>\n${items.join('')}</ol>\n</section>`
}

/** Who answered and when; what was looked at is closed until somebody wants to know, and left out on paper. */
function endingHtml(answer: KeptAnswer, turn: TranscriptTurn): string {
  const text = escapeHtml(answeredBy(answer, turn))
  if (answer.toolCalls.length === 0) return `<p class="quiet">${text}</p>`
  const lines = answer.toolCalls.map((call) => `<li>${escapeHtml(toolLine(call.input, call))}</li>\n`)
  return `<details>\n<summary>${text}</summary>\n<ol>\n${lines.join('')}</ol>\n</details>`
}
