import type { RecordedCitation } from '../journal-records.ts'

export interface Place {
  /** As in answers; of a skill, `name` or `name#heading`. */
  readonly path: string
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** What has become of the cited lines. */
export type Finding =
  | { readonly state: 'unchanged' | 'changed' | 'vanished'; readonly movedTo: null }
  | { readonly state: 'moved'; readonly movedTo: Place }

export interface CheckedCitation extends Place {
  readonly kind: RecordedCitation['kind']
  /** `unchecked`: it was broken when it was written, so there is nothing to compare with. */
  readonly state: Finding['state'] | 'unchecked'
  readonly movedTo: Place | null
}

/**
 * The worst of the citations; `missing` when the page's file is gone, `unchecked` for a page without a citation that can be checked. Stale are those that
 * are `moved`, `changed` or `vanished`.
 */
export type PageState = CheckedCitation['state'] | 'missing'

export interface CheckedPage {
  readonly id: string
  /** Relative to the output directory; null where answers were written without pages. */
  readonly page: string | null
  readonly state: PageState
  /** Its bytes are not those that were written. */
  readonly edited: boolean
  /** False for a page whose question was taken out of the list since. */
  readonly inList: boolean
  readonly citations: readonly CheckedCitation[]
}

export interface CheckReport {
  /** The output directory as it was given. */
  readonly dir: string
  readonly pages: readonly CheckedPage[]
  readonly summary: CheckSummary
}

export interface CheckSummary extends Readonly<Record<PageState, number>> {
  readonly pages: number
  /** Pages that are `moved`, `changed` or `vanished`. */
  readonly stale: number
  readonly edited: number
  readonly citations: Readonly<Record<CheckedCitation['state'], number>>
  /** Questions of the list without a page, because they failed or were not asked. */
  readonly failed: number
  readonly notAsked: number
}

export function isStale({ state }: Pick<CheckedPage, 'state'>): boolean {
  return state === 'moved' || state === 'changed' || state === 'vanished'
}
