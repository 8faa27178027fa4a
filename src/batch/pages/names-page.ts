import { addToGroup } from '../../base/group-by.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { codeSpan } from '../../render/code-span.ts'
import type { NamedThing } from '../journal-records.ts'
import { askedOnce, type DocumentationSet, hasPage } from './documentation-set.ts'
import { escapedText } from './escaped-text.ts'
import { generatedHead } from './generated-head.ts'
import { pageLinks, thingKey } from './page-links.ts'
import { type LinkTarget, relativeLink } from './relative-link.ts'
import { kindWord, type ThingGroup, thingGroup, thingGroups } from './thing-kinds.ts'

const file = 'names.md'
const mostAbout = 12
const mostMentions = 5
const tableHead = '| Name | Pages about it | Mentioned in |\n|:--|:--|:--|'

interface NamedEntry {
  readonly thing: NamedThing
  readonly about: readonly LinkTarget[]
  readonly mentioned: readonly LinkTarget[]
}

/** `names.md`: from the names of programs, jobs, data … to the pages about them and to those that mention them. */
export function namesPage(set: DocumentationSet): string {
  const entries = namedEntries(set)
  const grouped = new Map<ThingGroup, NamedEntry[]>()
  for (const entry of entries) addToGroup(grouped, thingGroup(entry.thing.kind), entry)
  const parts = thingGroups.flatMap((group) => {
    const found = grouped.get(group)
    return found === undefined ? [] : [`## ${group.title}`, [tableHead, ...found.map((entry) => row(entry, group))].join('\n')]
  })
  const head = [generatedHead(set, 'Names'), relativeLink({ title: 'All questions', file: 'index.md' }, file)]
  return `${[...head, ...(parts.length > 0 ? parts : ['No answer names anything of the code.'])].join('\n\n')}\n`
}

/** Every thing that a page is about or mentions, sorted by name. */
function namedEntries(set: DocumentationSet): NamedEntry[] {
  // What an answer that found nothing calls near is no mention.
  const pages = askedOnce(set)
    .filter(hasPage)
    .map(({ listed, record }) => ({
      listed,
      about: record?.about ?? [],
      names: record?.outcome === 'not_found' ? [] : (record?.names ?? []),
    }))
  const { about } = pageLinks(pages)
  const things = new Map<string, NamedThing>()
  const mentioned = new Map<string, LinkTarget[]>()
  for (const page of pages) for (const thing of [...page.about, ...page.names]) things.set(thingKey(thing), thing)
  // Of a name among few more is said than of one in a list of all; in the order of the list where as many are named.
  for (const page of pages.toSorted((a, b) => a.names.length - b.names.length)) {
    for (const thing of page.names) addToGroup(mentioned, thingKey(thing), page.listed)
  }
  return [...things]
    .map(([key, thing]) => ({ thing, about: about.get(key) ?? [], mentioned: mentioned.get(key) ?? [] }))
    .sort((a, b) => compare(a.thing.name, b.thing.name) || compare(a.thing.kind, b.thing.kind))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function row({ thing, about, mentioned }: NamedEntry, { kinds }: ThingGroup): string {
  const kind = thing.kind === kinds[0] ? '' : ` (${escapedText(kindWord(thing.kind))})`
  const cells = [`${codeSpan(sanitizeLine(thing.name))}${kind}`, links(about, mostAbout), links(mentioned, mostMentions)]
  return `| ${cells.map(cell).join(' | ')} |`
}

function links(targets: readonly LinkTarget[], most: number): string {
  const more = targets.length > most ? ` and ${targets.length - most} more` : ''
  return `${targets
    .slice(0, most)
    .map((target) => relativeLink(target, file))
    .join(' · ')}${more}`
}

/** In a table every pipe divides cells, also within code spans, unless a backslash escapes it. */
function cell(text: string): string {
  return text.replace(/\|(?<=(?<!\\)(?:\\\\)*\|)/g, '\\|')
}
