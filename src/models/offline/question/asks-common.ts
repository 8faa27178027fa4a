import type { Question } from './question.ts'

const common =
  /\bcommon\s+(?=[A-Z][A-Z\d]+\b)|\bcommon\s*(?:blocks?|areas?|storage|\/)|\bCOMMON\b|\bblock\s+\/\w+\/|\/\w+\/\s+(?:common|block)/

/** Whether a question speaks of COMMON blocks of Fortran. */
export function asksCommon({ text }: Pick<Question, 'text'>): boolean {
  return common.test(text)
}
