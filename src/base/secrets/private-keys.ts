import { contentStart } from './line-prefix.ts'
import type { Span } from './span.ts'

// RFC 7468 (PEM) and RFC 9580 (PGP). The label is short, so the search for the end of a header is bounded.
const begin = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g
// On the header's own line, as in a JSON string, line ends are written as \n.
const sameLine = /[A-Za-z0-9+/=\\]{16,}/y
// What may stand around a line of the body: the quotes and signs of a literal that goes on, the mark of a cut line.
const lead = /(?:[ \t"'&]|\+(?=[ \t"'])){0,80}/y
const fullLine = /[A-Za-z0-9+/=]{16,}(?=(?:\\n)?["']?[ \t]{0,80}[-+,;.&\\…]?[ \t]{0,80}(?:[\r\n]|$))/y
const lastLine = /[A-Za-z0-9+/=]{1,64}(?=(?:\\n)?["']?[ \t]{0,80}[-+,;.&\\…]?[ \t]{0,80}(?:[\r\n]|$))/y
const betweenLines = /(?:Proc-Type|DEK-Info|Version|Comment|Hash):|[\r\n]|$/y

/**
 * The bodies of private keys, a span for each line: line ends and the line numbers of a tool stay. A key that is cut off, as search results
 * cut it, ends where the lines stop being base64. Linear: every line is looked at once.
 */
export function findPrivateKeys(text: string): Span[] {
  const found: Span[] = []
  begin.lastIndex = 0
  for (let header = begin.exec(text); header; header = begin.exec(text)) {
    const spans = bodyAfter(text, begin.lastIndex)
    found.push(...spans)
    begin.lastIndex = Math.max(begin.lastIndex, spans.at(-1)?.end ?? 0)
  }
  return found
}

/** Whether the header of a private key stands in a line. */
export function beginsPrivateKey(line: string): boolean {
  return line.search(begin) >= 0
}

function bodyAfter(text: string, from: number): Span[] {
  const spans: Span[] = []
  const add = (start: number, end: number) =>
    spans.push({ start, end, rule: 'private-key', ...(spans.length > 0 ? { continued: true } : {}) })
  const inLiteral = endOf(sameLine, text, from)
  if (inLiteral > from) add(from, inLiteral)
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const start = endOf(lead, text, contentStart(text, line))
    const end = endOf(fullLine, text, start)
    if (end > start) {
      add(start, end)
      continue
    }
    const last = spans.length > 0 || endsAt(text, nextLine(text, line)) ? endOf(lastLine, text, start) : start
    if (last > start) add(start, last)
    if (last > start || !matches(betweenLines, text, start)) break
  }
  return spans
}

function endsAt(text: string, line: number): boolean {
  return text.startsWith('-----END ', endOf(lead, text, contentStart(text, line)))
}

/** Where a match that begins at `start` ends; `start` without one. */
function endOf(expression: RegExp, text: string, start: number): number {
  return matches(expression, text, start) ? expression.lastIndex : start
}

function matches(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at
  return expression.test(text)
}

function nextLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  return newline < 0 ? text.length : newline + 1
}
