import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import { readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

const mostTests = 2
const linesOfTest = 8

/** `"(G)  Post payments"`, `'3. List loans'`: what is typed, and what it stands for. */
export const option = /["']\s*[([]?\s*([A-Z]|\d{1,2})\s*[)\].:=-]+\s*([A-Za-z][^"']*)["']/i

/** An option of a menu as a program shows it: what is typed, and its text. */
export interface ShownOption extends Place {
  readonly key: string
  readonly text: string
}

/** For the tests of what was typed. */
export function testCall({ path, key }: ShownOption): Call {
  return patternCall(String.raw`(?:\bWHEN|=|\bEQUALS?(?:\s+TO)?)\s*["']?0*${escapeRegex(key)}["']?(?:[^\w-]|$)`, path)
}

const accepted = /\bACCEPT\s+([\w-]+)/i
/** How programs call what was typed. */
const asksReply = /repl|choice|option|opt\b|select|menu|answer|ans\b|command|cmd|action|func/i

/** For the items that what is typed goes into. */
export function acceptCall(path: string): Call {
  return patternCall(String.raw`\bACCEPT\s+[\w-]+`, path)
}

/** Where the key is tested, behind the text of the menu first. */
export function testsOf(chosen: ShownOption, findings: Findings): readonly FoundLine[] {
  const typed = new Set(findings.linesFound(acceptCall(chosen.path)).flatMap(({ text }) => accepted.exec(text)?.[1]?.toUpperCase() ?? []))
  // Another item may have the same letter as a value; of a WHEN its own line does not say which is asked for.
  const isTyped = (text: string) => {
    const name = /([A-Za-z][\w-]*)\s*(?:IS\s+)?(?:=|EQUALS?\b)/i.exec(text)?.[1] ?? ''
    return /\bWHEN\b/i.test(text) || typed.has(name.toUpperCase()) || asksReply.test(name)
  }
  const found = findings.codeLinesFound(testCall(chosen)).filter(({ text }) => /\b(?:IF|WHEN|CASE|OR)\b/i.test(text) && isTyped(text))
  return [...found.filter(({ line }) => line > chosen.line), ...found.filter(({ line }) => line <= chosen.line)].slice(0, mostTests)
}

/** Reads what `testQuote` quotes of them. */
export function testReads(chosen: ShownOption, findings: Findings): readonly Call[] {
  return testsOf(chosen, findings).map(({ line }) => readCall(chosen.path, line, line + linesOfTest))
}

/** The statements up to the next choice. */
export function testQuote({ path, line }: FoundLine, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  let last = line
  while (
    last < line + linesOfTest &&
    !/\.\s*$/.test(lines.get(last) ?? '') &&
    lines.has(last + 1) &&
    !/^\s*(?:\d{6})?\s*(?:WHEN|ELSE|END-EVALUATE|END-IF)\b/i.test(lines.get(last + 1) ?? '')
  )
    last++
  return { source: { kind: 'code', path }, startLine: line, lines: linesBetween(lines, line, last) }
}
