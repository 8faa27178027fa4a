import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { searchCall } from '../../absence.ts'
import { everyCall } from '../../calls.ts'
import { inCodeFirst, nearTexts, splitTexts } from '../../evidence/split-text.ts'
import type { Findings } from '../../findings.ts'
import type { AskedMessage } from '../../question/asked-message.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { meantMessages } from './shown-message.ts'

/** Where a message is known to stand; what holds it only where the structure knows it for one. */
export interface Source extends Pick<Definition, 'path' | 'startLine' | 'endLine'> {
  readonly text: string
  readonly detail?: string
  readonly of?: string
  /** It reads otherwise, with values in it, or as somebody remembers it. */
  readonly isNear?: true
}

export function knownIn(findings: Findings): readonly Definition[] {
  return findings.structure(everyCall('message'), 'where')?.definitions ?? []
}

/** In the program that is named besides, if one is; those in statements and constants that have it as their text. */
export function sourcesOf(
  question: Question,
  asked: AskedMessage,
  { named, kinds, paths, name }: Subject,
  findings: Findings,
): readonly Source[] {
  const known = knownIn(findings)
  const has = asked.isCode ? beginsWith(asked.given) : contains(asked.given)
  const units = known.filter((message) => has(message.name)).map((message): Source => ({ ...message, text: message.name }))
  const isKnown = (path: string, line: number) => units.some((unit) => unit.path === path && unit.startLine <= line && line <= unit.endLine)
  const literal = literalWith(asked)
  const lines = inCodeFirst(findings.codeLinesFound(searchCall(asked.given))).flatMap(({ path, line, text }): readonly Source[] => {
    if (isKnown(path, line) || titled.test(text)) return []
    // Panels and pages show texts that no literal holds.
    const found = literal.exec(text)?.groups?.text ?? (asked.isCode ? undefined : asked.given)
    return found === undefined ? [] : [{ path, startLine: line, endLine: line, text: found.trim() }]
  })
  const split = asked.isCode || units.length + lines.length > 0 ? [] : splitTexts(asked.given, findings)
  const all = distinctBy([...units, ...lines, ...split], ({ path, startLine }) => `${path} ${startLine}`)
  const isOwner = named && question.names.includes(name) && name !== asked.given && !kinds.includes('message')
  const own = isOwner ? all.filter(({ path }) => paths.includes(path)) : []
  if (all.length > 0) return own.length > 0 ? own : all
  const meant = meantMessages(question, findings).map((message): Source => ({ ...message, text: message.name, isNear: true }))
  if (meant.length > 0 || asked.isCode) return meant
  return nearTexts(asked.given, findings).map((near) => ({ ...near, isNear: true }))
}

/** What stands over a listing or card of assembler nobody is told. */
const titled = /^\S*\s+(?:TITLE|PUNCH)\s/i

function contains(given: string): (text: string) => boolean {
  const wanted = plain(given)
  return (text) => plain(text).includes(wanted)
}

function beginsWith(code: string): (text: string) => boolean {
  const begins = new RegExp(String.raw`^\W*${escapeRegex(code)}(?![\w-]*\w)`, 'i')
  return (text) => begins.test(text)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toUpperCase()
}

/** A literal that has the text, or begins with the code and says more. */
function literalWith({ given, isCode }: AskedMessage): RegExp {
  const text = escapeRegex(given)
  return isCode
    ? new RegExp(String.raw`['"](?<text>\W{0,3}${text}(?![\w-]*\w)[^'"]*[^\W\d_]{2}[^'"]*)`, 'i')
    : new RegExp(`['"](?<text>[^'"]*${text}[^'"]*)`, 'i')
}
