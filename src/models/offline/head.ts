import type { KnownLines } from './findings.ts'
import { isComment, quoteLines } from './passages.ts'

const headLines = 80
const licence = /copyright|licen[sc]e|warrant(?:y|ies)|all rights reserved|apache\.org|liabilit/i
const purpose = /\b(?:function|purpose|description|remarks|abstract|overview|synopsis|program)\b/i

/**
 * The part of a file's beginning that tells what it is for: the comment block there with most words that is no licence, a block that says
 * `function` or `purpose` before others; without one, the first lines. Undefined when the beginning is not known.
 */
export function findHead(lines: KnownLines): { startLine: number; lines: string[] } | undefined {
  if (!lines.has(1)) return undefined
  let best: { startLine: number; lines: string[]; words: number } | undefined
  let block: string[] = []
  for (let line = 1; line <= headLines + 1; line++) {
    const text = lines.get(line)
    if (text !== undefined && isComment(text) && line <= headLines) {
      block.push(text)
      continue
    }
    const candidate = trimBlock(line - block.length, block)
    block = []
    if (candidate !== undefined && candidate.words > (best?.words ?? 0)) best = candidate
    if (text === undefined) break
  }
  return best ?? firstLines(lines)
}

function trimBlock(startLine: number, block: readonly string[]): { startLine: number; lines: string[]; words: number } | undefined {
  if (licence.test(block.join('\n')) && !purpose.test(block.join('\n'))) return undefined
  const first = block.findIndex((text) => purpose.test(text) && !licence.test(text))
  const begin = first >= 0 ? first : block.findIndex((text) => wordsIn(text) > 0)
  if (begin < 0) return undefined
  const lines = block.slice(begin, begin + quoteLines)
  while (lines.length > 1 && wordsIn(lines.at(-1) ?? '') === 0) lines.pop()
  const words = lines.reduce((sum, text) => sum + wordsIn(text), 0)
  return { startLine: startLine + begin, lines, words: first >= 0 ? words * 3 : words }
}

const wordsIn = (text: string) => text.match(/[A-Za-z]{2,}/g)?.length ?? 0

function firstLines(lines: KnownLines): { startLine: number; lines: string[] } {
  const shown: string[] = []
  for (let line = 1; shown.length < quoteLines && lines.has(line); line++) shown.push(lines.get(line) ?? '')
  return { startLine: 1, lines: shown }
}
