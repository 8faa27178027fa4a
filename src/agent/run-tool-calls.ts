import { type AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages'
import type { InvalidToolCall, ToolCall } from '@langchain/core/messages/tool'
import type { AgentTool, ToolArtifact } from '../answer/agent-tool.ts'
import type { ToolCallRecord } from '../answer/answer.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import { AppError } from '../base/app-error.ts'
import type { Clock } from '../base/clock.ts'
import type { limits } from '../base/limits.ts'
import type { Redact } from '../base/redact.ts'
import { cutText, nearest } from '../base/text.ts'
import { withTimeout } from '../base/with-timeout.ts'
import type { UserCall } from './agent-parts.ts'
import { fence } from './fence.ts'
import { type Mask, maskedNotice } from './mask.ts'
import { parseArguments, unreadableArguments } from './tool-arguments.ts'

export interface ToolRunner {
  readonly tools: readonly AgentTool[]
  readonly limits: typeof limits
  readonly clock: Clock
  /** Hides the keys that this program knows. */
  readonly redact: Redact
  /** Hides secrets of the code in what a model is shown, and counts them. */
  readonly mask: Mask
}

interface RunInput {
  readonly message: AIMessage
  /** All calls of this question before this turn. */
  readonly earlier: readonly ToolCallRecord[]
  readonly signal: AbortSignal
  readonly emit: OnAnswerEvent
}

interface CallResult {
  readonly message: ToolMessage
  readonly record: ToolCallRecord
}

export interface ToolTurn {
  readonly messages: BaseMessage[]
  readonly records: ToolCallRecord[]
  /** Set when the model must stop calling tools. */
  readonly stopReason: string | null
}

/** Runs the calls of one model turn: a few at once, each with a timeout; every call gets a result that the model can read. */
export async function runToolCalls(runner: ToolRunner, input: RunInput): Promise<ToolTurn> {
  const { limits } = runner
  const calls = input.message.tool_calls ?? []
  const results: (CallResult | undefined)[] = Array.from({ length: calls.length })
  let stopReason: string | null = null
  const seen = input.earlier.map(callKey)
  const plan = calls.map((call): PlannedCall => {
    const unreadable = input.message.invalid_tool_calls?.find(({ id }) => id === call.id)
    const made = unreadable ? (unreadable.args ?? '') : call.args
    const key = callKey({ name: call.name, input: made })
    seen.push(key)
    const repeats = seen.filter((k) => k === key).length
    if (repeats >= limits.repeatedCallStopped) stopReason = `The same call was made ${repeats} times.`
    if (seen.length > limits.toolCallsPerQuestion)
      stopReason = `The limit of ${limits.toolCallsPerQuestion} tool calls for one question is reached.`
    return { call, made, unreadable, repeats, refused: seen.length > limits.toolCallsPerQuestion || repeats >= limits.repeatedCallStopped }
  })

  let next = 0
  async function lane(): Promise<void> {
    for (let i = next++; i < plan.length; i = next++) {
      const item = plan[i]
      if (item) results[i] = await runOne(runner, input, item)
    }
  }
  await Promise.all(Array.from({ length: limits.parallelToolCalls }, lane))

  const done = results.filter((r) => r !== undefined)
  return {
    messages: done.map((r) => r.message),
    records: done.map((r) => r.record),
    stopReason,
  }
}

interface PlannedCall {
  readonly call: ToolCall
  /** The arguments; of a call that cannot be read their text. */
  readonly made: unknown
  readonly unreadable: InvalidToolCall | undefined
  /** How often this very call was made, this time included. */
  readonly repeats: number
  readonly refused: boolean
}

async function runOne(runner: ToolRunner, input: RunInput, item: PlannedCall): Promise<CallResult> {
  const { clock, limits } = runner
  const { call, made, unreadable, repeats } = item
  const id = call.id ?? ''
  const started = clock.now()
  input.emit({ type: 'tool_start', id, name: call.name, input: made })
  let content: string
  let artifact: ToolArtifact | undefined
  let failed = false
  try {
    if (item.refused) throw new AppError('limit_reached', 'This call was not made: the limit of calls is reached.')
    const tool = findTool(runner.tools, call.name)
    if (unreadable) throw unreadableArguments(tool, unreadable)
    const output = await callTool(runner, { tool, input: parseArguments(tool, call.args) }, input.signal)
    content = output.content
    artifact = output.artifact
  } catch (error) {
    if (input.signal.aborted || !(error instanceof AppError)) throw error
    failed = true
    content = error.hint ? `${error.message} ${error.hint}` : error.message
  }
  const durationMs = Math.round(clock.now() - started)
  const status = failed ? 'error' : 'ok'
  const summary = artifact?.summary ?? cutText(content, 200)
  const shown = shownContent(runner, content, input.emit)
  input.emit({ type: 'tool_end', id, name: call.name, status, durationMs, summary, size: Buffer.byteLength(shown) })
  const told =
    repeats >= limits.repeatedCallTold && !item.refused
      ? `\nYou have made this very call ${repeats} times; the result will not change. Try something else or answer.`
      : ''
  return {
    message: new ToolMessage({
      tool_call_id: id,
      name: call.name,
      status: failed ? 'error' : 'success',
      content: shown + told,
      artifact,
    }),
    record: { name: call.name, input: made, status, durationMs, summary, content: shown, evidence: artifact?.evidence ?? [] },
  }
}

type Showing = Pick<ToolRunner, 'limits' | 'redact' | 'mask'>

/** A call that the user made, as if the model had made it. */
export function recordUserCall(runner: Showing, { name, input, output }: UserCall, emit: OnAnswerEvent): ToolCallRecord {
  const { summary, evidence } = output.artifact
  return { name, input, status: 'ok', durationMs: 0, summary, content: shownContent(runner, output.content, emit), evidence }
}

/** What a model is shown: without secrets, which are masked before anything is cut, bounded, and marked as data. */
function shownContent({ limits, redact, mask }: Showing, content: string, emit: OnAnswerEvent): string {
  const { text, count: secrets } = mask(content)
  if (secrets > 0) emit({ type: 'notice', message: maskedNotice(secrets, 'the code') })
  return fence(redact(cutText(text, limits.toolResultChars)))
}

/** Throws `AppError` usage for a tool that does not exist. */
function findTool(tools: readonly AgentTool[], name: string): AgentTool {
  const tool = tools.find((t) => t.name === name)
  if (tool) return tool
  const names = tools.map((t) => t.name)
  const [suggestion] = nearest(name, names)
  throw new AppError('usage', `There is no tool ${JSON.stringify(name)}.`, {
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}The tools are ${names.join(', ')}.`,
  })
}

function callTool(runner: ToolRunner, { tool, input }: { readonly tool: AgentTool; readonly input: unknown }, signal: AbortSignal) {
  const ms = runner.limits.toolTimeoutMs
  return withTimeout((inner) => tool.call(input, { signal: inner }), {
    ms,
    signal,
    onTimeout: () =>
      new AppError('tool_timeout', `${tool.name} took longer than ${ms / 1000} s and was stopped.`, {
        hint: 'Narrow it: a path, a glob or a rarer word.',
      }),
  })
}

function callKey(call: { readonly name: string; readonly input: unknown }): string {
  return `${call.name} ${stable(call.input)}`
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${stable(v)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
