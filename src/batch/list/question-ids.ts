import type { Diagnostic } from '../../base/diagnostic.ts'
import { groupBy } from '../../base/group-by.ts'
import type { ListFault } from '../question-list.ts'
import { quoted } from './clean-text.ts'
import { askedKey, type DraftQuestion } from './draft-question.ts'
import { ownNames } from './own-names.ts'
import { isDeviceName, slugOf, withHash } from './slug.ts'

const slugChars = 60

export interface Identified {
  readonly id: string
  readonly draft: DraftQuestion
}

/**
 * An id for each question, in their order. One that the list does not give is made of the question, so it does not depend on where the question stands; where
 * several would be the same, each of them gets a part of its hash.
 */
export function questionIds(drafts: readonly DraftQuestion[]): {
  readonly identified: readonly Identified[]
  readonly notes: readonly Diagnostic[]
  readonly faults: readonly ListFault[]
} {
  const byKey = groupBy(drafts, askedKey)
  const derived = derivedIds(byKey)
  const identified = drafts.map((draft) => ({ draft, id: draft.id ?? derived.get(askedKey(draft)) ?? '' }))
  const notes: Diagnostic[] = []
  const faults: ListFault[] = []
  for (const [id, group] of groupBy(identified, (one) => one.id)) {
    const [first, ...others] = group.map(({ draft }) => draft)
    for (const draft of others) {
      if (first === undefined) continue
      if (askedKey(draft) === askedKey(first)) notes.push(listedTwice(first, draft))
      else
        faults.push({
          line: draft.line,
          message: `The id ${quoted(id)} is that of another question in line ${first.line}. Give one of them another id.`,
        })
    }
  }
  return { identified, notes, faults }
}

/** By key, of the questions that stand somewhere without an id. */
function derivedIds(byKey: ReadonlyMap<string, readonly DraftQuestion[]>): Map<string, string> {
  const given = new Set<string>()
  const ids = new Map<string, string>()
  const open = new Map<string, string>()
  for (const [key, drafts] of byKey) {
    const own = new Set(drafts.flatMap(({ id }) => id ?? []))
    for (const id of own) given.add(id)
    const [only] = own
    // A question that has an id in one place has it in all.
    if (own.size === 1 && only !== undefined) ids.set(key, only)
    else open.set(key, drafts[0]?.question ?? '')
  }
  const slugs = [...open].map(([key, question]) => ({ key, ...slugOf(question, slugChars) }))
  for (const [text, group] of groupBy(slugs, (slug) => slug.text)) {
    const isTaken = group.length > 1 || given.has(text) || isReserved(text)
    for (const { key, lossy } of group) ids.set(key, isTaken || lossy ? withHash(text || 'question', key) : text)
  }
  return ids
}

function isReserved(slug: string): boolean {
  return slug === '' || isDeviceName(slug) || ownNames.includes(`${slug}.md`)
}

function listedTwice(first: DraftQuestion, again: DraftQuestion): Diagnostic {
  const message = `This question stands in line ${first.line} as well. It is asked once and listed in both places.`
  return { level: 'info', rule: 'listed-twice', message, line: again.line }
}
