import { join } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import { readJournal } from '../../store/append-journal.ts'
import { type AnswerRecord, type JournalRecord, journalRecord, type ListRecord } from '../journal-records.ts'
import { askedHash } from '../run/asked-text.ts'
import { journalFile } from '../run/output-directory.ts'

/** What a question was last answered with. The text is left out: of some thousand answers it would be most of the memory. */
export type KnownAnswer = Pick<AnswerRecord, 'id' | 'asked' | 'file' | 'page' | 'outcome' | 'citations'>

type ListedRecord = ListRecord['questions'][number]

/** What the journal of an output directory says in the end. */
export class Documentation {
  /** Undefined when no run ever began. */
  list: ListRecord | undefined
  /** By id, in the order in which they were first asked. */
  readonly answers = new Map<string, KnownAnswer>()
  /** File and hash of every page that was ever written: what has another hash was changed by hand. */
  readonly #written = new Set<string>()

  hear(record: JournalRecord): void {
    if (record.type === 'list') {
      this.list = record
      return
    }
    if (record.type === 'finished') return
    const { id, file, page } = record
    if (page !== null) this.#written.add(`${page} ${file}`)
    const before = this.answers.get(id)
    if (record.type === 'answer') {
      const { asked, outcome, citations } = record
      this.answers.set(id, { id, asked, file, page, outcome, citations })
    } else if (record.type === 'page' && before !== undefined) this.answers.set(id, { ...before, file, page })
  }

  isOurs(file: string, hash: string): boolean {
    return this.#written.has(`${hash} ${file}`)
  }

  /** How a question of the list stands; an answer to what it asked before it was changed does not count. */
  standingOf(question: ListedRecord): 'answered' | 'failed' | 'not_asked' {
    const answer = this.answers.get(question.id)
    if (answer?.asked !== askedHash({ ...question, context: question.context })) return 'not_asked'
    return answer.outcome === 'failed' ? 'failed' : 'answered'
  }
}

/**
 * Reads the journal of an output directory, also while a batch writes it. Damaged records are left out and told. Throws `AppError` file_missing where there is
 * none, and file_denied for what the system refuses.
 */
export function readDocumentation(dir: string, onNotice: (message: string) => void): Documentation {
  const documentation = new Documentation()
  const reader = { schema: journalRecord, onRecord: (record: JournalRecord) => documentation.hear(record), onNotice }
  if (readJournal(join(dir, journalFile), reader)) return documentation
  throw new AppError('file_missing', `${dir} is no documentation of codewhisper: it holds no ${journalFile}.`, {
    hint: 'Name the directory that was given to codewhisper batch with --out.',
  })
}
