import type { LocatedPassage, LocatedUnit, LocateResult } from '../../../answer/located.ts'
import { sameName } from '../../../answer/name-match.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { glossaryLines } from '../../../base/glossary.ts'
import { asksChanges } from '../../../base/words/asks-changes.ts'
import type { Aspect } from '../aspect.ts'
import { locateCall, readCall, referencesCall } from '../calls.ts'
import { inert, type Lines } from '../cite.ts'
import { mostAbove } from '../continued.ts'
import type { Call } from '../conversation.ts'
import { blockAround } from '../evidence/block-around.ts'
import { targetCalls, targetQuotes } from '../evidence/branched-to.ts'
import { isComputing } from '../evidence/computing-lines.ts'
import { decidingWorth } from '../evidence/deciding.ts'
import { conditionAbove, fromCondition } from '../evidence/from-condition.ts'
import { frontEndWorth } from '../evidence/front-end.ts'
import { longestRoutine, restOfRoutine } from '../evidence/rest-of-routine.ts'
import { rowsAround } from '../evidence/rows-around.ts'
import { isTelling } from '../evidence/told-words.ts'
import type { Findings } from '../findings.ts'
import { isLicence } from '../licence.ts'
import { asksHowComputed } from '../question/asks-formula.ts'
import { askedComplement } from '../question/complement.ts'
import { partsOf } from '../question/parts.ts'
import { asksPurpose } from '../question/purpose.ts'
import type { Question } from '../question/question.ts'
import { asksSeveral } from '../question/several.ts'
import type { Quote } from '../quote.ts'
import { routineOf } from '../routine-of.ts'
import type { Subject } from '../subjects.ts'
import { sumOfWeights } from '../sum-of-weights.ts'

const mostPassages = 8
const mostOfUnit = 2
const mostWithin = 3
/** Passages whose branches are followed. */
const mostFollowed = 3
/** Of the best passage's score: one with less is left out. */
const leastShare = 0.37
/** What a word counts that a passage before has shown already. */
const againShare = 0.8
/** What the rest of a passage's unit counts, and the unit's place in the ranking. */
const unitShare = 0.5
const rankShare = 0.2
/** Units looked for in the subject's files. */
const within = 8
/** Lines around a passage in which the rest of a list may stand. */
const mostListed = 14
const room = { before: 2, after: 2, most: 12 } as const

/** The lines of the subject that carry most of the question's words. */
export const passagesAspect: Aspect = {
  name: 'passages',
  asks: (question) => askedComplement(question)?.described ?? true,
  calls: (question, subject, findings) => {
    if (subject.paths.length === 0) return []
    const steps = referencesCall(subject.name, 'callees')
    if (isJob(subject) && !findings.wasMade(steps)) return [steps]
    const call = withinCall(question, subject, findings)
    const found = findings.located(call)
    const routine = routineOf(subject, found)
    const own =
      routine === undefined
        ? []
        : [readCall(routine.path, routine.startLine, Math.min(routine.endLine, routine.startLine + longestRoutine))]
    return [call, ...own, ...(found === undefined ? [] : [...readAround(found, routine), ...readTargets(found, routine, findings)])]
  },
  draft: (question, subject, findings) => {
    const { told, all } = passagesOf(question, subject, findings)
    if (all.length === 0) return undefined
    return asksPurposeAlone(question) ? { lead: [], quotes: told, spare: all } : { lead: [], quotes: told, beside: all }
  },
}

interface OwnPassages {
  /** Of what is named only lines that have more than its name. */
  readonly told: readonly Quote[]
  readonly all: readonly Quote[]
}

/** The lines of the subject's files that are quoted for a question, best first. */
export function passagesOf(question: Question, subject: Subject, findings: Findings): OwnPassages {
  const located = findings.located(withinCall(question, subject, findings))
  if (located === undefined) return { told: [], all: [] }
  const names = new Set(question.names.map((name) => name.toUpperCase()))
  const tellsMore = ({ passage }: Scored) => !subject.named || passage.words.some((word) => !names.has(word.toUpperCase()))
  const routine = routineOf(subject, located)
  const best = bestPassages(located, routine)
  const quoted = (scored: readonly Scored[]) =>
    scored.flatMap((one, index) => [
      quoteOf(one, located, findings, index === 0),
      ...(index < mostFollowed ? targetQuotes(one, located, findings) : []),
    ])
  const told = quoted(best.filter(tellsMore))
  return { told: routine === undefined ? told : insideFirst(told, routine, located, findings), all: quoted(best) }
}

/** What the tests lead to that stand in the best passages. */
function readTargets(located: LocateResult, routine: Lines | undefined, findings: Findings): readonly Call[] {
  return bestPassages(located, routine)
    .slice(0, mostFollowed)
    .flatMap((one) => targetCalls(one, located, findings))
}

/** What it says of itself answers what it is for, and no more than that. */
function asksPurposeAlone(question: Question): boolean {
  return asksPurpose(question) && partsOf(question.text).length === 1
}

/** What a routine does that is named stands in it: the rest of it is told before anything else. */
function insideFirst(quotes: readonly Quote[], routine: Lines, { words }: LocateResult, findings: Findings): readonly Quote[] {
  const isInside = ({ source, startLine }: Quote) =>
    source.kind === 'code' && source.path === routine.path && startLine >= routine.startLine - room.before && startLine <= routine.endLine
  const inside = quotes.filter(isInside)
  const source = { kind: 'code' as const, path: routine.path }
  const rest = restOfRoutine(findings.linesOf(routine.path), routine, inside, words).map((block) => ({ source, ...block }))
  return [...inside, ...rest, ...quotes.filter((quote) => !isInside(quote))]
}

/** What a passage counts that stands in the routine that is asked about. */
const insideShare = 1.5

function insideWorth({ startLine, endLine }: LocatedPassage, { path }: LocatedUnit, routine: Lines | undefined): number {
  return routine !== undefined && path === routine.path && startLine <= routine.endLine && endLine >= routine.startLine ? insideShare : 1
}

function isJob({ named, kinds }: Subject): boolean {
  return named && kinds.some((kind) => kind === 'job' || kind === 'proc')
}

/** What a job does by rules stands in the programs that it runs. */
function withinCall(question: Question, subject: Subject, findings: Findings): Call {
  const runs = isJob(subject) ? findings.referencesOf(subject.name, 'callees').filter(({ kind, inRepo }) => kind === 'runs' && inRepo) : []
  const places = [...new Set([...subject.paths, ...runs.map(({ to }) => to.name)])]
  return locateCall(question.text, { within: places.slice(0, mostWithin), limit: within })
}

/** The passages of some files for a question, as they were located there. */
export function passagesWithin(question: Question, findings: Findings, paths: readonly string[]): readonly Quote[] {
  const located = locatedWithin(question, findings, paths)
  return located === undefined ? [] : quotesOf(located, findings)
}

export function locatedWithin(question: Question, findings: Findings, paths: readonly string[]): LocateResult | undefined {
  return findings.located(locateCall(question.text, { within: paths.slice(0, mostWithin), limit: within }))
}

/** Calls for the surroundings of the best passages. */
export function readAround(located: LocateResult, routine?: Lines) {
  const above = asksSeveral({ bare: located.question }) ? mostListed : Math.max(mostAbove, room.before + conditionAbove)
  return bestPassages(located, routine).map(({ unit, passage }) =>
    readCall(unit.path, passage.startLine - above, passage.endLine + mostListed),
  )
}

export function quotesOf(located: LocateResult, findings: Findings): readonly Quote[] {
  return bestPassages(located).map((one, index) => quoteOf(one, located, findings, index === 0))
}

/** `isBest`: of the others their paragraph is not said, which would take the room of another place. */
function quoteOf({ unit, passage }: Scored, { question }: LocateResult, findings: Findings, isBest = false): Quote {
  const known = findings.linesOf(unit.path)
  const block = blockAround(known, passage.startLine, passage.endLine, room)
  const shown = fromCondition(known, asksSeveral({ bare: question }) ? rowsAround(known, block) : block)
  const lead = isBest || isOfMany(unit) ? paragraphSaid(unit, shown) : undefined
  return { source: { kind: 'code', path: unit.path }, isAbout: true, ...shown, ...(lead === undefined ? {} : { lead }) }
}

/** A routine of Fortran whose file has another name, as one that holds many has: of none of its lines the citation says whose they are. */
function isOfMany({ kind, name, language, path }: LocatedUnit): boolean {
  return language.startsWith('Fortran') && (kind === 'symbol' || kind === 'program') && !sameName(name, bareFileName(path))
}

/**
 * The paragraph or section of COBOL, or the routine of Fortran, that the lines are from: statements without its name do not say when they run. Undefined where the
 * lines say it. A label of PL/I or assembler begins no routine: what stands below it may have nothing to do with it.
 */
function paragraphSaid(unit: LocatedUnit, shown: Pick<Quote, 'startLine' | 'lines'>): string | undefined {
  const { kind, name, language, startLine, endLine } = unit
  const isInside = shown.startLine >= startLine && shown.startLine + shown.lines.length - 1 <= endLine
  const isSaid = shown.lines.some((line) => line.toUpperCase().includes(name.toUpperCase()))
  const isParagraph = language.startsWith('COBOL') && (kind === 'paragraph' || kind === 'section')
  return (isParagraph || isOfMany(unit)) && isInside && !isSaid ? `in ${inert(name.replaceAll('`', ''))}` : undefined
}

/** Those found by more than words of asking, which find something in every system. */
export function tellingUnits({ units, words }: Pick<LocateResult, 'units' | 'words'>): readonly LocatedUnit[] {
  const telling = new Set(words.filter(isTelling).map(({ word }) => word))
  return units.filter(({ why }) => telling.size === 0 || why.some(({ word }) => telling.has(word)))
}

export function tellingPassages({ passages }: LocatedUnit): readonly LocatedPassage[] {
  return passages.filter(({ lines }) => !isLicence(lines.join('\n')))
}

interface Scored {
  readonly unit: LocatedUnit
  readonly passage: LocatedPassage
  readonly score: number
}

/**
 * Best first: each by the words of the question that stand in its own lines, the less the more often passages before it have shown them, and by what its
 * unit says.
 */
function bestPassages({ units, words, question }: Pick<LocateResult, 'units' | 'words' | 'question'>, routine?: Lines): readonly Scored[] {
  const frontEnd = frontEndWorth(
    question,
    units.map(({ language }) => language),
  )
  const formWorth = worthFor(question)
  const weights = new Map(words.map(({ word, weight }) => [word, weight]))
  const all = sumOfWeights(words) || 1
  const shown = new Map<string, number>()
  const left: Scored[] = tellingUnits({ units, words }).flatMap((unit) =>
    tellingPassages(unit)
      .slice(0, mostOfUnit)
      .map((passage) => ({ unit, passage, score: 0 })),
  )
  const kept: Scored[] = []
  while (kept.length < mostPassages && left.length > 0) {
    const scored = left.map(({ unit, passage }, index) => {
      const own = passage.words.reduce((sum, word) => sum + (weights.get(word) ?? 0) * againShare ** (shown.get(word) ?? 0), 0) / all
      const score = own + unitShare * unit.coverage + rankShare * (unit.score / (units[0]?.score || 1))
      return {
        index,
        unit,
        passage,
        score:
          score *
          decidingWorth(passage.lines) *
          listWorth(passage.lines) *
          formWorth(passage) *
          frontEnd(unit.language) *
          insideWorth(passage, unit, routine),
      }
    })
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
    if (best.score < leastShare * (kept[0]?.score ?? 0)) break
    kept.push(best)
    left.splice(best.index, 1)
    for (const word of best.passage.words) shown.set(word, (shown.get(word) ?? 0) + 1)
  }
  return kept
}

/** What a passage is worth that is nothing but a list of what names mean. */
const listShare = 0.6

function listWorth(lines: readonly string[]): number {
  const listed = glossaryLines(lines).filter((isListed) => isListed).length
  return listed > lines.length / 2 ? listShare : 1
}

/** What lines of a change log are worth, and lines that compute where that is asked for. */
const pastShare = 0.1
const computingWorth = 1.3

function worthFor(question: string): (passage: LocatedPassage) => number {
  const past = asksChanges(question) ? 1 : pastShare
  const computing = asksHowComputed({ bare: question }) ? computingWorth : 1
  return ({ lines, isPast }) => (isPast ? past : 1) * (computing > 1 && lines.some(isComputing) ? computing : 1)
}
