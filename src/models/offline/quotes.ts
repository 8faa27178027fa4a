import type { SkillEvidence } from '../../answer/evidence.ts'
import { containsName } from '../../answer/name-match.ts'
import { choose } from './choose.ts'
import { definitionPattern } from './definition.ts'
import { linesOf } from './evidence-passages.ts'
import type { Findings, KnownLines } from './findings.ts'
import { findHead } from './head.ts'
import { isLicence } from './licence.ts'
import { isComment, type Passage, quoteLines } from './passages.ts'
import { codeShape, type Question, type Term } from './question.ts'
import { code, type Quote } from './quote.ts'
import { namedFiles } from './rank.ts'
import { findReferences } from './references.ts'
import { findStatements } from './statements.ts'
import { weigh } from './weights.ts'

const mostQuotes = 5
const mostSkillQuotes = 2
const mostByWordsBeforeNames = 3
const mostDefinitions = 3
const skillCoverage = 0.5
/** A question whose words all weigh less is one about its name. */
const weakWord = 0.3
const linesBeforePassage = 2
const linesAfterPassage = 6
const linesOfDefinition = 4
const mostAskedLines = 30
/** Characters of a section that is quoted whole. */
const longestSection = 1400

/** The quotations of an answer, the most telling first and none twice. `passages` best first. */
export function collectQuotes(question: Question, findings: Findings, passages: readonly Passage[]): Quote[] {
  const asked = askedLines(question, findings)
  if (asked.length > 0) return asked.slice(0, mostQuotes)
  const nameAlone = question.words.length === 0 && (question.asked === undefined || asksMeaning.test(question.text))
  const skills = passages.filter(
    (p) => p.source.kind === 'skill' && (nameAlone || (question.words.length > 0 && p.coverage >= skillCoverage)),
  )
  const inCode = passages.filter((p) => p.source.kind === 'code' && p.coverage > 0)
  const bySkills = choose(skills, mostSkillQuotes).map((passage) => quotePassage(passage, question, findings))
  const byWords = choose(inCode, mostQuotes).map((passage) => quotePassage(passage, question, findings))
  const kept: Quote[] = []
  const byCode = arrange(question, findings, byWords)
  // A name alone asks what the thing is: its own file, or the lines that hold the text of a code, say it better than a skill that mentions it.
  const isCode = question.names.some((name) => codeShape.test(name.label))
  const ownFirst = !nameAlone ? 0 : namedFiles(question, findings).length > 0 ? 1 : isCode ? mostByWordsBeforeNames : 0
  for (const quote of [...byCode.slice(0, ownFirst), ...bySkills, ...byCode.slice(ownFirst)]) {
    if (!kept.some((other) => overlap(other, quote))) kept.push(quote)
  }
  return kept.slice(0, mostQuotes)
}

/** The lines that the question asks for by their numbers, of each file it names. */
function askedLines(question: Question, findings: Findings): Quote[] {
  const { lines: range } = question
  if (range === undefined) return []
  return namedFiles(question, findings).flatMap((path) => {
    const lines = stretch(findings.lines.get(path), range.start, Math.min(range.end - range.start + 1, mostAskedLines))
    return lines.length > 0 ? [{ source: { kind: 'code' as const, path }, startLine: range.start, lines }] : []
  })
}

/** What a thing is, asked together with who uses it. */
const asksMeaning = /\b(?:means?|meaning|what is|what are|explain)\b/i

/** What a question for its name's doings or users wants to see first; else words decide, and a name alone is answered by what it is. */
function arrange(question: Question, findings: Findings, byWords: readonly Quote[]): Quote[] {
  if (question.asked?.nameIs === 'object') return [...referenceQuotes(question, findings), ...byWords]
  const byName = [...nameQuotes(question, findings), ...referenceQuotes(question, findings)]
  if (question.asked?.nameIs === 'subject') return [...statementQuotes(question, findings), ...byWords, ...byName]
  if (Math.max(0, ...weigh(question, findings).values()) < weakWord) return [...byName, ...byWords]
  return [...byWords.slice(0, mostByWordsBeforeNames), ...byName, ...byWords.slice(mostByWordsBeforeNames)]
}

function overlap(a: Quote, b: Quote): boolean {
  const same =
    a.source.kind === 'code'
      ? b.source.kind === 'code' && a.source.path === b.source.path
      : b.source.kind === 'skill' && a.source.skill === b.source.skill
  return same && a.startLine < b.startLine + b.lines.length && b.startLine < a.startLine + a.lines.length
}

function quotePassage(passage: Passage, question: Question, findings: Findings): Quote {
  const terms = [...question.names, ...question.words]
  const { source, startLine, endLine } = passage
  const length = endLine - startLine + 1
  if (source.kind === 'skill') {
    const whole = wholeSection(source.skill)
    return { source, terms, ...(whole ?? { startLine, lines: extendProse(linesOf(source.skill), startLine, length) }) }
  }
  const known = findings.lines.get(source.path)
  // The lines that carry the terms come first: what stands before them may take only the room that they leave.
  const before = Math.max(0, Math.min(linesBefore(known, startLine), quoteLines - length))
  return { source, terms, startLine: startLine - before, lines: extend(known, startLine - before, length + before, linesAfterPassage) }
}

/** A section that is not too long is quoted whole, without its heading: people write rules as steps, and the first step matters most. */
function wholeSection(skill: SkillEvidence): { startLine: number; lines: string[] } | undefined {
  if (skill.text.length > longestSection) return undefined
  const lines = skill.text.split('\n')
  const first = lines.findIndex((line, i) => line.trim() !== '' && !(i === 0 && line.startsWith('#')))
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return first < 0 ? undefined : { startLine: skill.startLine + first, lines: lines.slice(first, last + 1) }
}

/** How many lines right before say something and are known: a condition often stands before what it leads to. */
function linesBefore(lines: KnownLines | undefined, startLine: number): number {
  let before = 0
  while (before < linesBeforePassage && saysSomething(lines?.get(startLine - before - 1) ?? '')) before += 1
  return before
}

/** The known lines from `startLine` on, `length` of them and some `after`, up to a line that says nothing or the longest quotation. */
function extend(lines: KnownLines | undefined, startLine: number, length: number, after: number): string[] {
  const shown = stretch(lines, startLine, Math.min(length + after, quoteLines))
  const idle = shown.findIndex((text, index) => index >= length && !saysSomething(text))
  return idle < 0 ? shown : shown.slice(0, idle)
}

/** The same in a text with headings, tables and paragraphs: a blank line ends nothing. */
function extendProse(lines: KnownLines, startLine: number, length: number): string[] {
  const shown = stretch(lines, startLine, Math.min(length + linesAfterPassage, quoteLines))
  while (shown.length > length && shown.at(-1)?.trim() === '') shown.pop()
  return shown
}

function stretch(lines: KnownLines | undefined, startLine: number, most: number): string[] {
  const shown: string[] = []
  for (let text = lines?.get(startLine); text !== undefined && shown.length < most; text = lines?.get(startLine + shown.length))
    shown.push(text)
  return shown
}

/** Not blank, no line of marks, no licence. */
function saysSomething(text: string): boolean {
  return /[A-Za-z]{2}/.test(text) && !isLicence(text)
}

/** The beginnings of the files that bear a name, and lines elsewhere that define it. */
function nameQuotes(question: Question, findings: Findings): Quote[] {
  const heads: Quote[] = namedFiles(question, findings).flatMap((path) => {
    const head = findHead(findings.lines.get(path) ?? new Map())
    return head === undefined ? [] : [{ source: { kind: 'code' as const, path }, lead: 'In the file of that name', ...head }]
  })
  const begun = heads.flatMap(({ source }) => (source.kind === 'code' ? [source.path] : []))
  return [...heads, ...question.names.flatMap((name) => definitionQuotes(name, findings, begun))]
}

function definitionQuotes(name: Term, findings: Findings, besides: readonly string[]): Quote[] {
  const regex = new RegExp(definitionPattern(name.label), 'i')
  const found: Quote[] = []
  for (const [path, lines] of findings.lines) {
    const defining = [...lines].filter(([, text]) => regex.test(text) && !isComment(text) && containsName(text, name.label))
    const first = Math.min(...defining.map(([line]) => line))
    if (defining.length === 0 || besides.includes(path)) continue
    const lead = `${code(name.label)} is defined here`
    found.push({ source: { kind: 'code', path }, lead, startLine: first, lines: extend(lines, first, 1, linesOfDefinition) })
  }
  return found.slice(0, mostDefinitions)
}

function referenceQuotes(question: Question, findings: Findings): Quote[] {
  const name = question.names[0]
  if (name === undefined) return []
  const references = findReferences(question, findings)
  // Lines that only name it are no answer to the question who does something with it; where there are others they are listed apart.
  const doing = question.asked?.nameIs === 'object' ? references.filter((reference) => reference.states) : []
  return (doing.length > 0 ? doing : references).map(({ path, line, text }) => ({
    source: { kind: 'code', path },
    ...statementAround(findings.lines.get(path), line, text),
  }))
}

/** A line that only goes on with a statement: an operand, a literal, the value of an item. */
const continuation = /^(?:\d{6})?\s*(?:['"(]|VALUE\b|(?:PROGRAM|TRANSID|MAP|MAPSET|FILE|DATASET|QUEUE)\s*\()/i

/** The line, with the one before it when a statement began there. */
function statementAround(lines: KnownLines | undefined, line: number, text: string): { startLine: number; lines: string[] } {
  const before = lines?.get(line - 1)
  const goesOn = before !== undefined && continuation.test(text) && saysSomething(before) && !isComment(before)
  return goesOn ? { startLine: line - 1, lines: [before, text] } : { startLine: line, lines: [text] }
}

function statementQuotes(question: Question, findings: Findings): Quote[] {
  return findStatements(question, findings).map(({ path, line, text }) => ({
    source: { kind: 'code', path },
    startLine: line,
    lines: [text],
  }))
}
