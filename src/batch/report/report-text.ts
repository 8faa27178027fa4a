import { sanitizeLine } from '../../base/sanitize.ts'
import { count, grouped } from '../../base/text.ts'
import type { BatchReport } from '../batch-event.ts'

/** So many pages are named, the others counted. */
const namedPages = 5

const outcomeNames = [
  ['answered', 'answered'],
  ['partial', 'partial'],
  ['not_found', 'not found'],
  ['failed', 'failed'],
  ['not_asked', 'not asked'],
] as const

interface Next {
  /** Where to begin to read: a file of the output directory. */
  readonly first: string

  /** The command that goes on with the same batch. */
  readonly again: string
  /** The command that tells which pages the code has outgrown. */
  readonly check: string
  /** Answers without verified citations are told. */
  readonly requireCitations: boolean
}

/** What a batch has come to and what can be done next, for people; a line for each. */
export function reportText(report: BatchReport, { first, again, check, requireCitations }: Next): string {
  const { stopped, kept, outcomes } = report
  const lines = [totals(report, first)]
  if (requireCitations) lines.push(...unverifiedPages(report))
  if (kept.length > 0) lines.push(keptPages(kept))
  if (stopped !== null) lines.push([asSentence(stopped.message), stopped.hint ?? ''].join(' ').trimEnd())
  const open = outcomes.failed + outcomes.not_asked
  if (open > 0)
    lines.push(`To go on with ${open === 1 ? 'the one' : `the ${grouped(open)}`} that ${open === 1 ? 'is' : 'are'} left: ${again}`)
  else lines.push(`To see later which pages the code has outgrown: ${check}`)
  return lines.map(sanitizeLine).join('\n')
}

/** `60 questions: 55 answered, 5 failed. 1,234 tokens. Index: docs/index.md` */
function totals({ total, outcomes, tokens, out }: BatchReport, first: string): string {
  const parts = outcomeNames.filter(([outcome]) => outcomes[outcome] > 0).map(([outcome, name]) => `${grouped(outcomes[outcome])} ${name}`)
  const used = tokens === 0 ? '' : ` ${count(tokens, 'token')}.`
  return `${count(total, 'question')}: ${parts.join(', ') || 'nothing to do'}.${used} ${first.endsWith('.md') ? 'Index' : 'Answers'}: ${out}/${first}`
}

function unverifiedPages({ questions }: BatchReport): string[] {
  const pages = questions.flatMap(({ id, outcome, verified, page }) => (outcome === 'answered' && !verified ? [page ?? id] : []))
  return pages.length === 0 ? [] : [`${count(pages.length, 'answer')} without verified citations: ${someOf(pages)}.`]
}

function someOf(names: readonly string[]): string {
  return `${names.slice(0, namedPages).join(', ')}${names.length > namedPages ? ` and ${names.length - namedPages} more` : ''}`
}

function keptPages(kept: readonly string[]): string {
  const [what, it] = kept.length === 1 ? ['page was', 'it'] : ['pages were', 'them']
  return `${grouped(kept.length)} ${what} changed by hand and left alone: ${someOf(kept)}. --force writes ${it} anew.`
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
