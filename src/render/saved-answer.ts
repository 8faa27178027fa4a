import type { Answer } from '../answer/answer.ts'
import { outputMarkers } from '../base/output-marker.ts'
import { sanitize, sanitizeLine } from '../base/sanitize.ts'
import { citationLabel } from './citation-label.ts'
import { codeSpan } from './code-span.ts'
import { neutralInline } from './neutral-inline.ts'
import { neutralMarkdown } from './neutral-markdown.ts'
import { outcomeLine } from './outcome-line.ts'

/** What stands at the top of a file of saved answers, so that no answer ever rests on it. */
export const savedHead = `${outputMarkers[0]}\n`

/** A question with its answer and sources as a section of a Markdown file: nothing in it is fetched or run by a previewer. `when` as it is to be shown. */
export function savedAnswer(answer: Answer, when: string): string {
  const [title = '', ...more] = sanitize(answer.question).trim().split('\n')
  const ending = outcomeLine(answer)
  const sources = answer.citations.map((citation, i) => {
    const why = citation.reason === null ? '' : `: ${neutralInline(sanitizeLine(citation.reason))}`
    return `${i + 1}. ${codeSpan(citationLabel(citation))} ${citation.status}${why}`
  })
  const by = neutralInline(sanitizeLine(`${answer.provider} ${answer.model}`))
  const parts = [
    `# ${neutralInline(title)}`,
    neutralMarkdown(more.join('\n')).trim(),
    neutralMarkdown(sanitize(answer.answer)).trim(),
    ending === undefined ? '' : neutralInline(ending),
    sources.length === 0 ? '' : `## Sources\n\n${sources.join('\n')}`,
    `Answered by ${by}, ${when}.`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
