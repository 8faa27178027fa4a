import { addToGroup, groupBy } from '../../base/group-by.ts'
import type { AnswerRecord, NamedThing } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'
import type { LinkTarget } from './relative-link.ts'
import { type Section, sectionKey, sectionTree } from './section-tree.ts'

/** A page that others may lead to. */
export interface LinkedPage {
  readonly listed: ListedQuestion
  readonly about: readonly NamedThing[]
}

/** Where the pages of a set lead to. */
export interface PageLinks {
  /** Pages about a thing, by `thingKey`: those that are about it alone first. */
  readonly about: ReadonlyMap<string, readonly LinkTarget[]>
  /** Where the section of a page stands in the index, by `sectionKey`. */
  readonly sections: ReadonlyMap<string, LinkTarget>
}

/** `set`: the pages that there are, in the order of the list, those that are no longer in it last. */
export function pageLinks(set: readonly LinkedPage[]): PageLinks {
  const about = new Map<string, LinkedPage[]>()
  const pages = [...groupBy(set, ({ listed }) => listed.file).values()].flatMap(([first]) => first ?? [])
  for (const page of pages) for (const thing of page.about) addToGroup(about, thingKey(thing), page)
  const targets = [...about].map(([key, found]): [string, LinkTarget[]] => {
    const nearest = found.toSorted((a, b) => a.about.length - b.about.length)
    return [key, nearest.map(({ listed }) => listed)]
  })
  return { about: new Map(targets), sections: new Map(sectionTargets(sectionTree(set))) }
}

/** One text for a thing: two kinds of things may have the same name. */
export function thingKey({ kind, name }: NamedThing): string {
  return `${kind} ${name}`
}

function* sectionTargets(section: Section<LinkedPage>): Generator<[string, LinkTarget]> {
  for (const inner of section.sections) {
    yield [sectionKey(inner.path), { title: inner.title, file: 'index.md', anchor: inner.anchor }]
    yield* sectionTargets(inner)
  }
}

const mostLinks = 12
const mostOfSubject = 4

export interface RelatedPages {
  readonly thing: NamedThing
  readonly pages: readonly LinkTarget[]
}

/**
 * Where a reader may go on from a page: other pages about what it is about, then pages about what its answer names, each page once. Every name gets a
 * page before one of them gets a second.
 */
export function relatedPages({ file, about, names }: Pick<AnswerRecord, 'file' | 'about' | 'names'>, links: PageLinks): RelatedPages[] {
  const taken = new Set([file])
  const found = [...about, ...names].map((thing) => ({ thing, pages: [] as LinkTarget[], offered: links.about.get(thingKey(thing)) ?? [] }))
  let left = mostLinks
  const takeOne = ({ pages, offered }: (typeof found)[number]) => {
    const next = left > 0 ? offered.find((page) => !taken.has(page.file)) : undefined
    if (next === undefined) return
    left--
    taken.add(next.file)
    pages.push(next)
  }
  for (const related of found.slice(0, about.length)) for (let i = 0; i < mostOfSubject; i++) takeOne(related)
  for (let round = 0; round < mostLinks; round++) found.slice(about.length).forEach(takeOne)
  return found.filter(({ pages }) => pages.length > 0).map(({ thing, pages }) => ({ thing, pages }))
}
