import { sameName } from '../../../../answer/name-match.ts'
import type { SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, flowCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, type Lines, moreItem, nameFor, withCitations } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import {
  blocksAround,
  blocksFrom,
  type ControlEvent,
  eventsIn,
  eventsOfCalls,
  flowOf,
  type Neighbour,
  neighboursOf,
} from '../../evidence/control-events.ts'
import { whenWords } from '../../evidence/nested-conditions.ts'
import { isParagraphHead } from '../../evidence/paragraph-head.ts'
import type { Findings } from '../../findings.ts'
import { type AskedOrder, askedOrder, namesInOrder } from '../../question/asked-order.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { referencesOf } from '../relations/meant-references.ts'

/** Events that are listed where all are asked for, where the first or last are, and on one side of another. */
const mostListed = 24
const mostEnds = 5
const mostBeside = 4
/** Places at which something is called. */
const mostPlaces = 3
/** Lines in which events are read at once. */
const mostLines = 150
/** Lines that are quoted behind a call or before the first one. */
const linesBeside = 12
const hasEvents: ReadonlySet<string> = new Set(['program', 'entry', 'member', 'paragraph', 'section'])

/** What a program, paragraph or routine calls first, last, in which order, and before or after another call. */
export const controlOrderAspect: Aspect = {
  name: 'order of calls',
  exact: true,
  asks: (question, subject) => {
    const asked = askedOrder(question)
    if (asked?.of !== 'calls' || !subject.named || !(hasEvents.has(subject.kinds[0] ?? '') || isRoutine(subject))) return false
    const { owner, beside } = askedNames(asked, question)
    return [owner, beside].some((name) => sameName(name ?? '', subject.name))
  },
  calls: (question, subject, findings) => {
    const asked = askedOrder(question)
    if (asked === undefined) return []
    const { owner, beside } = askedNames(asked, question)
    return [
      ...(owner === undefined ? [] : [definitionCall(owner)]),
      ...(owner === undefined && beside !== undefined ? [referencesCall(beside, 'callers')] : []),
      ...ownersOf(asked, question, subject, findings).flatMap(ownerCalls),
      ...toldOf(asked, question, subject, findings).flatMap((told) => [...readsOf(told), ...(asked.isDeed ? readDeeds(told) : [])]),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedOrder(question)
    if (asked === undefined) return undefined
    const told = toldOf(asked, question, subject, findings)
    if (told.length === 0) return undefined
    const quotes = asked.isDeed ? told.flatMap((one) => quoteOf(one, findings)) : []
    return { lead: told.flatMap((one) => itemsOf(one, findings)), quotes, alone: true }
  },
}

/** Who is asked about, and beside what: `what does X call after Y` is told of X, `what is called after Y` of all that call Y. */
function askedNames(asked: AskedOrder, question: Question): { readonly owner?: string; readonly beside?: string } {
  const names = namesInOrder(question)
  const beside = asked.beside === undefined ? undefined : names[asked.beside]
  const owner = names.find((name) => !sameName(name, beside ?? ''))
  return { ...(owner === undefined ? {} : { owner }), ...(beside === undefined ? {} : { beside }) }
}

/** What holds events: a program, one of its paragraphs, or a routine of a language of which only calls are known. */
interface Owner {
  readonly program: string
  readonly path?: string
  /** Of a paragraph or section: it, and where it ends. */
  readonly block?: { readonly name: string; readonly endLine: number }
}

function ownersOf(asked: AskedOrder, question: Question, subject: Subject, findings: Findings): readonly Owner[] {
  const { owner, beside } = askedNames(asked, question)
  if (owner !== undefined) return ownersNamed(owner, findings)
  const result = findings.structure(referencesCall(beside ?? '', 'callers'), 'callers')
  const callers = result === undefined ? [] : referencesOf(result, subject)
  const inside = callers.filter(({ depth, from }) => depth === 1 && from.kind !== 'step' && from.kind !== 'job')
  const owners = inside.map(({ from }) => ({ program: from.of ?? from.name, path: from.path }))
  return distinctBy(owners, ({ program, path }) => `${program} ${path}`).slice(0, mostPlaces)
}

function ownersNamed(name: string, findings: Findings): readonly Owner[] {
  const all = findings.definitionsOf(name)
  const blocks = all.filter(({ kind, of }) => (kind === 'paragraph' || kind === 'section') && of !== undefined)
  const program = all.find(({ kind }) => kind === 'program' || kind === 'entry' || kind === 'symbol')
  if (program !== undefined || blocks.length === 0) return [{ program: name, ...(program === undefined ? {} : { path: program.path }) }]
  return blocks
    .slice(0, mostPlaces)
    .map(({ of = '', path, name: block, endLine }) => ({ program: of, path, block: { name: block, endLine } }))
}

function ownerCalls({ program }: Owner): readonly Call[] {
  return [flowCall(program), referencesCall(program, 'callees')]
}

interface Told {
  readonly owner: Owner
  readonly place: AskedOrder['place']
  /** What the others stand beside. */
  readonly beside?: ControlEvent
  readonly events: readonly Neighbour[]
  /** Which of all the first of them is, where they are told of the whole; how many there are. */
  readonly from: number
  readonly total: number
}

function toldOf(asked: AskedOrder, question: Question, subject: Subject, findings: Findings): readonly Told[] {
  const { place } = asked
  const { beside } = askedNames(asked, question)
  return ownersOf(asked, question, subject, findings).flatMap((owner): Told[] => {
    if (place === 'after' || place === 'before') {
      return eventsBeside(owner, beside ?? '', findings).map(({ events, index, own }) => {
        return { owner, place, beside: own, events: neighboursOf(events, index, place, mostBeside), from: 0, total: events.length }
      })
    }
    const events = eventsOf(owner, findings).filter(({ isJump, condition }) => !isJump || condition === undefined)
    const from = place === 'last' ? Math.max(0, events.length - mostEnds) : 0
    const shown = events.slice(from, from + (place === 'all' ? mostListed : mostEnds))
    return shown.length === 0 ? [] : [{ owner, place, events: shown, from, total: events.length }]
  })
}

/** What the main line of a program does, or what one of its paragraphs does. */
function eventsOf(owner: Owner, findings: Findings): readonly ControlEvent[] {
  const flow = flowOf(owner.program, findings, owner.path)
  if (flow === undefined) return owner.block === undefined ? callsOf(owner, findings) : []
  if (owner.block === undefined) return eventsIn(flow, blocksFrom(flow, 0))
  const { name, endLine } = owner.block
  const start = flow.nodes.findIndex(({ unit }) => unit.name === name && (unit.kind === 'paragraph' || unit.kind === 'section'))
  if (start < 0) return []
  const own = blocksFrom(flow, start).filter((block) => (flow.nodes[block]?.place?.line ?? 0) <= endLine)
  return eventsIn(flow, own)
}

function callsOf({ program, path }: Owner, findings: Findings): readonly ControlEvent[] {
  return eventsOfCalls(findings.referencesOf(program, 'callees')).filter((event) => path === undefined || event.path === path)
}

/** Each place at which something is called, among what is done around it. */
function eventsBeside(owner: Owner, beside: string, findings: Findings) {
  const flow = flowOf(owner.program, findings, owner.path)
  const runs =
    flow === undefined
      ? [callsOf(owner, findings)]
      : blocksLeadingTo(flow, beside).map((block) => eventsIn(flow, blocksAround(flow, block)))
  const found = runs.flatMap((events) => events.flatMap((own, index) => (sameName(own.name, beside) ? [{ events, index, own }] : [])))
  return distinctBy(found, ({ own }) => `${own.path}:${own.line}`).slice(0, mostPlaces)
}

function blocksLeadingTo({ nodes, links }: SubjectFlow, name: string): readonly number[] {
  return [
    ...new Set(links.filter(({ to, kind }) => kind !== 'falls' && sameName(nodes[to]?.unit.name ?? '', name)).map(({ from }) => from)),
  ]
}

/** Their lines, those of one member at once where they are near. */
function readsOf({ events, beside }: Told): readonly Call[] {
  const all = beside === undefined ? events : [beside, ...events]
  return [...groupBy(all, ({ path }) => path)].flatMap(([path, own]) => {
    const lines = own.map(({ line }) => line)
    const [first, last] = [Math.min(...lines), Math.max(...lines)]
    return last - first < mostLines ? [readCall(path, first, last)] : [...new Set(lines)].map((line) => readCall(path, line, line))
  })
}

/** The lines in which what happens is said: from the first statement on, up to the last, or from one call to another. */
function spanOf({ place, beside, events }: Told): Lines | undefined {
  const [first, last] = [events[0], events.at(-1)]
  if (place === 'all') return undefined
  if (place === 'first') return first && { path: first.path, startLine: first.line - linesBeside, endLine: first.line }
  if (place === 'last') return last && { path: last.path, startLine: last.line, endLine: last.line + linesBeside }
  if (beside === undefined) return undefined
  const [from, to] = place === 'after' ? [beside, first] : [first, beside]
  const path = beside.path
  if (from === undefined) return { path, startLine: beside.line - linesBeside, endLine: beside.line }
  const endLine = Math.min(from.line + linesBeside, to?.path === path ? to.line : from.line + linesBeside)
  return from.path === path && endLine > from.line ? { path, startLine: from.line, endLine } : undefined
}

function readDeeds(told: Told): readonly Call[] {
  const span = spanOf(told)
  return span === undefined ? [] : [readCall(span.path, span.startLine, span.endLine)]
}

/** Not past the head of another paragraph, nor above that of the program. */
function quoteOf(told: Told, findings: Findings): readonly Quote[] {
  const span = spanOf(told)
  if (span === undefined) return []
  const lines = findings.linesOf(span.path)
  let { startLine, endLine } = span
  for (let at = startLine; at <= endLine; at++) if (/\bPROCEDURE\s+DIVISION\b/i.test(lines.get(at) ?? '')) startLine = at
  if (told.place !== 'first') for (let at = endLine; at > startLine; at--) if (isParagraphHead(lines.get(at) ?? '')) endLine = at - 1
  return [quoteLines({ path: span.path, startLine, endLine }, findings)]
}

function itemsOf({ owner, place, beside, events, from, total }: Told, findings: Findings): readonly string[] {
  const name = owner.block?.name ?? owner.program
  if (beside === undefined) {
    const items = events.map((event, i) => eventItem(`${from + i + 1}. `, event, findings))
    const what = place === 'all' ? `The ${total} calls of` : `The ${place} of ${total} calls of`
    return [`${what} ${code(name)}, in their order:`, ...items, ...(place === 'all' ? moreItem(total - events.length) : [])]
  }
  const where = place === 'after' ? 'behind' : 'before'
  const places = [at(beside)]
  const own = `${nameFor(findings, beside.name, places)} (${beside.does}) in ${nameFor(findings, owner.program, places)}`
  if (events.length === 0) return [item(findings, `${own}: nothing else is called ${where} it there`, places)]
  const round = (event: Neighbour) => (event.inOtherRound ? `, in ${place === 'after' ? 'the next' : 'an earlier'} round of the loop` : '')
  return [
    withCitations(findings, `Called ${where} ${own}`, places),
    ...events.map((event) => eventItem(`${where} line ${beside.line}${round(event)}: `, event, findings)),
  ]
}

function eventItem(lead: string, { path, line, name, does, condition }: ControlEvent, findings: Findings): string {
  const places = [at({ path, line })]
  const when = condition === undefined ? '' : `, ${whenWords(condition)}`
  return item(findings, `${lead}${nameFor(findings, name, places)} (${does}${when})`, places)
}
