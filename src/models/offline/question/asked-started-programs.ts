import type { Question } from './question.ts'

/** `Which programs does X.sh start`, `what COBOL programs are run by X.py`. */
const asks =
  /\b(?:which|what|all|list)\b[^?]*\b(?:programs?|modules?|executables?|binar(?:y|ies)|load modules?)\b[^?]*\b(?:starts?|started|runs?|calls?|called|invokes?|invoked|executes?|executed|launch(?:es|ed)?)\b/i

/** Whether a question wants to know the programs that something starts. */
export function asksStartedPrograms({ bare }: Pick<Question, 'bare'>): boolean {
  return asks.test(bare) && !/\b(?:who|before|after|first|last|when|why)\b/i.test(bare)
}
