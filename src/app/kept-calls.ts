import type { Turn } from '../agent/history.ts'
import { type Answer, loadedSkill, type ToolCallRecord } from '../answer/answer.ts'
import type { Citation } from '../answer/citation.ts'
import type { Evidence } from '../answer/evidence.ts'
import { restsOn } from '../answer/rests-on.ts'
import { limits } from '../base/limits.ts'

/**
 * The calls of an answer whose results the next questions should still see: skills, and for each good citation one call that it rests on. Of more than
 * the limit the latest skills stay, and then of the code what is cited first.
 */
export function keptCalls({ toolCalls, citations }: Answer): ToolCallRecord[] {
  const calls = withoutRepeats(toolCalls)
  const good = citations.filter(({ status }) => status === 'verified' || status === 'corrected')
  const skills = calls.filter(loadedSkill).slice(-limits.keptCalls)
  const code = good.flatMap((citation) => support(citation, calls)).filter((call) => !loadedSkill(call))
  const kept = new Set([...skills, ...code])
  const bounded = new Set([...kept].slice(0, limits.keptCalls))
  return calls.filter((call) => bounded.has(call))
}

/** Of the calls that showed cited lines the best: one that showed all of them, rather with what stands around than as matches, and the shortest of such. */
function support(citation: Citation, calls: readonly ToolCallRecord[]): ToolCallRecord[] {
  const rank = (call: ToolCallRecord) =>
    Math.max(0, ...call.evidence.filter((item) => restsOn(citation, item)).map((item) => worth(citation, item)))
  return calls
    .filter((call) => rank(call) > 0)
    .sort((a, b) => rank(b) - rank(a) || a.content.length - b.content.length)
    .slice(0, 1)
}

function worth({ startLine, endLine }: Citation, item: Evidence): number {
  if (item.kind === 'file' || item.startLine > startLine || item.endLine < endLine) return 1
  return item.kind === 'structure' || item.via === 'match' ? 2 : 3
}

/** Of calls that showed the same, the last. */
function withoutRepeats(calls: readonly ToolCallRecord[]): ToolCallRecord[] {
  return [...new Map(calls.map((call) => [JSON.stringify([call.name, call.input]), call])).values()]
}

/** The turns with as many results as the limit allows: the oldest of the code go first, then the oldest skills, which the user is told. */
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
