import type { ListedQuestion } from '../question-list.ts'
import { shownTitle } from './escaped-text.ts'

export interface Section<Entry> {
  readonly title: string
  /** Id of its heading in the index, as GitHub makes it of the heading's text. */
  readonly anchor: string
  /** Titles of the sections around it and its own. */
  readonly path: readonly string[]
  readonly entries: readonly Entry[]
  readonly sections: readonly Section<Entry>[]
}

interface OpenSection<Entry> {
  title: string
  anchor: string
  path: readonly string[]
  entries: Entry[]
  sections: OpenSection<Entry>[]
}

/** The questions in their sections, both in the order in which they first appear. The root is what stands under no heading. */
export function sectionTree<Entry extends { readonly listed: ListedQuestion }>(entries: readonly Entry[]): Section<Entry> {
  const root: OpenSection<Entry> = { title: '', anchor: '', path: [], entries: [], sections: [] }
  const byPath = new Map<string, OpenSection<Entry>>([[sectionKey([]), root]])
  for (const entry of entries) open(entry.listed.section, byPath, root).entries.push(entry)
  nameAnchors(root, new Map())
  return root
}

/** One text for a path of sections. */
export function sectionKey(path: readonly string[]): string {
  return JSON.stringify(path)
}

function open<Entry>(path: readonly string[], byPath: Map<string, OpenSection<Entry>>, root: OpenSection<Entry>): OpenSection<Entry> {
  const key = sectionKey(path)
  const known = byPath.get(key)
  if (known) return known
  const section = { title: path.at(-1) ?? '', anchor: '', path, entries: [], sections: [] }
  const parent = path.length === 0 ? root : open(path.slice(0, -1), byPath, root)
  parent.sections.push(section)
  byPath.set(key, section)
  return section
}

/** In the order of the page: of two headings that read the same the second one gets a number. */
function nameAnchors<Entry>(section: OpenSection<Entry>, used: Map<string, number>): void {
  for (const inner of section.sections) {
    const name = shownTitle(inner.title)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    const before = used.get(name) ?? 0
    used.set(name, before + 1)
    inner.anchor = before === 0 ? name : `${name}-${before}`
    nameAnchors(inner, used)
  }
}
