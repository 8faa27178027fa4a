import { expandIndent } from '../base/expand-indent.ts'
/** An open fenced code block (CommonMark 4.5), alone, in a block quote or in a list item. */
export interface Fence {
  /** How many block quotes it stands in. */
  readonly quotes: number
  /** What stands between the quote marks and the fence: spaces and perhaps a list marker. */
  readonly lead: string
  /** The run of backticks or tildes. */
  readonly mark: string
  /** The rest of the line as it stands: the language. */
  readonly info: string
}

// Written so that no space can be taken in two ways: many quote marks must not take exponential time.
const opener = /^((?: {0,3}>(?: {0,4}>)* ?)?)( *(?:(?:[-*+]|\d{1,9}[.)]) {1,4})?)(`{3,}(?=[^`]*$)|~{3,})(.*)$/

/** The fence that this line opens. */
export function openFence(line: string): Fence | undefined {
  const match = opener.exec(expandIndent(line))
  if (!match) return undefined
  const [, quotes = '', lead = '', mark = '', info = ''] = match
  return { quotes: quotes.replaceAll(' ', '').length, lead, mark, info }
}

export type FencedLine = { readonly kind: 'code'; readonly text: string } | { readonly kind: 'close' } | { readonly kind: 'outside' }

/**
 * What a line is to an open fence: a line of code (with up to the fence's own indentation taken off), its end, or, where the block quote ends, no part
 * of it. A line further left than the fence still belongs to it: models often forget to indent code in a list item.
 */
export function readFenced(fence: Fence, line: string): FencedLine {
  let rest = line
  for (let i = 0; i < fence.quotes; i++) {
    const inside = /^ {0,3}> ?/.exec(rest)
    if (!inside) return { kind: 'outside' }
    rest = rest.slice(inside[0].length)
  }
  const text = fence.lead === '' ? rest : outdented(rest, fence.lead.length)
  const closes = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(text)?.[1]
  return closes?.startsWith(fence.mark) ? { kind: 'close' } : { kind: 'code', text }
}

function outdented(line: string, columns: number): string {
  const expanded = expandIndent(line)
  return expanded.slice(Math.min(expanded.search(/\S|$/), columns))
}
