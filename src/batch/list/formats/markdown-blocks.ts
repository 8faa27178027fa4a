import { Lexer, type Token, type Tokens } from 'marked'
import { grouped } from '../../../base/text.ts'
import type { ListFault } from '../../question-list.ts'

/** A token of marked's with the line (1-based) where it begins. */
export interface PlacedToken {
  readonly token: Token
  readonly line: number
}

/** marked reads an item again for every item that it lies in, and calls itself for each. */
const maxNesting = 20
const maxIndent = 200
/** Lines without a heading, an item or a paragraph: marked reads an item again for every line it has. */
const maxEntryLines = 1000
const nestedDeeply = new RegExp(`^[ \\t]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+|>[ \\t]*){${maxNesting + 1}}|^[ \\t]{${maxIndent}}`)
const marker = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/

/** The blocks of a Markdown text; inline markup is not read. A text that marked could not read in good time is a fault. */
export function markdownBlocks(text: string): { readonly blocks: readonly PlacedToken[] } | { readonly fault: ListFault } {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0) return { blocks: [] }
  const fault = hostileFault(lines, start)
  if (fault) return { fault }
  const body = lines.slice(start).join('\n').trimEnd()
  return { blocks: placed(new Lexer({ gfm: true }).blockTokens(body), start + 1) }
}

/** Tokens of a text that begins in `line`. Together they are all of it. */
export function placed(tokens: readonly Token[], line: number): PlacedToken[] {
  let next = line
  return tokens.map((token) => {
    const start = next
    next += breaksIn(token.raw)
    return { token, line: start + breaksIn(/^\n*/.exec(token.raw)?.[0] ?? '') }
  })
}

/** Items of a list that begins in `line`. */
export function placedItems(list: Tokens.List, line: number): { readonly item: Tokens.ListItem; readonly line: number }[] {
  let next = line
  return list.items.map((item) => {
    const start = next
    next += breaksIn(item.raw)
    return { item, line: start }
  })
}

export function isList(token: Token): token is Tokens.List {
  return token.type === 'list'
}

export function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

/** Nothing but comments, which marked does not tell from other HTML. One that is never closed is none: it may hide the rest of the list. */
export function isComment(token: Token): boolean {
  if (token.type !== 'html') return false
  let rest = token.raw.trim()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    if (end < 0) return false
    rest = rest.slice(end + 3).trimStart()
  }
  return rest === ''
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}

function hostileFault(lines: readonly string[], start: number): ListFault | undefined {
  const indent = lines.map((line) => marker.exec(line)?.[1]?.length).find((length) => length !== undefined) ?? 0
  let entry = start
  for (const [i, line] of lines.entries()) {
    if (nestedDeeply.test(line)) return { line: i + 1, message: 'This line is nested too deeply for a list of questions.' }
    if (beginsEntry(line, lines[i - 1], indent)) entry = i
    if (i - entry < maxEntryLines) continue
    return {
      line: entry + 1,
      message: `Here begin more than ${grouped(maxEntryLines)} lines without a heading, a list item or a paragraph.`,
    }
  }
  return undefined
}

function beginsEntry(line: string, before: string | undefined, indent: number): boolean {
  const found = marker.exec(line)?.[1]
  if (found !== undefined) return found.length <= indent
  return /^#{1,6}[ \t]/.test(line) || (/^\S/.test(line) && (before ?? '').trim() === '')
}
