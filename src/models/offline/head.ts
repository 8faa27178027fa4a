import { isComment } from './evidence/comment-lines.ts'
import type { KnownLines } from './findings.ts'
import { isLicence } from './licence.ts'

/** Lines of the longest quotation. */
const quoteLines = 12
const headLines = 80
const purpose = /\b(?:function|purpose|description|remarks|abstract|overview|synopsis|program)\b/i
/** A block that says what it is about counts as one with this many times its words. */
const purposeFactor = 3

/** Fewer words explain nothing. */
const fewestWords = 8

export interface Head {
  readonly startLine: number
  readonly lines: readonly string[]
}

/**
 * The part of a file's beginning that tells what it is for: the comment block there with most words that is no licence, a block that says
 * `function` or `purpose` before others; without one, the first lines that are no comment. Undefined when the beginning is not known.
 */
export function findHead(lines: KnownLines): Head | undefined {
  if (!lines.has(1)) return undefined
  let best: (Head & { words: number }) | undefined
  let block: string[] = []
  for (let line = 1; line <= headLines + 1; line++) {
    const text = lines.get(line)
    if (text !== undefined && isComment(text) && line <= headLines) {
      block.push(text)
      continue
    }
    const candidate = trimBlock(line - block.length, block)
    block = []
    if (candidate !== undefined && candidate.words > Math.max(fewestWords, best?.words ?? 0)) best = candidate
    if (text === undefined) break
  }
  return best ?? firstLines(lines)
}

function trimBlock(startLine: number, block: readonly string[]): (Head & { words: number }) | undefined {
  const stated = block.findIndex((text) => purpose.test(text) && !isLicence(text))
  if (stated < 0 && isLicence(block.join('\n'))) return undefined
  const begin = stated >= 0 ? stated : block.findIndex((text) => wordsIn(text) > 0)
  if (begin < 0) return undefined
  const afterwards = block.slice(begin, begin + quoteLines)
  const licenceAt = afterwards.findIndex(isLicence)
  const lines = licenceAt > 0 ? afterwards.slice(0, licenceAt) : afterwards
  while (lines.length > 1 && wordsIn(lines.at(-1) ?? '') === 0) lines.pop()
  const words = lines.reduce((sum, text) => sum + wordsIn(text), 0)
  return { startLine: startLine + begin, lines, words: stated >= 0 ? words * purposeFactor : words }
}

const wordsIn = (text: string) => text.match(/[A-Za-z]{2,}/g)?.length ?? 0

/** The first lines after blank lines, lines of marks and notices of rights. */
function firstLines(lines: KnownLines): Head | undefined {
  let startLine = 1
  while (startLine <= headLines && isIdle(lines.get(startLine))) startLine += 1
  const shown: string[] = []
  while (shown.length < quoteLines && lines.has(startLine + shown.length)) shown.push(lines.get(startLine + shown.length) ?? '')
  return shown.length > 0 ? { startLine, lines: shown } : undefined
}

const isIdle = (text: string | undefined) => text !== undefined && (isComment(text) || wordsIn(text) === 0)
