import { z } from 'zod'
import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import type { ProviderKind } from '../base/provider-presets.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import type { Secret } from '../base/secret.ts'
import { count, cutText } from '../base/text.ts'
import { withTimeout } from '../base/with-timeout.ts'
import { anthropicRoot } from './anthropic-root.ts'
import { modelError } from './model-error.ts'
import { providerFetch, RefusedReply } from './provider-fetch.ts'

/** A model that a provider offers. */
export interface ModelEntry {
  /** What `--model` takes. */
  readonly id: string
  /** For people, where the provider gives one. */
  readonly name?: string
  /** Tokens, where the provider tells. */
  readonly contextWindow?: number
}

interface Options {
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

/** Reads one document of the provider. */
type Read = (url: string) => Promise<unknown>

const kinds: { readonly [K in ProviderKind]: (provider: ChatProvider, read: Read) => Promise<ModelEntry[]> } = {
  offline: async ({ model }) => [{ id: model }],
  anthropic: readPages,
  'open-ai-compatible': async ({ name, baseUrl }, read) => {
    const { data } = listOf(await read(`${baseUrl}/models`))
    // Gemini lists its models as resources; its chat endpoint takes the bare name.
    return entriesOf(data).map((entry) => (name === 'gemini' ? { ...entry, id: entry.id.replace(/^models\//, '') } : entry))
  },
}

/**
 * The models that a provider offers, sorted by id: one attempt, at the address of the provider and nowhere else. Throws `AppError`: `aborted`, and
 * those that begin with `provider_`.
 */
export async function listModels(provider: ChatProvider, key: Secret | undefined, { signal, timeoutMs }: Options): Promise<ModelEntry[]> {
  const onTimeout = () =>
    new AppError('provider_unreachable', `${whoOf(provider)} sent no list of models within ${count(timeoutMs / 1000, 'second')}.`, {
      hint: 'Ask again in a little while.',
    })
  try {
    const entries = await withTimeout((signal) => kinds[provider.kind](provider, readerFor(provider, key, signal)), {
      ms: timeoutMs,
      signal,
      onTimeout,
    })
    return [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  } catch (error) {
    if (signal.aborted) throw new AppError('aborted', 'The list of models was not waited for.', { cause: error })
    throw error instanceof AppError ? error : modelError(error, provider)
  }
}

function whoOf({ name, baseUrl }: ChatProvider): string {
  return `${name} (${baseUrl})`
}

function readerFor(provider: ChatProvider, key: Secret | undefined, signal: AbortSignal): Read {
  const get = providerFetch(provider, key, 'list')
  return async (url) => {
    const response = await get(url, { signal })
    const text = await boundedText(response)
    if (response.ok) return parse(text)
    if (response.status === 404) {
      throw new AppError('provider_request', `${whoOf(provider)} has no list of models (HTTP 404).`, {
        hint: 'Check the base URL; a model can be used without being listed.',
      })
    }
    throw new HttpError(response.status, text)
  }
}

/** A status that tells of no success, with the words that came with it. */
class HttpError extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    const words = z.object({ error: z.object({ message: z.string() }) })
    // Gemini puts the document into a list.
    const said = z.union([words, z.tuple([words]).transform(([only]) => only)]).safeParse(jsonOf(body)).data
    super(said?.error.message ?? body)
    this.status = status
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > limits.modelListBytes) throw new RefusedReply('document', `a list of more than ${count(limits.modelListBytes, 'byte')}`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  const value = jsonOf(text)
  if (value === undefined) throw new RefusedReply('document', `something that is no JSON: ${cutText(text, 100)}`)
  return value
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const page = z.object({ data: z.array(z.unknown()), has_more: z.boolean().catch(false), last_id: z.string().nullable().catch(null) })

/** A list in the protocols' form, or bare, as some servers send it. */
function listOf(document: unknown): z.infer<typeof page> {
  const bare = Array.isArray(document) ? { data: document } : document
  const { data } = page.safeParse(bare)
  if (!data) throw new RefusedReply('document', 'something that is no list of models')
  return data
}

async function readPages(provider: ChatProvider, read: Read): Promise<ModelEntry[]> {
  const entries: ModelEntry[] = []
  let after = ''
  for (let n = 0; n < limits.modelListPages; n++) {
    const { data, has_more, last_id } = listOf(await read(`${anthropicRoot(provider)}/v1/models?limit=1000${after}`))
    entries.push(...entriesOf(data))
    if (!has_more || last_id === null) break
    after = `&after_id=${encodeURIComponent(last_id)}`
  }
  return entries
}

const tokens = z.number().int().positive().optional().catch(undefined)
const words = z.string().optional().catch(undefined)

/** The names that a context window goes by: OpenRouter and Together, Groq, vLLM, Mistral, Anthropic. */
const entry = z.object({
  id: z.string(),
  name: words,
  display_name: words,
  context_length: tokens,
  context_window: tokens,
  max_model_len: tokens,
  max_context_length: tokens,
  max_input_tokens: tokens,
})

const idChars = 200

/** What can be read as a model; the rest is left out. */
function entriesOf(data: readonly unknown[]): ModelEntry[] {
  return data.flatMap((item) => {
    const { data: found } = entry.safeParse(item)
    const id = cutText(sanitizeLine(found?.id ?? '').trim(), idChars)
    if (!found || id === '') return []
    const name = cutText(sanitizeLine(found.display_name ?? found.name ?? '').trim(), idChars)
    const contextWindow =
      found.context_length ?? found.context_window ?? found.max_model_len ?? found.max_context_length ?? found.max_input_tokens
    return [{ id, ...(name !== '' && { name }), ...(contextWindow !== undefined && { contextWindow }) }]
  })
}
