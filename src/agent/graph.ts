import { type AIMessage, HumanMessage, isAIMessage, SystemMessage } from '@langchain/core/messages'
import { END, type LangGraphRunnableConfig, START, StateGraph } from '@langchain/langgraph/web'
import { loadedSkillNames } from '../answer/answer.ts'
import { verifyCitations } from '../answer/verify-citations.ts'
import { AppError } from '../base/app-error.ts'
import type { AgentParts, GraphRun } from './agent-parts.ts'
import { callMessages, historyMessages, sentTurns } from './history.ts'
import { maskedNotice, maskTurn } from './mask.ts'
import { takeModelTurn } from './model-turn.ts'
import { systemPrompt } from './prompt.ts'
import { readReply } from './read-reply.ts'
import { recordUserCall, runToolCalls } from './run-tool-calls.ts'
import { shownEvidence } from './shown-evidence.ts'
import { AgentState, type AgentStateType, type AgentUpdate } from './state.ts'
import { isStub } from './stub-results.ts'
import { showsNew, turnNotes, withNotes } from './turn-notes.ts'

type Config = LangGraphRunnableConfig
type Node = (state: AgentStateType, config: Config) => Promise<AgentUpdate> | AgentUpdate

/** The four nodes of design.md section 2, the same for every model: prepare → agent ⇄ tools → review. */
export function buildGraph(parts: AgentParts, run: GraphRun) {
  return new StateGraph(AgentState)
    .addNode('prepare', prepare(parts, run))
    .addNode('agent', agent(parts, run))
    .addNode('tools', tools(parts, run))
    .addNode('review', review(parts, run))
    .addEdge(START, 'prepare')
    .addEdge('prepare', 'agent')
    .addConditionalEdges('agent', afterAgent, ['agent', 'tools', 'review'])
    .addEdge('tools', 'agent')
    .addEdge('review', END)
    .compile()
}

/** LangGraph counts node visits: a step is a model call and its tools; prepare, review, asking again once and one to spare come on top. */
export function recursionLimit(maxSteps: number): number {
  return maxSteps * 2 + 4
}

function signalOf(config: Config): AbortSignal {
  return config.signal ?? new AbortController().signal
}

function prepare(parts: AgentParts, run: GraphRun): Node {
  return ({ question }) => {
    const turns = sentTurns(run.turns, parts.maxHistory).map((turn) => maskTurn(turn, parts.mask))
    const asked = parts.mask(question)
    if (asked.count > 0) run.emit({ type: 'notice', message: maskedNotice(asked.count, 'the question') })
    const loads = run.loads.map((call) => recordUserCall(parts, call, run.emit))
    return {
      messages: [
        new SystemMessage(systemPrompt(parts)),
        ...historyMessages(turns, loads),
        new HumanMessage(asked.text),
        ...callMessages(loads, 'load'),
      ],
      turns,
      toolCalls: loads,
      loadedSkills: loads.flatMap(loadedSkillNames),
    }
  }
}

function agent(parts: AgentParts, run: GraphRun): Node {
  return async (state, config) => {
    const step = state.steps + 1
    const stopReason = state.stopReason ?? (step >= parts.maxSteps ? `This is turn ${step} of ${parts.maxSteps}, the last.` : null)
    run.emit({ type: 'model_start', step })
    const update = await takeModelTurn({ parts, run, state, stopReason, signal: signalOf(config) })
    const reply = replyOf(update)
    if (stopReason === null && reply?.tool_calls?.length && reply.text !== '')
      run.emit({ type: 'notice', message: 'The model went on to look things up.', discard: true })
    return update
  }
}

function afterAgent(state: AgentStateType): 'agent' | 'tools' | 'review' {
  const reply = replyOf(state)
  if (!reply) return 'agent'
  return state.stopReason === null && reply.tool_calls?.length ? 'tools' : 'review'
}

function tools(parts: AgentParts, { emit }: GraphRun): Node {
  return async (state, config) => {
    const message = replyOf(state)
    if (!message) return {}
    const turn = await runToolCalls(parts, { message, earlier: state.toolCalls, signal: signalOf(config), emit })
    const evidence = turn.records.flatMap((record) => record.evidence)
    const known = state.messages.filter((m) => !isStub(m)).flatMap(shownEvidence)
    const fruitlessTurns = showsNew(evidence, known) ? 0 : state.fruitlessTurns + 1
    const fruitless = fruitlessTurns >= parts.limits.fruitlessTurnsStopped ? `${fruitlessTurns} turns showed nothing new.` : null
    const stopReason = turn.stopReason ?? fruitless
    const notes = stopReason === null ? turnNotes({ fruitlessTurns, left: parts.maxSteps - state.steps }, parts.limits) : []
    return {
      messages: withNotes(turn.messages, notes),
      toolCalls: turn.records,
      evidence,
      loadedSkills: turn.records.flatMap(loadedSkillNames),
      fruitlessTurns,
      stopReason,
    }
  }
}

function review(parts: AgentParts, { emit }: GraphRun): Node {
  return async (state) => {
    const { provider, model } = state.replier ?? parts.model
    const last = replyOf(state)
    const text = last?.text.trim() ?? ''
    if (text === '') {
      const what = last?.tool_calls?.length ? 'answered with calls of tools where none were possible' : 'gave an empty answer'
      throw new AppError('model_empty', `${provider} (${model}) ${what}.`, { hint: 'Ask again, or try another model.' })
    }
    const { found, reply } = readReply(text)
    const { answer, citations } = await verifyCitations({ answer: reply, evidence: state.evidence, sources: parts.sources })
    emit({ type: 'review', citations })
    const outcome = !found ? 'not_found' : state.stopReason !== null ? 'partial' : 'answered'
    return { answer, citations: [...citations], outcome }
  }
}

/** The reply that the model has just given; undefined when it is to be asked again. */
function replyOf({ messages }: AgentUpdate): AIMessage | undefined {
  const last = messages?.at(-1)
  return last && isAIMessage(last) ? last : undefined
}
