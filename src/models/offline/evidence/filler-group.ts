import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, KnownLines, Place } from '../findings.ts'
import { isComment } from './comment-lines.ts'

/** Lines above a FILLER in which its group begins, and below a REDEFINES in which its items stand. */
const farthest = { group: 90, below: 30, items: 12 } as const
const mostAbove = 2
const item = /^(?:.{6})?\s*(?<level>0?[1-9]|[1-4]\d)\s+(?<name>[A-Z0-9][\w-]*)/i

interface Group {
  readonly name: string
  readonly path: string
  readonly line: number
}

/** Reads the group of the FILLER in whose value a line of COBOL stands, and looks for what lays it out anew. */
export function fillerCalls(place: Place, findings: Findings): readonly Call[] {
  const group = fillerGroup(place, findings)
  const above = readCall(place.path, place.line - farthest.group, place.line + farthest.below)
  if (group === undefined) return [above]
  return [above, redefinesCall(group), ...redefining(group, findings).map(({ path, line }) => readCall(path, line, line + farthest.items))]
}

/** What statements name in place of a FILLER: the group around it, and what lays that out as a table. */
export function namesOfFiller(place: Place, findings: Findings): readonly string[] {
  const group = fillerGroup(place, findings)
  if (group === undefined) return []
  const items = redefining(group, findings).flatMap(({ path, line }) => itemsFrom(findings.linesOf(path), line))
  return [group.name, ...items]
}

/**
 * Which entry of its table the FILLER of a line is, from 1; undefined where the group is no table: in one the same pictures come again and again, one for
 * each item of an entry.
 */
export function entryOfFiller(place: Place, findings: Findings): number | undefined {
  const group = fillerGroup(place, findings)
  if (group === undefined) return undefined
  const lines = findings.linesOf(place.path)
  const pictures: string[] = []
  let own = -1
  for (let at = group.line + 1; at <= place.line + farthest.below && lines.has(at); at++) {
    const found = itemIn(lines, at)
    if (found !== undefined && found.name !== 'FILLER') break
    if (found !== undefined) pictures.push(picture.exec(`${lines.get(at)} ${lines.get(at + 1) ?? ''}`)?.[1]?.toUpperCase() ?? '')
    if (at === place.line) own = pictures.length - 1
  }
  const period = periodOf(pictures)
  return period === undefined || own < 0 ? undefined : Math.floor(own / period) + 1
}

const picture = /\bPIC(?:TURE)?\s+(?:IS\s+)?([^\s.]+)/i

/** So many items after which the pictures repeat, at least once; the last entry may not be whole, as far as was read. */
function periodOf(pictures: readonly string[]): number | undefined {
  for (let period = 1; 2 * period <= pictures.length; period++)
    if (pictures.every((one, index) => index < period || one === pictures[index - period])) return period
  return undefined
}

/** The innermost group with a name of its own around the FILLER of a line; undefined where the line is of another item. */
function fillerGroup({ path, line }: Place, findings: Findings): Group | undefined {
  const lines = findings.linesOf(path)
  const own = itemAbove(lines, line, mostAbove)
  if (own?.name !== 'FILLER') return undefined
  for (let at = own.line - 1; at >= own.line - farthest.group && lines.has(at); at--) {
    const found = itemIn(lines, at)
    if (found !== undefined && found.level < own.level && found.name !== 'FILLER') return { name: found.name, path, line: at }
  }
  return undefined
}

function itemAbove(lines: KnownLines, line: number, most: number) {
  for (let at = line; at >= line - most && lines.has(at); at--) {
    const found = itemIn(lines, at)
    if (found !== undefined) return { ...found, line: at }
  }
  return undefined
}

function itemIn(lines: KnownLines, line: number): { readonly level: number; readonly name: string } | undefined {
  const text = lines.get(line) ?? ''
  const { level, name } = (isComment(text) ? undefined : item.exec(text)?.groups) ?? {}
  return level === undefined || name === undefined ? undefined : { level: Number(level), name: name.toUpperCase() }
}

function redefinesCall({ name, path }: Group): Call {
  return patternCall(String.raw`\bREDEFINES\s+${escapeRegex(name)}(?:[\s.]|$)`, path)
}

function redefining(group: Group, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(redefinesCall(group)).slice(0, 1)
}

/** The item of a line and those below it in its group. */
function itemsFrom(lines: KnownLines, line: number): readonly string[] {
  const first = itemIn(lines, line)
  if (first === undefined) return []
  const names = [first.name]
  for (let at = line + 1; at <= line + farthest.items && lines.has(at); at++) {
    const found = itemIn(lines, at)
    if (found !== undefined && found.level <= first.level) break
    if (found !== undefined) names.push(found.name)
  }
  return names.filter((name) => name !== 'FILLER')
}
