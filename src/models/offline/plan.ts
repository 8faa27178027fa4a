import { limits } from '../../base/limits.ts'
import { definitionCall, loadCall, memberCall, pairCall, readCall, skillsCall, termCall } from './calls.ts'
import type { CodeEvidence } from '../../answer/evidence.ts'
import type { Call } from './conversation.ts'
import { isMember } from './definition.ts'
import { type Findings, totalOf, wasMade } from './findings.ts'
import type { Question, Term } from './question.ts'
import { namedFiles, rankFiles } from './rank.ts'
import { findReferences } from './references.ts'
import { weigh } from './weights.ts'

const mostTurns = 8
const mostCalls = 40
const mostPairs = 6
const mostSkills = 2
const mostFiles = 6
const mostNamed = 3
const mostBesideNamed = 3
const mostChunks = 3
const mostPlaces = 4
const placeMargin = 15

/**
 * The calls to make next, or none when it is time to answer: look for every term; then for terms that stand together; then read the best files;
 * then the best places that are still unread. Each step asks only for what was not asked before.
 */
export function nextCalls(question: Question, findings: Findings, turns: number, tools: ReadonlySet<string>): Call[] {
  if (turns >= mostTurns) return []
  for (const step of [survey, combine, readFiles, readPlaces]) {
    const calls = step(question, findings).filter((call) => tools.has(call.name) && !wasMade(findings, call))
    if (calls.length > 0) return calls.slice(0, mostCalls - findings.made.length)
  }
  return []
}

function survey(question: Question): Call[] {
  return [
    skillsCall(question.text),
    ...question.names.flatMap((name) => [termCall(name), definitionCall(name), memberCall(name)]),
    ...question.words.map(termCall),
  ]
}

function combine(question: Question, findings: Findings): Call[] {
  const skills = findings.skillMatches.slice(0, mostSkills).map((skill) => loadCall(skill.name, skill.heading))
  if (findings.files.some((file) => question.names.some((name) => isMember(file.path, name.label)))) return skills
  // All lines of a rare term are known already; two commoner ones have to be looked for together.
  const common = question.words.filter((term) => totalOf(findings, termCall(term)) > 0)
  const weights = weigh(question, findings)
  const weightOf = (term: Term) => weights.get(term) ?? 0
  const pairs = common
    .flatMap((a, i) => common.slice(i + 1).map((b) => ({ a, b, weight: weightOf(a) + weightOf(b) })))
    .filter(({ a, b }) => Math.min(totalOf(findings, termCall(a)), totalOf(findings, termCall(b))) > limits.searchMatchesPerFile)
    .sort((x, y) => y.weight - x.weight)
  return [...skills, ...pairs.slice(0, mostPairs).map(({ a, b }) => pairCall(a, b))]
}

/** Files named in the question, then the files with most of the question's weight. */
function readFiles(question: Question, findings: Findings): Call[] {
  const named = namedFiles(question, findings).slice(0, mostNamed)
  const others = named.length > 0 ? mostBesideNamed : mostFiles
  const ranked = rankFiles(question, findings).map((file) => file.path).filter((path) => !named.includes(path))
  const paths = [...named, ...ranked].slice(0, named.length + others)
  const begun = findings.made.filter((call) => call.name === 'read_file' && call.args.start_line === 1).length
  return paths.slice(0, Math.max(0, named.length + others - begun)).map((path) => readCall(path, 1, limits.readLinesMax))
}

/** The rest of long files that were named, the surroundings of references, and telling lines whose surroundings are unknown. */
function readPlaces(question: Question, findings: Findings): Call[] {
  const rest = namedFiles(question, findings).slice(0, mostNamed).flatMap((path) => nextChunk(path, findings))
  const references = question.asked?.nameIs === 'object' ? findReferences(question, findings).slice(0, mostPlaces) : []
  const telling = rankFiles(question, findings)
    .slice(0, mostFiles)
    .flatMap(({ path, best }) => best.slice(0, 2).map((line) => ({ path, line })))
  const places = [...references, ...telling].filter(({ path, line }) => !surroundingsKnown(findings, path, line))
  const begun = findings.made.filter((call) => call.name === 'read_file' && call.args.start_line !== 1).length
  const room = Math.max(0, mostPlaces + mostChunks - begun)
  return [...rest, ...places.map(({ path, line }) => readCall(path, Math.max(2, line - placeMargin), line + placeMargin))].slice(0, room)
}

/** The next part of a file whose reading stopped at a limit of the tool. */
function nextChunk(path: string, findings: Findings): Call[] {
  const parts = findings.made.flatMap((call) => call.artifact?.evidence ?? []).filter((e) => e.kind === 'code' && e.path === path && e.via === 'read')
  const last = parts.reduce<CodeEvidence | undefined>((a, b) => (b.kind === 'code' && b.endLine > (a?.endLine ?? 0) ? b : a), undefined)
  if (last === undefined || last.whole) return []
  const wasCut = last.endLine - last.startLine + 1 >= limits.readLinesMax || last.text.length > limits.readBytes - 2 * limits.readLineChars
  return wasCut ? [readCall(path, last.endLine + 1, last.endLine + limits.readLinesMax)] : []
}

function surroundingsKnown(findings: Findings, path: string, line: number): boolean {
  const lines = findings.lines.get(path)
  return lines !== undefined && (lines.has(line - 1) || line === 1) && lines.has(line + 1)
}
