/** Where another question begins in the same sentence, whatever stands before it: `and`, a comma, a preposition. */
const asking = String.raw`(?:what|which|how|who|whose|whom|where|when|why)\b`
const preposition = String.raw`(?:in|by|with|on|at|from|to|for|under|into|after|before|of|through|over|until|since)\s+`
const verb = '(?:is|are|was|were|does|do|did|can|could|will|would|must|should|has|have)'
const yesNo = String.raw`${verb}\s+(?:it|she|he|they|one|there|the|this|that|these|those|any|an?|i|you|we|all|both|each|its|their)\b`
const condition = String.raw`(?:if|when|once|in case|where)\b[^,?]{3,80},\s+`
const next = new RegExp(
  String.raw`(?<=[?.!;])\s+(?=\S)|(?:,\s*(?:and|but|or|then)?|\s+(?:and|but))\s+(?=(?:then\s+|if (?:so|not|yes|no),?\s+)?(?:${condition})?(?:${preposition})?(?:${asking}|${yesNo}))|:\s+(?=(?:${preposition})?${asking})`,
  'i',
)

/** `when` and `where` before anything else begin a circumstance: `when the file is full, what …`. */
const asks = new RegExp(String.raw`^(?:${preposition})?(?:(?!whe)${asking}|(?:when|where)\s+(?:${verb}|in|on|else)\b|${verb}\b)`, 'i')

/** Whether a part asks something, and does not only say when or where. */
export function isAsking(part: string): boolean {
  return asks.test(part)
}

/**
 * The questions and statements that a text consists of, in order: `which program does it, and what happens if it fails?` Finer than `splitQuestions`, whose pieces are
 * answered by themselves: these are about the same thing.
 */
export function partsOf(text: string): readonly string[] {
  return text
    .split(next)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
