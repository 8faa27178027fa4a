import { AIMessage, type BaseMessage, RemoveMessage } from '@langchain/core/messages'
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph/web'
import { addUsage } from '../answer/add-usage.ts'
import { instruction } from '../answer/instruction.ts'
import { AppError, type ErrorCode } from '../base/app-error.ts'
import type { AgentParts, GraphRun } from './agent-parts.ts'
import { askSummary } from './ask-summary.ts'
import { completeToolCalls } from './complete-tool-calls.ts'
import { type Fitted, fitContext, requestRoom } from './context-budget.ts'
import { askAgainInstruction, lastTurnInstruction } from './prompt.ts'
import { repairMessages } from './repair-messages.ts'
import { replierOf } from './replier.ts'
import { charactersOf, cutRequestNotice, measure, requestTokens, toolCharacters } from './request-size.ts'
import type { AgentStateType, AgentUpdate } from './state.ts'
import type { Past } from './summarise-turns.ts'
import { messageUsage } from './usage.ts'

export interface ModelTurn {
  readonly parts: AgentParts
  readonly run: GraphRun
  readonly state: AgentStateType
  /** Why this turn is the last, which has no tools; null when it is not. */
  readonly stopReason: string | null
  readonly signal: AbortSignal
}

/**
 * Asks the model for one reply to the conversation, which is repaired and made to fit before, and gives what changes in the state. In place of a reply
 * of no use an instruction is added, once a question, that says what was wrong.
 */
export async function takeModelTurn(turn: ModelTurn): Promise<AgentUpdate> {
  const { state, run, stopReason } = turn
  const room = Math.min(windowRoom(turn.parts), state.learntRoom ?? Number.POSITIVE_INFINITY)
  const request = await makeRoom(turn, { messages: conversation(turn), turns: state.turns }, room)
  const { fitted, reply, learntRoom } = await sendFitting(turn, request)
  const problem = state.askedAgain ? undefined : problemOf(reply, stopReason !== null)
  if (problem) run.emit({ type: 'notice', message: 'The model gave no usable reply and is asked again.', discard: true })
  const nextIsLast = stopReason !== null || cutReason(reply) !== null || state.steps + 2 >= turn.parts.maxSteps
  const next = problem ? instruction(askAgainInstruction(problem, nextIsLast)) : reply
  return {
    messages: [new RemoveMessage({ id: REMOVE_ALL_MESSAGES }), ...fitted.messages, next],
    turns: fitted.turns,
    steps: 1,
    usage: addUsage(fitted.usage, messageUsage(reply)),
    askedAgain: state.askedAgain || problem !== undefined,
    learntRoom,
    stopReason: stopReason ?? cutReason(reply),
    replier: replierOf(reply),
    ...sizeUpdate(turn, fitted, reply),
  }
}

/** The conversation as it stands, well formed. In the last turn its instruction is the last word; a question that is the first word too needs none. */
function conversation({ state, stopReason }: ModelTurn): readonly BaseMessage[] {
  const messages = repairMessages(state.messages)
  if (stopReason === null || state.steps === 0) return messages
  return [...messages, instruction(lastTurnInstruction(stopReason))]
}

function windowRoom({ model, limits }: AgentParts): number {
  return model.contextWindow === undefined ? Number.POSITIVE_INFINITY : requestRoom(model.contextWindow, limits)
}

async function makeRoom(turn: ModelTurn, past: Past, room: number): Promise<Fitted> {
  const { parts, run, signal } = turn
  const fitted = await fitContext(past, {
    room,
    size: sizeOf(turn),
    summarise: askSummary(parts.model, { emit: run.emit, signal }),
    onShrunk: (message) => run.emit({ type: 'notice', message }),
  })
  // A model that does not heed the signal may hand in its summary when the conversation has gone on without it.
  signal.throwIfAborted()
  if (fitted.turns !== past.turns) run.onTurns(fitted.turns)
  return fitted
}

function sizeOf({ parts, state }: ModelTurn): (messages: readonly BaseMessage[]) => number {
  let ofTools: number | undefined
  return (messages) => {
    ofTools ??= toolCharacters(parts.tools)
    return requestTokens(charactersOf(messages) + ofTools, state.measured)
  }
}

interface Sent {
  /** What was sent in the end. */
  readonly fitted: Fitted
  readonly reply: AIMessage
  readonly learntRoom: number | null
}

/** Sends the request; one that the provider finds too long is shortened to half of its size and sent once more. */
async function sendFitting(turn: ModelTurn, fitted: Fitted): Promise<Sent> {
  try {
    return { fitted, reply: await send(turn, fitted.messages), learntRoom: turn.state.learntRoom }
  } catch (error) {
    if (!hasCode(error, 'context_exceeded')) throw error
    const room = Math.floor(sizeOf(turn)(fitted.messages) / 2)
    const shorter = await makeRoom(turn, fitted, room)
    if (shorter.messages === fitted.messages) throw error
    const usage = addUsage(fitted.usage, shorter.usage)
    return { fitted: { ...shorter, usage }, reply: await send(turn, shorter.messages), learntRoom: room }
  }
}

/** The reply; one that was empty, while the model may be asked again, comes as an empty message. */
async function send({ parts, run, state, stopReason, signal }: ModelTurn, messages: readonly BaseMessage[]): Promise<AIMessage> {
  const { emit } = run
  try {
    const reply = await parts.model.stream({
      messages,
      tools: parts.tools,
      toolChoice: stopReason === null ? 'auto' : 'none',
      signal,
      onText: (text) => emit({ type: 'text_delta', text }),
      onThinking: (text) => emit({ type: 'thinking', text }),
      onRetry: (retry) => emit({ type: 'retry', ...retry }),
      onNotice: (message, options) => emit({ type: 'notice', message, ...options }),
    })
    return completeToolCalls(reply)
  } catch (error) {
    if (state.askedAgain || !hasCode(error, 'model_empty')) throw error
    return new AIMessage('')
  }
}

/** Why a reply is of no use; undefined when it is of use. */
function problemOf(reply: AIMessage, isLastTurn: boolean): string | undefined {
  if (reply.text.trim() !== '') return undefined
  if (!reply.tool_calls?.length) return 'Your reply was empty.'
  return isLastTurn ? 'Your reply held nothing but calls of tools, which are no longer possible.' : undefined
}

function cutReason(message: AIMessage): string | null {
  const finish: unknown = message.response_metadata.finish_reason
  if (finish === 'length') return 'The model stopped at its output limit.'
  return finish === 'content_filter' ? "The provider's content filter cut the answer." : null
}

/** What the provider's count of tokens tells. */
function sizeUpdate({ parts, run, state }: ModelTurn, fitted: Fitted, reply: AIMessage): AgentUpdate {
  if ((reply.usage_metadata?.input_tokens ?? 0) === 0) return { measured: null }
  const characters = charactersOf(fitted.messages) + toolCharacters(parts.tools)
  const notice = state.cutTold ? undefined : cutRequestNotice(reply, characters)
  if (notice) run.emit({ type: 'notice', message: notice })
  return { measured: measure(reply, characters), cutTold: state.cutTold || notice !== undefined }
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code
}
