/** A second thing that a sentence asks of the same: `…, and with what utility?`. What describes the thing stands in the first. */
const nextClause = /,\s+(?:and\s+)?(?=(?:(?:on|into|in|with|under|by|from|to|for|at)\s+)?(?:what|which|how|who|where|when|why)\b)/i

/** The clause of a question that speaks of a kind of thing first; all of it where none does. */
export function clauseAbout(text: string, noun: RegExp): string {
  return text.split(nextClause).find((clause) => noun.test(clause)) ?? text
}

/** The first clause of a question where it has some words of it; else all of it, as a later clause speaks of what stands before it. */
export function firstClauseWith(text: string, part: string): string {
  const [first = text] = text.split(nextClause)
  return first.includes(part) ? first : text
}
