import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Question } from './question.ts'

/** What stands in place of a name in the text that rules on the way of asking read. */
export const nameMark = 'NAME'
/** The same where the rules would take that for a word. */
export const wordlessMark = '\u00b7'

/** The text with a mark in place of each name but those to be spared; a longer one goes before what is part of it. */
export function withMarks({ text, names }: Pick<Question, 'text' | 'names'>, isSpared: (name: string) => boolean, mark = nameMark): string {
  const marked = names.filter((name) => !isSpared(name)).toSorted((a, b) => b.length - a.length)
  return marked.reduce((rest, name) => rest.replaceAll(name, mark), text)
}

/** The text with the mark in place of one name, wherever that stands as a word, however it is spelled. */
export function withMarkFor(text: string, name: string): string {
  return text.replaceAll(new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}(?![\w-])`, 'gi'), nameMark)
}
