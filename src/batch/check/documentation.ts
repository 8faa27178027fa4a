import type { AnswerRecord, JournalRecord, ListRecord } from '../journal-records.ts'

/** What a question was last answered with. The text is left out: of some thousand answers it would be most of the memory. */
export type KnownAnswer = Pick<AnswerRecord, 'id' | 'file' | 'page' | 'outcome' | 'citations'>

/** What the journal of an output directory says in the end. */
export interface Documentation {
  /** Undefined when no run ever began. */
  readonly list: ListRecord | undefined
  /** By id, in the order in which they were first asked. */
  readonly answers: ReadonlyMap<string, KnownAnswer>
}

export async function documentationOf(records: AsyncIterable<JournalRecord> | Iterable<JournalRecord>): Promise<Documentation> {
  let list: ListRecord | undefined
  const answers = new Map<string, KnownAnswer>()
  for await (const record of records) {
    if (record.type === 'list') list = record
    else if (record.type === 'answer') {
      const { id, file, page, outcome, citations } = record
      answers.set(id, { id, file, page, outcome, citations })
    } else if (record.type === 'page') {
      const before = answers.get(record.id)
      if (before !== undefined) answers.set(record.id, { ...before, file: record.file, page: record.page })
    }
  }
  return { list, answers }
}
