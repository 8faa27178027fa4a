/** Where a question has a verb by which it only asks: `how can I lift …`, `which entries does the interface offer`, `for those that want to build and fill …`. */
const places = [
  /\b(?:how|where) (?:do|can|could|would|should|must) (?:i|we|you|one) (?<verbs>[a-z]+)\b/gi,
  /\b(?:which|what) [^?,]{0,80}?\b(?:does|do|did|can|will) (?:the |an? )?(?:[\w-]+ ){1,4}?(?<verbs>[a-z]+)(?= (?:to|for|in|from|on|with|at|as|by)\b|\W*$|,)/gi,
  /\b(?:wants?|wish(?:es)?|has|have|had|needs?|able|likes?|going|trying|tries|try) to (?<verbs>[a-z]+(?: (?:and|or) [a-z]+)?)\b/gi,
] as const

/** Its verbs that say what somebody wants of the code rather than what stands in it, in small letters. */
export function askersVerbs(bare: string): ReadonlySet<string> {
  const found = places.flatMap((place) => [...bare.matchAll(place)].flatMap(({ groups }) => (groups?.verbs ?? '').toLowerCase().split(' ')))
  return new Set(found.filter((word) => word !== ''))
}

/** `which moves does it offer`: said of what was spoken of before. */
export function isOfPronoun(word: string, bare: string): boolean {
  const verbs = bare.matchAll(
    /\b(?:does|do|did|can|will|would) (?:it|they|he|she|one) ([a-z]+)(?=\s*[?,.]|\s+(?:to|for|in|from|on|with|at|as|by)\b|$)/gi,
  )
  return [...verbs].some(([, verb = '']) => verb.toLowerCase() === word.toLowerCase())
}

/** `unacceptable`, `fine-grained`: how somebody finds a thing, which code says otherwise. */
export function isJudgement(word: string, bare: string): boolean {
  return /^un[a-z]+(?:able|ible|ed)$/i.test(word) || (/(?:ed|ing)$/i.test(word) && isEndOfCompound(word, bare))
}

function isEndOfCompound(word: string, bare: string): boolean {
  const at = bare.toLowerCase().indexOf(`-${word.toLowerCase()} `)
  return at > 0 && /[a-z]/i.test(bare[at - 1] ?? '')
}

/** `what is stored in the ledger`: any variable or file holds something, and no code needs to say so. */
export function isHolding(word: string, bare: string): boolean {
  const verbs = bare.matchAll(
    /\bwhat (?:is|are|was|were|gets?) (stored|kept|held|contained|saved|recorded|put) (?:in|inside|into|under)\b/gi,
  )
  return [...verbs].some(([, verb = '']) => verb.toLowerCase() === word.toLowerCase())
}
