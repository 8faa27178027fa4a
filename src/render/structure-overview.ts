import type { Count, EntryPoint, MissingResult, MissingUnit, OverviewResult, StatusResult } from '../answer/structure-results.ts'
import { placeText, unitWords } from '../answer/structure-words.ts'
import { count, grouped } from '../base/text.ts'
import { definitionList, type ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

/** Entry points that a terminal shows of each sort; the JSON has all. */
const shownEntries = 20
const shownRelated = 6
const shownPlaces = 3

/** What is in here, in an order in which somebody new wants to know it. */
export function overviewText(result: OverviewResult, look: ListLook): string {
  const { members, lines, languages, entryPoints, units, edges, unresolved, encodings } = result
  const languageRows = languages.map(({ language, ...sum }) => [language, grouped(sum.members), grouped(sum.lines)])
  const counts = [
    { name: 'Units', text: countsText(units) },
    { name: 'References', text: countsText(edges) },
    { name: 'Not resolved', text: countsText(unresolved) },
    { name: 'Encodings', text: countsText(encodings) },
  ].filter(({ text }) => text !== '')
  return [
    `${look.colors.bold(`${count(members, 'file')}, ${count(lines, 'line')}`)}\n${structureTable(['Language', 'Files', 'Lines'], languageRows, look)}`,
    entries('Jobs', 'Runs', entryPoints.jobs, look),
    entries('Transactions', 'Program', entryPoints.transactions, look),
    entries('Programs that only jobs and transactions start', 'Started by', entryPoints.programs, look),
    definitionList(counts, look),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function countsText(counts: readonly Count[]): string {
  return counts.map(({ name, count: n }) => `${name} ${grouped(n)}`).join(', ')
}

function entries(title: string, related: string, points: readonly EntryPoint[], look: ListLook): string {
  if (points.length === 0) return ''
  const rows = points.slice(0, shownEntries).map((point) => [point.name, placeText(point), cutList(point.related, shownRelated)])
  const rest = points.length - rows.length
  const more = rest > 0 ? `… and ${rest} more; codewhisper overview --json lists all\n` : ''
  return `${look.colors.bold(`${title}: ${grouped(points.length)}`)}\n${structureTable(['Name', 'Place', related], rows, look)}${more}`
}

function cutList(names: readonly string[], max: number): string {
  return names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ')
}

/** What the code needs and does not hold; services of the system in one line below. */
export function missingText({ missing, system }: MissingResult, look: ListLook): string {
  const rows = missing.map((unit) => [unitWords(unit), String(unit.references.length), placesOf(unit)])
  const services = system.map(({ name, references }) => ({ name, count: references.length })).sort((a, b) => b.count - a.count)
  return [
    structureTable(['Missing', 'Used', 'Where'], rows, look),
    definitionList(services.length > 0 ? [{ name: 'Of the system', text: countsText(services) }] : [], look),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function placesOf({ references }: MissingUnit): string {
  // A line of a copybook refers once for each program that copies it.
  return cutList([...new Set(references.map(placeText))], shownPlaces)
}

export function statusText(result: StatusResult, look: ListLook): string {
  const { members, lines, units, edges, unresolved, checkedAt, durationMs, scanned, reused, cache } = result
  return definitionList(
    [
      { name: 'Code', text: `${count(members, 'file')}, ${count(lines, 'line')}` },
      { name: 'Index', text: `${count(units, 'unit')}, ${count(edges, 'reference')}, ${grouped(unresolved)} not resolved` },
      { name: 'Checked', text: `${checkedAt} in ${grouped(durationMs)} ms: ${grouped(scanned)} scanned, ${grouped(reused)} unchanged` },
      { name: 'Cache', text: cache ?? 'none' },
    ],
    look,
  )
}
