import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { termsIn } from '../../evidence/told-words.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { clusterLines, clusterSearch } from './cluster-of-file.ts'

const mostFound = 60
const mostStatements = 12
const mostQuoted = 2
/** Lines of one definition before and behind the clause with its key, and of the comment that heads it. */
const room = { above: 9, behind: 5, comment: 8 } as const
/** More than all words of a question weigh. */
const namedWorth = 100
const ownWorth = 1
const asksKey = /\bkeys?\b|\bindexed by\b/i
const ofFile = /\b(?:files?|ksds|vsam|clusters?|records?|data ?sets?)\b/i
const ofKeyboard = /\b(?:press(?:e[ds]|ing)?|pf ?k?\d*|function keys?|screen)\b/i
/** SELECT of COBOL, DEFINE CLUSTER and AIX of IDCAMS, a file of the CSD, ENVIRONMENT of PL/I, the macros of assembler. */
const clauses = [
  String.raw`\bRECORD\s+KEY\b`,
  // `AUTH-KEYS(1)` is an element of a table.
  String.raw`(?:^|[^\w-])KEYS\s*\(\s*\d+[\s,]+\d`,
  String.raw`(?:^|[^\w-])KEYLEN(?:GTH)?\s*(?:\(\s*\d|=\d)`,
].join('|')
const begins = /\b(?:SELECT\s+(?:OPTIONAL\s+)?[\w-]+|DEF(?:INE)?\s+\w+\s*\(|(?:DFHFCT|KIKFCT|ACB|DCL|DECLARE)\b)/i
const keysOfCluster = /\bKEYS\s*\(/i
/** Words that every definition of a file has. */
const ofAnyFile = /^(?:keys?|records?|files?|vsam|ksds|clusters?|long|length|indexed|order|contents?)$/i

/** By what a file is keyed, and how long keys and records are: the clauses that define it, of the file that the question's words fit best. */
export const fileKeysAspect: Aspect = {
  name: 'file keys',
  asks: ({ bare }, { kinds }) =>
    asksKey.test(bare) && ofFile.test(bare) && !ofKeyboard.test(bare) && kinds[0] !== 'table' && kinds[0] !== 'segment',
  calls: (question, subject, findings) => [
    clausesCall,
    ...clausesFound(question, subject, findings).map(({ path, line }) =>
      readCall(path, line - room.above - room.comment, line + room.behind),
    ),
    ...bestOf(question, subject, findings).flatMap((best) => [
      ...clusterCalls(best, findings),
      ...clustersOf(best, findings).map(({ path, line }) => readCall(path, line - room.above - room.comment, line + room.behind)),
    ]),
  ],
  draft: (question, subject, findings) => {
    const best = bestOf(question, subject, findings)
    const clusters = best.flatMap((one) => clustersOf(one, findings)).map((place) => definitionAt(place, question, subject, findings))
    const all = distinctBy([...best, ...clusters], ({ path, start }) => `${path} ${start}`)
    const quotes = all.flatMap(({ path, start, end }): readonly Quote[] => {
      const lines = linesBetween(findings.linesOf(path), start, end)
      return lines.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: start, lines }]
    })
    return quotes.length === 0 ? undefined : { lead: [], first: quotes, quotes: [] }
  },
}

/** Those that the words of the question fit best. */
function bestOf(question: Question, subject: Subject, findings: Findings): readonly Definition[] {
  const weighed = distinctBy(
    clausesFound(question, subject, findings).map((place) => definitionAt(place, question, subject, findings)),
    ({ path, start }) => `${path} ${start}`,
  ).sort((a, b) => b.weight - a.weight)
  const most = weighed[0]?.weight ?? 0
  return most === 0 ? [] : weighed.filter(({ weight }) => weight === most).slice(0, mostQuoted)
}

const clausesCall: Call = linesCall(clauses, mostFound)

function clusterCalls({ path, start, end }: Definition, findings: Findings): readonly Call[] {
  return clusterSearch(linesBetween(findings.linesOf(path), start, end))
}

/** The clause with the key in the DEFINE CLUSTER of a file of CICS: where in the record that stands is said there alone. */
function clustersOf({ path, start, end }: Definition, findings: Findings): readonly Place[] {
  const names = clusterLines(linesBetween(findings.linesOf(path), start, end), findings)
  return names.slice(0, 1).map((name) => {
    const lines = findings.linesOf(name.path)
    const below = Array.from({ length: room.above }, (_, index) => name.line + index)
    return { path: name.path, line: below.find((line) => keysOfCluster.test(lines.get(line) ?? '')) ?? name.line }
  })
}

/** One place of each statement: keys stand on lines one after the other. Those in members whose names say most come first. */
function clausesFound(question: Question, subject: Subject, findings: Findings): readonly Place[] {
  const found = findings.codeLinesFound(clausesCall)
  const places = distinctBy(found, ({ path, line }) => `${path} ${line >> 2}`)
  if (places.length <= mostStatements) return places
  const words = wordsOf(question, findings)
  const paths = (findings.located(ownersCall(question.text))?.units ?? []).map(({ path }) => path)
  // Names of members may tell nothing.
  const rank = ({ path }: Place) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
  const worth = ({ path }: Place) => tellsOf([nameWords(path)], words) + (isIn(subject, path) ? ownWorth : 0)
  const weighed = places.map((place) => ({ place, weight: worth(place) }))
  return weighed
    .toSorted((a, b) => b.weight - a.weight || rank(a.place) - rank(b.place))
    .map(({ place }) => place)
    .slice(0, mostStatements)
}

/** The job that defines it, or the program that reads it, is what the question is about. */
function isIn({ kinds: [kind], named, paths }: Subject, path: string): boolean {
  return paths.includes(path) && (named || kind === 'job')
}

function wordsOf(question: Question, findings: Findings) {
  return tellingWords(question, findings).filter(({ word }) => !ofAnyFile.test(word))
}

function nameWords(path: string): string {
  return path.replaceAll(/[/_.]/g, ' ')
}

interface Definition {
  readonly path: string
  readonly start: number
  readonly end: number
  /** How much of the question's words stands in it, in the comment above and in the name of its member. */
  readonly weight: number
}

function definitionAt({ path, line }: Place, question: Question, subject: Subject, findings: Findings): Definition {
  const lines = findings.linesOf(path)
  let start = line
  while (start > line - room.above && lines.has(start - 1) && !begins.test(lines.get(start) ?? '')) start--
  let end = line
  const isEnd = (at: number) => /\.\s*$/.test(lines.get(at) ?? '') || begins.test(lines.get(at + 1) ?? '')
  while (end < line + room.behind && lines.has(end + 1) && !isEnd(end)) end++
  let first = start
  while (first > start - room.comment && isComment(lines.get(first - 1) ?? '')) first--
  const text = linesBetween(lines, first, end).join('\n')
  const terms = termsIn(`${nameWords(path)}\n${text.replaceAll('.', ' ')}`)
  const words = wordsOf(question, findings)
  const isNamed = question.names.some((name) => text.toUpperCase().includes(name.toUpperCase()))
  return { path, start, end, weight: tellsOf([...terms], words) + (isNamed ? namedWorth : 0) + (isIn(subject, path) ? ownWorth : 0) }
}
