import { distinctBy } from '../../../base/distinct-by.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { labelCall } from '../absence.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import type { LiteralUse } from './literal-uses.ts'

const mostFound = 100
const mostSymbols = 12
/** The symbols of a flag stand below it. */
const mostBelow = 16
const immediate = String.raw`\s(MVI|CLI|TM|OI|NI|XI)\s+`
const symbol = /[A-Z@#$_][A-Z0-9@#$_]*/gi
const equate = /^([A-Z@#$_][A-Z0-9@#$_]*)\s+EQU\s+([XCB]'[^']*'|\d+)/i

function usesCall(name: string): Call {
  return linesCall(String.raw`${immediate}${escapeRegex(name)}(?:[+-][0-9]+)?,[^\s']*[A-Z@#$_][^\s']*(?:\s|$)`, mostFound)
}

/** For the symbols of assembler that are set in a byte or compared with it, and what they are equated to. */
export function symbolCalls(name: string | undefined, findings: Findings): readonly Call[] {
  if (name === undefined) return []
  const used = [...new Set(usedSymbols(name, findings).map(({ value }) => value))]
  const below = declared(name, findings).map(({ path, line }) => readCall(path, line, line + mostBelow))
  return [usesCall(name), labelCall(name), ...below, ...used.slice(0, mostSymbols).map(labelCall)]
}

/** The same with those that stand below the byte itself; with the value of each, where that was found. */
export function symbolUses(name: string, findings: Findings): readonly LiteralUse[] {
  const own = declared(name, findings).flatMap((line) => equatesBelow(line, findings))
  const uses = [...own, ...usedSymbols(name, findings)]
  return uses.map((use) => ({ ...use, value: withValue(use.value, own, findings) }))
}

function usedSymbols(name: string, findings: Findings): readonly LiteralUse[] {
  const use = new RegExp(String.raw`${immediate}${escapeRegex(name)}(?:[+-]\d+)?,([^\s']+)(?:\s|$)`, 'i')
  return findings.codeLinesFound(usesCall(name)).flatMap((line) => {
    const [, operation = '', mask = ''] = use.exec(line.text) ?? []
    const how = /^(?:CLI|TM)$/i.test(operation) ? 'tested' : 'set'
    return (mask.match(symbol) ?? []).map((value): LiteralUse => ({ ...line, value: value.toUpperCase(), how }))
  })
}

function declared(name: string, findings: Findings): readonly FoundLine[] {
  const places = findings.codeLinesFound(labelCall(name)).filter(({ text }) => /^\S+\s+D[CS]\s/i.test(text))
  return distinctBy(places, ({ path, line }) => `${path} ${line}`).slice(0, 2)
}

function equatesBelow({ path, line }: FoundLine, findings: Findings): readonly LiteralUse[] {
  const lines = findings.linesOf(path)
  const found: LiteralUse[] = []
  for (let at = line + 1; at <= line + mostBelow; at++) {
    const text = lines.get(at)
    const value = equate.exec(text ?? '')?.[1]
    if (text === undefined || (value === undefined && !isComment(text))) break
    if (value !== undefined) found.push({ path, line: at, text, value: value.toUpperCase(), how: 'declared' })
  }
  return found
}

function withValue(value: string, own: readonly LiteralUse[], findings: Findings): string {
  const equates = [...own.filter((one) => one.value === value), ...findings.codeLinesFound(labelCall(value))]
  const equated = equates.flatMap(({ text }) => equate.exec(text)?.[2] ?? [])
  const [first, ...others] = new Set(equated)
  return first === undefined || others.length > 0 ? value : `${value} (${first})`
}
