import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { fortranStatementAt, listed } from '../../evidence/fortran-statement.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { definingCalls, isPlace, scopeOf, within } from '../../evidence/named-places.ts'
import { isSourceOf, segmentEntry } from '../../evidence/segment-entry.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { type Attribute, askedAttributes, thingsNamed } from '../../question/asked-attribute.ts'
import { ordinals } from '../../question/ordinals.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { type Declared, typeIn } from './argument-types.ts'

const mostFound = 20
const mostItems = 4
const mostNames = 40
const mostControls = 100
const mostQuotedLines = 4
const mostTyped = 10
const shortestWord = 3
const room = { behind: 60 } as const
const ofHeads: ReadonlySet<Attribute> = new Set(['options', 'returns', 'arguments', 'intent', 'type', 'declaration'])

/** What the first statement of a routine of Fortran or PL/I says: its arguments, the type that it returns, its OPTIONS. */
export const routineHeadsAspect: Aspect = {
  name: 'routine heads',
  exact: true,
  asks: (question) => askedOf(question).length > 0 && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...thingsNamed(question).map(headCall),
    ...headLines(question, findings).map(({ path, line }) => readCall(path, line, line + room.behind)),
    ...headsOf(question, findings).flatMap((head) => (isOpen(head) ? [controlArgumentsCall(head.path)] : [])),
  ],
  draft: (question, _, findings) => {
    const told = distinctBy(
      headsOf(question, findings).flatMap((head) => saidOf(head, question, findings)),
      (line) => line,
    )
    return told.length === 0
      ? undefined
      : { lead: told.slice(0, mostItems), quotes: headQuotes(question, findings), alone: true, defines: true }
  },
}

/** The statement itself where it is short. */
function headQuotes(question: Question, findings: Findings): readonly Quote[] {
  return headsOf(question, findings)
    .filter(({ startLine, endLine }) => endLine - startLine < mostQuotedLines)
    .slice(0, 1)
    .map(({ path, startLine, endLine }) => ({
      source: { kind: 'code', path },
      startLine,
      lines: linesBetween(findings.linesOf(path), startLine, endLine),
    }))
}

/** Of a routine's arguments none has a default: a parameter that has one is of a job's procedure or a command. */
function askedOf(question: Question): readonly Attribute[] {
  const isDefault = /\bdefaults?\b/i.test(question.text)
  return askedAttributes(question).filter((one) => ofHeads.has(one) && !(one === 'arguments' && isDefault))
}

function headCall(name: string): Call {
  const of = escapeRegex(segmentEntry(name)?.entry ?? name)
  return linesCall(
    String.raw`^[^!'"]*\b(?:SUBROUTINE|FUNCTION|ENTRY)\s+${of}(?:[^\w$]|$)|(?:^|[\s;])${of}\s*:\s*(?:[\w$#@]+\s*:\s*)?(?:PROC(?:EDURE)?|ENTRY)\b|^\s*${of}\s*:\s*$`,
    mostFound,
  )
}

interface Head extends Lines {
  readonly name: string
  readonly text: string
  readonly isPli: boolean
}

function headLines(question: Question, findings: Findings) {
  return routinesAsked(question).flatMap((name) => {
    const named = segmentEntry(name)
    const found = findings
      .codeLinesFound(headCall(name))
      .filter(({ path, text }) => !/^\s*(?:CALL|END|EXTERNAL)\b/i.test(text) && (named === undefined || isSourceOf(path, named)))
    const inside = within(found, scopeOf(name, question, findings))
    return (inside.length > 0 ? inside : found).slice(0, mostItems).map((line) => ({ ...line, name }))
  })
}

/** `the type of X in ROUTINE`: the routine says where X stands; but its arguments may be asked for by name. */
function routinesAsked(question: Question): readonly string[] {
  const all = thingsNamed(question)
  const ofArguments = askedOf(question).some((one) => one === 'arguments' || one === 'intent')
  return ofArguments ? all : all.filter((name) => !isPlace(name, question))
}

function headsOf(question: Question, findings: Findings): readonly Head[] {
  return headLines(question, findings).flatMap(({ name, path, line, text }): readonly Head[] => {
    const lines = findings.linesOf(path)
    if (isPliHead.test(text)) {
      const head = { name, ...pliHead(lines, path, line), isPli: true }
      return /:\s*(?:PROC(?:EDURE)?|ENTRY)\b/i.test(head.text) ? [head] : []
    }
    // Assembler and the linkage editor have an ENTRY as well: that of a file whose name tells no language is none of Fortran.
    const isFortran = isFortranFile(path) && (/\.\w+$/.test(path) || !/^\s*ENTRY\b/i.test(text))
    const statement = isFortran ? fortranStatementAt(lines, line) : undefined
    return statement === undefined ? [] : [{ name, path, ...statement, isPli: false }]
  })
}

const longestHead = 12
/** The label may stand on a line of its own. */
const isPliHead = /:\s*(?:[\w$#@]+\s*:\s*)?(?:PROC(?:EDURE)?|ENTRY)\b|:\s*$/i

/** Up to its semicolon. */
function pliHead(lines: KnownLines, path: string, startLine: number): Omit<Head, 'name' | 'isPli'> {
  const card = (line: number) =>
    (lines.get(line) ?? '')
      .replace(/^(.{72})\d{6,8}\s*$/, '$1')
      .replace(/\/\*.*?(?:\*\/|$)/g, ' ')
      .trim()
  let endLine = startLine
  let text = card(startLine)
  while (!text.includes(';') && endLine < startLine + longestHead && lines.has(endLine + 1)) text += ` ${card(++endLine)}`
  return { path, startLine, endLine, text: text.replace(/;.*$/, '').replace(/\s+/g, ' ').trim() }
}

function saidOf(head: Head, question: Question, findings: Findings): readonly string[] {
  const asked = askedOf(question)
  // `the type of its arguments`: not its own.
  const own = asked.includes('arguments') || asked.includes('intent') ? asked.filter((one) => one !== 'type' && one !== 'returns') : asked
  const parts = distinctBy(
    own.flatMap((one) => partOf(one, head, question, findings)),
    ({ text }) => text,
  )
  if (parts.length === 0) return []
  const { name, path, startLine, endLine } = head
  const places = [{ path, startLine, endLine }]
  const all = [...places, ...parts.flatMap((one) => one.places)]
  const said = `${nameFor(findings, name, all)} in ${inert(bareFileName(path))}: ${parts.map(({ text }) => text).join('; ')}`
  return [item(findings, said, all)]
}

interface Part {
  readonly text: string
  readonly places: readonly Lines[]
}

function partOf(attribute: Attribute, head: Head, question: Question, findings: Findings): readonly Part[] {
  const plain = (text: string): readonly Part[] => [{ text: inert(text), places: [] }]
  switch (attribute) {
    case 'arguments':
    case 'intent':
      return argumentsOf(head, question, findings)
    case 'options':
      return head.isPli
        ? plain(attributesOfPli(head.text))
        : plain(/^\s*(?:(?:pure|elemental|recursive|impure)\s+)+/i.exec(head.text)?.[0].trim() ?? head.text)
    case 'returns':
    case 'type':
      return returnsOf(head, question, findings)
    case 'declaration':
      return plain(head.text)
    default:
      return []
  }
}

/** What stands behind the parameters of a procedure. */
function attributesOfPli(text: string): string {
  const behind = text.replace(/^.*?:\s*(?:PROC(?:EDURE)?|ENTRY)\b\s*/i, '').replace(/^\((?:[^()]|\([^()]*\))*\)\s*/, '')
  return behind === '' ? 'no OPTIONS' : behind
}

const parameters = (text: string) => {
  const list = /(?:PROC(?:EDURE)?|ENTRY|SUBROUTINE|FUNCTION)\b[^(]*?\(((?:[^()]|\([^()]*\))*)\)/i.exec(text)
  if (list === null || /\b(?:OPTIONS|RETURNS)\s*$/i.test(text.slice(0, (list.index ?? 0) + list[0].indexOf('(')))) return []
  return listed(list[1] ?? '').map((one) => one.replace(/\s/g, ''))
}

/** How many and which; of the one that the question counts or names what it is. */
function argumentsOf(head: Head, question: Question, findings: Findings): readonly Part[] {
  const names = parameters(head.text)
  if (names.length === 0 && isOpen(head)) return [openArguments(head, findings)]
  if (names.length === 0) return [{ text: 'takes no arguments', places: [] }]
  const { text } = question
  const counted = ordinals.findIndex((one) => new RegExp(String.raw`\b${one}\b`, 'i').test(text))
  const number = counted >= 0 ? counted : Number(/\b(\d{1,2})(?:st|nd|rd|th)\b/i.exec(text)?.[1] ?? 0) - 1
  const last = /\blast (?:arg|par)/i.test(text) ? names.length - 1 : number
  const at = last >= 0 ? last : names.findIndex((one) => isNamed(one, head, text))
  const more = names.length > mostNames ? ` … (${names.length - mostNames} more)` : ''
  const all = `${count(names.length, 'argument')}: ${names.slice(0, mostNames).join(', ')}${more}`
  if (at < 0 && askedOf(question).includes('type') && names.length <= mostTyped) return typesOf(head, names, findings)
  if (at < 0) return [{ text: inert(all), places: [] }]
  const name = names[at]
  if (name === undefined) return [{ text: inert(`it has only ${all}`), places: [] }]
  const declared = typeIn(head, name, findings)
  const typed = declared === undefined ? '' : `, ${declared.text}`
  return [{ text: inert(`argument ${at + 1} of ${names.length} is ${name}${typed}`), places: placesOf(declared) }]
}

/** A command has as many arguments as somebody types, and tells them apart itself. */
function isOpen({ isPli, text }: Head): boolean {
  return isPli && /\bOPTIONS\s*\([^)]*\bVARIABLE\b/i.test(text)
}

/** What a member compares an argument with that begins with a hyphen. */
const controlArgument = /["'](-[a-z]\w*)["']/gi

function controlArgumentsCall(path: string): Call {
  return linesCall(String.raw`=\s*["']-[a-z]\w*["']`, mostControls, path)
}

function openArguments({ path }: Head, findings: Findings): Part {
  const lines = findings.codeLinesFound(controlArgumentsCall(path))
  const names = [...new Set(lines.flatMap(({ text }) => [...text.matchAll(controlArgument)].map(([, name = '']) => name)))]
  const any = 'any number of arguments, OPTIONS(VARIABLE)'
  if (names.length === 0) return { text: any, places: [] }
  const places = [...lines.slice(0, 1), ...lines.slice(1).slice(-1)].map(at)
  return { text: inert(`${any}; its member compares them with ${names.join(', ')}`), places }
}

/** An argument that the question speaks of, in whatever letters; a short one as it is spelled. */
function isNamed(argument: string, { name }: Head, text: string): boolean {
  const flags = argument.length >= shortestWord ? 'i' : ''
  return (
    argument.toUpperCase() !== name.toUpperCase() && new RegExp(String.raw`(?<![\w$])${escapeRegex(argument)}(?![\w$])`, flags).test(text)
  )
}

function typesOf(head: Head, names: readonly string[], findings: Findings): readonly Part[] {
  const typed = names.map((name) => ({ name, declared: typeIn(head, name, findings) }))
  const said = typed.map(({ name, declared }) => `${name} ${declared?.text ?? '(no type declared)'}`)
  const places = distinctBy(
    typed.flatMap(({ declared }) => placesOf(declared)),
    ({ startLine }) => startLine,
  )
  return [{ text: inert(`${count(names.length, 'argument')}: ${said.join('; ')}`), places }]
}

function placesOf(declared: Declared | undefined): readonly Lines[] {
  return declared === undefined ? [] : [declared]
}

/** The type before FUNCTION, RETURNS, or what the routine declares of its name or RESULT. */
function returnsOf(head: Head, question: Question, findings: Findings): readonly Part[] {
  if (head.isPli) {
    // What a main procedure returns is a code, and no value.
    if ((!askedOf(question).includes('returns') || /\bMAIN\b/i.test(head.text)) && !/\bRETURNS\s*\(/i.test(head.text)) return []
    const returned = /\bRETURNS\s*\(((?:[^()]|\([^()]*\))*)\)/i.exec(head.text)?.[1]
    return [{ text: inert(returned === undefined ? 'no RETURNS' : `returns ${returned.trim()}`), places: [] }]
  }
  if (/\bSUBROUTINE\b/i.test(head.text))
    return !askedOf(question).includes('returns') ? [] : [{ text: 'a SUBROUTINE, which returns no value', places: [] }]
  const before = /^(?:(?:pure|elemental|recursive|impure|module)\s+)*(?<type>.*?)\s*\bFUNCTION\b/i.exec(head.text)?.groups?.type ?? ''
  if (before !== '') return [{ text: inert(`returns ${before.toUpperCase()}`), places: [] }]
  const result = /\bRESULT\s*\(\s*(\w+)\s*\)/i.exec(head.text)?.[1] ?? head.name
  const declared = typeIn(head, result, findings)
  if (declared !== undefined) return [{ text: inert(`returns ${result}, ${declared.text}`), places: [declared] }]
  // Fortran 77 standard, 4.1.2.
  const byLetter = /^[I-N]/i.test(result) ? 'INTEGER' : 'REAL'
  return [{ text: inert(`no type is declared for it in the lines behind; by its first letter Fortran takes ${byLetter}`), places: [] }]
}
