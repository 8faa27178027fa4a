import type { Turn } from '../agent/history.ts'
import { type Answer, loadedSkill, type ToolCallRecord } from '../answer/answer.ts'
import { restsOn } from '../answer/rests-on.ts'
import { limits } from '../base/limits.ts'

/** The calls of an answer whose results the next questions should still see: skills first, then what most of its good citations rest on. */
export function keptCalls({ toolCalls, citations }: Answer): ToolCallRecord[] {
  const good = citations.filter(({ status }) => status === 'verified' || status === 'corrected')
  const supported = (call: ToolCallRecord) => good.filter((citation) => call.evidence.some((item) => restsOn(citation, item))).length
  const worth = (call: ToolCallRecord) => (loadedSkill(call) ? Number.POSITIVE_INFINITY : supported(call))
  const best = withoutRepeats(toolCalls)
    .filter((call) => worth(call) > 0)
    .sort((a, b) => (worth(a) === worth(b) ? a.content.length - b.content.length : worth(b) - worth(a)))
    .slice(0, limits.keptCalls)
  return toolCalls.filter((call) => best.includes(call))
}

/** Of calls that showed the same, the last. */
function withoutRepeats(calls: readonly ToolCallRecord[]): ToolCallRecord[] {
  return [...new Map(calls.map((call) => [JSON.stringify([call.name, call.input]), call])).values()]
}

/** The turns with as many results as the limit allows: the oldest of the code go first, then the oldest skills. */
export function boundKept(turns: readonly Turn[]): Turn[] {
  const calls = turns.flatMap((turn) => turn.calls)
  const leaving = [...calls.filter((call) => !loadedSkill(call)), ...calls.filter(loadedSkill)]
  let chars = calls.reduce((sum, call) => sum + call.content.length, 0)
  const left = new Set<ToolCallRecord>()
  for (const call of leaving) {
    if (chars <= limits.keptChars) break
    left.add(call)
    chars -= call.content.length
  }
  return turns.map((turn) => ({ ...turn, calls: turn.calls.filter((call) => !left.has(call)) }))
}
