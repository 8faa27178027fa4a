import type { Question } from './question.ts'

const formula =
  /\b(?:formulas?|formulae|equations?|calculat\w*|comput\w*|work(?:s|ed)? out|rounds?|rounded|rounding|derive[sd]?|how much|arithmetic)\b/i

/** Whether a question asks how something is computed. */
export function asksFormula({ bare }: Pick<Question, 'bare'>): boolean {
  return formula.test(bare)
}

const howComputed =
  /\bhow\b[^?.,]*\b(?:calculated|computed|worked out|derived|rounded|arrived at|add(?:ed)? up|determined)\b|\b(?:formulas?|formulae|equations?)\b/i

/** Whether it asks for that alone, and does not only speak of a calculation. */
export function asksHowComputed({ bare }: Pick<Question, 'bare'>): boolean {
  return howComputed.test(bare)
}
