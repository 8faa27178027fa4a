import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall, referencesCall } from '../../calls.ts'
import { at, bold, item, nameFor } from '../../cite.ts'
import { quoteAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { asksGivenValues } from '../../question/asks-given-values.ts'
import { asksComparison } from '../../question/comparison.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { ownCallees } from './own-callees.ts'
import { ownWordsOfHead } from './own-words-of-head.ts'
import { calleeItem } from './reference-words.ts'

const mostRead = 1500
const mostOnly = 4
/** More names than these tell that two things have little in common. */
const mostNames = 10
const mostBlocks = 2
const window = 2
const room = { before: 3, after: 6, most: 10 } as const
/** What a line counts whose words all stand in the other as well, and a comment. */
const arrangedShare = 0.4
const commentShare = 0.4
/** Of the lines of one, how many stand in the other as well. */
const leastShared = 0.3
/** What a difference counts that has nothing of the question's words near it. */
const anyShare = 0.3

/** Of two things that are compared: what only one calls, copies and touches, and the lines of each that the other does not have. */
export const differencesAspect: Aspect = {
  name: 'differences',
  // What each gives a field is told by that.
  asks: (question, { named, paths }) => named && paths.length > 0 && asksComparison(question) && !asksGivenValues(question.bare),
  calls: (_, { name, paths }) => [referencesCall(name, 'callees'), ...paths.slice(0, 1).map((path) => readCall(path, 1, mostRead))],
  draft: (question, subject, findings) => {
    const other = subjectsOf(question, findings).find((one) => one.name !== subject.name && one.paths.length > 0)
    if (other === undefined) return undefined
    const only = onlyOf(subject, other, findings)
    const items = [...only.map((reference) => calleeItem(findings, reference)), ...ownNames(question, subject, other, only, findings)]
    const lead = items.length === 0 ? [] : [`Only ${bold(subject.name)}:`, ...items]
    return { lead, quotes: [...ownWordsOfHead(subject, other, findings), ...ownBlocks(question, subject, other, findings)] }
  },
}

/** What a thing refers to and the other does not. */
function onlyOf(subject: Subject, other: Subject, findings: Findings): readonly Reference[] {
  const theirs = new Set(ownCallees(other, findings).map(({ to }) => `${to.kind} ${to.name}`))
  const own = ownCallees(subject, findings).filter(({ to }) => !theirs.has(`${to.kind} ${to.name}`))
  return distinctBy(own, ({ to }) => `${to.kind} ${to.name}`).slice(0, mostOnly)
}

/** The names and literals that stand in one and nowhere in the other, each where it stands first; nothing where they are too many to be told, or where not all was read. */
function ownNames(
  question: Question,
  { paths: [path] }: Subject,
  { paths: [otherPath] }: Subject,
  told: readonly Reference[],
  findings: Findings,
): readonly string[] {
  if (path === undefined || otherPath === undefined || !isWhole(path, findings) || !isWhole(otherPath, findings)) return []
  const theirs = new Set([...findings.linesOf(otherPath).values()].flatMap(wordsOf))
  for (const name of [...question.names, ...told.map(({ to }) => to.name)]) theirs.add(name.toUpperCase())
  const first = new Map<string, number>()
  for (const [line, text] of [...findings.linesOf(path)].sort(([a], [b]) => a - b)) {
    if (isComment(text) || /\bTITLE\b/.test(text)) continue
    for (const name of text.slice(0, 72).match(named) ?? [])
      if (!theirs.has(name.toUpperCase()) && !/^END-/i.test(name) && !first.has(name)) first.set(name, line)
  }
  if (first.size > mostNames) return []
  return [...first].map(([name, line]) => {
    const place = [at({ path, line })]
    return item(findings, nameFor(findings, name, place), place)
  })
}

/** In capitals, or of several parts: other words may be remarks. */
const named = /(?<![\w-])(?:[A-Z@#$][A-Z0-9@#$]{2,}|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)+)(?![\w-])/g

function isWhole(path: string, findings: Findings): boolean {
  return findings.resultOf(readCall(path, 1, mostRead))?.evidence.some((one) => one.kind === 'code' && one.whole === true) ?? false
}

/** The blocks of one around lines with words that the other has nowhere, first those near the question's words. */
function ownBlocks(question: Question, { paths: [path] }: Subject, other: Subject, findings: Findings): readonly Quote[] {
  if (path === undefined) return []
  const known = findings.linesOf(path)
  const theirs = other.paths.slice(0, 1).flatMap((one) => [...findings.linesOf(one).values()])
  // Its own name is not what a thing differs by.
  const theirWords = new Set([...theirs.flatMap(wordsOf), ...question.names.map((name) => name.toUpperCase())])
  const newWords = (text: string) => wordsOf(text).filter((word) => !theirWords.has(word) && /[A-Z@#$]/.test(word))
  const theirLines = new Set(theirs.map((line) => wordsOf(line).join(' ')))
  const asked = tellingWords(question, findings)
  const shared = known.size === 0 ? 0 : [...known.values()].filter((text) => theirLines.has(wordsOf(text).join(' '))).length / known.size
  // Of two things that have little in common any line is one that only one of them has.
  if (asked.length === 0 && shared < leastShared) return []
  const total = sumOfWeights(asked) || 1
  const scored = [...known].flatMap(([line, text]) => {
    const words = wordsOf(text)
    const isNew = newWords(text).length > 0
    if (words.length === 0 || (!isNew && theirLines.has(words.join(' ')))) return []
    const around: string[] = []
    for (let at = line - window; at <= line + window; at++) around.push(known.get(at) ?? '')
    const density = Math.sqrt(Math.max(1, new Set(around.flatMap(newWords)).size))
    const near = anyShare + tellsOf(around.flatMap(wordsOf), asked) / total
    return [{ line, score: near * density * (isNew ? 1 : arrangedShare) * (isComment(text) ? commentShare : 1) }]
  })
  const quotes: Quote[] = []
  for (const { line } of scored.toSorted((a, b) => b.score - a.score || a.line - b.line)) {
    if (quotes.length >= mostBlocks) break
    if (quotes.some(({ startLine, lines }) => line >= startLine && line < startLine + lines.length)) continue
    quotes.push(quoteAround({ path, line }, room, findings))
  }
  return quotes
}

/** Words of a line in upper case, without its numbering. */
function wordsOf(line: string): readonly string[] {
  return (
    line
      .slice(0, 72)
      .replace(/^\d{6}/, '')
      .toUpperCase()
      .match(/[A-Z0-9@#$][A-Z0-9@#$_-]*/g) ?? []
  )
}
