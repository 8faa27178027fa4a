import { distinctBy } from '../../../../base/distinct-by.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, moreItem } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { linesToName, nameGiven } from '../../evidence/file-name-given.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostFound = 100
const mostItems = 12
const longest = 110
const asks =
  /\b(?:which|what)\s+(?:[a-z-]+\s+){0,2}?(?:files?|units?)\b[^,?]*\b(?:does|do|is|are|can|will)\b[^,?]*\b(?:reads?|writes?|written|open(?:s|ed|ing)?|uses?|used|creates?|created|work(?:s)? (?:on|with))\b/i
/** What it is compiled with is not opened. */
const ofSource = /\b(?:include|included|header|source|object|copy|insert)[- ]?files?\b/i
/** Also by a routine of the system that is named for it. */
const opens = String.raw`\b(?:OPEN|INQUIRE)\s*\(|\bf?open(?:64)?\s*\(|\bCALL\s+(?:\w+_)?OPE?N\w*\s*\(`
/** Not the terminal, nor a text inside the program. */
const transfers = String.raw`\b(?:READ|WRITE|REWIND)\s*\(\s*(?:UNIT\s*=\s*)?[A-Za-z1-9]`
const asksOpening = /\bopen/i

/** Which files a routine opens or works on, in languages of whose files the structure knows nothing: Fortran and C name them in statements. */
export const openedFilesAspect: Aspect = {
  name: 'opened files',
  asks: ({ bare }, subject) => subject.named && isRoutine(subject) && asks.test(bare) && !ofSource.test(bare),
  calls: ({ bare }, subject, findings) => [
    ...searches(subject),
    ...openedIn(subject, findings)
      .slice(0, mostItems)
      .map(({ path, line }) => readCall(path, line - linesToName, line)),
    ...(asksOpening.test(bare) ? [] : unitsMoved(bare, subject, findings).map(openingCall)),
  ],
  draft: ({ bare }, subject, findings) => {
    const opened = openedIn(subject, findings)
    const moved = asksOpening.test(bare) ? [] : movedIn(bare, subject, findings)
    const isOpened = (line: FoundLine) => opened.some(({ text }) => unitOf(text) !== undefined && unitOf(text) === unitOf(line.text))
    const elsewhere = moved.filter((line) => !isOpened(line))
    // What is only opened here may be read elsewhere.
    const own = moved.length === 0 ? opened : opened.filter(({ text }) => moved.some((line) => unitOf(line.text) === unitOf(text)))
    const items = [
      ...(own.length > 0 || elsewhere.length > 0 ? own : opened).map((line) => openedItem(line, findings)),
      ...elsewhere.flatMap((line) => movedItems(line, findings)),
    ]
    const lead = [...items.slice(0, mostItems), ...moreItem(items.length - mostItems)]
    return items.length === 0 ? undefined : { lead, quotes: [] }
  },
}

function openedIn(subject: Subject, findings: Findings): readonly FoundLine[] {
  return searches(subject)
    .slice(0, 1)
    .flatMap((call) => eachUnit(ownLines(call, subject, findings)))
}

/** The statements that read or write, as is asked, one for each unit. */
function movedIn(bare: string, subject: Subject, findings: Findings): readonly FoundLine[] {
  return searches(subject)
    .slice(1)
    .flatMap((call) => eachUnit(ownLines(call, subject, findings).filter(({ text }) => isMoved(bare, text))))
}

const mostUnits = 6

/** The units by number on which it works. */
function unitsMoved(bare: string, subject: Subject, findings: Findings): readonly string[] {
  const units = movedIn(bare, subject, findings).flatMap(({ text }) => unitOf(text) ?? [])
  return [...new Set(units.filter((one) => /^\d+$/.test(one)))].slice(0, mostUnits)
}

/** For where a unit is opened, in whatever routine. */
function openingCall(number: string): Call {
  return patternCall(String.raw`\bOPEN\s*\(\s*(?:UNIT\s*=\s*)?${number}\s*,`)
}

const mostOpenings = 3

/** A unit that other routines open is told with the statements that do so, where these are few. */
function movedItems(line: FoundLine, findings: Findings): readonly string[] {
  const number = unitOf(line.text) ?? ''
  const opening = /^\d+$/.test(number) ? findings.codeLinesFound(openingCall(number)) : []
  const told = opening.length > mostOpenings ? [] : opening
  return [
    item(findings, code(lineText(line.text, longest)), [at(line)]),
    ...told.map((one) => `  ${item(findings, `unit ${number} is opened by ${code(lineText(one.text, longest))}`, [at(one)])}`),
  ]
}

/** Of a name in a variable the statement that gives it is told with it. */
function openedItem(line: FoundLine, findings: Findings): string {
  const said = code(lineText(line.text, longest))
  const variable = /\bFILE\s*=\s*(\w+)\s*[,)]/i.exec(line.text)?.[1]
  const named = variable === undefined ? undefined : nameGiven(variable, line.path, line.line, findings)
  if (named === undefined) return item(findings, said, [at(line)])
  return item(findings, `${said}, named by ${code(lineText(named.text, longest))}`, [
    { path: line.path, startLine: named.line, endLine: line.line },
  ])
}

/** What is read is not told of what is written. */
function isMoved(bare: string, text: string): boolean {
  const direction = askedDirection(bare)
  return direction === undefined || new RegExp(String.raw`\b${direction}\s*\(`, 'i').test(text)
}

function searches({ paths }: Subject): readonly Call[] {
  return paths.slice(0, 1).flatMap((path) => [opens, transfers].map((pattern) => linesCall(pattern, mostFound, path)))
}

const numberOfUnit = /\b(?:OPEN|INQUIRE|READ|WRITE|REWIND)\s*\(\s*(?:UNIT\s*=\s*)?(\w+)/i

function unitOf(text: string): string | undefined {
  return numberOfUnit.exec(text)?.[1]?.toUpperCase()
}

const unit = /\b(?:OPEN|INQUIRE|READ|WRITE|REWIND|fopen)\s*\(\s*(?:UNIT\s*=\s*)?[^,)]*/i

/** One statement for each unit that is read or written. */
function eachUnit(lines: readonly FoundLine[]): readonly FoundLine[] {
  return distinctBy(lines, ({ text }) => unit.exec(text)?.[0].replace(/\s+/g, '').toUpperCase() ?? text)
}
