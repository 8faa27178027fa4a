import { groupBy } from '../../base/group-by.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count, grouped } from '../../base/text.ts'
import { citationLabel } from '../../render/citation-label.ts'
import { type CheckedCitation, type CheckedPage, type CheckReport, type CheckSummary, isStale, type PageState } from './check-report.ts'

const mostPages = 50
const mostCitations = 12

/** The groups, the worst first. */
const groups: readonly { readonly state: PageState; readonly title: string }[] = [
  { state: 'vanished', title: 'What they cite is gone' },
  { state: 'changed', title: 'What they cite has changed' },
  { state: 'moved', title: 'What they cite stands elsewhere' },
  { state: 'missing', title: 'The page is gone' },
]

/** A report for people: a summary, then the pages that need somebody, grouped by what has become of what they cite. Sanitised. */
export function checkText(report: CheckReport): string {
  const wanting = groups.flatMap(({ state }) => report.pages.filter((page) => page.state === state))
  const shown = groupBy(wanting.slice(0, mostPages), ({ state }) => state)
  const parts = groups.map(({ state, title }) => {
    const pages = shown.get(state)
    return pages ? `${title} (${grouped(report.summary[state])}):\n${pages.map(pageLines).join('')}` : ''
  })
  const left = wanting.length - mostPages
  const more = left > 0 ? `and ${count(left, 'more page')} (--json has all)\n` : ''
  return [summaryLine(report), ...parts, more].filter((part) => part !== '').join('\n')
}

function summaryLine({ dir, pages, summary }: CheckReport): string {
  const { unchanged, unchecked, edited, missing, failed, notAsked } = summary
  const editedStale = pages.filter((page) => page.edited && isStale(page)).length
  const outside = pages.filter((page) => !page.inList).length
  const sentences = [
    `${sanitizeLine(dir)}: ${count(summary.pages, 'page')}, ${grouped(unchanged)} unchanged, ${staleWords(summary)}.`,
    missing > 0 && `${count(missing, 'page')} ${is(missing)} missing.`,
    unchecked > 0 && `${count(unchecked, 'page')} ${unchecked === 1 ? 'cites' : 'cite'} nothing that can be checked.`,
    edited > 0 && `${count(edited, 'page')} ${was(edited)} edited by hand${editedStale > 0 ? ` (${grouped(editedStale)} stale)` : ''}.`,
    outside > 0 && `${count(outside, 'page')} ${is(outside)} no longer in the list.`,
    failed > 0 && `${count(failed, 'question')} failed.`,
    notAsked > 0 && `${count(notAsked, 'question')} ${was(notAsked)} not asked yet.`,
  ]
  return `${sentences.filter((sentence) => sentence !== false).join(' ')}\n`
}

function staleWords({ stale, vanished, changed, moved }: CheckSummary): string {
  if (stale === 0) return 'none stale'
  const kinds = Object.entries({ vanished, changed, moved }).flatMap(([state, n]) => (n > 0 ? [`${grouped(n)} ${state}`] : []))
  return `${grouped(stale)} stale (${kinds.join(', ')})`
}

const is = (n: number) => (n === 1 ? 'is' : 'are')
const was = (n: number) => (n === 1 ? 'was' : 'were')

function pageLines(page: CheckedPage): string {
  const remarks = [page.edited && 'edited by hand', !page.inList && 'no longer in the list'].filter((remark) => remark !== false)
  const name = sanitizeLine(page.page ?? page.id)
  const stale = page.citations.filter(({ state }) => state !== 'unchanged' && state !== 'unchecked')
  const lines = page.state === 'missing' ? [] : stale.slice(0, mostCitations).map(citationLine)
  const left = page.state === 'missing' ? 0 : stale.length - mostCitations
  const rest = left > 0 ? [`and ${count(left, 'more citation')}`] : []
  return `  ${name}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}\n${[...lines, ...rest].map((line) => `    ${line}\n`).join('')}`
}

function citationLine(citation: CheckedCitation): string {
  const { kind, state, movedTo } = citation
  return `${citationLabel(citation)} ${movedTo ? `moved to ${citationLabel({ kind, ...movedTo })}` : state}`
}
