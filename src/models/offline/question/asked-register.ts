import type { Question } from './question.ts'

const register = /\b(?:(?:general(?: purpose)?\s+)?reg(?:ister)?s?\s*#?\s*|R|GPR?\s?)(?<number>1[0-5]|\d)\b/i
const asks =
  /\b(?:what|which)\b.*\b(?:point(?:s|ing)?|hold(?:s|ing)?|contain(?:s|ing)?|address(?:es)?|map(?:s|ped)?|mean(?:s|t)?|used|us(?:es?|ing)|expect(?:s|ed)?|return(?:s|ed)?|pass(?:es|ed)?|set|get|gets|carr(?:y|ies)|is|are|have|has|gives?|loaded|in)\b/i

/** The register of which a question asks what it holds: `what does R6 point to in X`, `what is in register 15 when X returns`; undefined where it asks for none. */
export function askedRegister({ text }: Pick<Question, 'text'>): number | undefined {
  const number = register.exec(text)?.groups?.number
  return number !== undefined && asks.test(text) ? Number(number) : undefined
}
