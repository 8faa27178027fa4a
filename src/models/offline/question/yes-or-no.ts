import type { Question } from './question.ts'

/** `Is it true that nothing calls X`: there a plain `no` would say the opposite of what is found. */
const negates = /\b(?:not|never|nothing|nobody|none|no|neither|unused|uncalled|unreferenced|without)\b|n['\u2019]t\b/i

/** Whether a question can be answered by yes or no. */
export function asksYesOrNo({ bare }: Pick<Question, 'bare'>): boolean {
  return /^\W*(?:is|are|was|were|does|do|did|can|could|will|has|have)\b/i.test(bare) && !negates.test(bare)
}
