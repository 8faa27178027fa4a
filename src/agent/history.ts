import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { loadedSkill, type ToolCallRecord } from '../answer/answer.ts'
import { callId } from './fresh-ids.ts'

/** A question that was answered earlier in the conversation. */
export interface Turn {
  readonly question: string
  readonly answer: string
  /** Calls whose results stay: skills that were loaded, and what the answer cites. */
  readonly calls: readonly ToolCallRecord[]
  /** It stands in place of older turns; `answer` summarises them. */
  readonly isSummary?: boolean
}

/** The turns that are sent: the last `max`, and the summary of older ones if there is one. */
export function sentTurns(turns: readonly Turn[], max: number): readonly Turn[] {
  const [first, ...rest] = turns
  const [summary, plain] = first?.isSummary ? [[first], rest] : [[], turns]
  return [...summary, ...plain.slice(max > 0 ? -max : plain.length)]
}

/**
 * The turns as messages: question, the calls that stay with their results, answer. A skill that was loaded more than once is there once, where it
 * was loaded last; `later` are calls that will follow the turns. `word`: four letters for the ids of the calls.
 */
export function historyMessages(turns: readonly Turn[], later: readonly ToolCallRecord[] = [], word = 'kept'): BaseMessage[] {
  const seen = new Set<string>(later.map(skillKey))
  let number = 0
  return turns
    .toReversed()
    .map((turn) => ({ ...turn, calls: withoutSeenSkills(turn.calls, seen) }))
    .toReversed()
    .flatMap(({ question, calls, answer }) => {
      const messages = callMessages(calls, word, number)
      number += calls.length
      return [new HumanMessage(question), ...messages, new AIMessage(answer || '(no answer)')]
    })
}

/** Calls that were made before, as a message of the model with their results behind it. `word`: four letters for their ids. */
export function callMessages(records: readonly ToolCallRecord[], word: string, before = 0): BaseMessage[] {
  if (records.length === 0) return []
  const calls = records.map(({ name, input }, n) => ({
    type: 'tool_call' as const,
    id: callId(word, before + n + 1),
    name,
    args: argsOf(input),
  }))
  const results = records.map(
    ({ name, status, content, evidence, summary }, n) =>
      new ToolMessage({
        tool_call_id: calls[n]?.id ?? '',
        name,
        status: status === 'ok' ? 'success' : 'error',
        content,
        artifact: { evidence, summary },
      }),
  )
  return [new AIMessage({ content: '', tool_calls: calls }), ...results]
}

function withoutSeenSkills(calls: readonly ToolCallRecord[], seen: Set<string>): ToolCallRecord[] {
  const kept: ToolCallRecord[] = []
  for (const call of calls.toReversed()) {
    const key = skillKey(call)
    if (loadedSkill(call) && seen.has(key)) continue
    seen.add(key)
    kept.unshift(call)
  }
  return kept
}

/** The parts of skills that a call showed. */
export function skillKey({ evidence }: Pick<ToolCallRecord, 'evidence'>): string {
  return evidence.map((item) => (item.kind === 'skill' ? `${item.name} ${item.path}:${item.startLine}-${item.endLine}` : '')).join(' ')
}

function argsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
}
