import { readCall } from '../../calls.ts'
import { at, inert, item, type Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import type { Branch } from './key-branches.ts'
import { isConsoleKey, keyIdentity, onScreen } from './key-names.ts'
import { screenParts } from './screen-layout.ts'
import { keyTestsIn, type TestedKey } from './tested-keys.ts'

const mostTold = 12
const mostStatements = 3
const mostLegends = 2
const linesOfTest = 5

/** Keys that the members of a program test without a branch that leads to a known place, and what other keys lead to. */
export function testedItems(
  paths: readonly string[],
  branches: readonly Branch[],
  texts: ReadonlyMap<string, string>,
  findings: Findings,
): { readonly items: readonly string[]; readonly quotes: readonly Quote[] } {
  const told = new Set(branches.map(({ choice, key }) => keyIdentity(key ?? choice)))
  const items: string[] = []
  const quotes: Quote[] = []
  for (const path of paths) {
    const tests = keyTestsIn(path, findings)
    if (tests === undefined) continue
    const open = tests.tested.filter(({ key }) => key === undefined || !told.has(keyIdentity(key)))
    const simple = open.filter(({ does }) => does.length > 0)
    const done = new Set(simple.map(({ key = '' }) => keyIdentity(key)))
    items.push(...simple.slice(0, mostTold).map((one) => keyItem(one, texts, findings)))
    const others = open.filter(({ does, key = '' }) => does.length === 0 && !done.has(keyIdentity(key)))
    quotes.push(...others.slice(0, mostLegends).flatMap((one) => testQuote(one, texts, findings)))
    // At a console Enter is COB-SCR-OK, or none of the keys that the status tells.
    if (tests.othersGoOn && !tests.tested.some(({ key = '' }) => isConsoleKey(key))) items.push(goOnItem(tests.tested, texts, findings))
  }
  return { items, quotes }
}

function keyItem({ path, line, endLine, key, does }: TestedKey, texts: ReadonlyMap<string, string>, findings: Findings): string {
  const shown = does.slice(0, mostStatements).map(inert).join(', then ')
  const who = key === undefined ? 'any other key' : `${inert(key)}${onScreen(key, texts)}`
  return item(findings, `${who} → ${shown}${does.length > mostStatements ? ' …' : ''}`, [{ path, startLine: line, endLine }])
}

function goOnItem(tested: readonly TestedKey[], texts: ReadonlyMap<string, string>, findings: Findings): string {
  const untested = ['ENTER', 'CLEAR'].filter((name) => !tested.some(({ key = '' }) => key.toUpperCase().endsWith(name)))
  const such = untested.length === 0 ? '' : `, ${untested.map((name) => `${name}${onScreen(name, texts)}`).join(' and ')} among them,`
  const simple = tested.filter(({ does }) => does.length > 0)
  const places = (simple.length > 0 ? simple : tested).map(at)
  return item(findings, `any other key${such} has no branch of its own: control goes on behind the tests`, places.slice(-1))
}

/** Where more than the key is asked for, its lines say it best. */
function testQuote({ path, line, key }: TestedKey, texts: ReadonlyMap<string, string>, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  const isBegin = (at: number) => /^.{0,6}\s*(?:\d{6})?\s*(?:IF|WHEN|EVALUATE)\b/i.test(known.get(at) ?? '')
  const first = [line, line - 1, line - 2].find(isBegin) ?? line
  const lines = linesBetween(known, first, line + linesOfTest - 1)
  const end = lines.findIndex((text, at) => at > line - first && /\.\s*(?:\S{1,8}\s*)?$/.test(text.slice(0, 72)))
  const shown = end < 0 ? lines : lines.slice(0, end + 1)
  if (shown.length === 0) return []
  const lead = key === undefined ? 'any other key, with more to it' : `${inert(key)}${onScreen(key, texts)} among other conditions`
  return [{ source: { kind: 'code', path }, startLine: first, lines: shown, lead }]
}

function legendsOf(maps: readonly string[], findings: Findings): readonly Lines[] {
  const parts = maps.flatMap((map) => findings.outlinedMembers(map).flatMap(({ entries }) => screenParts(entries, map)))
  return parts.filter(({ keys }) => keys !== undefined).slice(0, mostLegends)
}

/** The lines of a map that say what its keys do. */
export function legendCalls(maps: readonly string[], findings: Findings): readonly Call[] {
  return legendsOf(maps, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine))
}

export function legendQuotes(maps: readonly string[], findings: Findings): readonly Quote[] {
  return legendsOf(maps, findings).flatMap(({ path, startLine, endLine }) => {
    const lines = linesBetween(findings.linesOf(path), startLine, endLine)
    return lines.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine, lines } as const]
  })
}
