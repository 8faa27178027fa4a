import type { FlowLink, SubjectFlow } from '../../../answer/structure-estate-results.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { flowCall } from '../calls.ts'
import type { Findings, Place } from '../findings.ts'
import { inLineOrder } from './in-line-order.ts'
import { conditionsWithin } from './nested-conditions.ts'

/** A statement that leads to another part of the system, in the order in which control comes to such statements. */
export interface ControlEvent extends Place {
  /** What it leads to. */
  readonly name: string
  /** `PERFORM`, `CALL`, `GO TO` … */
  readonly does: string
  readonly condition?: string
  readonly isJump: boolean
}

/** The paragraphs of a program and the statements between them that lead on; the first of them is where it begins. */
export function flowOf(program: string, findings: Findings, path?: string): SubjectFlow | undefined {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  const own = flows.filter(({ flow, links }) => flow === 'program' && links.length > 0)
  return own.find(({ definitions }) => path === undefined || definitions.some((one) => one.path === path))
}

/** The blocks through which control falls from one on, that first. */
export function blocksFrom(flow: SubjectFlow, start: number): readonly number[] {
  const blocks = [start]
  for (let at: number | undefined = start; at !== undefined; ) {
    const next = flow.links.find(({ from, kind, does }) => from === at && (kind === 'falls' || does === 'ENTRY'))?.to
    at = next === undefined || blocks.includes(next) ? undefined : next
    if (at !== undefined) blocks.push(at)
  }
  return blocks
}

/** The same with those from which control falls into it. */
export function blocksAround(flow: SubjectFlow, block: number): readonly number[] {
  const above = [block]
  for (let at: number | undefined = block; at !== undefined; ) {
    const over = flow.links.find(({ to, kind }) => to === at && kind === 'falls')?.from
    at = over === undefined || above.includes(over) ? undefined : over
    if (at !== undefined) above.push(at)
  }
  return [...above.toReversed(), ...blocksFrom(flow, block).slice(1)]
}

/** What is done in some blocks, in their order. What only an interruption leads to has no place in it. */
export function eventsIn(flow: SubjectFlow, blocks: readonly number[]): readonly ControlEvent[] {
  return blocks.flatMap((block) => flow.links.filter((link) => link.from === block && isDone(link)).map((link) => eventOf(link, flow)))
}

function isDone({ kind, does = '', condition }: FlowLink): boolean {
  if (kind === 'falls' || does === 'ENTRY' || /^(?:HANDLE|USE|ALTER)\b/.test(does)) return false
  return condition === undefined || !conditionsWithin(condition).some((piece) => /^on /.test(piece))
}

function eventOf({ path, line, to, kind, does = kind, condition }: FlowLink, { nodes }: SubjectFlow): ControlEvent {
  const name = nodes[to]?.unit.name ?? ''
  return { path, line, name, does, isJump: kind === 'goto', ...(condition === undefined ? {} : { condition }) }
}

const transfers: ReadonlySet<string> = new Set(['call', 'link', 'xctl', 'start', 'perform', 'goto'])

/** The same of a routine of which only its calls are known, in the order of its lines; where several files have one of its name, file by file. */
export function eventsOfCalls(references: readonly Reference[]): readonly ControlEvent[] {
  const calls = references.filter(({ kind, depth }) => depth === 1 && transfers.has(kind))
  return inLineOrder(calls).map(({ path, line, to, kind, verb, condition }) => ({
    path,
    line,
    name: to.name,
    does: verb ?? kind.toUpperCase(),
    isJump: kind === 'goto',
    ...(condition === undefined ? {} : { condition }),
  }))
}

/** What is done beside an event, in the same round of the loop that it stands in or in another. */
export interface Neighbour extends ControlEvent {
  readonly inOtherRound?: boolean
}

/** What may be done next behind an event, or may have been done last before it: up to what is done on every way, also around a loop. */
export function neighboursOf(events: readonly ControlEvent[], at: number, way: 'after' | 'before', most: number): readonly Neighbour[] {
  const own = events[at]
  if (own === undefined) return []
  const isAfter = way === 'after'
  const [first, last] = loopAround(events, at)
  const [above, below] = [events.slice(first, at), events.slice(at + 1, last)]
  const parts = isAfter ? [below, above, events.slice(last)] : [above, below, events.slice(0, first)]
  const found: Neighbour[] = []
  for (const [n, part] of parts.entries()) {
    const inOtherRound = n === 1
    const others = (isAfter ? part : part.toReversed()).filter(
      (other) =>
        // Of a name that a run decides each candidate is an event of the same statement.
        !(other.path === own.path && other.line === own.line) &&
        (isAfter || !other.isJump) &&
        (inOtherRound || !excludes(own.condition, other.condition)),
    )
    const certain = others.findIndex((other) => isCertain(own.condition, other.condition))
    const shown = certain < 0 ? others : others.slice(0, certain + 1)
    found.push(...shown.map((event) => ({ ...event, inOtherRound })))
    if (n === 0 && certain >= 0) break
  }
  return found.slice(0, most)
}

/** The statements around one that are done again and again with it: from the first on, up to the one behind the last; it alone where it stands in no loop. */
function loopAround(events: readonly ControlEvent[], at: number): readonly [number, number] {
  const pieces = conditionsWithin(events[at]?.condition ?? '')
  // What stands last may be said of that statement alone: `PERFORM P UNTIL X`.
  const depth = pieces.slice(0, -1).findLastIndex((piece) => piece.startsWith('until ')) + 1
  if (depth === 0) return [at, at + 1]
  const loop = pieces.slice(0, depth)
  const isIn = ({ condition = '' }: ControlEvent) => conditionsWithin(condition).slice(0, depth).join() === loop.join()
  let [first, last] = [at, at + 1]
  for (let event = events[first - 1]; event !== undefined && isIn(event); event = events[first - 1]) first--
  for (let event = events[last]; event !== undefined && isIn(event); event = events[last]) last++
  return [first, last]
}

/** Whether two statements stand in branches of one decision, so that only one of them is done. */
function excludes(one: string | undefined, other: string | undefined): boolean {
  const [ours, theirs] = [conditionsWithin(one ?? ''), conditionsWithin(other ?? '')]
  const at = ours.findIndex((piece, i) => piece !== theirs[i])
  const [a, b] = [ours[at], theirs[at]]
  if (a === undefined || b === undefined) return false
  if (a === `else of ${b}` || b === `else of ${a}` || a === `not ${b}` || b === `not ${a}`) return true
  const chosen = choiceOf(a)
  return chosen !== undefined && chosen === choiceOf(b)
}

/** What a WHEN or CASE chooses by: `STATUS WHEN '10'`. */
function choiceOf(piece: string): string | undefined {
  return /^(.*?)\s+(?:WHEN|CASE|OTHERWISE)\b/.exec(piece)?.[1]
}

/** Whether what stands under `other` is done wherever what stands under `own` is. */
function isCertain(own: string | undefined, other: string | undefined): boolean {
  const ours = conditionsWithin(own ?? '')
  return conditionsWithin(other ?? '').every((piece, i) => piece === ours[i])
}
