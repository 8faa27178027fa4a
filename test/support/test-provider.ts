import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { type Limits, limits } from '../../src/base/limits.ts'
import { providerPresets, usualHabits } from '../../src/base/provider-presets.ts'
import { Secret } from '../../src/base/secret.ts'

/** A key that no redactor knows by its shape: it is found only where its exact value is known. */
export const testKey = 'planted.key-0123456789'

/** A provider as configuration would describe it, at a local server. */
export function testProvider(baseUrl: string, changes: Partial<ChatProvider> = {}): ChatProvider {
  return {
    name: 'openai',
    kind: 'open-ai-compatible',
    model: 'test-model',
    baseUrl,
    host: new URL(baseUrl).host,
    keyVariable: 'OPENAI_API_KEY',
    keys: [new Secret(testKey)],
    keyOrigin: 'environment OPENAI_API_KEY',
    keyRequired: true,
    contextWindow: undefined,
    habits: providerPresets.find(({ name }) => name === 'openai')?.habits ?? usualHabits,
    ...changes,
  }
}

/** Limits under which every failure of a request stands. */
export const oneAttempt: Limits = { ...limits, requestAttempts: 1, briefAttempts: 1 }
