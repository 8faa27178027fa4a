import { HumanMessage } from '@langchain/core/messages'
import type { ModelRequest } from '../../src/answer/chat-model.ts'

/** A request for a model that asks `q` and listens to nothing, with `changes`. */
export function modelRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [new HumanMessage('q')],
    tools: [],
    toolChoice: 'auto',
    signal: new AbortController().signal,
    onText: () => {},
    onThinking: () => {},
    onRetry: () => {},
    onNotice: () => {},
    ...changes,
  }
}
