import type { Question } from './question.ts'

const compares =
  /\b(?:differ(?:s|ent|ently|ence|ences)?|compared?|comparison|versus|vs|unlike|instead of|that \S+ (?:does|do|is|has) ?(?:not|n['\u2019]t)|and \S+ (?:does|do|has|is) ?(?:not|n['\u2019]t))\b/i

/** Whether a question asks what is different between things that it names. */
export function asksComparison({ bare, names }: Question): boolean {
  return names.length > 1 && compares.test(bare)
}
