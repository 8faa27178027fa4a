import type { ToolCallRecord } from '../answer/answer.ts'
import type { Evidence } from '../answer/evidence.ts'
import type { Redact } from '../base/redact.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { resultSize } from './result-size.ts'
import { wrapSpans } from './wrap-spans.ts'

const longestInput = 600
const mostPlaces = 8

/** Tool calls with all that is known of them but their results. Ends with a newline unless empty. */
export function toolCallList(calls: readonly ToolCallRecord[], { width, colors, redact }: ListLook & { readonly redact: Redact }): string {
  const column = String(calls.length).length + 2
  const indent = ' '.repeat(column)
  const wrapped = (text: string) =>
    wrapSpans([{ text: redact(sanitizeLine(text)) }], width - column).map((line) => line.map((s) => s.text).join(''))
  return calls
    .map((call, i) => {
      const { name, status, durationMs, summary, content } = call
      const from = placesOf(call.evidence)
      const mark = status === 'ok' ? colors.green('ok') : colors.red('error')
      const [first = '', ...rest] = wrapped(`${status}: ${summary}`)
      const lines = [
        `${colors.bold(sanitizeLine(name))} ${colors.dim(`${durationMs} ms, ${resultSize(Buffer.byteLength(content))}`)}`,
        ...wrapped(inputText(call.input)),
        mark + first.slice(status.length),
        ...rest,
        ...(from === '' ? [] : wrapped(`from ${from}`)),
      ]
      return lines.map((line, n) => `${n === 0 ? String(i + 1).padEnd(column) : indent}${line}\n`).join('')
    })
    .join('')
}

function inputText(input: unknown): string {
  return cutText(typeof input === 'string' ? input : (JSON.stringify(input) ?? ''), longestInput)
}

function placesOf(evidence: readonly Evidence[]): string {
  const places = [...new Set(evidence.map(placeOf))]
  const more = places.length - mostPlaces
  return `${places.slice(0, mostPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function placeOf(item: Evidence): string {
  if (item.kind === 'file') return item.path
  const lines = `${item.startLine}${item.endLine > item.startLine ? `-${item.endLine}` : ''}`
  if (item.kind !== 'skill') return `${item.path}:${lines}`
  return `skill:${item.name}${item.heading === undefined ? '' : `#${item.heading}`}`
}
