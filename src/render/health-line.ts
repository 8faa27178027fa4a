import type { ProviderHealth } from '../answer/chat-model.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'

/** How a provider has done so far, in one line, sanitised: `openai gpt-6.1-terra: 12 requests, 1 failed; mean 2.3 s, p95 4.1 s; …`. */
export function healthLine(health: ProviderHealth): string {
  const { provider, model, requests, failures, meanMs, p95Ms, lastError, circuit } = health
  const parts = [
    `${count(requests, 'request')}, ${failures} failed`,
    meanMs === null || p95Ms === null ? '' : `mean ${seconds(meanMs)}, p95 ${seconds(p95Ms)}`,
    circuit === 'closed' ? '' : circuit === 'open' ? 'left alone for a while' : 'about to be tried again',
    lastError === null ? '' : `last error: ${lastError}`,
  ]
  return sanitizeLine(`${provider} ${model}: ${parts.filter((part) => part !== '').join('; ')}`)
}

function seconds(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`
}
