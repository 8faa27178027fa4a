import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { declaredName } from '../../evidence/declared-name.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import { type ShownValue, shownValue } from '../../question/shown-value.ts'
import { code, type Quote } from '../../quote.ts'

const mostMessages = 2
const mostMeanings = 2
const mostSet = 2
/** Lines above a message in which what it shows is given its value. */
const linesAbove = 30
/** Lines of a statement behind the one with the text, and above the one with the target. */
const linesBehind = 2
const room = { before: 3, after: 3, most: 9 } as const
/** What stands between a text and the item behind it. */
const idle = /^(?:function|trim|concatenate|delimited|by|size|into|end-[a-z]+|with|no|advancing|upon|space|spaces|numval|char|string)$/i

/** What the number in a message means that somebody saw: which item it is, who gives it, and the condition that sets it there. */
export const messageValueAspect: Aspect = {
  name: 'message value',
  asks: ({ text }) => shownValue(text) !== undefined,
  calls: ({ text }, _, findings) => {
    const shown = shownValue(text)
    if (shown === undefined) return []
    const messages = messagesOf(shown, findings)
    const givers = messages.flatMap((message) => giverOf(message, shown, findings) ?? [])
    const members = givers.flatMap((giver) => membersOf(giver, findings))
    const meanings = members.flatMap((path) => meaningsIn(path, shown, findings))
    return [
      searchCall(shown.message),
      ...messages.map(({ path, line }) => readCall(path, line - linesAbove, line + linesBehind)),
      ...givers.map(definitionCall),
      ...members.map((path) => valueCall(path, shown)),
      ...meanings.flatMap((meaning) => [readCall(meaning.path, meaning.line - 1, meaning.line), ...setCalls(meaning, findings)]),
      ...meanings.flatMap((meaning) => setLines(meaning, findings).map((place) => readFromCondition(place, room))),
    ]
  },
  draft: ({ text }, _, findings) => {
    const shown = shownValue(text)
    const messages = shown === undefined ? [] : messagesOf(shown, findings)
    if (shown === undefined || messages.length === 0) return undefined
    const told = messages.map((message) => tellOf(message, shown, findings))
    const quotes = told.flatMap((one) => one.quotes)
    return {
      lead: told.flatMap((one) => one.lead),
      quotes: quotes.length > 0 ? quotes : messages.map((message) => quoteFromCondition(message, room, findings)),
    }
  },
}

function messagesOf({ message }: ShownValue, findings: Findings): readonly FoundLine[] {
  return findings
    .codeLinesFound(searchCall(message))
    .filter(({ text }) => text.toUpperCase().includes(message.toUpperCase()))
    .slice(0, mostMessages)
}

function tellOf(
  message: FoundLine,
  shown: ShownValue,
  findings: Findings,
): { readonly lead: readonly string[]; readonly quotes: readonly Quote[] } {
  const shownItem = itemBehind(message, shown, findings)
  if (shownItem === undefined) return { lead: [], quotes: [] }
  const giver = giverOf(message, shown, findings)
  const given = giver === undefined ? undefined : givenAt(message, shown, findings)
  const shows = item(findings, `the message shows ${nameFor(findings, shownItem.name, [at(shownItem)])}`, [at(shownItem)])
  const gives =
    giver === undefined || given === undefined
      ? []
      : [item(findings, `${inertName(giver)} gives it`, [{ path: message.path, startLine: given.startLine, endLine: given.endLine }])]
  const meanings = giver === undefined ? [] : membersOf(giver, findings).flatMap((path) => meaningsIn(path, shown, findings))
  const means = meanings.slice(0, mostMeanings).map((meaning) => {
    const name = declaredName(findings.linesOf(meaning.path), meaning.line)
    return item(
      findings,
      name === undefined ? `${shown.value} is given in` : `${shown.value} is ${nameFor(findings, name, [at(meaning)])}`,
      [at(meaning)],
    )
  })
  const sets = meanings.slice(0, mostMeanings).flatMap((meaning) => setLines(meaning, findings))
  return { lead: [shows, ...gives, ...means], quotes: sets.map((place) => quoteFromCondition(place, room, findings)) }
}

function inertName(name: string): string {
  return code(name.toUpperCase())
}

/** The first name behind the text of the message that is no word of the statement; formats of Fortran name none. */
function itemBehind(
  { path, line, text }: FoundLine,
  { message }: ShownValue,
  findings: Findings,
): (Place & { readonly name: string }) | undefined {
  const known = findings.linesOf(path)
  const behind = endOfText(text, message)
  if (behind === undefined || /\bFORMAT\s*\(/i.test(text)) return undefined
  for (let number = line; number <= line + linesBehind; number++) {
    const current = known.get(number) ?? ''
    if (number > line && (isComment(current) || /\bEND-[A-Z]+\b/i.test(current))) return undefined
    const whole = number === line ? text.slice(behind) : current
    const names = whole.replace(/"[^"]*"|'[^']*'/g, ' ').match(/(?<![\w$#@-])[A-Za-z][\w$#@-]*/g) ?? []
    const name = names.find((one) => !idle.test(one))
    if (name !== undefined)
      return /^(?:MOVE|IF|PERFORM|DISPLAY|SET|GO|CALL|ADD|STOP|ELSE|EXIT|GOBACK)$/i.test(name) ? undefined : { path, line: number, name }
    if (/\.\s*$/.test(whole)) return undefined
  }
  return undefined
}

/** Behind the mark that ends the text of the message: others may stand on its line. Undefined where none does, as in a remark. */
function endOfText(text: string, message: string): number | undefined {
  const behind = text.toUpperCase().indexOf(message.toUpperCase()) + message.length
  const mark = /["']/.exec(text.slice(behind))
  return mark === null ? undefined : behind + mark.index + 1
}

/** The lines of the statement above the message that gives the item its value. */
function givenAt(
  message: FoundLine,
  value: ShownValue,
  findings: Findings,
): { readonly startLine: number; readonly endLine: number; readonly text: string } | undefined {
  const shown = itemBehind(message, value, findings)
  if (shown === undefined) return undefined
  const known = findings.linesOf(message.path)
  const name = escapeRegex(shown.name)
  const target = new RegExp(
    String.raw`\b(?:TO|RETURNING|GIVING|INTO)\s+${name}(?![\w-])|^\s*${name}\s*=(?!=)|\b(?:REFERENCE\s+)?${name}\s*(?:END-CALL|\.|\)|$)`,
    'i',
  )
  for (let line = message.line - 1; line >= message.line - linesAbove && known.has(line); line--) {
    if (isComment(known.get(line) ?? '') || !target.test(known.get(line) ?? '')) continue
    for (let first = line; first >= line - linesBehind; first--) {
      const text = linesBetween(known, first, line).join(' ')
      if (giving.test(text)) return { startLine: first, endLine: line, text }
    }
  }
  return undefined
}

/** A call of COBOL by its function or program, or of a language with calls in expressions. */
const giving = /\bFUNCTION\s+([\w-]+)\s*\(|\bCALL\s+["']([\w-]+)["']|=\s*([A-Za-z]\w*)\s*\(/i

function giverOf(message: FoundLine, shown: ShownValue, findings: Findings): string | undefined {
  const match = giving.exec(givenAt(message, shown, findings)?.text ?? '')
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

function membersOf(name: string, findings: Findings): readonly string[] {
  const programs = findings
    .definitionsOf(name)
    .filter(({ kind }: Definition) => kind === 'program' || kind === 'entry' || kind === 'symbol')
  return [...new Set(programs.map(({ path }) => path))].slice(0, 1)
}

/** For what has the value in a member: condition names and constants, and statements that give it. */
function valueCall(path: string, { value }: ShownValue): Call {
  // The search knows no lookahead.
  const given = String.raw`["']?0*${escapeRegex(value)}["']?(?:[^\w.]|\.\s|\.?$)`
  return patternCall(String.raw`\bVALUES?\s+(?:IS\s+|ARE\s+)?${given}|\bMOVE\s+${given}\s*TO\b|\bRETURN\s*\(?\s*${given}`, path)
}

function meaningsIn(path: string, shown: ShownValue, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(valueCall(path, shown))
  const conditions = found.filter(({ text }) => /^\s*(?:\d{6})?\s*88\s/.test(text))
  return (conditions.length > 0 ? conditions : found).slice(0, mostMeanings)
}

function setCalls({ path, line }: FoundLine, findings: Findings): readonly Call[] {
  const name = declaredName(findings.linesOf(path), line)
  return name === undefined
    ? []
    : [patternCall(String.raw`\bSET\s+${escapeRegex(name)}\s+TO\s+TRUE\b|\bMOVE\s+${escapeRegex(name)}\s+TO\b`, path)]
}

/** Where what the value means is set; a statement that gives the value itself. */
function setLines(meaning: FoundLine, findings: Findings): readonly Place[] {
  const calls = setCalls(meaning, findings)
  return calls.length === 0 ? [meaning] : calls.flatMap((call) => findings.linesFound(call)).slice(0, mostSet)
}
