import { containsName } from '../../answer/name-match.ts'
import { choose } from './choose.ts'
import { definitionPattern } from './definition.ts'
import type { Findings, KnownLines } from './findings.ts'
import { findHead } from './head.ts'
import { isComment, type Passage, quoteLines } from './passages.ts'
import type { Question, Term } from './question.ts'
import { code, plain, type Quote } from './quote.ts'
import { namedFiles } from './rank.ts'
import { findReferences } from './references.ts'
import { weigh } from './weights.ts'

const mostQuotes = 5
const mostSkillQuotes = 2
const skillCoverage = 0.5
const linesAfter = 3
const linesOfDefinition = 4
const mostDefinitions = 3

/** The quotations of an answer, the most telling first and none twice. */
export function collectQuotes(question: Question, findings: Findings, passages: readonly Passage[]): Quote[] {
  const weights = weigh(question, findings)
  const skills = passages.filter((p) => p.source.kind === 'skill' && p.coverage >= skillCoverage)
  const inCode = passages.filter((p) => p.source.kind === 'code')
  const byWords = choose(inCode, weights, mostQuotes).map((passage) => quotePassage(passage, findings))
  const byName = question.asked?.nameIs === 'object' ? referenceQuotes(question, findings) : nameQuotes(question, findings)
  const wordsFirst = question.words.length > 0 && question.asked?.nameIs !== 'object'
  const all = [
    ...choose(skills, weights, mostSkillQuotes).map((passage) => quotePassage(passage, findings)),
    ...statementQuotes(question, findings),
    ...(wordsFirst ? [...byWords.slice(0, 3), ...byName, ...byWords.slice(3)] : [...byName, ...byWords]),
  ]
  const kept: Quote[] = []
  for (const quote of all) if (!kept.some((other) => overlap(other, quote))) kept.push(quote)
  return kept.slice(0, mostQuotes)
}

function overlap(a: Quote, b: Quote): boolean {
  const same =
    a.source.kind === 'code' && b.source.kind === 'code'
      ? a.source.path === b.source.path
      : a.source.kind === 'skill' && b.source.kind === 'skill' && a.source.skill === b.source.skill
  return same && a.startLine < b.startLine + b.lines.length && b.startLine < a.startLine + a.lines.length
}

function quotePassage(passage: Passage, findings: Findings): Quote {
  const lead = `Mentions ${[...passage.terms].map((term) => plain(term.label)).join(', ')}`
  const { source, startLine } = passage
  if (source.kind === 'skill') return { source, startLine, lines: passage.lines, lead }
  return { source, lead, ...extend(findings.lines.get(source.path), startLine, passage.lines.length, linesAfter) }
}

/** The known lines from `startLine` on, `length` of them and some after, up to a blank line or the longest quotation. */
function extend(lines: KnownLines | undefined, startLine: number, length: number, after: number): { startLine: number; lines: string[] } {
  const shown: string[] = []
  for (let line = startLine; shown.length < Math.min(length + after, quoteLines); line++) {
    const text = lines?.get(line)
    if (text === undefined || (shown.length >= length && text.trim() === '')) break
    shown.push(text)
  }
  return { startLine, lines: shown }
}

/** Lines that define a name, and the beginnings of the files that bear it. */
function nameQuotes(question: Question, findings: Findings): Quote[] {
  const heads = namedFiles(question, findings).flatMap((path) => {
    const head = findHead(findings.lines.get(path) ?? new Map())
    return head === undefined ? [] : [{ source: { kind: 'code' as const, path }, lead: 'The file of that name begins so', ...head }]
  })
  return [...heads, ...question.names.flatMap((name) => definitionQuotes(name, findings)), ...referenceQuotes(question, findings)]
}

function definitionQuotes(name: Term, findings: Findings): Quote[] {
  const regex = new RegExp(definitionPattern(name.label), 'i')
  const found: Quote[] = []
  for (const [path, lines] of findings.lines) {
    const first = [...lines].filter(([, text]) => regex.test(text) && !isComment(text)).sort(([a], [b]) => a - b)[0]
    if (first === undefined || !containsName(first[1], name.label)) continue
    const lead = `${code(name.label)} is defined here`
    found.push({ source: { kind: 'code', path }, lead, ...extend(lines, first[0], 1, linesOfDefinition) })
  }
  return found.slice(0, mostDefinitions)
}

function referenceQuotes(question: Question, findings: Findings): Quote[] {
  const name = question.names[0]
  if (name === undefined) return []
  return findReferences(question, findings).map(({ path, line, text }) => ({
    source: { kind: 'code', path },
    startLine: line,
    lines: [text],
    lead: containsName(text, name.label) ? `${code(name.label)} stands here` : 'Mentioned here',
  }))
}

/** What the named thing does to others: the distinct statements of the asked relation in its own file. */
function statementQuotes(question: Question, findings: Findings): Quote[] {
  const { asked } = question
  if (asked?.nameIs !== 'subject') return []
  const found = new Map<string, Quote>()
  for (const path of namedFiles(question, findings)) {
    for (const [line, text] of findings.lines.get(path) ?? []) {
      const said = text.trim().replace(/\s+/g, ' ')
      if (!asked.relation.statement.test(text) || isComment(text) || found.has(said)) continue
      found.set(said, { source: { kind: 'code', path }, startLine: line, lines: [text], lead: 'A statement of the kind asked for' })
    }
  }
  return [...found.values()]
}
