import type { Definition } from '../../../../answer/structure-results.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import { readCall } from '../../calls.ts'
import type { Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, quoteLines, readAround, readFromCondition } from '../../evidence/around-place.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { branchCalls } from '../../evidence/branches-to.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { declaredName } from '../../evidence/declared-name.ts'
import { entryOfFiller, fillerCalls, namesOfFiller } from '../../evidence/filler-group.ts'
import { farFormatUser, formatUsersCall } from '../../evidence/format-users.ts'
import { fortranStatementAt } from '../../evidence/fortran-statement.ts'
import { fromCondition } from '../../evidence/from-condition.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { isPli } from '../../evidence/is-pli.ts'
import { labelsAboveText } from '../../evidence/label-above-text.ts'
import { leadingCall, leadingQuotes, pliLeadingCall, pliLeadingQuotes } from '../../evidence/leading-quotes.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { farthestLoop, waysTo } from '../../evidence/loop-above.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

const room = { before: 8, after: 3, most: 12 } as const
/** Around a statement that writes by a FORMAT. */
const ofFormat = { before: 7, after: 4, most: 11 } as const
/** Lines of a constant that is put together of several. */
const mostOfConstant = 8

interface Way {
  /** How well a member fits, for constants that several members name. */
  readonly fitting?: (path: string) => number
  /** Of the statements that name a constant so many are told. */
  readonly mostUses?: number
  /** Constants whose uses are quoted are told in words. */
  readonly isTextTold?: boolean
}

/** A message, as far as its statement has to be known. */
type Given = Pick<Definition, 'detail' | 'path' | 'startLine' | 'endLine'>

/** What reads the statements that give these messages, and what leads to them. */
export function messageCalls(messages: readonly Given[], findings: Findings, way: Way = {}): readonly Call[] {
  return [
    ...messages.flatMap((message) => labelsOf(message, findings).map(searchCall)),
    ...messages.flatMap((message) => [
      ...givingCalls(message, findings),
      ...(isCobolProgram(message.path) ? fillerCalls({ path: message.path, line: message.startLine }, findings) : []),
      ...usesOf(message, findings, way).flatMap((use) => givingCalls(use, findings)),
    ]),
  ]
}

/** For each message the statements that give it, what leads there, and its text. */
export function messageQuotes(messages: readonly Given[], findings: Findings, way: Way = {}): readonly Quote[] {
  return messages.flatMap((message) => {
    const uses = usesOf(message, findings, way)
    // Around a constant stand others.
    const text = uses.length === 0 ? given(message, findings) : way.isTextTold ? [] : [quoteLines(message, findings, mostOfConstant)]
    return [...uses.flatMap((use) => given(use, findings)), ...text].filter((quote) => quote.lines.length > 0)
  })
}

function givingCalls({ path, startLine, endLine }: Lines, findings: Findings): readonly Call[] {
  const place = { path, line: startLine }
  return [
    readFromCondition(place, { ...room, after: endLine - startLine + room.after }),
    ...(isPli(path, findings) ? [pliLeadingCall(place)] : isCobolProgram(path) ? [leadingCall(place)] : []),
    ...(isFortranFile(path) ? [formatUsersCall(place, findings) ?? []].flat() : []),
    ...farFormatUser(place, findings).map((user) => readAround(user, ofFormat)),
    ...(isAssembler(path, findings) ? [readCall(path, startLine - farthestLoop, startLine), ...branchCalls(place, findings)] : []),
  ]
}

/** A statement that gives a message, and what leads to it. */
function given(lines: Lines, findings: Findings): readonly Quote[] {
  const place = { path: lines.path, line: lines.startLine }
  const quote = quoteOf(lines, findings)
  return [
    quote,
    ...leadingTo(place, quote.startLine, findings),
    ...farFormatUser(place, findings).map((user) => quoteAround(user, ofFormat, findings)),
    ...waysTo(place, quote.startLine, findings),
  ]
}

function leadingTo(place: Place, quotedFrom: number, findings: Findings): readonly Quote[] {
  if (isPli(place.path, findings)) return pliLeadingQuotes(place, quotedFrom, findings)
  return isCobolProgram(place.path) ? leadingQuotes(place, quotedFrom, findings) : []
}

/** The constant or condition name whose value a message is, as the structure details it. */
export function constantIn(detail = ''): string | undefined {
  return /^(?:VALUE OF|SET) (\S+)/.exec(detail)?.[1]
}

/** The constant or condition name that holds a message; of one in a FILLER what is named in its place. */
export function holdersOf(message: Given, findings: Findings): readonly string[] {
  const { detail, path, startLine, endLine } = message
  const lines = findings.linesOf(path)
  if (isAssembler(path, findings)) {
    const own = constantIn(detail) ?? listForm(linesBetween(lines, startLine, endLine), detail)
    const label = own ?? (detail === undefined ? labelled.exec(lines.get(startLine) ?? '')?.[1] : undefined)
    return [
      ...(label === undefined ? [] : [label]),
      ...(isText(lines.get(startLine)) ? labelsAboveText({ path, line: startLine }, findings) : []),
    ]
  }
  const known = constantIn(detail) ?? listForm(linesBetween(lines, startLine, endLine), detail)
  if (detail !== undefined && known !== 'FILLER') return known === undefined ? [] : [known]
  if (isShownThere(message, findings)) return []
  const declared = declaredName(lines, startLine)
  return declared === undefined ? namesOfFiller({ path, line: startLine }, findings) : [declared]
}

function isText(line = ''): boolean {
  return /^\S*\s+DC\s+\d*CL?\d*'/i.test(line)
}

/** A statement of Fortran that shows its text gives it no name. */
function isShownThere({ path, startLine }: Given, findings: Findings): boolean {
  const statement = isFortranFile(path) ? fortranStatementAt(findings.linesOf(path), startLine) : undefined
  return /^(?:\d+\s+)?(?:FORMAT\s*\(|(?:ELSE\s*)?IF\s*\(|(?:WRITE|PRINT|TYPE|READ|CALL|STOP|PAUSE)\b)/i.test(statement?.text ?? '')
}

/** A WTO in its list form is shown by another that has its label: `WTO MF=(E,MSG1)`. */
function listForm(lines: readonly string[], detail = ''): string | undefined {
  return /^WTOR?\b/.test(detail) && lines.some((line) => /\bMF=L\b/i.test(line)) ? labelled.exec(lines[0] ?? '')?.[1] : undefined
}

const labelled = /^([A-Z@#$][\w@#$]*)\s+\S/i

/** These, and addresses of them, which statements may name in their place: `MSG1 DC A(TEXT1)`. */
function labelsOf(message: Given, findings: Findings): readonly string[] {
  return holdersOf(message, findings).flatMap((label) => [label, ...addressesOf(label, findings)])
}

const addressed = /^([A-Z@#$][\w@#$]*)\s+(?:DC|EQU)\s+(?!.*=)/i
const mostAddresses = 3

function addressesOf(label: string, findings: Findings): readonly string[] {
  const names = linesNaming(label, findings).flatMap(({ path, startLine }) => {
    const name = isAssembler(path, findings) ? addressed.exec(findings.linesOf(path).get(startLine) ?? '')?.[1] : undefined
    return name === undefined || name.toUpperCase() === label.toUpperCase() ? [] : [name]
  })
  return [...new Set(names)].slice(0, mostAddresses)
}

const declares = /^.{0,6}\s*(?:88|77|[0-4]?\d)\s+\S|^\S*\s+(?:DC|DS|EQU)\s/i

/** The first statements that name the constant: in the member that defines it, else in the one that fits best. */
export function usesOf(message: Given, findings: Findings, { fitting = () => 0, mostUses = 1 }: Way): readonly Lines[] {
  const { path, startLine } = message
  const lines = labelsOf(message, findings).flatMap((constant) => linesNaming(constant, findings))
  const uses = lines.filter((line) => {
    const text = findings.linesOf(line.path).get(line.startLine) ?? ''
    return !(line.path === path && line.startLine === startLine) && !isComment(text) && !declares.test(text)
  })
  const entry = isCobolProgram(path) ? entryOfFiller({ path, line: startLine }, findings) : undefined
  const shown = uses.filter((line) => executes.test(findings.linesOf(line.path).get(line.startLine) ?? ''))
  const meant = (shown.length > 0 ? shown : uses).filter((line) => entry === undefined || !isOfOtherEntry(line, entry, findings))
  const own = meant.filter((line) => line.path === path)
  return (own.length > 0 ? own : meant.toSorted((a, b) => fitting(b.path) - fitting(a.path))).slice(0, mostUses)
}

/** What only fills a list form in shows nothing. */
const executes = /\bMF=\(E,/i

/** A statement that names another entry of a table by its number. */
function isOfOtherEntry({ path, startLine }: Lines, entry: number, findings: Findings): boolean {
  const numbers = [...(findings.linesOf(path).get(startLine) ?? '').matchAll(/[\w-]\s*\(\s*(\d+)\s*\)/g)].map((match) => Number(match[1]))
  return numbers.length > 0 && !numbers.includes(entry)
}

/** From the condition on that it stands under, where that is near; else with what stands around it. */
function quoteOf({ path, startLine, endLine }: Lines, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  const own = blockAround(lines, startLine, endLine, { ...room, before: 0 })
  const led = fromCondition(lines, own)
  return { source: { kind: 'code', path }, ...(led.startLine < own.startLine ? led : blockAround(lines, startLine, endLine, room)) }
}
