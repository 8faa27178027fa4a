import { estimateTokens as tokensOf } from '../base/estimate-tokens.ts'

/** About how many tokens some content takes. The libraries' own count fetches a table from the network (security.md F21). */
export function estimateTokens(content: unknown): number {
  return tokensOf(typeof content === 'string' ? content.length : JSON.stringify(content ?? '').length)
}
