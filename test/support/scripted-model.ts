import { AIMessage } from '@langchain/core/messages'
import type { ChatModel, ModelRequest } from '../../src/answer/chat-model.ts'
import { checkRequest } from './check-request.ts'

interface ScriptedCall {
  readonly name: string
  readonly args: Record<string, unknown>
  /** `call_<turn>_<n>` unless given. */
  readonly id?: string
}

/** What the model says in one turn: text, tool calls, both, or whatever a function makes of the request. */
export type ScriptedTurn =
  | string
  | {
      readonly text?: string
      readonly calls?: readonly ScriptedCall[]
      readonly finish?: string
      readonly thinking?: string
      readonly inputTokens?: number
    }
  | AIMessage
  | Error
  | ((request: ModelRequest) => ScriptedTurn | Promise<ScriptedTurn>)

export interface ScriptedModel extends ChatModel {
  /** Every request, in order; the messages as they were at that time. */
  readonly requests: ModelRequest[]
  /** Turns that were not asked for. */
  readonly left: () => number
}

/**
 * A model that follows a script and is strict about it: it fails when it is asked once too often, and for every request that some provider would
 * refuse. It counts a token for four characters unless the script says otherwise.
 */
export function scriptedModel(...turns: readonly ScriptedTurn[]): ScriptedModel {
  const requests: ModelRequest[] = []
  return {
    provider: 'scripted',
    model: 'script',
    host: undefined,
    contextWindow: undefined,
    health: () => [],
    requests,
    left: () => turns.length - requests.length,
    async stream(request) {
      requests.push({ ...request, messages: [...request.messages] })
      checkRequest(request.messages)
      const number = requests.length
      let turn = turns[number - 1]
      if (turn === undefined) throw new Error(`the script has ${turns.length} turns and was asked for turn ${number}`)
      request.signal.throwIfAborted()
      while (typeof turn === 'function') turn = await turn(request)
      if (turn instanceof Error) throw turn
      const message = turn instanceof AIMessage ? turn : toMessage(turn, number, request)
      if (typeof turn === 'object' && 'thinking' in turn && turn.thinking) request.onThinking(turn.thinking)
      if (message.text) request.onText(message.text)
      return message
    },
  }
}

function toMessage(
  turn: Exclude<ScriptedTurn, AIMessage | Error | ((request: ModelRequest) => unknown)>,
  number: number,
  request: ModelRequest,
): AIMessage {
  const { text = '', calls = [], finish, inputTokens = tokensOf(request) } = typeof turn === 'string' ? { text: turn } : turn
  return new AIMessage({
    content: text,
    tool_calls: calls.map(({ id, name, args }, n) => ({ type: 'tool_call', id: id ?? `call_${number}_${n + 1}`, name, args })),
    response_metadata: { finish_reason: finish ?? (calls.length > 0 ? 'tool_calls' : 'stop') },
    usage_metadata: { input_tokens: inputTokens, output_tokens: 5, total_tokens: inputTokens + 5 },
  })
}

function tokensOf({ messages }: ModelRequest): number {
  return Math.ceil(messages.reduce((sum, message) => sum + message.text.length, 0) / 4)
}
