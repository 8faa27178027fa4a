import { createHash } from 'node:crypto'
import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  isAIMessage,
  isSystemMessage,
  isToolMessage,
  SystemMessage,
  type ToolCall,
} from '@langchain/core/messages'
import { readTurn } from './anthropic-turn.ts'
import { cacheBreakpoints, cacheControl } from './cache-breakpoints.ts'

interface Block {
  readonly type: string
  readonly [field: string]: unknown
}

interface Turn {
  readonly role: 'system' | 'user' | 'assistant'
  readonly blocks: Block[]
}

interface AnthropicConversation {
  /** Their content is a list of the protocol's own blocks, which the library hands on as they are. */
  readonly messages: BaseMessage[]
  /** A digest of everything the reply will be a reply to. */
  readonly request: string
}

/**
 * A conversation as Anthropic demands it: the results of one turn's tools in one user message, ids of its alphabet that are used once, no
 * empty text, errors marked as such, what the model thought where it thought it, and places to cache at. The library alone leaves the
 * ids, the error marks and the thinking to its caller. `origin` names what else belongs to a request: the model, the address, the tools.
 */
export function anthropicMessages(messages: readonly BaseMessage[], origin: string): AnthropicConversation {
  const breakpoints = cacheBreakpoints(messages)
  const cached = new Set<Block>()
  const ids = new CallIds()
  const turns: Turn[] = []
  const hash = createHash('sha256').update(origin)
  let hashed = 0
  const request = () => {
    for (const turn of turns.slice(hashed)) hash.update(JSON.stringify(turn))
    hashed = turns.length
    return hash.copy().digest('base64')
  }
  for (const message of messages) {
    const { role, blocks } = isAIMessage(message) ? assistantTurn(message, ids, request) : givenTurn(message, ids)
    const end = blocks.at(-1)
    if (!end) continue
    if (breakpoints.has(message)) cached.add(end)
    const last = turns.at(-1)
    if (role === 'user' && last?.role === 'user') last.blocks.push(...blocks)
    else turns.push({ role, blocks })
  }
  return { messages: turns.map((turn) => libraryMessage(turn, cached)), request: request() }
}

function libraryMessage({ role, blocks }: Turn, cached: ReadonlySet<Block>): BaseMessage {
  const content = blocks.map((block) => (cached.has(block) ? { ...block, cache_control: cacheControl } : block))
  if (role === 'system') return new SystemMessage({ content })
  return role === 'user' ? new HumanMessage({ content }) : new AIMessage({ content })
}

/** What a model is given: rules, questions, and the results of tools. */
function givenTurn(message: BaseMessage, ids: CallIds): Turn {
  if (!isToolMessage(message)) return { role: isSystemMessage(message) ? 'system' : 'user', blocks: textBlocks(message.text) }
  const result = { type: 'tool_result', tool_use_id: ids.of(message.tool_call_id), content: message.text }
  return { role: 'user', blocks: [message.status === 'error' ? { ...result, is_error: true } : result] }
}

/** What a model said; its thinking only behind the very request that it is a part of the reply to. */
function assistantTurn(message: AIMessage, ids: CallIds, request: () => string): Turn {
  const calls = new Map(message.tool_calls?.map((call) => [call.id ?? '', toolUse(call, ids)]))
  const turn = calls.size > 0 ? readTurn(message.additional_kwargs) : undefined
  const said = turn && turn.request === request() ? turn.blocks : undefined
  const blocks: Block[] = (said ?? []).flatMap((block): Block[] => {
    if (block.type === 'text') return textBlocks(block.text)
    if (block.type !== 'tool_use') return [block]
    const call = calls.get(block.id)
    calls.delete(block.id)
    return call ? [call] : []
  })
  return { role: 'assistant', blocks: [...blocks, ...(said ? [] : textBlocks(message.text)), ...calls.values()] }
}

function toolUse({ id = '', name, args }: ToolCall, ids: CallIds): Block {
  return { type: 'tool_use', id: ids.begin(id), name, input: args }
}

/** Nothing for a text of blanks: Anthropic refuses such a block. */
function textBlocks(text: string): Block[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }]
}

/**
 * The ids of calls as Anthropic takes them: of letters, digits, `_` and `-`, and used once in a conversation. Those of other providers, whose calls
 * a conversation holds after a fallback, may have any characters and begin anew in every reply.
 */
class CallIds {
  readonly #current = new Map<string, string>()
  readonly #used = new Set<string>()

  /** For a call. */
  begin(id: string): string {
    let sent = id.replace(/[^a-zA-Z0-9_-]/g, '_') || '_'
    while (this.#used.has(sent)) sent += '_'
    this.#used.add(sent)
    this.#current.set(id, sent)
    return sent
  }

  /** For a result: that of the latest call with this id. */
  of(id: string): string {
    return this.#current.get(id) ?? id
  }
}
