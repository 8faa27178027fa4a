import { type AIMessage, type BaseMessage, HumanMessage, isAIMessage, SystemMessage } from '@langchain/core/messages'
import { END, type LangGraphRunnableConfig, START, StateGraph } from '@langchain/langgraph/web'
import type { AgentTool } from '../answer/agent-tool.ts'
import type { ChatModel, FinishReason } from '../answer/chat-model.ts'
import type { AnswerEvent } from '../answer/event.ts'
import type { CitationSources } from '../answer/verify-citations.ts'
import { verifyCitations } from '../answer/verify-citations.ts'
import { AppError } from '../base/app-error.ts'
import type { Clock } from '../base/clock.ts'
import type { limits } from '../base/limits.ts'
import type { Redact } from '../base/redact.ts'
import { completeToolCalls } from './complete-tool-calls.ts'
import { historyMessages, type Turn } from './history.ts'
import { type CatalogueEntry, lastTurnInstruction, systemPrompt } from './prompt.ts'
import { readReply } from './read-reply.ts'
import { runToolCalls } from './run-tool-calls.ts'
import { AgentState, type AgentStateType } from './state.ts'
import { messageUsage } from './usage.ts'

/** Everything the graph is built from. It knows no concrete tool, provider or front end. */
export interface AgentParts {
  readonly model: ChatModel
  readonly tools: readonly AgentTool[]
  readonly limits: typeof limits
  readonly maxSteps: number
  readonly maxHistory: number
  readonly skills: readonly CatalogueEntry[]
  readonly codeDirs: readonly string[]
  readonly sources: CitationSources
  readonly clock: Clock
  readonly redact: Redact
}

type Update = Partial<AgentStateType>
type Config = LangGraphRunnableConfig
type Node = (state: AgentStateType, config: Config) => Promise<Update> | Update

/** What belongs to one question. `emit` is called at once, not through LangGraph's stream: an abort must not lose what was already said. */
export interface GraphRun {
  readonly turns: readonly Turn[]
  readonly emit: (event: AnswerEvent) => void
}

/** The four nodes of design.md section 2, the same for every model: prepare → agent ⇄ tools → review. */
export function buildGraph(parts: AgentParts, run: GraphRun) {
  return new StateGraph(AgentState)
    .addNode('prepare', prepare(parts, run.turns))
    .addNode('agent', agent(parts, run.emit))
    .addNode('tools', tools(parts, run.emit))
    .addNode('review', review(parts, run.emit))
    .addEdge(START, 'prepare')
    .addEdge('prepare', 'agent')
    .addConditionalEdges('agent', (state) => (pendingCalls(state) ? 'tools' : 'review'), ['tools', 'review'])
    .addEdge('tools', 'agent')
    .addEdge('review', END)
    .compile()
}

/** LangGraph counts node visits: a step is a model call and its tools; prepare, review and one to spare come on top. */
export function recursionLimit(maxSteps: number): number {
  return maxSteps * 2 + 3
}

function signalOf(config: Config): AbortSignal {
  return config.signal ?? new AbortController().signal
}

function prepare(parts: AgentParts, turns: readonly Turn[]): Node {
  return (state) => ({
    messages: [new SystemMessage(systemPrompt(parts)), ...historyMessages(turns, parts.maxHistory), new HumanMessage(state.question)],
  })
}

function agent(parts: AgentParts, emit: GraphRun['emit']): Node {
  return async (state, config) => {
    const step = state.steps + 1
    const stopReason = state.stopReason ?? (step >= parts.maxSteps ? `This is turn ${step} of ${parts.maxSteps}, the last.` : null)
    const lastTurn = stopReason !== null
    const instruction: BaseMessage[] = lastTurn && state.steps > 0 ? [new HumanMessage(lastTurnInstruction(stopReason))] : []
    emit({ type: 'model_start', step })
    const reply = await parts.model.stream({
      messages: [...state.messages, ...instruction],
      tools: parts.tools,
      toolChoice: lastTurn ? 'none' : 'auto',
      signal: signalOf(config),
      onText: (text) => emit({ type: 'text_delta', text }),
      onThinking: (text) => emit({ type: 'thinking', text }),
      onRetry: (retry) => emit({ type: 'retry', ...retry }),
      onNotice: (message, options) => emit({ type: 'notice', message, ...options }),
    })
    const message = completeToolCalls(reply)
    if ((message.tool_calls?.length ?? 0) > 0 && message.text !== '' && !lastTurn) {
      emit({ type: 'notice', message: 'The model went on to look things up.', discard: true })
    }
    return { messages: [...instruction, message], steps: 1, usage: messageUsage(reply), stopReason: stopReason ?? cutReason(reply) }
  }
}

function pendingCalls(state: AgentStateType): boolean {
  const message = lastModelMessage(state)
  return state.stopReason === null && message !== undefined && (message.tool_calls?.length ?? 0) > 0
}

function tools(parts: AgentParts, emit: GraphRun['emit']): Node {
  return async (state, config) => {
    const message = lastModelMessage(state)
    if (!message) return {}
    const turn = await runToolCalls(parts, { message, earlier: state.toolCalls, signal: signalOf(config), emit })
    const evidence = turn.artifacts.flatMap((a) => a.artifact.evidence)
    return {
      messages: turn.messages,
      toolCalls: turn.records,
      evidence,
      loadedSkills: evidence.flatMap((e) => (e.kind === 'skill' && e.via === 'load' ? [e.name] : [])),
      stopReason: turn.stopReason,
    }
  }
}

function review(parts: AgentParts, emit: GraphRun['emit']): Node {
  return async (state) => {
    const message = lastModelMessage(state)
    const text = message?.text.trim() ?? ''
    if (text === '')
      throw new AppError('model_empty', `${parts.model.provider} (${parts.model.model}) gave an empty answer.`, {
        hint: 'Ask again, or try another model.',
      })
    const { found, reply } = readReply(text)
    const { answer, citations } = await verifyCitations({ answer: reply, evidence: state.evidence, sources: parts.sources })
    emit({ type: 'review', citations })
    const outcome = !found ? 'not_found' : state.stopReason !== null ? 'partial' : 'answered'
    return { answer, citations: [...citations], outcome }
  }
}

function lastModelMessage(state: AgentStateType): AIMessage | undefined {
  return state.messages.findLast((m): m is AIMessage => isAIMessage(m))
}

function cutReason(message: AIMessage): string | null {
  const finish = message.response_metadata.finish_reason as FinishReason
  if (finish === 'length') return 'The model stopped at its output limit.'
  return finish === 'content_filter' ? "The provider's content filter cut the answer." : null
}
