import type { Question } from './question.ts'

/** The languages that systems have side by side, with the words for them; the include files of one are of it, too. */
const languages: readonly (readonly [language: string, asked: RegExp])[] = [
  ['PL/I', /(?<![\w/])pl\/?[i1](?![\w/])/i],
  ['COBOL', /\bcobol\b/i],
  ['Assembler', /\b(?:assembl(?:er|y)|hlasm)\b/i],
  ['Fortran', /\bfortran\b/i],
  ['REXX', /\brexx\b/i],
  ['SQL', /\b(?:sql|ddl)\b/i],
]

/** The one language that a question names: of things that are described alike in several languages it says which is meant. */
export function askedLanguage({ text }: Pick<Question, 'text'>): string | undefined {
  const named = languages.filter(([, asked]) => asked.test(text))
  return named.length === 1 ? named[0]?.[0] : undefined
}

/** Of several things those in the language that a question names; all of them where it names none, or none is in it. */
export function inAskedLanguage<T>(
  all: readonly T[],
  question: Pick<Question, 'text'>,
  languageOf: (one: T) => string | undefined,
): readonly T[] {
  const asked = askedLanguage(question)
  const found = asked === undefined ? [] : all.filter((one) => languageOf(one)?.startsWith(asked))
  return found.length > 0 ? found : all
}
