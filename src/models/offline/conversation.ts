import { type BaseMessage, isAIMessage, isHumanMessage, isToolMessage } from '@langchain/core/messages'
import type { ToolArtifact } from '../../answer/agent-tool.ts'
import { isInstruction } from '../../answer/instruction.ts'

/** A call of a tool, as the offline model plans and as a message carries it. */
export interface Call {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** A call that was made for the present question; `artifact` is undefined when the tool failed. */
export interface MadeCall extends Call {
  readonly artifact: ToolArtifact | undefined
}

/** What the messages say, without the texts that tools wrote for other models. */
export interface Conversation {
  readonly question: string
  /** What the model and then what people said before, each oldest first: what people said last is most likely what they point back to. */
  readonly earlier: readonly string[]
  readonly made: readonly MadeCall[]
  /** Turns that were spent on the present question. */
  readonly turns: number
  /** The number of the next tool call, unique in these messages. */
  readonly nextCall: number
}

export function readConversation(messages: readonly BaseMessage[]): Conversation {
  const start = messages.findLastIndex((message) => isHumanMessage(message) && !isInstruction(message))
  const since = messages.slice(start + 1)
  const artifacts = new Map(since.filter(isToolMessage).map((message) => [message.tool_call_id, message.artifact as unknown]))
  const made = since.filter(isAIMessage).flatMap((message) =>
    (message.tool_calls ?? []).map((call) => {
      const artifact = artifacts.get(call.id ?? '')
      return { name: call.name, args: call.args, artifact: isArtifact(artifact) ? artifact : undefined }
    }),
  )
  const before = messages.slice(0, Math.max(start, 0))
  return {
    question: messages[start]?.text ?? '',
    earlier: [
      ...before.filter(isAIMessage).map((message) => namesOfCited(message.text)),
      ...before.filter(isHumanMessage).map((m) => m.text),
    ],
    made,
    turns: since.filter(isAIMessage).length,
    nextCall: 1 + Math.max(0, ...messages.flatMap(callNumbers)),
  }
}

/** An answer with its citations replaced by the names of the files they cite, and without its quotations. */
function namesOfCited(answer: string): string {
  const prose = answer.replace(/^\s*(```+)[^`]*?^\s*\1\s*$/gm, ' ')
  return prose.replace(/`skill:[^`\n]*`/g, ' ').replace(/`(?:[^`\n]*\/)?([^`/\n]+?)(?:\.\w+)?:\d+(?:-\d+)?`/g, ' $1 ')
}

function callNumbers(message: BaseMessage): number[] {
  if (!isAIMessage(message)) return []
  return (message.tool_calls ?? []).map((call) => Number(/^call_(\d+)$/.exec(call.id ?? '')?.[1] ?? 0))
}

function isArtifact(value: unknown): value is ToolArtifact {
  return typeof value === 'object' && value !== null && 'evidence' in value && Array.isArray(value.evidence)
}
