import { containsName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { namedItems, searchCall } from '../../absence.ts'
import type { Aspect, Draft, Note } from '../../aspect.ts'
import { everyCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, moreItem, nameFor } from '../../cite.ts'
import { elseCall, elseItem } from '../../evidence/else-item.ts'
import { entryOfFiller } from '../../evidence/filler-group.ts'
import { innermostAt, innermostCall } from '../../evidence/innermost-at.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { constantNotes, declarationCalls, namesToExplain } from '../../evidence/named-constants.ts'
import { isSearchedThrough, splitCalls, splitPlaces } from '../../evidence/split-text.ts'
import type { Findings, Place } from '../../findings.ts'
import { type AskedMessage, askedMessage } from '../../question/asked-message.ts'
import { shownValue } from '../../question/shown-value.ts'
import type { Quote } from '../../quote.ts'
import { constantIn, holdersOf, messageCalls, messageQuotes, usesOf } from './message-quotes.ts'
import { knownIn, type Source, sourcesOf } from './message-sources.ts'
import { messagesNear } from './shown-message.ts'

const mostNamed = 5
const mostQuoted = 2
const mostUses = 3
const mostPieces = 4
const mostUsesQuoted = 2
const way = { mostUses: mostUsesQuoted, isTextTold: true }

/** A message that a question gives by its text or code, and asks when it comes: its whole text, the statements that give it, and what leads there. */
export const sourceOfMessageAspect: Aspect = {
  name: 'source of message',
  exact: true,
  asks: (question, subject) => {
    const asked = askedMessage(question)
    return (
      asked !== undefined &&
      // What the value in it means is asked.
      shownValue(question.text) === undefined &&
      (!asked.isCode || asked.isSaid || !subject.named || subject.kinds.every((kind) => kind === 'message' || kind === 'mention'))
    )
  },
  calls: (question, subject, findings) => {
    const asked = askedMessage(question)
    if (asked === undefined) return []
    const sources = sourcesOf(question, asked, subject, findings)
    const places = [...sources.slice(0, mostNamed), ...quoted(sources).flatMap((source) => usesOf(source, findings, way))]
    return [
      everyCall('message'),
      searchCall(asked.given),
      ...(asked.isCode || sources.some(({ isNear }) => isNear !== true) ? [] : splitCalls(asked.given, findings)),
      ...messageCalls(quoted(sources), findings, way),
      ...(asksNext.test(question.text) ? firstOf(sources).map(({ path, endLine }) => readCall(path, endLine, endLine + linesBehind)) : []),
      ...elsePlaces(sources).map(elseCall),
      ...declarationCalls(namesToExplain(messageQuotes(quoted(sources), findings, way), false), pathsOf(sources)),
      ...distinctBy(places, ({ path }) => path).map(innermostCall),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedMessage(question)
    if (asked === undefined) return undefined
    const sources = sourcesOf(question, asked, subject, findings)
    if (asked.isBare && sources.every(({ isNear }) => isNear)) return undefined
    if (sources.length === 0) return nothingLike(asked, findings)
    const given = messageQuotes(quoted(sources), findings, way)
    const quotes = asksNext.test(question.text)
      ? [...given.slice(0, 1), ...nextLines(sources, given[0], findings), ...given.slice(1)]
      : given
    const lead = sources.slice(0, mostNamed).flatMap((source) => itemsOf(source, findings))
    return {
      lead: [...lead, ...moreItem(sources.length - mostNamed), ...elsePlaces(sources).flatMap((place) => elseItem(place, findings))],
      quotes,
      notes: [
        ...notesFor(quotes, sources, findings),
        ...constantNotes(namesToExplain(quotes, false), pathsOf(sources), quotes, findings).slice(0, mostNotes),
      ],
      alone: true,
    }
  },
}

/** What is done behind the message is asked, and not what leads there. */
const asksNext =
  /\bwhat (?:happens|is done|comes|does \S+ do)\b[^?]*\b(?:then|next|after\w*|if|when|once)\b|\bwhat (?:then|next|now)\b|\bhow (?:long|often|many times)\b/i
const linesBehind = 24

function firstOf(sources: readonly Source[]): readonly Source[] {
  return sources.slice(0, 1).filter(({ path }) => !isFortranFile(path))
}

/** The lines behind the statement that gives the message, up to where something else begins. */
function nextLines(sources: readonly Source[], shown: Quote | undefined, findings: Findings): readonly Quote[] {
  return firstOf(sources).flatMap(({ path, endLine }) => {
    const lines = findings.linesOf(path)
    const isShown = shown?.source.kind === 'code' && shown.source.path === path && shown.startLine <= endLine
    const start = Math.max(endLine + 1, isShown ? shown.startLine + shown.lines.length : 0)
    let end = start
    while (end < endLine + linesBehind && lines.has(end) && !begins.test(lines.get(end) ?? '')) end++
    const behind = linesBetween(lines, start, end - 1)
    return behind.some((line) => /\w/.test(line)) ? [{ source: { kind: 'code' as const, path }, startLine: start, lines: behind }] : []
  })
}

/** A paragraph or section of COBOL, an inner procedure or the end of one, a routine of assembler. */
const begins =
  /^.{6}\s[A-Z0-9][\w-]*(?:\s+SECTION)?\s*\.\s*$|^\s*[\w$]+\s*:\s*(?:proc|entry)\b|^\s*end\s+[\w$]+\s*;|^%page\b|^[A-Z@#$]\w*\s+(?:CSECT|DSECT|EQU\s+\*)/i

/** A text that nothing reads, nor nearly: those that have words of it are others. */
function nothingLike({ given, isCode }: AskedMessage, findings: Findings): Draft | undefined {
  const search = searchCall(given)
  // A remark that has it tells more than that no statement does.
  const isFound = findings.resultOf(search) === undefined || findings.linesFound(search).length > 0
  if (isCode || isFound || !isSearchedThrough(given, findings)) return undefined
  const near = messagesNear(given, knownIn(findings)).map((message) => item(findings, `“${inert(message.name)}”`, [message]))
  const pieces = splitPlaces(given, findings).slice(0, mostPieces).map(at)
  const instead = pieces.length > 0 ? namedItems(pieces, findings) : near
  return { lead: [], quotes: [], nothing: { said: `no text of the code reads “${inert(given)}”`, instead, decides: true } }
}

/** What other messages say that the quoted statements give by the names of their constants. */
function notesFor(quotes: readonly Quote[], sources: readonly Source[], findings: Findings): readonly Note[] {
  const lines = quotes.flatMap((quote) => quote.lines).join('\n')
  const paths = new Set(quotes.map(({ source }) => (source.kind === 'code' ? source.path : '')))
  const others = knownIn(findings).flatMap(({ detail = '', name: text, ...place }) => {
    const constant = constantIn(detail)
    const isNamed = constant !== undefined && paths.has(place.path) && containsName(lines, constant)
    const isAsked = sources.some(({ path, startLine }) => path === place.path && startLine === place.startLine)
    return isNamed && !isAsked
      ? [{ name: constant, text: item(findings, `${nameFor(findings, constant, [place])}: “${inert(text)}”`, [place]) }]
      : []
  })
  return distinctBy(others, ({ name }) => name).slice(0, mostNotes)
}

const mostNotes = 3

function pathsOf(sources: readonly Source[]): readonly string[] {
  return [...new Set(quoted(sources).map(({ path }) => path))]
}

function quoted(sources: readonly Source[]): readonly Source[] {
  return sources.slice(0, mostQuoted)
}

/** A message of Fortran may stand under the ELSE of a long chain. */
function elsePlaces(sources: readonly Source[]): readonly Place[] {
  return sources
    .slice(0, 1)
    .filter(({ path }) => isFortranFile(path))
    .map(({ path, startLine }) => ({ path, line: startLine }))
}

const enclosing: ReadonlySet<string> = new Set(['program', 'paragraph', 'section', 'entry', 'symbol', 'macro', 'proc'])
/** A subroutine of assembler has no end of its own. */
const ofAssembler: ReadonlySet<string> = new Set(['program', 'entry', 'macro'])

/** ` in PARAGRAPH of PROGRAM`, as far as it is known. */
function whereIn({ path, startLine, endLine }: Lines, findings: Findings): string {
  const kinds = isAssembler(path, findings) ? ofAssembler : enclosing
  const inside = innermostAt({ path, line: startLine }, findings, ({ kind }) => kinds.has(kind))
  if (inside === undefined) return ''
  const of = inside.of === undefined || inside.kind === 'program' ? '' : ` of ${inert(inside.of)}`
  return ` in ${nameFor(findings, inside.name, [{ path, startLine, endLine }])}${of}`
}

/** The lines of a text from the name on that has it, where that stands right above. */
function fromName(name: string, { path, startLine, endLine }: Lines, findings: Findings): Lines {
  const lines = findings.linesOf(path)
  for (let at = startLine; at >= startLine - mostAbove; at--)
    if (containsName(lines.get(at) ?? '', name)) return { path, startLine: at, endLine }
  return { path, startLine, endLine }
}

const mostAbove = 2

/** What it says and where; of a constant the name, and where that is used. */
function itemsOf(source: Source, findings: Findings): readonly string[] {
  const [holder] = holdersOf(source, findings)
  const uses = usesOf(source, findings, { mostUses: Number.POSITIVE_INFINITY })
  const entry = isCobolProgram(source.path) ? entryOfFiller({ path: source.path, line: source.startLine }, findings) : undefined
  const place = holder === undefined ? source : fromName(holder, source, findings)
  const holds = holder === undefined ? '' : ` is ${entry === undefined ? 'in' : `entry ${entry} of`} ${nameFor(findings, holder, [place])}`
  const where = holder === undefined ? whereIn(source, findings) : ''
  return [
    item(findings, `${source.isNear ? 'nearest to it: ' : ''}“${inert(source.text)}”${holds}${where}`, [place]),
    ...uses.slice(0, mostUses).map((use) => item(findings, `used${whereIn(use, findings) || ' here'}`, [use])),
    ...moreItem(uses.length - mostUses),
  ]
}
