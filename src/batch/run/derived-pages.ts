import { createHash } from 'node:crypto'
import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import type { AppendJournal } from '../../store/append-journal.ts'
import { refusedBySystem } from '../../store/refused-by-system.ts'
import { writeDurably } from '../../store/write-durably.ts'
import type { AnswerRecord, JournalRecord } from '../journal-records.ts'
import { pageHash } from '../page-hash.ts'
import { answerLine } from '../pages/answer-line.ts'
import type { DocumentationSet } from '../pages/documentation-set.ts'
import { indexPage } from '../pages/index-page.ts'
import { namesPage } from '../pages/names-page.ts'
import { notAnsweredPage } from '../pages/not-answered-page.ts'
import { type PageLinks, pageLinks } from '../pages/page-links.ts'
import { questionPage } from '../pages/question-page.ts'
import type { ListedQuestion } from '../question-list.ts'
import { hashOnDisk } from './hash-on-disk.ts'
import type { HeldAnswer, JournalState } from './journal-state.ts'
import { makePagePlace, pagePlace } from './page-place.ts'
import type { PageWriter, WrittenPage } from './page-writer.ts'
import type { Entry } from './plan-entries.ts'

export interface Documents {
  readonly root: string
  readonly journal: AppendJournal<JournalRecord>
  readonly state: JournalState
  readonly writer: PageWriter
  readonly entries: readonly Entry[]
  /** In the order of the list, a question that it holds twice twice. */
  readonly questions: readonly ListedQuestion[]
  readonly title: string
  readonly source: string
  readonly formats: readonly ('md' | 'jsonl')[]
}

const answersFile = 'answers.jsonl'
/** Pages that are announced in the journal and written together. */
const together = 32

/**
 * Writes all that follows from the answers: pages that are missing or whose links have changed, and the pages about the whole set, each only where it differs
 * from what is there. Throws `AppError` file_denied.
 */
export async function writeDerived(documents: Documents): Promise<void> {
  const { root, formats, journal, state } = documents
  const settled = isSettled(documents)
  if (formats.includes('md')) {
    if (!settled) await writePages(documents)
    const set = documentationSet(documents)
    await writeWhere(root, 'index.md', () => [indexPage(set)])
    await writeWhere(root, 'not-answered.md', () => [notAnsweredPage(set)])
    await writeWhere(root, 'names.md', () => [namesPage(set)])
  }
  // One of an earlier run would tell of answers that are no longer given.
  const isThere = lstatSync(join(root, answersFile), { throwIfNoEntry: false }) !== undefined
  if (isThere ? !settled : formats.includes('jsonl')) await writeWhere(root, answersFile, () => answerLines(documents))
  if (state.finishedBy === __VERSION__) return
  const finished = { type: 'finished', version: __VERSION__ } as const
  const [place] = await journal.append([finished])
  if (place !== undefined) state.hear(finished, place)
}

/** Nothing has come to be since all was written, and all pages are still there: to make thousands of them anew would take seconds. */
function isSettled({ state, entries }: Documents): boolean {
  if (state.finishedBy !== __VERSION__ || entries.some(({ force }) => force)) return false
  const there = new Set(entries.filter(isAsRecorded).map(({ listed }) => listed.id))
  return (
    entries.every((entry) => !hasAnswer(entry) || isAsRecorded(entry)) &&
    [...state.answers].every(([id, { record }]) => record.page === null || there.has(id))
  )
}

function isAsRecorded({ listed, answer, edited, onDisk }: Entry): boolean {
  return answer !== undefined && answer.record.file === listed.file && (edited || answer.record.page === onDisk)
}

/** Where pages lead to. `isThere`: whether there is a page of an entry to lead to. */
export function linksOf({ entries, questions }: Pick<Documents, 'entries' | 'questions'>, aboutOf: AboutOf): PageLinks {
  const byId = new Map(entries.map((entry) => [entry.listed.id, entry]))
  const inList = questions.flatMap((question) => {
    const entry = byId.get(question.id)
    return entry === undefined ? [] : [{ listed: { ...question, file: entry.listed.file }, about: aboutOf(entry) }]
  })
  // Sections of earlier lists are not in the index.
  const others = entries.filter((entry) => !entry.inList)
  return pageLinks([...inList, ...others.map((entry) => ({ listed: { ...entry.listed, section: [] }, about: aboutOf(entry) }))])
}

type AboutOf = (entry: Entry) => AnswerRecord['about']

function documentationSet({ entries, questions, title, source }: Documents): DocumentationSet {
  const byId = new Map(entries.map((entry) => [entry.listed.id, entry]))
  const inList = questions.map((question) => {
    const entry = byId.get(question.id)
    return { listed: { ...question, file: entry?.listed.file ?? question.file }, record: entry?.answer?.record, inList: true }
  })
  const others = entries.filter((entry) => !entry.inList)
  return { title, source, entries: [...inList, ...others.map(({ listed, answer }) => ({ listed, record: answer?.record, inList: false }))] }
}

async function writePages(documents: Documents): Promise<void> {
  const { entries } = documents
  const answered = entries.filter(hasAnswer)
  const links = linksOf(documents, (entry) => (hasAnswer(entry) ? entry.answer.record.about : []))
  for (let from = 0; from < answered.length; from += together) await writeSome(documents, answered.slice(from, from + together), links)
}

interface AnsweredEntry extends Entry {
  answer: HeldAnswer
}

function hasAnswer(entry: Entry): entry is AnsweredEntry {
  return entry.answer !== undefined && entry.answer.record.outcome !== 'failed'
}

async function writeSome(documents: Documents, entries: readonly AnsweredEntry[], links: PageLinks): Promise<void> {
  const { root, journal, state, writer } = documents
  const hashes = new Map<string, string>()
  const differing: WrittenPage[] = []
  for (const { listed, answer, force } of entries.filter(({ edited }) => !edited)) {
    const { id, file } = listed
    const text = questionPage({ listed, record: wholeRecord(answer, documents) }, links)
    const hash = pageHash(Buffer.from(text))
    if (hashOnDisk(pagePlace(root, file)) === hash) hashes.set(id, hash)
    else differing.push({ id, file, text, force })
  }
  const written = await writer.write(differing)
  for (const entry of entries) entry.edited ||= differing.some(({ id }) => id === entry.listed.id) && !written.has(entry.listed.id)
  const records = entries.flatMap(({ listed: { id, file }, answer: { record } }): JournalRecord[] => {
    const page = hashes.get(id) ?? written.get(id)
    return page === undefined || (record.page === page && record.file === file) ? [] : [{ type: 'page', id, file, page }]
  })
  const places = records.length === 0 ? [] : await journal.append(records)
  places.forEach((place, i) => {
    const record = records[i]
    if (record !== undefined) state.hear(record, place)
  })
  for (const entry of entries) {
    entry.answer = state.answers.get(entry.listed.id) ?? entry.answer
    leaveOldPlace(documents, entry)
  }
}

/** A page that has moved with its question leaves nothing behind, unless it was changed by hand. */
function leaveOldPlace({ root, state, entries }: Documents, { listed, wasAt, edited }: Entry): void {
  if (wasAt === undefined || wasAt === listed.file || edited || entries.some((other) => other.listed.file === wasAt)) return
  try {
    const path = pagePlace(root, wasAt)
    const hash = hashOnDisk(path)
    if (hash !== undefined && state.isOurs(wasAt, hash)) rmSync(path)
  } catch (error) {
    // Something else stands there now.
    if (!(error instanceof AppError)) throw refusedBySystem(wasAt, error)
  }
}

function wholeRecord({ record, place }: HeldAnswer, { journal }: Pick<Documents, 'journal'>): AnswerRecord {
  const whole = journal.read(place)
  if (whole.type !== 'answer') throw new Error('the place of an answer holds another record')
  return { ...whole, file: record.file, page: record.page }
}

function* answerLines(documents: Documents): Generator<string> {
  for (const { listed, answer, inList } of documents.entries) {
    if (inList && answer !== undefined) yield `${answerLine(listed, wholeRecord(answer, documents))}\n`
  }
}

/** The parts are made twice rather than held. They hold no CR, so `hashOnDisk` sees them as they are. */
async function writeWhere(root: string, file: string, parts: () => Iterable<string>): Promise<void> {
  const path = await makePagePlace(root, file)
  const hash = createHash('sha256')
  for (const part of parts()) hash.update(part)
  if (hashOnDisk(path) !== hash.digest('hex')) await writeDurably(path, parts())
}
