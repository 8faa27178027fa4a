/** How a provider is spoken to. */
export type ProviderKind = 'offline' | 'open-ai-compatible' | 'anthropic'

/** What a provider's servers support. A user's own provider may say otherwise. */
export interface ProviderHabits {
  /** Whether every whole reply carries a finish reason. Where it is `optional`, a stream that merely ends counts as complete. */
  readonly finishReason: 'required' | 'optional'
  /** Whether the server takes `stream_options` and then counts the tokens of a stream. */
  readonly streamUsage: boolean
  /** Models, as a regular expression, that take tools only when the request switches reasoning off. */
  readonly reasoningOffWithTools?: string
}

export const usualHabits: ProviderHabits = { finishReason: 'required', streamUsage: true }

export interface ProviderPreset {
  readonly name: string
  readonly kind: ProviderKind
  /** Without a slash at the end; undefined when nothing leaves the machine. */
  readonly baseUrl: string | undefined
  /** The environment variable that holds the key; undefined when none is needed. */
  readonly keyVariable: string | undefined
  /** The model unless one is configured. */
  readonly model: string
  /** Tokens that a request and its reply may have together, where neither the configuration nor the client library knows the model. */
  readonly contextWindow: number | undefined
  readonly habits: ProviderHabits
}

/**
 * The providers that work by name. The order is that of `auto`: the first whose key is set answers.
 * Default models are those that the providers' own pages recommended in November 2026 (each takes function tools). Context windows are cautious:
 * what every model that the provider now offers takes. Ollama's depends on the graphics memory of the machine (its documentation, "Context
 * length"), so a request that it has cut is recognised by the tokens that it counts.
 */
export const providerPresets: readonly ProviderPreset[] = [
  {
    name: 'openai',
    kind: 'open-ai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    keyVariable: 'OPENAI_API_KEY',
    model: 'gpt-6.1-terra',
    contextWindow: 272_000,
    // OpenAI's models since GPT-5.4, over Chat Completions, also when the request does not mention reasoning (openai/openai-openapi#541,
    // BerriAI/litellm#34569).
    habits: { ...usualHabits, reasoningOffWithTools: '^gpt-(?:5\\.[4-9]|[6-9])' },
  },
  {
    name: 'openrouter',
    kind: 'open-ai-compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyVariable: 'OPENROUTER_API_KEY',
    model: '~anthropic/claude-sonnet-latest',
    contextWindow: 128_000,
    habits: usualHabits,
  },
  {
    name: 'anthropic',
    kind: 'anthropic',
    baseUrl: 'https://api.anthropic.com',
    keyVariable: 'ANTHROPIC_API_KEY',
    model: 'claude-sonnet-5',
    contextWindow: 200_000,
    habits: usualHabits,
  },
  {
    name: 'gemini',
    kind: 'open-ai-compatible',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    keyVariable: 'GEMINI_API_KEY',
    model: 'gemini-3.8-flash',
    contextWindow: 1_000_000,
    habits: usualHabits,
  },
  {
    name: 'ollama',
    kind: 'open-ai-compatible',
    baseUrl: 'http://localhost:11434/v1',
    keyVariable: undefined,
    model: 'qwen3',
    contextWindow: 32_768,
    habits: usualHabits,
  },
  {
    name: 'offline',
    kind: 'offline',
    baseUrl: undefined,
    keyVariable: undefined,
    model: 'extractive',
    contextWindow: undefined,
    habits: usualHabits,
  },
]
