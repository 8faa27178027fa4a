import type { Diagnostic } from '../base/diagnostic.ts'

/** A question of a list, with everything that the list or its defaults leave open filled in. */
export interface ListedQuestion {
  /** A slug, unique in its list ignoring case; made of the question where the list names none, so it stays when the list is reordered. */
  readonly id: string
  readonly question: string
  /** Of its page and in the index; the question itself unless the list says otherwise. */
  readonly title: string
  /** Headings from the outside in; empty at the top level. */
  readonly section: readonly string[]
  /** Its page: relative to the output directory, with `/`, safe and unique ignoring case, ends with `.md`. */
  readonly file: string
  /** What the model is told beside the question; undefined for nothing. */
  readonly context: string | undefined
  readonly tags: readonly string[]
}

export interface QuestionList {
  /** Of the whole documentation; the name of the list's file unless the list says otherwise. */
  readonly title: string
  /** In the order of the list. A question that the list holds twice stands here twice, with the same id. */
  readonly questions: readonly ListedQuestion[]
  /** What the user should know and what does not stop anything: columns that mean nothing, a question that stands there twice. */
  readonly notes: readonly Diagnostic[]
}

/** What is wrong with a list: nothing is asked before all of it is mended. */
export interface ListFault {
  /** 1-based, in the list's file; null for the file as a whole. */
  readonly line: number | null
  /** One sentence that says what is wrong and how to mend it. */
  readonly message: string
}
