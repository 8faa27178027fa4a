import type { AnswerRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/** A question of the set. */
export interface DocumentedQuestion {
  readonly listed: ListedQuestion
  /** Its last answer, as far as there is one. The pages about the set need no text of the answer. */
  readonly record: AnswerRecord | undefined
  /** False for one that was answered by an earlier list and is no longer asked. */
  readonly inList: boolean
}

/** Everything that the pages about the whole set are made of. */
export interface DocumentationSet {
  readonly title: string
  /** Name of the list's file. */
  readonly source: string
  /** In the order of the list, a question that it holds twice twice; those that are no longer in it last. */
  readonly entries: readonly DocumentedQuestion[]
}

export type Standing = AnswerRecord['outcome'] | 'not_asked'

/** How the question stands now. */
export function standingOf({ record }: Pick<DocumentedQuestion, 'record'>): Standing {
  return record?.outcome ?? 'not_asked'
}

/** What a reader is told about a question whose answer is not simply there. */
export const standingWords: Readonly<Record<Standing, string>> = {
  answered: 'answered',
  partial: 'partial',
  not_found: 'not found',
  failed: 'failed',
  not_asked: 'not asked yet',
}

/** Whether there is a page to link to. */
export function hasPage({ record }: Pick<DocumentedQuestion, 'record'>): boolean {
  return record !== undefined && record.page !== null
}

/** The questions of the list, each once. */
export function askedOnce(set: DocumentationSet): DocumentedQuestion[] {
  const byId = new Map<string, DocumentedQuestion>()
  for (const entry of set.entries) if (entry.inList && !byId.has(entry.listed.id)) byId.set(entry.listed.id, entry)
  return [...byId.values()]
}
