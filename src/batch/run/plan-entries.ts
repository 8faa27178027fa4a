import { join } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import type { AnswerRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'
import { askedHash } from './asked-text.ts'
import { hashOnDisk } from './hash-on-disk.ts'
import type { HeldAnswer, JournalState } from './journal-state.ts'
import { pagePlace } from './page-place.ts'

/** A question and how it stands; it changes as the run goes on. */
export interface Entry {
  readonly listed: ListedQuestion
  /** False for one of an earlier list whose page is still there. */
  readonly inList: boolean
  readonly selected: boolean
  /** Its page is written over though it was changed by hand: what the user did not choose is never lost. */
  readonly force: boolean
  /** To this question as it is asked now, failed ones included. */
  answer: HeldAnswer | undefined
  mustAsk: boolean
  /** Its page was changed by hand, and is left alone. */
  edited: boolean
  /** Hash of its page when the run began. */
  readonly onDisk: string | undefined
  /** Where its page stood before this run; undefined when there was none. */
  readonly wasAt: string | undefined
  /** Asked again in vain: the earlier answer stays. */
  failure: AnswerRecord | undefined
}

interface Plan {
  readonly root: string
  readonly state: JournalState
  readonly questions: readonly ListedQuestion[]
  readonly selected: ReadonlySet<string>
  /** Asked although they are done. */
  readonly again: ReadonlySet<string>
  /** Pages of selected questions that were changed by hand are written over. */
  readonly force: boolean
  /** Pages are wanted. */
  readonly pages: boolean
}

/**
 * All questions, each once, in the order of the list; those that are no longer in it last. Throws `AppError` file_denied when something is in the way of a page
 * of a selected one.
 */
export function planEntries(plan: Plan): Entry[] {
  const byId = new Map<string, ListedQuestion>()
  for (const question of plan.questions) if (!byId.has(question.id)) byId.set(question.id, question)
  const listed = [...byId.values()].map((question) => listedEntry(question, plan))
  return [...listed, ...unlistedEntries(plan, byId)]
}

function listedEntry(listed: ListedQuestion, plan: Plan): Entry {
  const { root, state, again, pages } = plan
  const { id, file } = listed
  const selected = plan.selected.has(id)
  const force = plan.force && selected
  const held = state.answers.get(id)
  const current = held?.record.asked === askedHash(listed) ? held : undefined
  const onDisk = pages ? pageOnDisk(root, file, selected) : 'none'
  const edited = !force && onDisk !== 'none' && (onDisk === 'blocked' || !state.isOurs(file, onDisk.hash))
  // A page that was deleted is how a user asks for a new answer.
  const { record } = current ?? {}
  const isGone = pages && record !== undefined && record.page !== null && pageOnDisk(root, record.file, false) === 'none'
  const answer = isGone ? undefined : current
  const isDone = answer !== undefined && answer.record.outcome !== 'failed' && !again.has(id)
  const wasAt = held === undefined || held.record.page === null ? undefined : held.record.file
  return {
    listed,
    inList: true,
    selected,
    force,
    answer,
    mustAsk: selected && !isDone && !edited,
    edited,
    onDisk: hashOf(onDisk),
    wasAt,
    failure: undefined,
  }
}

function unlistedEntries({ root, state, pages }: Plan, listed: ReadonlyMap<string, ListedQuestion>): Entry[] {
  const found: Entry[] = []
  // Where a question with another id has its page, the old one is replaced.
  const taken = new Set([...listed.values()].map(({ file }) => file.toLowerCase()))
  for (const [id, answer] of pages ? state.answers : []) {
    const question = listed.has(id) ? undefined : state.listed.get(id)
    if (question === undefined || answer.record.page === null) continue
    const { file } = answer.record
    const onDisk = pageOnDisk(root, file, false)
    if (onDisk === 'none' || taken.has(file.toLowerCase())) continue
    taken.add(file.toLowerCase())
    const edited = onDisk === 'blocked' || !state.isOurs(file, onDisk.hash)
    const asIs = {
      inList: false,
      selected: false,
      force: false,
      mustAsk: false,
      edited,
      onDisk: hashOf(onDisk),
      wasAt: file,
      failure: undefined,
    }
    found.push({ listed: { ...question, file }, answer, ...asIs })
  }
  return found
}

function hashOf(onDisk: ReturnType<typeof pageOnDisk>): string | undefined {
  return typeof onDisk === 'object' ? onDisk.hash : undefined
}

/** `blocked`: something else is in its place. Where it matters, what is there is told. */
function pageOnDisk(root: string, file: string, matters: boolean): { readonly hash: string } | 'none' | 'blocked' {
  try {
    pagePlace(root, file)
    const hash = hashOnDisk(join(root, file))
    return hash === undefined ? 'none' : { hash }
  } catch (error) {
    if (matters || !(error instanceof AppError)) throw error
    return 'blocked'
  }
}
