/** Of English and of code, on average over the tokenisers in use; it overestimates tokens rather than underestimates them. */
const charactersPerToken = 3.5

/** About how many tokens so many characters take; negative for characters that were taken out. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken)
}
