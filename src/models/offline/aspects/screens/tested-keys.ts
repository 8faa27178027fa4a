import { patternCall } from '../../absence.ts'
import { readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { quotedText } from '../../evidence/quoted-text.ts'
import type { Findings, FoundLine, KnownLines, Place } from '../../findings.ts'
import { consoleKey } from './key-names.ts'

/** What one member does on a key, as its lines say it, or where it asks for the key among other things. */
export interface TestedKey extends Place {
  readonly endLine: number
  /** As the program names it; undefined for all keys that no test names. */
  readonly key?: string
  /** Statements in short; empty where the test asks for more than the key, and its lines have to be read. */
  readonly does: readonly string[]
}

export interface KeyTests {
  readonly tested: readonly TestedKey[]
  /** Whether it is sure that no test has a branch for other keys: control then goes on behind the tests. */
  readonly othersGoOn: boolean
}

const names = String.raw`\b(?:${consoleKey}|EIB-?AID|DFH(?:ENTER|CLEAR|PA\d|PF\d{1,2})|[A-Z0-9-]*(?:PFK|PF-?KEY-?)\d{1,2})\b|\bHANDLE\s+AID\b`
const handled = /\bHANDLE\s+AID\b/i
const handledKey = /\b(ENTER|CLEAR|PA[123]|PF\d{1,2}|ANYKEY)\s*\(\s*([\w-]+)\s*\)/gi
const key = new RegExp(String.raw`\b${consoleKey}\b|\bDFH(?:ENTER|CLEAR|PA\d|PF\d{1,2})\b|\b[A-Z0-9-]*(?:PFK|PF-?KEY-?)\d{1,2}\b`, 'gi')
const test = /^.{0,6}\s*(?:(?:ELSE|END-IF)\s+)?(?:IF|WHEN|AND|OR)\b|\s(?:IF|WHEN)\s/i
/** Nothing but the key is asked for. */
const alone =
  /^(?:ELSE\s+)?(?:IF\s+[\w-]+\s*(?:IS\s+)?(?:=|EQUALS?(?:\s+TO)?)\s*|WHEN\s+(?:[\w-]+\s*(?:IS\s+)?(?:=|EQUALS?(?:\s+TO)?)\s*)?)[\w-]+(?:\s+THEN)?(?=\s|$)/i
const whenOther = /^WHEN\s+OTHER\b/i
const ends = /^(?:END-EVALUATE|END-IF|WHEN|ELSE)\b/i
const verb =
  /^(?:ACCEPT|ADD|CALL|CLOSE|COMPUTE|CONTINUE|DELETE|DISPLAY|DIVIDE|EVALUATE|EXEC|EXIT|GO|GOBACK|IF|INITIALIZE|INSPECT|MOVE|MULTIPLY|NEXT|OPEN|PERFORM|READ|REWRITE|SEARCH|SET|START|STOP|STRING|SUBTRACT|UNSTRING|WRITE)\b/i
const linesBehind = 14
const linesOfOthers = 40
const mostWindows = 5
/** A search for a pattern shows up to twenty lines. */
const mostSeen = 20
const longest = 70

/** The lines in which these members test keys, with what stands under them. */
export function testedKeyCalls(paths: readonly string[], findings: Findings): readonly Call[] {
  return [
    ...paths.map(searchCall),
    ...paths.flatMap((path) => windowsOf(testLines(path, findings)).map(([first, last]) => readCall(path, first, last))),
  ]
}

function searchCall(path: string): Call {
  return patternCall(names, path)
}

function foundLines(path: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(searchCall(path)).filter((one) => one.path === path && !/\bCOPY\b/i.test(one.text))
}

function testLines(path: string, findings: Findings): readonly number[] {
  return foundLines(path, findings)
    .filter(({ text }) => isTest(text))
    .map(({ line }) => line)
}

function isTest(text: string): boolean {
  return test.test(text) || /\bEVALUATE\b/i.test(text) || handled.test(text)
}

function windowsOf(lines: readonly number[]): readonly (readonly [number, number])[] {
  const windows: [number, number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = windows.at(-1)
    if (last !== undefined && line <= last[1] + linesBehind) last[1] = line + linesBehind
    else windows.push([line - 2, line + linesBehind])
  }
  return windows.slice(0, mostWindows)
}

/** What the lines of a member say of keys; undefined where they were not found or test none. */
export function keyTestsIn(path: string, findings: Findings): KeyTests | undefined {
  const known = findings.linesOf(path)
  const lines = testLines(path, findings).filter((line) => known.has(line))
  const tested = lines.flatMap((line) => testsAt(path, line, known))
  if (tested.length === 0) return undefined
  const found = foundLines(path, findings)
  const isAllSeen = found.length < mostSeen && lines.length === found.length && lines.every((line) => namesItsKeys(path, line, known))
  const lastWhen = lines.findLast((line) => /^WHEN\b/i.test(textAt(known, line)))
  const others = lastWhen === undefined ? undefined : otherBranch(path, lastWhen, known)
  const elses = lines.filter((line) => /^(?:ELSE\s+)?IF\b/i.test(textAt(known, line))).map((line) => hasElse(line, known))
  return {
    tested: others === undefined || others === 'none' || others === 'unknown' ? tested : [...tested, others],
    othersGoOn: isAllSeen && (others === undefined || others === 'none') && elses.every((one) => one === false),
  }
}

/** Whether a line tests nothing but keys of the system: one that is kept elsewhere, or given as a value, may be any. */
function namesItsKeys(path: string, line: number, known: KnownLines): boolean {
  const text = textAt(known, line)
  if (handled.test(text) || !isTest(known.get(line) ?? '')) return false
  if (!/^EVALUATE\b/i.test(text)) {
    const tests = testsAt(path, line, known)
    return tests.length > 0 && tests.every(({ key: name = '' }) => /^(?:DFH|COB-SCR)/i.test(name))
  }
  let depth = 0
  for (let at = line + 1; at <= line + linesOfOthers && known.has(at); at++) {
    const when = textAt(known, at)
    if (isComment(known.get(at) ?? '')) continue
    if (depth === 0 && /^WHEN\b/i.test(when) && !whenOther.test(when) && !/\b(?:DFH[A-Z]+\d*|COB-SCR-[\w-]+)\b/i.test(when)) return false
    if (/^EVALUATE\b/i.test(when)) depth++
    if (/^END-EVALUATE\b/i.test(when) && depth-- === 0) return true
    if (when.endsWith('.')) return true
  }
  return false
}

function testsAt(path: string, line: number, known: KnownLines): readonly TestedKey[] {
  const text = textAt(known, line)
  if (handled.test(text)) return handledAt(path, line, known)
  const found = [...new Set([...text.matchAll(key)].map(([name]) => name))]
  const isAlone = found.length === 1 && alone.test(text) && !/^\s*(?:AND|OR)\b/i.test(textAt(known, line + 1))
  const { does, endLine } = isAlone ? statementsUnder(line, known) : { does: [], endLine: line }
  return found.map((name) => ({ path, line, endLine, key: name, does }))
}

/** The labels that `EXEC CICS HANDLE AID` gives keys. */
function handledAt(path: string, line: number, known: KnownLines): readonly TestedKey[] {
  const tested: TestedKey[] = []
  for (let at = line; at <= line + linesBehind && known.has(at); at++) {
    for (const [, name = '', label = ''] of textAt(known, at).matchAll(handledKey))
      tested.push({ path, line: at, endLine: at, key: name.toUpperCase(), does: [`GO TO ${label}`] })
    if (/\bEND-EXEC\b/i.test(textAt(known, at))) break
  }
  return tested
}

/** The simple statements under a test; none where the first is a test itself. */
function statementsUnder(line: number, known: KnownLines): { readonly does: readonly string[]; readonly endLine: number } {
  const rest = textAt(known, line).replace(whenOther, '').replace(alone, '').trim()
  const does: string[] = rest === '' ? [] : [rest]
  let endLine = line
  let inExec = false
  const isDone = () => rest.endsWith('.') && does.length === 1
  for (let at = line + 1; at <= line + linesBehind && known.has(at) && !isDone(); at++) {
    const text = textAt(known, at)
    if (isComment(known.get(at) ?? '') || text === '') continue
    if (!inExec && (ends.test(text) || /^(?:IF|EVALUATE)\b/i.test(text))) {
      // WHENs above one another share what stands under the last.
      if (does.length === 0 && /^WHEN\b/i.test(text) && !whenOther.test(text)) return statementsUnder(at, known)
      break
    }
    if (!inExec && verb.test(text)) does.push(text)
    else if (does.length > 0) does.push(`${does.pop()} ${text}`)
    inExec = /^EXEC\b/i.test(does.at(-1) ?? '') && !/\bEND-EXEC\b/i.test(does.at(-1) ?? '')
    endLine = at
    if (!inExec && text.endsWith('.')) break
  }
  return { does: does.map(inShort), endLine }
}

function inShort(statement: string): string {
  const text = statement.replace(/\s*(?:\bEND-EXEC\b\s*)?\.?$/i, '').replace(/^EXEC\s+\w+\s+/i, '')
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}

/** What an EVALUATE does where no WHEN holds; `unknown` where its end was not shown. */
function otherBranch(path: string, from: number, known: KnownLines): TestedKey | 'none' | 'unknown' {
  let depth = 0
  for (let at = from + 1; at <= from + linesOfOthers && known.has(at); at++) {
    const text = textAt(known, at)
    if (isComment(known.get(at) ?? '')) continue
    if (depth === 0 && whenOther.test(text)) return { path, line: at, ...statementsUnder(at, known) }
    if (/^EVALUATE\b/i.test(text)) depth++
    if (/^END-EVALUATE\b/i.test(text) && depth-- === 0) return 'none'
    if (text.endsWith('.')) return 'none'
  }
  return 'unknown'
}

/** Whether an IF has an ELSE; undefined where its end was not shown. */
function hasElse(from: number, known: KnownLines): boolean | undefined {
  let depth = 0
  for (let at = from; at <= from + linesOfOthers && known.has(at); at++) {
    const text = textAt(known, at)
    if (isComment(known.get(at) ?? '')) continue
    if (at > from && /^IF\b/i.test(text)) depth++
    if (/^ELSE\b/i.test(text)) {
      if (depth === 0) return true
      // Without END-IF the sentence ends both.
      depth--
    }
    if (/^END-IF\b/i.test(text) && depth-- === 0) return false
    if (text.endsWith('.')) return false
  }
  return undefined
}

function textAt(known: KnownLines, line: number): string {
  const [text = ''] = quotedText(linesBetween(known, line, line))
  return text.replace(/\s+/g, ' ').trim()
}
