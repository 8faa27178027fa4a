import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { patternCall } from '../../absence.ts'
import { linesCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

const mostTests = 4
const linesBehind = 10
const mostNaming = 100
/** What ends the statements under the test of a key: the next test. */
const nextTest = /^.{0,6}\s*(?:ELSE\b|IF\b|WHEN\b|END-EVALUATE\b)/i
const tests = /\b(?:IF|WHEN|OR)\b/i

/** A pattern for the names that programs and copies of DFHAID give a PF key of this number. */
export function keyPattern(number: string): string {
  return String.raw`(?:PFK?|PF-?KEY-?|\bF)-?0?${number}(?:\D|$)`
}

/** For wherever the keys are named, which members that a program copies may do. */
export function keyCalls(keys: readonly string[]): readonly Call[] {
  return keys.map(namingCall)
}

function namingCall(key: string): Call {
  return linesCall(keyPattern(key), mostNaming)
}

/** Whether every line that names the key was seen where the programs' copied members may: a search shows only so many of all, and of one member. */
export function isWhollySeen(key: string, programs: readonly string[], findings: Findings): boolean {
  const call = namingCall(key)
  const copied = copiedBy(programs, findings)
  const lines = findings.linesFound(call)
  const ofCopies = [...groupBy(lines, ({ path }) => path)].filter(([path]) => copied.has(path))
  return (
    findings.resultOf(call) !== undefined &&
    lines.length < mostNaming &&
    ofCopies.every(([, { length }]) => length < limits.searchMatchesPerFile)
  )
}

function copiedBy(programs: readonly string[], findings: Findings): ReadonlySet<string> {
  const edges = programs.flatMap((program) => findings.referencesOf(program, 'callees'))
  return new Set(edges.flatMap(({ kind, found }) => (kind === 'copy' ? (found ?? []) : [])))
}

/** The members that the programs copy and that ask for one of the keys, as those do that turn all keys into values of the shop's own. */
export function copiesTesting(keys: readonly string[], programs: readonly string[], findings: Findings): readonly string[] {
  const copied = copiedBy(programs, findings)
  const lines = keys.flatMap((key) => findings.codeLinesFound(namingCall(key))).filter(({ text }) => tests.test(text))
  return [...new Set(lines.map(({ path }) => path).filter((path) => copied.has(path)))]
}

/** The lines in which these members test the keys: the structure knows only branches that lead somewhere. */
export function keyTestCalls(keys: readonly string[], paths: readonly string[], findings: Findings): readonly Call[] {
  const searches = searchCalls(keys, paths)
  return [...searches, ...testsFound(searches, findings).map(({ path, line }) => readCall(path, line, line + linesBehind))]
}

/** Each test with the statements under it, in source order: what is done with the key stands there, and in a later one often no more than its name. */
export function keyTestQuotes(keys: readonly string[], paths: readonly string[], findings: Findings): readonly Quote[] {
  return testsFound(searchCalls(keys, paths), findings).flatMap(({ path, line }) => {
    const lines = findings.linesOf(path)
    let last = line
    while (last < line + linesBehind && lines.has(last + 1) && !nextTest.test(lines.get(last + 1) ?? '')) last++
    const shown = linesBetween(lines, line, last)
    return shown.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: line, lines: shown } as const]
  })
}

function searchCalls(keys: readonly string[], paths: readonly string[]): readonly Call[] {
  return keys.flatMap((key) => paths.map((path) => patternCall(keyPattern(key), path)))
}

function testsFound(searches: readonly Call[], findings: Findings): readonly Place[] {
  const found = searches.flatMap((call) => findings.codeLinesFound(call)).filter(({ text }) => tests.test(text))
  return found.slice(0, mostTests)
}
