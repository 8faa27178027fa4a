import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { type MacroStatement, operandOf } from '../../../../base/macro-statements.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { longestMacro, macroAt } from '../../evidence/macro-statement.ts'
import { allPlacesNamed, definingCalls, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import { askedOperands, asksOperandsAlone, everyOperand, operandsOfFiles } from '../../question/asked-operands.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostItems = 8
const mostQuoted = 2
const mostPlaces = 3
const longestValue = 60
/** Statements of assembler that describe files, and what writes to the operator. */
const files = 'DCB|ACB|RPL|DTF[A-Z]{2}'
const messages = 'WTOR?'
const ofMessages: ReadonlySet<string> = new Set(['ROUTCDE', 'DESC'])

/** What keyword operands a DCB, ACB, RPL or WTO has: its DDNAME, record format, EODAD routine … */
export const statementOperandsAspect: Aspect = {
  name: 'statement operands',
  exact: true,
  asks: (question) => askedOperands(question).length > 0 && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...thingsNamed(question).map(labelledCall),
    ...placesOf(question, findings).map((path) => blocksCall(path, question)),
    ...foundFor(question, findings).map(({ path, line }) => readCall(path, line, line + longestMacro)),
    ...statementsFor(question, findings).flatMap((one) => extensionCall(one)),
    ...statementsFor(question, findings).flatMap((one) =>
      extensionLines(one, findings).map(({ path, line }) => readCall(path, line, line + longestMacro)),
    ),
  ],
  draft: (question, _, findings) => {
    const keywords = askedOperands(question)
    const all = statementsFor(question, findings)
    const told = all.filter(
      ({ statement, extension }) =>
        keywords.includes(everyOperand) || keywords.some((one) => operandIn(statement, extension, one) !== undefined),
    )
    const isNamed = all.some(({ isLabel }) => isLabel)
    // Of what the question names it is an answer as well that it has no such operand.
    const shown = told.length > 0 ? told : isNamed && keywords.every((one) => operandsOfFiles.has(one)) ? all : []
    if (shown.length === 0) return undefined
    const distinct = distinctBy(shown, ({ path, statement }) => `${path} ${statement.startLine}`)
    return {
      lead: distinct
        .slice(0, mostItems)
        .map((one) => itemOf(one, keywords.includes(everyOperand) ? keywordsOf(one.statement) : keywords, findings)),
      quotes: distinct
        .slice(0, mostQuoted)
        .map(({ path, statement: { startLine, endLine } }) => quoteLines({ path, startLine, endLine }, findings)),
      alone: asksOperandsAlone(question),
      defines: true,
    }
  },
}

function keywordsOf({ operands }: MacroStatement): readonly string[] {
  return operands.flatMap(({ key }) => key ?? [])
}

function labelledCall(name: string): Call {
  return patternCall(String.raw`^${escapeRegex(name)}\s+(?:${files}|${messages}|DCBE|GENCB|EXLST)\s`)
}

function blocksCall(path: string, question: Question): Call {
  const isMessage = askedOperands(question).some((one) => ofMessages.has(one))
  return patternCall(String.raw`^[\w$#@&]*\s+(?:${isMessage ? messages : files})\s`, path)
}

/** The members of programs that are named: all their files are asked about where none is named. */
function placesOf(question: Question, findings: Findings): readonly string[] {
  return allPlacesNamed(question, findings).slice(0, mostPlaces)
}

/** `which DD names does COPY use`: all files of a program, be one of its own, or of others, called like it. */
const asksAllFiles = /\b(?:dd ?names|dds|dcbs|acbs)\b/i

function foundFor(question: Question, findings: Findings): readonly FoundLine[] {
  const all = asksAllFiles.test(question.text) ? filesIn(question, findings) : []
  if (all.length > 0) return all
  const labelled = thingsNamed(question).flatMap((name) =>
    within(findings.codeLinesFound(labelledCall(name)), scopeOf(name, question, findings)),
  )
  return labelled.length > 0 ? labelled.slice(0, mostItems) : filesIn(question, findings)
}

function filesIn(question: Question, findings: Findings): readonly FoundLine[] {
  return placesOf(question, findings).flatMap((path) => findings.codeLinesFound(blocksCall(path, question)))
}

interface Found {
  readonly path: string
  readonly statement: MacroStatement
  /** The DCBE that a DCB points to: operands may stand there as well. */
  readonly extension: MacroStatement | undefined
  readonly isLabel: boolean
}

function statementsFor(question: Question, findings: Findings): readonly Found[] {
  const things = thingsNamed(question).map((name) => name.toUpperCase())
  return foundFor(question, findings).flatMap(({ path, line }) => {
    const statement = macroAt(findings.linesOf(path), line)
    if (statement === undefined) return []
    const found = { path, statement, extension: undefined, isLabel: things.includes(statement.label ?? '') }
    const [at] = extensionLines(found, findings)
    return [{ ...found, extension: at === undefined ? undefined : macroAt(findings.linesOf(path), at.line) }]
  })
}

function extensionCall({ path, statement }: Pick<Found, 'path' | 'statement'>): readonly Call[] {
  const label = operandOf(statement, 'DCBE')
  return label === undefined ? [] : [patternCall(String.raw`^${escapeRegex(label)}\s+DCBE\s`, path)]
}

function extensionLines(found: Pick<Found, 'path' | 'statement'>, findings: Findings): readonly FoundLine[] {
  return extensionCall(found).flatMap((call) => findings.codeLinesFound(call).slice(0, 1))
}

function operandIn(statement: MacroStatement, extension: MacroStatement | undefined, keyword: string): string | undefined {
  return operandOf(statement, keyword) ?? (extension === undefined ? undefined : operandOf(extension, keyword))
}

function itemOf({ path, statement, extension }: Found, keywords: readonly string[], findings: Findings): string {
  const ofExtension = keywords.filter(
    (one) => operandOf(statement, one) === undefined && extension !== undefined && operandOf(extension, one) !== undefined,
  )
  const own = keywords.filter((one) => !ofExtension.includes(one))
  const lacking = own.filter((one) => operandsOfFiles.has(one) && operandOf(statement, one) === undefined)
  const places = [{ path, startLine: statement.startLine, endLine: statement.endLine }]
  const given = [...givenIn(statement, own, path, findings), ...(lacking.length > 0 ? [`no ${lacking.join(', ')}`] : [])]
  const what = statement.label === undefined ? '' : `${nameFor(findings, statement.label, places)} `
  const said = item(findings, `${inert(statement.operation)} ${what}in ${inert(bareFileName(path))}: ${given.join(', ')}`, places)
  if (extension === undefined || ofExtension.length === 0) return said
  const whose = `${inert(statement.operation)} ${inert(statement.label ?? '')} in ${inert(bareFileName(path))}`
  const also = item(findings, `${whose}: ${givenIn(extension, ofExtension, path, findings).join(', ')} in its DCBE`, [
    { path, startLine: extension.startLine, endLine: extension.endLine },
  ])
  return own.length === 0 ? also : `${said}\n${also}`
}

/** In backticks where a line has the whole operand. */
function givenIn({ operands }: MacroStatement, keywords: readonly string[], path: string, findings: Findings): readonly string[] {
  const lines = findings.linesOf(path)
  return keywords.flatMap((keyword) => {
    const operand = operands.find(({ key }) => key === keyword)
    if (operand === undefined) return []
    const { text, line } = operand
    const stands = text.length <= longestValue && lines.get(line)?.includes(text) === true
    return [stands ? code(text) : inert(text.slice(0, longestValue))]
  })
}
