const asks =
  /^\W*(?:which|what|list(?: all)?(?: the)?)\s+(?:(?:of\s+the\s+)?[\w-]+\s+){0,2}?(?:programs?|modules?|routines?|subroutines?|procedures?|functions?|execs?|scripts?|jobs?|steps?|copybooks?|macros?|transactions?|screens?|maps?|members?|tables?|files?)\s+(?:(?:that|which)\s+)?(?:(?:do|does|did|is|are|was|were|has|have|can)\s+(?:not|never|no)\b|(?:do|does|did|is|are|has|have|ca)n['\u2019]t\b|never\b)/i

/** `Which programs do not use the price table`: no line that speaks of it tells those. */
export function asksWhoNot(bare: string): boolean {
  return asks.test(bare)
}
