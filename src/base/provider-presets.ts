/** How a provider is spoken to. */
export type ProviderKind = 'offline' | 'open-ai-compatible'

export interface ProviderPreset {
  readonly name: string
  readonly kind: ProviderKind
  /** Without a slash at the end; undefined when nothing leaves the machine. */
  readonly baseUrl: string | undefined
  /** The environment variable that holds the key; undefined when none is needed. */
  readonly keyVariable: string | undefined
  /** The model unless one is configured. */
  readonly model: string
}

/**
 * The providers that work by name. The order is that of `auto`: the first whose key is set answers.
 * Default models are those that the providers' own pages recommended in November 2026 (each takes function tools over Chat Completions).
 */
export const providerPresets: readonly ProviderPreset[] = [
  {
    name: 'openai',
    kind: 'open-ai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    keyVariable: 'OPENAI_API_KEY',
    model: 'gpt-6.1-terra',
  },
  {
    name: 'openrouter',
    kind: 'open-ai-compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyVariable: 'OPENROUTER_API_KEY',
    model: '~anthropic/claude-sonnet-latest',
  },
  {
    name: 'gemini',
    kind: 'open-ai-compatible',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    keyVariable: 'GEMINI_API_KEY',
    model: 'gemini-3.8-flash',
  },
  { name: 'ollama', kind: 'open-ai-compatible', baseUrl: 'http://localhost:11434/v1', keyVariable: undefined, model: 'qwen3' },
  { name: 'offline', kind: 'offline', baseUrl: undefined, keyVariable: undefined, model: 'extractive' },
]
