import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { fortranStatementAt } from '../../evidence/fortran-statement.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedDataFile } from '../../question/asked-data-file.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 30
const mostPlaces = 6
const mostItems = 9
const mostTransfers = 3
const mostTold = 2
const longest = 110
const room = { before: 3, after: 6, most: 10 } as const
const goesOn = 4

/**
 * Who opens, writes or reads a file of data that is named in a text of Fortran, and on which unit: from the text to the variable that holds it, from there to the
 * OPEN, and from its unit to the transfers beside it.
 */
export const filesInTextsAspect: Aspect = {
  name: 'files in texts',
  asks: (question) => askedDataFile(question) !== undefined,
  calls: (question, _, findings) => {
    const name = askedDataFile(question) ?? ''
    const opened = openings(name, findings)
    return [
      textsCall(name),
      ...namings(name, findings).flatMap((line) => [
        readCall(line.path, line.line - goesOn, line.line + goesOn),
        ...holderCalls(line, name),
      ]),
      ...opened.map(({ path, line }) => readCall(path, line - goesOn, line + goesOn)),
      ...opened.flatMap((one) => transferCalls(one, question, findings)),
      ...transfersOf(question, findings).map((line) => readAround(line, room)),
    ]
  },
  draft: (question, _, findings) => {
    const name = askedDataFile(question) ?? ''
    const opened = openings(name, findings)
    // A source of the code is told of by what it is.
    const members = findings.located(locateCall(question.text))?.names.find(({ word }) => word === name)?.members ?? []
    if (opened.length === 0 || members.length > 0) return undefined
    const told = namings(name, findings).filter(({ text }) => !isOpening(text))
    const moved = transfersOf(question, findings)
    const lead = [
      ...told.slice(0, mostTold).map((one) => lineOf('named', one, findings)),
      ...opened.map((one) => lineOf('opened', one, findings)),
    ]
    const transfers = moved.map((one) => lineOf(/\bREAD\b/i.test(one.text) ? 'read' : 'written', one, findings))
    return {
      lead: [...lead, ...transfers].slice(0, mostItems),
      quotes: moved.slice(0, 2).map((one) => quoteAround(one, room, findings)),
      whole: true,
      defines: true,
    }
  },
}

function lineOf(how: string, line: FoundLine, findings: Findings): string {
  return item(findings, `${how} in ${inert(bareFileName(line.path))}: ${code(lineText(line.text, longest))}`, [at(line)])
}

/** In quotation marks, by itself or at the end of a path. */
function textsCall(name: string): Call {
  return linesCall(String.raw`['"](?:[^'"]*[/\\])?${escapeRegex(name)}\s*['"]`, mostFound)
}

function namings(name: string, findings: Findings): readonly FoundLine[] {
  return findings
    .codeLinesFound(textsCall(name))
    .filter(({ path }) => isFortranFile(path))
    .slice(0, mostPlaces * 2)
}

function isOpening(text: string): boolean {
  return new RegExp(String.raw`${opening}|\bFILE\s*=`, 'i').test(text)
}

const opening = String.raw`\bOPEN\s*\(|\bCALL\s+\w*OPE?N\w*\s*\(`

/** Of a line that puts the text into a variable the lines of its member that open that one. */
function holderCalls(line: FoundLine, name: string): readonly Call[] {
  const variable = holderIn(line, name)
  return variable === undefined
    ? []
    : [linesCall(String.raw`(?:${opening}).*\b${variable}\b|\bFILE\s*=\s*(?:TRIM\s*\(\s*)?${variable}\b`, mostFound, line.path)]
}

function holderIn({ text }: FoundLine, name: string): string | undefined {
  if (new RegExp(opening, 'i').test(text)) return undefined
  return new RegExp(String.raw`\b([A-Za-z]\w*)\s*(?:\([^=]*\))?\s*(?:=|/)\s*(?:\w+\s*\(\s*)*['"][^'"]*${escapeRegex(name)}`, 'i').exec(
    text,
  )?.[1]
}

function openings(name: string, findings: Findings): readonly FoundLine[] {
  const found = namings(name, findings)
  const direct = found.filter(({ text }) => isOpening(text))
  const held = found.flatMap((line) => holderCalls(line, name).flatMap((call) => findings.codeLinesFound(call)))
  const opened = [...direct, ...held].filter(({ text }) => !/\bINQUIRE\b/i.test(text))
  // One of each member first.
  const first = distinctBy(opened, ({ path }) => path)
  return [...new Set([...first, ...opened])].slice(0, mostPlaces)
}

/** What is moved over its unit, in the member that opens it. */
function transferCalls({ path, line }: FoundLine, { text }: Question, findings: Findings): readonly Call[] {
  const statement = fortranStatementAt(findings.linesOf(path), line)?.text ?? ''
  const unit = /\bUNIT\s*=\s*(\w+)/i.exec(statement)?.[1] ?? /\bOPEN\s*\(\s*(\w+)\s*,/i.exec(statement)?.[1]
  if (unit === undefined || /^(?:FILE|NEWUNIT)$/i.test(unit)) return []
  const direction = askedDirection(text)
  const verb = direction === undefined ? 'WRITE|READ' : direction
  return [linesCall(String.raw`\b(?:${verb})\s*\(\s*(?:UNIT\s*=\s*)?${unit}\s*[,)]`, mostFound, path)]
}

function transfersOf(question: Question, findings: Findings): readonly FoundLine[] {
  const name = askedDataFile(question) ?? ''
  const found = openings(name, findings).flatMap((one) =>
    transferCalls(one, question, findings).flatMap((call) => findings.codeLinesFound(call).filter(({ line }) => line > one.line)),
  )
  return distinctBy(found, ({ path, line }) => `${path} ${line}`).slice(0, mostTransfers)
}
