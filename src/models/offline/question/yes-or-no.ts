import type { Question } from './question.ts'

/** Whether a question can be answered by yes or no. */
export function asksYesOrNo({ bare }: Pick<Question, 'bare'>): boolean {
  return /^\W*(?:is|are|was|were|does|do|did|can|could|will|has|have)\b/i.test(bare)
}
