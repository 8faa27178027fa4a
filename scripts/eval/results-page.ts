import { groupBy } from '../../src/base/group-by.ts'
import { type MeasureName, measure, type Score, shortcomings } from './score.ts'

// Times are of the machine, and stay out: the page changes when the answers do.
const columns: readonly (readonly [string, MeasureName])[] = [
  ['file cited', 'fileCited'],
  ['line cited', 'lineCited'],
  ['facts', 'facts3000'],
  ['precision', 'precision'],
  ['absent ok', 'absentOk'],
  ['broken', 'brokenCitations'],
  ['unreadable', 'unreadable'],
  ['median length', 'medianLength'],
  ['median citations', 'medianCitations'],
]

/** What `npm run eval` writes: the measures of all questions and of each kind, then what each reply lacks. */
export function resultsPage(scores: readonly Score[], answeredBy: string): string {
  const kinds = [...groupBy(scores, ({ question }) => question.kind)]
  const lacking = scores.flatMap((score) => {
    const lacks = shortcomings(score)
    return lacks.length === 0 ? [] : [`- ${score.question.id}, ${score.question.kind}: ${score.question.question}\n  ${lacks.join('; ')}`]
  })
  return `# What was measured

<!-- Written by npm run eval; README.md says what is measured and how. -->

${scores.length} questions over \`sample-code\` with \`skills\`, answered by ${answeredBy}.

${table([['all', scores], ...kinds])}

## What is missing

${lacking.length > 0 ? lacking.join('\n') : 'Nothing.'}
`
}

function table(groups: readonly (readonly [string, readonly Score[]])[]): string {
  const head = ['kind', 'questions', ...columns.map(([title]) => title)]
  const rows = groups.map(([title, scores]) => {
    const measures = measure(scores)
    return [title, scores.length, ...columns.map(([, name]) => measures[name] ?? '–')]
  })
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
