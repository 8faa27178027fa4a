import type { Question } from './question.ts'

const says = /\bstatus(?:\s+code)?(?:\s+(?:of|is|=|equals?))?\s+["'(]?(?<code>\d\d)["')]?(?![\d.])/i

/** The status of a file that a question asks what comes of it: `what happens on file status 35`. */
export function askedFileStatus({ text }: Pick<Question, 'text'>): string | undefined {
  return /\b(?:what (?:happens|does)|how (?:does|is)|why)\b/i.test(text) ? says.exec(text)?.groups?.code : undefined
}
