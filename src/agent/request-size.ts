import { type AIMessage, type BaseMessage, isAIMessage } from '@langchain/core/messages'
import type { AgentTool } from '../answer/agent-tool.ts'
import { toolSchema } from '../answer/tool-schema.ts'
import { estimateTokens } from '../base/estimate-tokens.ts'
import { count, grouped } from '../base/text.ts'

/** Text that no tokeniser packs so densely: a provider that counts fewer tokens has not seen all of it. */
const implausibleCharactersPerToken = 10
const judgedFromCharacters = 8000

/** What a provider counted for a request with its reply, and how many characters those had. */
export interface Measured {
  readonly tokens: number
  readonly characters: number
}

export function charactersOf(messages: readonly BaseMessage[]): number {
  return messages.reduce((sum, message) => sum + message.text.length + callCharacters(message), 0)
}

function callCharacters(message: BaseMessage): number {
  if (!isAIMessage(message)) return 0
  return (message.tool_calls ?? []).reduce((sum, { name, args }) => sum + name.length + JSON.stringify(args).length, 0)
}

/** Names, descriptions and schemas, which are part of every request. */
export function toolCharacters(tools: readonly AgentTool[]): number {
  return tools.reduce((sum, tool) => sum + tool.name.length + tool.description.length + JSON.stringify(toolSchema(tool)).length, 0)
}

/** Tokens of a request of so many characters: what was counted last, and an estimate of what has been added or taken out since. */
export function requestTokens(characters: number, measured: Measured | null): number {
  if (!measured) return estimateTokens(characters)
  return Math.max(0, measured.tokens + estimateTokens(characters - measured.characters))
}

/** What the provider counted, when it did and when that can be the whole request. */
export function measure(reply: AIMessage, requestCharacters: number): Measured | null {
  const { input_tokens: input = 0, output_tokens: output = 0 } = reply.usage_metadata ?? {}
  if (input === 0 || seemsCut(input, requestCharacters)) return null
  return { tokens: input + output, characters: requestCharacters + charactersOf([reply]) }
}

/** What to tell the user when the provider counted so little that it must have left out the beginning of the request; servers of local models do. */
export function cutRequestNotice(reply: AIMessage, requestCharacters: number): string | undefined {
  const input = reply.usage_metadata?.input_tokens ?? 0
  if (input === 0 || !seemsCut(input, requestCharacters)) return undefined
  return `The server counted ${count(input, 'token')} in a request of ${grouped(requestCharacters)} characters: it seems to have cut the request to its context, so the answer may miss what was found. Give the server a larger context (Ollama: OLLAMA_CONTEXT_LENGTH), or tell its size with --context-window.`
}

function seemsCut(inputTokens: number, requestCharacters: number): boolean {
  return requestCharacters >= judgedFromCharacters && inputTokens < requestCharacters / implausibleCharactersPerToken
}
