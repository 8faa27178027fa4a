import { distinctBy } from '../../base/distinct-by.ts'
import type { ListRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'
import { type CheckedPage, type CheckReport, isStale } from './check-report.ts'
import type { Documentation } from './documentation.ts'

export interface StaleQuestions {
  /** Each once, in the order of the list. */
  readonly selected: readonly ListedQuestion[]
  /** Ids of those among them that have an answer: they are asked although they are done. */
  readonly again: ReadonlySet<string>
  /** Stale pages that were edited by hand: an answer would replace what somebody wrote. */
  readonly edited: readonly CheckedPage[]
  /** Stale pages whose question is no longer in the list. */
  readonly unlisted: readonly CheckedPage[]
}

/** What has to be asked so that a documentation agrees with the code: stale pages, pages that are gone, questions that failed or were never asked. */
export function staleQuestions(documentation: Documentation, { pages }: CheckReport, options: { readonly force: boolean }): StaleQuestions {
  const wanting = pages.filter((page) => page.state === 'missing' || isStale(page))
  const inList = wanting.filter((page) => page.inList)
  const edited = options.force ? [] : inList.filter((page) => page.edited)
  const again = new Set(inList.map(({ id }) => id))
  for (const { id } of edited) again.delete(id)
  const selected = (documentation.list?.questions ?? []).filter(
    (question) => again.has(question.id) || documentation.standingOf(question) !== 'answered',
  )
  return {
    selected: distinctBy(selected, ({ id }) => id).map(asListed),
    again,
    edited,
    unlisted: wanting.filter((page) => !page.inList),
  }
}

/** JSON leaves out what is undefined. */
export function asListed(question: ListRecord['questions'][number]): ListedQuestion {
  return { ...question, context: question.context }
}
