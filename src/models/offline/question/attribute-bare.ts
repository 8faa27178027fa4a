import { keepLast } from '../../../base/keep-last.ts'
import { withMarks } from './name-mark.ts'
import type { Question } from './question.ts'
import { isJclWord } from './statement-words.ts'

/** The question with `NAME` for what it names, but not for keywords of statements: `which MSGCLASS does NAME have`. */
export const attributeBare = keepLast((question: Question): string => withMarks(question, isJclWord))
