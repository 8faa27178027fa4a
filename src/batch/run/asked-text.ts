import { createHash } from 'node:crypto'
import type { ListedQuestion } from '../question-list.ts'

type Asked = Pick<ListedQuestion, 'question' | 'context'>

/** What a model is asked. The context comes behind the question: names in front of it weigh more. */
export function askedText({ question, context }: Asked): string {
  return context === undefined ? question : `${question}\n\nContext:\n${context}`
}

/** SHA-256 of question and context: what an answer belongs to, whatever its id, title, section or page. */
export function askedHash({ question, context }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([question, context ?? null]))
    .digest('hex')
}
