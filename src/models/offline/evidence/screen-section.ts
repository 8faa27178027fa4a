import type { KnownLines } from '../findings.ts'
import { codeText } from './code-text.ts'

/** One entry of COBOL's SCREEN SECTION that shows or takes something. */
export interface ScreenEntry {
  readonly line: number
  /** A text that stands on the screen. */
  readonly text?: string
  /** What is shown from an item, typed into one, or both. */
  readonly item?: { readonly name: string; readonly does: 'FROM' | 'TO' | 'USING'; readonly how?: string }
}

/** Clauses that say how something is typed. */
const manners: readonly (readonly [RegExp, string])[] = [
  [/\b(?:SECURE|NO-?\s?ECHO)\b/i, 'hidden'],
  [/\bREQUIRED\b/i, 'required'],
  [/\bFULL\b/i, 'to be filled'],
]

const clause =
  /\b(?:LINE|COL(?:UMN)?)\s+(?:NUMBER\s+)?(?:IS\s+)?(?:PLUS\s+|\+\s*)?[\w-]+|\b(?:BLANK\s+SCREEN|FOREGROUND-COLOR|BACKGROUND-COLOR|AUTO\b|REVERSE-VIDEO)\b/i
const placed = /\b(?:LINE|COL(?:UMN)?)\s+(?:NUMBER\s+)?(?:IS\s+)?(?:PLUS\s+|\+\s*)?\d/i
/** Behind a screen. */
const nextPart = /^(?:0?1|77|78)\s|\b(?:DIVISION|SECTION)\s*\.?$/i
/** Entries of which fewer stand at a place are data. */
const fewestPlaced = 2

/** The entries of a screen from its first line on, up to the next one or to `last`; empty where they describe no screen. */
export function screenEntries(lines: KnownLines, first: number, last: number): readonly ScreenEntry[] {
  const entries: ScreenEntry[] = []
  let where = 0
  for (const { line, text } of entriesBetween(lines, first, last)) {
    if (placed.test(text) && clause.test(text)) where++
    const value = /\bVALUE\s+(?:IS\s+)?(?:"([^"]*)"|'([^']*)')/i.exec(text)
    const shown = (value?.[1] ?? value?.[2] ?? '').trim()
    if (/[\p{L}\p{N}]/u.test(shown)) entries.push({ line, text: shown })
    // A text may say `TO` itself.
    const clauses = text.replace(/"[^"]*"|'[^']*'/g, ' ')
    const how = manners.flatMap(([said, manner]) => (said.test(clauses) ? manner : [])).join(', ')
    for (const [, does = '', name = ''] of clauses.matchAll(/\b(USING|TO|FROM)\s+([A-Za-z][\w-]*)/gi))
      entries.push({ line, item: { name, does: does.toUpperCase() as 'FROM' | 'TO' | 'USING', ...(how === '' ? {} : { how }) } })
  }
  return where >= fewestPlaced ? entries : []
}

/** Each entry ends with a full stop. */
function entriesBetween(lines: KnownLines, first: number, last: number): readonly { readonly line: number; readonly text: string }[] {
  const entries: { line: number; text: string }[] = []
  let open: { line: number; text: string } | undefined
  for (let line = first; line <= last && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    if (text === '') continue
    if (line > first && nextPart.test(text)) break
    open = open === undefined ? { line, text } : { ...open, text: `${open.text} ${text}` }
    if (!text.endsWith('.')) continue
    entries.push(open)
    open = undefined
  }
  return open === undefined ? entries : [...entries, open]
}
