import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'
import { isJclWord } from './statement-words.ts'

/** The question with `NAME` for what it names, but not for keywords of statements: `which MSGCLASS does NAME have`. */
export const attributeBare = keepLast(({ text, names }: Question): string => {
  const marked = names.filter((name) => !isJclWord(name)).toSorted((a, b) => b.length - a.length)
  return marked.reduce((rest, name) => rest.replaceAll(name, nameMark), text)
})
