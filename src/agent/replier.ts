import type { AIMessage } from '@langchain/core/messages'

interface Replier {
  readonly provider: string
  readonly model: string
}

/** Who gave a reply, which after a fallback is another than was asked; null when the reply does not say. */
export function replierOf({ response_metadata: { provider, model } }: AIMessage): Replier | null {
  return typeof provider === 'string' && typeof model === 'string' ? { provider, model } : null
}
