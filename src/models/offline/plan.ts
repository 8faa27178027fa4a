import type { SkillEvidence } from '../../answer/evidence.ts'
import { limits } from '../../base/limits.ts'
import { definitionCall, loadCall, memberCall, pairCall, readCall, searchInFiles, skillsCall, termCall } from './calls.ts'
import { choose } from './choose.ts'
import type { Call } from './conversation.ts'
import { rankPassages } from './evidence-passages.ts'
import { type Findings, totalOf, wasMade } from './findings.ts'
import { quoteLines } from './passages.ts'
import type { Question, Term } from './question.ts'
import { namedFiles, rankFiles } from './rank.ts'
import { findReferences } from './references.ts'
import { weigh } from './weights.ts'

const mostTurns = 8
const mostCalls = 40
const mostPairs = 5
const mostSkills = 3
const mostNamed = 3
/** Files that are searched once more on their own. */
const mostScanned = 4
const mostChunks = 5
const mostHeads = 3
const mostPlaces = 6
const linesBefore = 6
const linesAfter = 20
const headLines = 60
/** Lines that fit one tool result when they are as long as punched cards, with their numbers. */
const chunkLines = Math.floor(limits.toolResultChars / 92)
const cardBytes = 81

/**
 * The calls to make next, or none when it is time to answer: look for every term; then for terms that stand together; then again in the best
 * files alone; then read named files, the beginnings of the best and the best places. Each step asks only for what was not asked before.
 */
export function nextCalls(question: Question, findings: Findings, turns: number, tools: ReadonlySet<string>): Call[] {
  if (turns >= mostTurns) return []
  for (const step of [survey, combine, scan, read]) {
    const calls = step(question, findings).filter((call) => tools.has(call.name) && !wasMade(findings, call))
    if (calls.length > 0) return calls.slice(0, Math.max(0, mostCalls - findings.made.length))
  }
  return []
}

function survey(question: Question): Call[] {
  const calls = [
    skillsCall(question),
    ...question.names.flatMap((name) => [termCall(name), definitionCall(name), memberCall(name)]),
    ...question.words.map(termCall),
  ]
  return calls.filter((call) => call !== undefined)
}

function combine(question: Question, findings: Findings): Call[] {
  const skills = findings.skillMatches.slice(0, mostSkills).map((skill) => loadCall(skill.name, undefined))
  return namedFiles(question, findings).length > 0 ? skills : [...skills, ...pairs(question, findings)]
}

/** All lines of a rare term are known already; two commoner ones have to be looked for together. */
function pairs(question: Question, findings: Findings): Call[] {
  const weights = weigh(question, findings)
  const weightOf = (term: Term) => weights.get(term) ?? 0
  const common = question.words.filter((term) => totalOf(findings, termCall(term)) > limits.searchMatchesPerFile)
  return common
    .flatMap((a, i) => common.slice(i + 1).map((b) => ({ a, b, weight: weightOf(a) + weightOf(b) })))
    .sort((x, y) => y.weight - x.weight)
    .map(({ a, b }) => pairCall(a, b))
    .filter((call) => String(call.args.pattern).length <= limits.searchPatternChars)
    .slice(0, mostPairs)
}

/** Terms with more lines than one search shows, and statements that were asked for, once more in the files that matter. */
function scan(question: Question, findings: Findings): Call[] {
  if (findings.made.some((call) => 'glob' in call.args && call.name === 'search_code')) return []
  const sections = cutSkills(findings).map((skill) => loadCall(skill.name, skill.heading))
  const named = namedFiles(question, findings).slice(0, mostNamed)
  const files =
    named.length > 0
      ? named
      : rankFiles(question, findings)
          .slice(0, mostScanned)
          .map((file) => file.path)
  const cut = question.words.filter((term) => totalOf(findings, termCall(term)) > limits.searchMatchesPerFile).map((term) => term.pattern)
  const statement =
    question.asked === undefined || named.length === 0 ? [] : [question.asked.relation.statement.source.replaceAll('\\/', '/')]
  return [...sections, ...[...statement, ...cut].map((pattern) => searchInFiles(pattern, files)).filter((call) => call !== undefined)]
}

/** Skills that were too long to load whole and whose fitting section is among what was left out. */
function cutSkills(findings: Findings): SkillEvidence[] {
  const loaded = (match: SkillEvidence) => findings.skillTexts.filter((text) => text.name === match.name)
  return findings.skillMatches
    .slice(0, mostSkills)
    .filter(
      (match) => match.heading !== undefined && loaded(match).length > 0 && !loaded(match).some((text) => text.endLine >= match.endLine),
    )
}

function read(question: Question, findings: Findings): Call[] {
  const readCalls = findings.made.filter((call) => call.name === 'read_file').length
  const named = namedFiles(question, findings).slice(0, mostNamed)
  const begun = findings.made.some((call) => call.name === 'read_file')
  const { lines } = question
  const asked =
    begun || lines === undefined ? [] : named.map((path) => readCall(path, lines.start, Math.min(lines.end, lines.start + chunkLines)))
  const chunks = begun ? [] : named.flatMap((path) => chunksOf(path, findings, named.length))
  const heads =
    begun || named.length > 0
      ? []
      : rankFiles(question, findings)
          .slice(0, mostHeads)
          .map(({ path }) => readCall(path, 1, headLines))
  const room = mostPlaces * 2 + asked.length + chunks.length - readCalls
  return [...asked, ...chunks, ...heads, ...places(question, findings).slice(0, mostPlaces)].slice(0, Math.max(0, room))
}

/** A named file in parts that fit a tool result, as many as its size suggests. */
function chunksOf(path: string, findings: Findings, files: number): Call[] {
  const bytes = findings.files.find((file) => file.path === path)?.bytes ?? 0
  const wanted = Math.ceil(bytes / cardBytes / chunkLines)
  const parts = Math.max(1, Math.min(wanted, Math.floor(mostChunks / files)))
  return Array.from({ length: parts }, (_, i) => readCall(path, 1 + i * chunkLines, (i + 1) * chunkLines))
}

/** The surroundings of what would be quoted now, where they are not known. */
function places(question: Question, findings: Findings): Call[] {
  const references = question.asked?.nameIs === 'object' ? findReferences(question, findings).slice(0, mostPlaces) : []
  const best = choose(rankPassages(question, findings), mostPlaces)
  const quoted = best.flatMap(({ source, startLine }) => (source.kind === 'code' ? [{ path: source.path, line: startLine }] : []))
  return [...references, ...quoted]
    .filter(({ path, line }) => !surroundingsKnown(findings, path, line))
    .map(({ path, line }) => readCall(path, Math.max(1, line - linesBefore), line + linesAfter))
}

/** Whether the lines that a quotation there would hold are known, or were asked for. */
function surroundingsKnown(findings: Findings, path: string, line: number): boolean {
  const lines = findings.lines.get(path)
  const asked = findings.made.some(
    ({ name, args }) =>
      name === 'read_file' && args.path === path && Number(args.start_line) <= line && Number(args.end_line) >= line + quoteLines,
  )
  return asked || Array.from({ length: quoteLines }, (_, i) => line + i).every((n) => lines?.has(n))
}
