/** Whether a question is about what was changed, when or by whom, which only a change log tells. */
export function asksChanges(question: string): boolean {
  return pattern.test(question)
}

const pattern =
  /\b(?:chang(?:e[ds]?|ing)|histor\w*|versions?|releas\w*|fix(?:e[ds])?|bugs?|since when|when (?:was|were)|introduced|(?:was|were|who|what) added|modified by|added by|who wrote)\b/i
