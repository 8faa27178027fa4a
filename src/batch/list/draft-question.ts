/** A question with all that the list says of it, checked and cleaned; its id and page are not decided yet. */
export interface DraftQuestion {
  readonly line: number
  readonly question: string
  readonly context: string | undefined
  readonly title: string | undefined
  readonly section: readonly string[]
  readonly tags: readonly string[]
  /** As the list gives them. */
  readonly id: string | undefined
  readonly file: string | undefined
}

/** Questions with the same key are one question that the list holds several times. */
export function askedKey({ question, context }: Pick<DraftQuestion, 'question' | 'context'>): string {
  return JSON.stringify([question, context ?? ''])
}
