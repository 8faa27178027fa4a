import { sanitizeLine } from '../../base/sanitize.ts'
import { count, cutText, grouped } from '../../base/text.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import type { BatchPreview } from './batch-preview.ts'

type Previewed = BatchPreview['questions'][number]

const titleChars = 100

/** What would be asked, for people: by section, a line for each question, and the sum. */
export function previewText({ questions }: BatchPreview): string {
  const lines: string[] = []
  let section: string | undefined
  for (const question of questions) {
    const heading = question.listed.section.join(' / ')
    if (heading !== (section ?? '')) lines.push(...(lines.length > 0 ? [''] : []), sanitizeLine(heading) || 'Without a section')
    section = heading
    lines.push(previewLine(question))
  }
  return [...lines, ...(lines.length > 0 ? [''] : []), `${totals(questions)} This is a dry run: nothing is asked or written.`].join('\n')
}

/** `  ask     programs/wbrate.md  What does WBRATE do?` */
function previewLine({ listed: { file, title }, state, outcome }: Previewed): string {
  const found = state === 'done' && outcome !== null && outcome !== 'answered' ? ` (${outcome.replace('_', ' ')})` : ''
  const before = state === 'ask' && outcome === 'failed' ? ' (failed before)' : ''
  return sanitizeLine(`  ${state.padEnd(6)}  ${file}  ${cutText(title, titleChars)}${found}${before}`)
}

function totals(questions: readonly Previewed[]): string {
  const of = (state: Previewed['state']) => questions.filter((question) => question.state === state).length
  const parts = [`${grouped(of('ask'))} would be asked`, `${grouped(of('done'))} ${of('done') === 1 ? 'is' : 'are'} done`]
  if (of('edited') > 0) parts.push(`${grouped(of('edited'))} changed by hand and left alone`)
  return `${count(questions.length, 'question')}: ${parts.join(', ')}.`
}

/** The same as the document of `--json`. */
export function previewDocument({ out, questions }: BatchPreview): unknown {
  return sanitizeJson({
    schema: 1,
    dryRun: true,
    out,
    questions: questions.map(({ listed: { id, question, section, file }, state, outcome }) => ({
      id,
      question,
      section,
      page: file,
      state,
      outcome,
    })),
    error: null,
  })
}
