import { sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import {
  askedOnce,
  type DocumentationSet,
  type DocumentedQuestion,
  hasPage,
  type Standing,
  standingOf,
  standingWords,
} from './documentation-set.ts'
import { escapedText, shownTitle } from './escaped-text.ts'
import { generatedHead } from './generated-head.ts'
import { relativeLink } from './relative-link.ts'
import { type Section, sectionTree } from './section-tree.ts'

/** `index.md`: all questions in their sections, with how they stand. `staleness`: a sentence about how the pages agree with the code today. */
export function indexPage(set: DocumentationSet, staleness?: string): string {
  const old = set.entries.filter(({ inList }) => !inList)
  const parts = [
    generatedHead(set, shownTitle(set.title)),
    numbers(set),
    staleness === undefined ? '' : escapedText(staleness),
    `By name: ${relativeLink({ title: 'programs, jobs, data …', file: 'names.md' }, 'index.md')}. Without a full answer: ${relativeLink({ title: 'what is left', file: 'not-answered.md' }, 'index.md')}.`,
    ...sectionParts(sectionTree(set.entries.filter(({ inList }) => inList)), 1),
    old.length === 0 ? '' : `## No longer in the list\n\n${old.map(item).join('\n')}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const told: readonly Standing[] = ['answered', 'partial', 'not_found', 'failed', 'not_asked']

/** How many questions stand how, who answered them, and how old the code is that the answers rest on. */
function numbers(set: DocumentationSet): string {
  const asked = askedOnce(set)
  const outcomes = told.flatMap((standing) => {
    const n = asked.filter((entry) => standingOf(entry) === standing).length
    return n === 0 ? [] : [`${n} ${standingWords[standing]}`]
  })
  const answers = asked.flatMap(({ record }) => (record === undefined || record.outcome === 'failed' ? [] : [record]))
  const total = `${count(asked.length, 'question')}${outcomes.length === 0 ? '' : `: ${outcomes.join(', ')}`}.`
  if (answers.length === 0) return total
  const models = [...new Set(answers.map(({ provider, model }) => sanitizeLine(`${provider} ${model}`)))].sort()
  const dates = answers.map(({ at }) => at.slice(0, 10)).sort()
  const [first, last] = [dates.at(0), dates.at(-1)]
  const when = first === last ? `as of ${last}` : `as it was between ${first} and ${last}`
  return `${total} Answered by ${models.map(escapedText).join(', ')} from the code ${when}.`
}

const deepest = 6

function sectionParts(section: Section<DocumentedQuestion>, level: number): string[] {
  return [
    ...(level === 1 ? [] : [`${'#'.repeat(Math.min(level, deepest))} ${escapedText(shownTitle(section.title))}`]),
    ...(section.entries.length === 0 ? [] : [section.entries.map(item).join('\n')]),
    ...section.sections.flatMap((inner) => sectionParts(inner, level + 1)),
  ]
}

function item(entry: DocumentedQuestion): string {
  const standing = standingOf(entry)
  const title = hasPage(entry) ? relativeLink(entry.listed, 'index.md') : escapedText(shownTitle(entry.listed.title))
  return `- ${title}${standing === 'answered' ? '' : ` (${standingWords[standing]})`}`
}
