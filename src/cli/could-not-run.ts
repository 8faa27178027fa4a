import { noAnswer } from '../answer/answer.ts'
import type { AppError } from '../base/app-error.ts'
import { answerDocument } from '../render/answer-document.ts'
import { eventLine } from './render-answer.ts'

/** The JSON of a run that never began: with `--json` stdout holds one document also then, with `--jsonl` the last event is the result. */
export function couldNotRun({ error, question, asEvent }: { error: AppError; question: string; asEvent: boolean }): string {
  const answer = noAnswer(question, { code: error.code, message: error.message, hint: error.hint ?? null })
  return asEvent ? eventLine({ type: 'result', answer }, null) : JSON.stringify(answerDocument(answer), null, 2)
}
