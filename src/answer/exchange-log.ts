/** A request to a provider, or what became of it; `id` ties the two together. Bodies are as they went over the wire. */
export type ExchangeEntry =
  | { readonly type: 'request'; readonly id: number; readonly provider: string; readonly url: string; readonly body: string }
  | {
      readonly type: 'reply'
      readonly id: number
      readonly durationMs: number
      /** HTTP status; null when no reply came. */
      readonly status: number | null
      readonly body: string
      /** Why the reply ended early; null when it did not. */
      readonly error: string | null
    }

/** Takes what goes to and comes from providers. Keys are in none of it but may stand in a provider's words: the log redacts. */
export type ExchangeLog = (entry: ExchangeEntry) => void
