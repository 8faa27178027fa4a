import { askedOnce, type DocumentationSet, type DocumentedQuestion, hasPage, type Standing, standingOf } from './documentation-set.ts'
import { escapedText, shownTitle } from './escaped-text.ts'
import { generatedHead } from './generated-head.ts'
import { relativeLink } from './relative-link.ts'

const file = 'not-answered.md'

interface Group {
  readonly standing: Standing
  readonly title: string
  /** What it means and what can be done. */
  readonly advice: string
  /** What is to be said of one question. */
  readonly why: (entry: DocumentedQuestion) => string
}

const groups: readonly Group[] = [
  {
    standing: 'partial',
    title: 'Partial',
    advice: 'These answers ended early. Delete a page to have its question asked again; a narrower question often fits.',
    why: ({ record }) => record?.outcomeReason ?? '',
  },
  {
    standing: 'not_found',
    title: 'Not found',
    advice:
      'Neither the code nor the skills say it. Ask in the words of the code, or write it down as a skill; then delete the page and run the batch again.',
    why: () => '',
  },
  {
    standing: 'failed',
    title: 'Failed',
    advice: 'The next run of the batch asks these again.',
    why: ({ record }) => [record?.error?.message ?? '', record?.error?.hint ?? ''].join(' ').trim(),
  },
  { standing: 'not_asked', title: 'Not asked yet', advice: 'The next run of the batch asks these.', why: () => '' },
]

/** `not-answered.md`: every question of the list without a full answer, why, and what can be done. */
export function notAnsweredPage(set: DocumentationSet): string {
  const asked = askedOnce(set)
  const parts = groups.flatMap(({ standing, title, advice, why }) => {
    const entries = asked.filter((entry) => standingOf(entry) === standing)
    if (entries.length === 0) return []
    return [`## ${title}`, advice, entries.map((entry) => item(entry, why(entry))).join('\n')]
  })
  const head = [generatedHead(set, 'Without a full answer'), `${relativeLink({ title: 'All questions', file: 'index.md' }, file)}`]
  return `${[...head, ...(parts.length > 0 ? parts : ['Every question has its answer.'])].join('\n\n')}\n`
}

function item(entry: DocumentedQuestion, why: string): string {
  const title = hasPage(entry) ? relativeLink(entry.listed, file) : escapedText(shownTitle(entry.listed.title))
  return `- ${title}${why === '' ? '' : `  \n  ${escapedText(why)}`}`
}
