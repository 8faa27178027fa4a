import type { KeptAnswer } from '../../answer/kept-answer.ts'
import type { TranscriptTurn } from '../../answer/transcript.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count, grouped } from '../../base/text.ts'
import { utcTime } from './session-heading.ts'

/** Who answered, when, in what time and at what cost: one line, sanitised. */
export function answeredBy({ provider, model, durationMs, usage, toolCalls }: KeptAnswer, { time }: TranscriptTurn): string {
  const tokens = usage.inputTokens + usage.outputTokens
  return sanitizeLine(
    [
      `${provider} ${model}`.trim(),
      utcTime(time),
      durationMs > 0 ? `${(durationMs / 1000).toFixed(1)} s` : '',
      toolCalls.length > 0 ? count(toolCalls.length, 'tool call') : '',
      tokens > 0 ? `${grouped(tokens)} tokens` : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  )
}
