const phrase = String.raw`((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)`
const ends = String.raw`(?=\s+(?:does|do|did|is|are|can|could|may|might|must|should|will|would|has|have|be|of|one|an?|the|any|each|at|per|in|on|for|from|to|by|before|until|that|which|there)\b|\s*[,?.]|$)`
/** `How many accounts may one customer have`, `a limit to the number of orders`. */
const counted = new RegExp(String.raw`\b(?:how many|number of)\s+${phrase}${ends}`, 'iu')
const asksLimit =
  /\b(?:at most|max\w*|highest|greatest|may|can|could|allowed|limit\w*|before|after how many|room|up to|more than|exceed\w*|refus\w*|reject\w*|gives? up)\b/i

/** The words for what may not be more than some number of; undefined where a question asks for no limit. */
export function askedLimit(bare: string): readonly string[] | undefined {
  const words = counted.exec(bare)?.[1]
  return words === undefined || !asksLimit.test(bare) ? undefined : words.toLowerCase().split(/\s+/)
}

/** The nouns of all that it asks the number of, where it may be a limit: `how many polars can be kept, and how many points can one hold`. */
export function countedThings(bare: string): readonly string[] {
  if (!asksLimit.test(bare)) return []
  const nouns = [...bare.matchAll(new RegExp(counted, 'giu'))].flatMap((match) => match[1]?.toLowerCase().split(/\s+/).at(-1) ?? [])
  return [...new Set(nouns)]
}
