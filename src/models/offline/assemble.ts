import { containsName } from '../../answer/name-match.ts'
import type { Draft, Note } from './aspect.ts'
import { formatQuote, overlaps, type Quote } from './quote.ts'

export const gap = '\n\n'

/** Characters that quotations and notes may fill up to beside facts that were found. */
const enoughWithFacts = 1790
/** What has fewer has room for lines that only may bear on the question. */
const little = 1000
/** Quotations of an answer, and all its citations where words alone led to them. */
const mostQuotes = 8
const mostPointers = 3

/** How a draft becomes a text. */
export interface Manner {
  /** An amount is asked for: what names stand for has its room before the last quotations. */
  readonly needsNotes?: boolean
  /** What was found out answers only a part of the question: the lines that have to answer the rest need the room of lines alone. */
  readonly isPartial?: boolean
  /** Where else words lead: pointed at behind lines that words alone have led to. */
  readonly near?: readonly Place[]
  /** Quotations as they may be continued in so many characters more, not by lines that those before them show. */
  readonly goOn?: (quotes: readonly Quote[], room: number, before: readonly Quote[]) => readonly Quote[]
}

/** The draft in Markdown, in no more than `room` characters where its first parts allow it. */
export function assemble({ first = [], lead, quotes, beside = [], notes = [] }: Draft, room: number, manner: Manner = {}): string {
  const { needsNotes = false, isPartial = false, near = [], goOn = (same) => same } = manner
  const opening = first.map(formatQuote)
  const parts: string[] = []
  let used = opening.join('').length
  for (const line of lead) {
    if (parts.length > 0 && used + line.length > room) break
    // A sentence behind a list would be read as part of its last item.
    if (!isItem(line) && isItem(parts.at(-1))) parts.push('')
    parts.push(line)
    used += line.length + 1
  }
  const text = [...opening, parts.join('\n')]
  const likely = saidIn(notes, [...first, ...quotes, ...beside].slice(0, mostQuotes))
  // Of lines alone the last may have no room left for them, and does not need it unless it is asked what they tell.
  const alone = needsNotes && likely !== '' ? room - likely.length - gap.length : room
  const others = text.join('') === '' ? alone : (isPartial ? room : Math.min(room, enoughWithFacts)) - likely.length
  const taken: Quote[] = []
  for (const quote of [...quotes, ...beside]) {
    if (taken.length >= mostQuotes || (taken.length >= quotes.length && used > little)) break
    const { length } = formatQuote(quote)
    if (used + length > (taken.length === 0 ? room : others)) continue
    taken.push(quote)
    used += length + gap.length
  }
  const said = saidIn(notes, [...first, ...taken])
  const isSaid = used + said.length < room
  const left = Math.min(others, room - (isSaid ? said.length + gap.length : 0)) - used
  const pointers = text.join('') === '' ? pointersTo(near, taken, left) : ''
  const leftToGoOn = left - pointers.length
  const shown = leftToGoOn > 0 ? goOn(taken, leftToGoOn, first) : taken
  return [...text, ...shown.map(formatQuote), isSaid ? said : '', pointers].filter((part) => part !== '').join(gap)
}

/** Names explained behind the quotations. */
const mostNotes = 3

/** What the names in some quotations stand for. */
function saidIn(notes: readonly Note[], quotes: readonly Quote[]): string {
  const text = quotes.flatMap(({ lines }) => lines).join('\n')
  return notes
    .filter(({ name }) => name === undefined || containsName(text, name))
    .slice(0, mostNotes)
    .map((note) => note.text)
    .join('\n')
}

/** A place in one line. */
export interface Place {
  readonly quote: Quote
  readonly text: string
}

const also = 'See also:'

/** The best places that no quotation shows, as many as there is room for. */
function pointersTo(near: readonly Place[], taken: readonly Quote[], room: number): string {
  const others = near.filter(({ quote }) => !taken.some((one) => overlaps(quote, one)))
  const parts = [also]
  let left = room - gap.length - also.length
  for (const { text } of others.slice(0, Math.min(mostPointers, mostQuotes - taken.length))) {
    left -= text.length + 1
    if (left < 0) break
    parts.push(text)
  }
  return parts.length > 1 ? parts.join('\n') : ''
}

function isItem(line: string | undefined): boolean {
  return line !== undefined && /^\s*- /.test(line)
}
