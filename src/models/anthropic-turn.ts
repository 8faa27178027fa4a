import type { MessageContent } from '@langchain/core/messages'
import { z } from 'zod'

/** Where a message keeps its `AnthropicTurn` among `additional_kwargs`. */
export const anthropicTurnKey = 'anthropic_turn'

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), id: z.string() }),
])

const anthropicTurn = z.object({
  /** Of the request that this was the reply to. */
  request: z.string(),
  /** In their order. A tool call is named by its id; what it is called with stands in the message's `tool_calls`. */
  blocks: z.array(block),
})

/**
 * A reply of which thinking is a part. Models that think by default want their thinking back, unchanged and in its place, together with the results
 * of the tools they called; a newer one refuses it, with HTTP 400, from another model and behind anything else than it has answered
 * (platform.claude.com, "Preserved thinking").
 */
export type AnthropicTurn = z.infer<typeof anthropicTurn>
type Block = AnthropicTurn['blocks'][number]

/** What `additional_kwargs` hold of a turn; undefined when the reply held no thinking. */
export function readTurn(kwargs: Readonly<Record<string, unknown>>): AnthropicTurn | undefined {
  return anthropicTurn.safeParse(kwargs[anthropicTurnKey]).data
}

/** Collects the blocks of a reply from the contents of the library's chunks. */
export class TurnBlocks {
  readonly #blocks = new Map<unknown, Block>()

  add(content: MessageContent): void {
    if (typeof content === 'string') return
    for (const part of content) this.#addPart(part)
  }

  /** In the order in which they began. */
  get blocks(): Block[] {
    return [...this.#blocks.values()]
  }

  get hasThinking(): boolean {
    return this.blocks.some(({ type }) => type === 'thinking' || type === 'redacted_thinking')
  }

  #addPart({ type, index, ...part }: Readonly<Record<string, unknown>>): void {
    const known = this.#blocks.get(index)
    if (type === 'thinking') {
      const before = known?.type === 'thinking' ? known : { thinking: '', signature: '' }
      this.#blocks.set(index, {
        type,
        thinking: before.thinking + textOf(part.thinking),
        signature: before.signature + textOf(part.signature),
      })
    } else if (type === 'redacted_thinking') this.#blocks.set(index, { type, data: textOf(part.data) })
    else if (type === 'text') this.#blocks.set(index, { type, text: (known?.type === 'text' ? known.text : '') + textOf(part.text) })
    else if (type === 'tool_use') this.#blocks.set(index, { type, id: textOf(part.id) })
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
