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
  /** What was said before, oldest turn first; of a turn the answer and then the question: what people said last is likelier what they point back to. */
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
    earlier: turnsOf(before),
    made,
    turns: since.filter(isAIMessage).length,
    nextCall: 1 + Math.max(0, ...messages.flatMap(callNumbers)),
  }
}

function turnsOf(before: readonly BaseMessage[]): readonly string[] {
  const turns: { readonly question: string; readonly answers: string[] }[] = []
  for (const message of before) {
    if (isHumanMessage(message) && !isInstruction(message)) turns.push({ question: message.text, answers: [] })
    else if (isAIMessage(message)) turns.at(-1)?.answers.push(namesOfCited(message.text))
  }
  return turns.flatMap(({ question, answers }) => [answers.join('\n').trim(), question])
}

/** An answer with its citations replaced by the names of the files they cite, without its quotations and without marks around names. */
function namesOfCited(answer: string): string {
  const prose = answer.replace(/^\s*(```+)[^`]*?^\s*\1\s*$/gm, ' ')
  return prose
    .replace(/`skill:[^`\n]*`/g, ' ')
    .replace(/`(?:[^`\n]*\/)?([^`/\n]+?)(?:\.\w+)?:\d+(?:-\d+)?`/g, ' $1 ')
    .replace(/`([^`\n]*)`/g, (_, text: string) => (/\s/.test(text) ? ' ' : ` ${text} `))
}

function callNumbers(message: BaseMessage): number[] {
  if (!isAIMessage(message)) return []
  return (message.tool_calls ?? []).map((call) => Number(/^call_(\d+)$/.exec(call.id ?? '')?.[1] ?? 0))
}

function isArtifact(value: unknown): value is ToolArtifact {
  return typeof value === 'object' && value !== null && 'evidence' in value && Array.isArray(value.evidence)
}
