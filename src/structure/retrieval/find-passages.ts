import type { LocatedPassage } from '../../answer/located.ts'
import { glossaryLines } from '../../base/glossary.ts'
import { pastLines } from '../../base/past-line.ts'
import { codeColumns } from './code-columns.ts'
import { commentLines } from './comment-line.ts'
import { isDecision } from './decision-line.ts'
import { lineWorth } from './line-worth.ts'
import type { QuestionWord } from './question-words.ts'
import type { WordFinder } from './word-finder.ts'

const mostLines = 12
/** Of them looked for by words; the others show what stands below: a comment or a condition comes before what is done. */
const mostSearched = 8
const mostPassages = 2
/** Lines below that are always shown where there is room. */
const leastBelow = 3
/** A second passage has to tell so much of what the first does. */
const secondShare = 0.5
/** What is added when a word stands in more lines than one, and what a line costs. */
const againShare = 0.4
const lineCost = 0.012
/** What a line of the comment is worth that describes a program. */
const describedLine = 0.03
/** What a line adds that states a rule, beside words of the question; only so many count. */
const decisionShare = 0.06
const mostDecisions = 3
/** What a word is worth that stands in a list of what names mean, and in a change log. */
const listedShare = 0.5
const pastShare = 0.5

interface Window {
  readonly start: number
  readonly end: number
  readonly score: number
}

interface Nature {
  readonly worth: number
  readonly decides: boolean
}

interface UnitLines {
  /** Of the unit. */
  readonly lines: readonly string[]
  readonly startLine: number
  readonly language: string
  /** It begins a program, a job …: the comment there says what that is. */
  readonly isHead: boolean
  /** The question is about changes: then a change log says as much as other lines. */
  readonly wantsPast: boolean
}

/** The densest lines of a unit: at most two stretches of at most twelve lines, best first. */
export function findPassages(
  { lines, startLine, language, isHead, wantsPast }: UnitLines,
  words: readonly QuestionWord[],
  weights: readonly number[],
  finder: WordFinder,
): LocatedPassage[] {
  const isComment = commentLines(language)
  const code = lines.map(codeColumns(language))
  const found = code.map((line) => finder.in(line))
  const passages: LocatedPassage[] = []
  let first = 0
  const taken = new Uint8Array(lines.length)
  const past = pastLines(code, isComment)
  const tells = (i: number) => wantsPast || past[i] !== true
  const described = lines.map((line, i) => isHead && isComment(line) && /\p{L}{3}/u.test(code[i] ?? ''))
  const known: Nature[] = []
  const inList = glossaryLines(lines)
  // Asked of the lines near a word of the question only.
  const natureOf = (i: number): Nature => {
    const line = code[i] ?? ''
    known[i] ??= {
      worth: Math.min(lineWorth(line), tells(i) ? 1 : pastShare) * (inList[i] === true ? listedShare : 1),
      decides: !isComment(lines[i] ?? '') && isDecision(line),
    }
    return known[i]
  }
  while (passages.length < mostPassages) {
    const window = bestWindow(found, weights, taken, described, natureOf)
    if (window === undefined || window.score < first * secondShare) break
    first ||= window.score
    const { start, end } = widened(lines, window, taken, isComment)
    taken.fill(1, start, end + 1)
    const inside = new Set(found.slice(start, end + 1).flatMap((line) => [...line.keys()]))
    const isPast = past.slice(start, end + 1).filter((one) => one).length * 2 > end + 1 - start
    passages.push({
      startLine: startLine + start,
      endLine: startLine + end,
      lines: lines.slice(start, end + 1),
      words: words.flatMap(({ word }, i) => (inside.has(i) ? [word] : [])),
      ...(isPast ? { isPast } : {}),
    })
  }
  return passages.length > 0 ? passages : firstLines(lines, startLine)
}

/** Of a unit that only its surroundings speak for: how it begins. */
function firstLines(lines: readonly string[], startLine: number): LocatedPassage[] {
  const shown = lines.slice(0, mostSearched)
  return shown.length === 0 ? [] : [{ startLine, endLine: startLine + shown.length - 1, lines: shown, words: [] }]
}

function bestWindow(
  found: readonly ReadonlyMap<number, number>[],
  weights: readonly number[],
  taken: Uint8Array,
  described: readonly boolean[],
  natureOf: (line: number) => Nature,
): Window | undefined {
  let best: Window | undefined
  for (let start = 0; start < found.length; start++) {
    if (((found[start]?.size ?? 0) === 0 && !described[start]) || taken[start] === 1) continue
    const shares = new Map<number, number>()
    let score = 0
    let decisions = 0
    for (let end = start; end < Math.min(found.length, start + mostSearched) && taken[end] !== 1; end++) {
      score += described[end] === true ? describedLine : -lineCost
      const { worth, decides } = natureOf(end)
      if (decides && decisions < mostDecisions) {
        decisions++
        score += decisionShare
      }
      for (const [word, share] of found[end] ?? []) {
        const weight = (weights[word] ?? 0) * worth
        const before = shares.get(word)
        if (before === undefined) score += weight * share
        else score += weight * (Math.max(0, share - before) + againShare * share)
        shares.set(word, Math.max(before ?? 0, share))
      }
      if ((found[end]?.size || described[end]) && score > (best?.score ?? 0)) best = { start, end, score }
    }
  }
  return best
}

/** The window widened to what stands below it, up to the end of a statement, and then to where its own begins, as far as there is room. */
function widened(
  lines: readonly string[],
  { start, end }: Window,
  taken: Uint8Array,
  isComment: (line: string) => boolean,
): { start: number; end: number } {
  const isEnd = (line: number) => endsBetween(lines[line] ?? '', lines[line + 1] ?? '', isComment)
  let from = start
  let to = end
  const room = () => mostLines - (to - from + 1)
  const isFree = (line: number) => line >= 0 && line < lines.length && taken[line] !== 1
  while (room() > 0 && isFree(to + 1) && (to - end < leastBelow || !isEnd(to))) to++
  while (room() > 0 && isFree(from - 1) && !isEnd(from - 1)) from--
  while (to > end && (lines[to] ?? '').trim() === '') to--
  return { start: from, end: to }
}

/** Whether a statement ends between two lines; a comment belongs to what stands below it. */
function endsBetween(line: string, next: string, isComment: (line: string) => boolean): boolean {
  const text = line.trim()
  if (isComment(line) !== isComment(next)) return !isComment(line)
  return text === '' || next.trim() === '' || (!isComment(line) && /[.;{}]$/.test(text.replace(/\s+\S{8}$/, '')))
}
