import type { AnswerRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/** What a batch would do, were it run now. */
export interface BatchPreview {
  /** The output directory, as given. */
  readonly out: string
  /** The selected ones, each once, in the order of the list. */
  readonly questions: readonly {
    readonly listed: ListedQuestion
    /** `edited`: its page was changed by hand and is left alone. */
    readonly state: 'ask' | 'done' | 'edited'
    /** Of the answer that is there; null when there is none. */
    readonly outcome: AnswerRecord['outcome'] | null
  }[]
}
