import { sanitizeLine } from '../base/sanitize.ts'

/** What is told of a provider before it is asked (design.md section 1, promise 5). */
export interface ShownProvider {
  readonly name: string
  readonly model: string
  readonly host: string | undefined
  readonly keyOrigin: string | undefined
}

/** Who answers, where, and with a key from where: `openai gpt-6.1-terra at api.openai.com, key from environment OPENAI_API_KEY`. */
export function providerLabel({ name, model, host, keyOrigin }: ShownProvider): string {
  if (host === undefined) return 'the embedded offline model'
  return sanitizeLine(`${name} ${model} at ${host}${keyOrigin ? `, key from ${keyOrigin}` : ''}`)
}

/** Who answers when that one cannot, as a sentence; empty when nobody does. */
export function fallbackLine(fallbacks: readonly ShownProvider[]): string {
  return fallbacks.length === 0 ? '' : `If it cannot: ${fallbacks.map(providerLabel).join('; ')}.`
}
