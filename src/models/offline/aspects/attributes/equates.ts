import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import { lineText } from '../../evidence/line-text.ts'
import { definingCalls, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type Attribute, askedAttributes, thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostValues = 5
const mostNamed = 4
const longestText = 90
const ofValues: ReadonlySet<Attribute> = new Set(['symbol', 'value', 'declaration', 'initial', 'length', 'type'])

/** What a symbol of assembler is equated to, and what PL/I replaces a name by, where its value is asked for. */
export const equatesAspect: Aspect = {
  name: 'equates',
  exact: true,
  asks: (question) => askedAttributes(question).some((one) => ofValues.has(one)) && thingsNamed(question).length > 0,
  calls: (question) => [...definingCalls(question), ...thingsNamed(question).map(equateCall)],
  draft: (question, _, findings) => {
    const lead = thingsNamed(question).flatMap((name) => saidOf(name, question, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true, defines: true }
  },
}

function equateCall(name: string): Call {
  const of = escapeRegex(name)
  return linesCall(String.raw`^${of}\s+(?:EQU|DC|DS|DXD)\s|%\s*REPLACE\s+${of}\s+BY\s|^\s*${of}\s+BY\s`, mostFound)
}

/** Members that give it the same value are told together. */
function saidOf(name: string, question: Question, findings: Findings): readonly string[] {
  // What is in a section or DSECT is told with its place there.
  const fields = findings.definitionsOf(name).filter(({ kind }) => kind === 'field')
  const isField = ({ path, line }: FoundLine) => fields.some((one) => one.path === path && one.startLine === line)
  const isProgram = findings.definitionsOf(name).some(({ kind }) => kind === 'program')
  const found = within(findings.codeLinesFound(equateCall(name)), scopeOf(name, question, findings)).filter(
    // Of COBOL it is a pair of COPY … REPLACING.
    (line) =>
      !isField(line) && !(isProgram && holdsOwnName(line.text, name)) && !(/\sBY\s/i.test(line.text) && isCobolSource(line.path, findings)),
  )
  const alike = [...groupBy(found, ({ text }) => equatedTo(text, name)).values()]
  return alike.slice(0, mostValues).flatMap((lines) => {
    const [first] = lines
    return first === undefined ? [] : [itemOf(name, first, lines, findings)]
  })
}

/** `PROGA DC CL8'PROGA'`: what names a program for a LINK or XCTL says nothing of the program. */
function holdsOwnName(text: string, name: string): boolean {
  return new RegExp(String.raw`^${escapeRegex(name)}\s+DC\s+CL?\d*'${escapeRegex(name)} *'`, 'i').test(text)
}

function equatedTo(text: string, name: string): string {
  const [, value = ''] = new RegExp(String.raw`${escapeRegex(name)}\s+(?:EQU|BY|D[CS]|DXD)\s+(.*)`, 'i').exec(text) ?? []
  return lineText(value, longestText).split(' ')[0]?.toUpperCase() ?? ''
}

function itemOf(name: string, line: FoundLine, lines: readonly FoundLine[], findings: Findings): string {
  const shown = lines.slice(0, mostNamed)
  const places = shown.map(at)
  const members = shown.map(({ path }) => inert(bareFileName(path))).join(', ')
  const more = lines.length > mostNamed ? ` and ${lines.length - mostNamed} more` : ''
  // Others may write remarks of their own behind it.
  const said =
    lines.length === 1
      ? code(lineText(line.text, longestText))
      : inert(`${/\sD[CSX]D?\s/i.exec(line.text)?.[0].trim().toUpperCase() ?? 'EQU'} ${equatedTo(line.text, name)}`)
  const hexadecimal = /^X'([0-9A-F]{1,8})'$/.exec(equatedTo(line.text, name))?.[1]
  const decimal = hexadecimal === undefined || !/\sEQU\s/i.test(line.text) ? '' : ` (${Number.parseInt(hexadecimal, 16)} in decimal)`
  return item(findings, `${nameFor(findings, name, places)} in ${members}${more}: ${said}${decimal}`, places)
}
