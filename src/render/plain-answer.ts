import type { Answer } from '../answer/answer.ts'
import { sanitize, sanitizeLine } from '../base/sanitize.ts'
import { citationLabel } from './citation-label.ts'
import { codeSpan } from './code-span.ts'
import { neutralInline } from './neutral-inline.ts'
import { neutralMarkdown } from './neutral-markdown.ts'
import { outcomeLine } from './outcome-line.ts'

/**
 * The answer as Markdown for pipes and files: its text, neutralised (security.md 1.7), then only what the reader could not know from it, the citations
 * that do not hold and why the answer ends early. Ends with a newline; empty when there is nothing to say (the error of a failed question is no answer).
 */
export function plainAnswer(answer: Answer): string {
  const doubtful = answer.citations.filter((c) => c.status === 'broken' || c.status === 'unchecked')
  const warnings = doubtful.map((c) => `- ${codeSpan(citationLabel(c))}: ${neutralInline(sanitizeLine(c.reason ?? c.status))}`)
  const ending = outcomeLine(answer)
  const parts = [
    neutralMarkdown(sanitize(answer.answer)).trim(),
    warnings.length > 0 ? `Not verified:\n\n${warnings.join('\n')}` : '',
    ending === undefined ? '' : neutralInline(ending),
  ].filter((part) => part !== '')
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : ''
}
