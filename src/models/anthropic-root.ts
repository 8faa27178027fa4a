import type { ChatProvider } from '../base/chat-provider.ts'

/** The address before `/v1` of a provider that speaks Anthropic's protocol: base URLs are written with and without the version. */
export function anthropicRoot({ name, baseUrl }: ChatProvider): string {
  // Without one the client library would take the address from the environment.
  if (!baseUrl) throw new Error(`the provider ${name} has no base URL`)
  return baseUrl.replace(/\/v1$/, '')
}
