import type { AnswerEvent } from '../answer/event.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import { cutToColumns, displayWidth } from './display-width.ts'
import { resultSize } from './result-size.ts'

const longestCall = 100
const longestSummary = 160
/** Less tells nothing: then the line takes two. */
const shortest = 24

type EndedCall = Omit<Extract<AnswerEvent, { type: 'tool_end' }>, 'type' | 'id' | 'size'> & { readonly size?: number }

/**
 * A finished tool call in one line of at most `width` columns, sanitised: `search_code "TARIFF" → 12 matches in 3 files (2.1 KB, 8 ms)`. `input` is that of its
 * start; a session keeps no size.
 */
export function toolLine(input: unknown, end: EndedCall, width = Number.POSITIVE_INFINITY): string {
  const size = end.status === 'ok' && end.size !== undefined ? `${resultSize(end.size)}, ` : ''
  const behind = ` (${size}${Math.round(end.durationMs)} ms)`
  const room = Math.max(shortest, width - behind.length - 3)
  const summary = cutText(sanitizeLine(end.summary), longestSummary)
  const call = cutToColumns(toolCallText(end.name, input), Math.max(Math.ceil(room / 2), room - displayWidth(summary)))
  return `${call} ${end.status === 'ok' ? '→' : '✗'} ${cutToColumns(summary, room - displayWidth(call))}${behind}`
}

/** A tool call as a person would write it down: the tool and what it was asked for. */
function toolCallText(name: string, input: unknown): string {
  return cutText(sanitizeLine(`${name} ${argumentsText(input)}`).trimEnd(), longestCall)
}

function argumentsText(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const { pattern, query, name, section, path, glob, start_line, end_line, ...rest } = input as Record<string, unknown>
  const lines = start_line === undefined ? '' : `:${start_line}${end_line === undefined ? '' : `-${end_line}`}`
  const asked = pattern ?? query
  return [
    asked === undefined ? '' : `"${asked}"`,
    name === undefined ? '' : `${name}${section === undefined ? '' : `#${section}`}`,
    path === undefined ? '' : `${asked === undefined ? '' : 'in '}${path}${lines}`,
    glob === undefined ? '' : String(glob),
    ...Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  ]
    .filter((part) => part !== '')
    .join(' ')
}
