import { citationsHold } from '../../answer/citation.ts'
import { addToGroup } from '../../base/group-by.ts'
import type { RecordPlace } from '../../store/append-journal.ts'
import type { AnswerRecord, JournalRecord, ListRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/** An answer as it is held in memory: without its text and citations, which are read again by its place. */
export interface HeldAnswer {
  readonly record: AnswerRecord
  readonly place: RecordPlace
  /** It rests on citations, and all of them hold. */
  readonly verified: boolean
}

/** What the journal of an output directory says in the end. */
export class JournalState {
  list: ListRecord | undefined
  /** The version of the program that has written all that follows; undefined when a record came after that. */
  finishedBy: string | undefined
  /** The last answer of each id. */
  readonly answers = new Map<string, HeldAnswer>()
  /** Questions of earlier lists, as they were listed last. */
  readonly listed = new Map<string, ListedQuestion>()
  /** By file of a page the hashes of all that was ever written there: only what has another hash was changed by hand. */
  readonly #written = new Map<string, string[]>()

  hear(record: JournalRecord, place: RecordPlace): void {
    this.finishedBy = record.type === 'finished' ? record.version : undefined
    switch (record.type) {
      case 'list':
        this.list = record
        for (const question of record.questions) this.listed.set(question.id, { ...question, context: question.context })
        return
      case 'answer':
        this.answers.set(record.id, {
          // A name that was cut out of a skill's text would keep that text alive; its copy does not.
          record: { ...record, answer: '', citations: [], skills: structuredClone(record.skills) },
          place,
          verified: citationsHold(record.citations),
        })
        if (record.page !== null) this.wrote(record.file, record.page)
        return
      case 'page': {
        const held = this.answers.get(record.id)
        if (held) this.answers.set(record.id, { ...held, record: { ...held.record, file: record.file, page: record.page } })
        this.wrote(record.file, record.page)
        return
      }
      case 'writing':
        this.wrote(record.file, record.page)
        return
      case 'finished':
        return
    }
  }

  isOurs(file: string, hash: string): boolean {
    return this.#written.get(file)?.includes(hash) ?? false
  }

  wrote(file: string, hash: string): void {
    if (!this.isOurs(file, hash)) addToGroup(this.#written, file, hash)
  }
}
