import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import { nearest } from '../base/text.ts'
import { listModels, type ModelEntry } from '../models/list-models.ts'

export interface OfferedModel extends ModelEntry {
  /** It is the one that would answer. */
  readonly configured: boolean
}

export interface OfferedModels {
  /** Sorted by id. */
  readonly models: readonly OfferedModel[]
  /** Offered names near to that of the configured model when it is not among them; undefined when it is. */
  readonly nearest: readonly string[] | undefined
}

/** The models that the configured provider offers. Asks it, over the network, once. Throws `AppError` as `listModels` does. */
export async function offeredModels(chatProvider: ChatProvider, signal: AbortSignal): Promise<OfferedModels> {
  const entries = await listModels(chatProvider, chatProvider.keys[0], { signal, timeoutMs: limits.modelListMs })
  const { model } = chatProvider
  // Ollama names a model without its tag after the tag `latest`.
  const configured = [model, `${model}:latest`].find((name) => entries.some(({ id }) => id === name))
  return {
    models: entries.map((entry) => ({ ...entry, configured: entry.id === configured })),
    nearest:
      configured === undefined
        ? nearest(
            model,
            entries.map(({ id }) => id),
          )
        : undefined,
  }
}
