import type { KnownLines } from '../findings.ts'
import { codeText } from './code-text.ts'
import { isComment } from './comment-lines.ts'
import { quotedText } from './quoted-text.ts'

/** Something that the head of a program says of itself, and where. */
export interface SaidAtHead {
  readonly said: string
  readonly startLine: number
  readonly endLine: number
  /** The name of the paragraph, where it is one. */
  readonly paragraph?: string
}

const header =
  /^(?:PROGRAM-ID|AUTHOR|INSTALLATION|DATE-WRITTEN|DATE-COMPILED|SECURITY|REMARKS|SOURCE-COMPUTER|OBJECT-COMPUTER|SPECIAL-NAMES|REPOSITORY|FILE-CONTROL|I-O-CONTROL|[\w-]+\s+(?:DIVISION|SECTION))(?![\w-])/i
const mostLines = 12

/** What a paragraph of the first two divisions says, up to the next header; the last lines of a long one are left out. */
export function paragraphAt(name: string, lines: KnownLines, last: number): SaidAtHead | undefined {
  const begins = new RegExp(String.raw`^${name}\s*\.?(?<said>\s.*|$)`, 'i')
  for (const [line, text] of lines) {
    if (line > last) continue
    const found = begins.exec(codeText(text))?.groups?.said
    if (found === undefined) continue
    const said = [found.trim()]
    let endLine = line
    for (let next = line + 1; next < line + mostLines && lines.has(next); next++) {
      const more = codeText(lines.get(next))
      if (header.test(more)) break
      if (more === '') continue
      said.push(more)
      endLine = next
    }
    return { said: said.join(' ').trim(), startLine: line, endLine, paragraph: name }
  }
  return undefined
}

/** What a comment of the head says behind one of some words. */
export function remarkAt(words: RegExp, lines: KnownLines, last: number): SaidAtHead | undefined {
  for (const [line, text] of [...lines].toSorted(([a], [b]) => a - b)) {
    if (line > last) break
    const remark = isComment(text) ? (quotedText([text])[0] ?? '') : ''
    const said = words
      .exec(remark)
      ?.groups?.said?.replace(/[\s*/|]+$/, '')
      .trim()
    if (said !== undefined && /[\p{L}\p{N}]{2}/u.test(said)) return { said, startLine: line, endLine: line }
  }
  return undefined
}
