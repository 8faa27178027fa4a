/** A second thing that a sentence asks of the same: `…, and with what utility?`. What describes the thing stands in the first. */
const nextClause =
  /(?:,\s+(?:and\s+)?|(?<!\s)\s+and\s+)(?=(?:(?:on|into|in|with|under|by|from|to|for|at)\s+)?(?:what|which|how|who|where|when|why)\b)/i
const nextSentence = /(?<=[.?!])\s+(?=\p{Lu})/u
/** `I need the job and its data sets.` only says what of the thing is wanted. */
const request = /^\W*(?:(?:i|we)\s+(?:also\s+)?(?:need|want|would like)|(?:please\s+)?(?:give|tell|show|name)\b)/i

/** `… and into which table?`, `… and in which job does it run?`: it asks for one, and describes none. */
const onlyAsks =
  /^\W*(?:(?:on|into|in|with|under|by|from|to|for|at|of)\s+)?(?:which|what)\s+(?:(?:db2|sql|ims|cics|vsam)\s+)?[a-z]+(?:\s+(?:is|are|was|does|do|did|will|can)\s+(?:it|that|this|he|she|they)(?:\s+[a-z]+){0,2})?\W*$/i

/** The clause of a question that speaks of a kind of thing first; all of it where none does, or where that clause says no more than that it asks for one. */
export function clauseAbout(text: string, noun: RegExp): string {
  const sentences = text.split(nextSentence)
  const telling = sentences.filter((sentence) => !request.test(sentence))
  const said = telling.length > 0 && telling.length < sentences.length ? telling.join(' ') : text
  return said.split(nextClause).find((clause) => noun.test(clause) && !onlyAsks.test(clause)) ?? said
}

/** The first clause of a question where it has some words of it; else all of it, as a later clause speaks of what stands before it. */
export function firstClauseWith(text: string, part: string): string {
  const [first = text] = text.split(nextClause)
  return first.includes(part) ? first : text
}
