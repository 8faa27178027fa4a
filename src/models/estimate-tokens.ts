const charactersPerToken = 3.5

/** About how many tokens some content takes. The libraries' own count fetches a table from the network (security.md F21). */
export function estimateTokens(content: unknown): number {
  const length = typeof content === 'string' ? content.length : JSON.stringify(content ?? '').length
  return Math.ceil(length / charactersPerToken)
}
