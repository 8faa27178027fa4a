import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { codeText } from '../../evidence/code-text.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { isScriptName } from '../../evidence/is-script.ts'
import { type LargestValue, largestValue } from '../../evidence/largest-value.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedLargestValue } from '../../question/asked-largest-value.ts'
import { identifierOf, wordPattern } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostFound = 100
const mostNames = 5
const mostItems = 6
const mostTests = 3
const mostGroups = 6
const groupLines = 30
const longest = 90
/** Parts of a name before and behind the words that leave it the same sum. */
const mostBefore = 2
const behind = /^(?:-?(?:amount|amt|value|val|total|tot|balance|bal|due|n|num|in|out|int|sum|dec))*$/i
/** What may stand between them: `ACCOUNT-ACTUAL-BALANCE`. */
const between = '(?:(?:CURR(?:ENT)?|AVAIL(?:ABLE)?|ACTUAL|TOT(?:AL)?|NET|GROSS)[-_])?'
/** Of these another number is the limit, which other rules tell. */
const limiting = /(?:^|[-_])(?:MAX(?:IMUM)?|MIN(?:IMUM)?|LIMIT|LIM|CEILING|CAP)(?:[-_]|$)/i
const work = /^(?:WS|WK|WRK|W|WMF|TMP|TEMP|LS|L)[-_]/i
const types = '(?:PIC|DEC|NUMERIC|INT|SMALLINT|BIGINT)'

/** How large a sum can get that the question describes: the field or column that is called so, and what its declaration holds. */
export const largestValuesAspect: Aspect = {
  name: 'largest values',
  exact: true,
  asks: ({ names, bare }) => names.length === 0 && askedLargestValue(bare) !== undefined,
  calls: ({ bare }, _, findings) => {
    const words = askedLargestValue(bare)
    if (words === undefined) return []
    const fields = fieldsOf(words, findings)
    return [
      fieldsCall(words),
      limitsCall(words),
      ...(isKept(namedSo(words, findings))
        ? []
        : [groupsCall(words), ...groupsOf(words, findings).map(({ path, line }) => readCall(path, line, line + groupLines))]),
      ...namesOf(fields).map(definitionCall),
      ...testCalls(fields),
    ]
  },
  draft: ({ bare }, _, findings) => {
    const words = askedLargestValue(bare)
    if (words === undefined || findings.resultOf(fieldsCall(words)) === undefined) return undefined
    // A constant for the largest that there may be is the answer.
    if (findings.codeLinesFound(limitsCall(words)).some(({ text, path }) => limiting.test(text) && !isDocument(path))) return undefined
    const all = fieldsOf(words, findings)
    const kept = all.filter(({ isWork }) => !isWork)
    const shown = (kept.length > 0 ? kept : all).toSorted((one, other) => usersOf(other, findings) - usersOf(one, findings))
    if (shown.length === 0) return undefined
    const tests = testCalls(all)
      .flatMap((call) => findings.codeLinesFound(call))
      .filter(({ path }) => !isDocument(path))
    return {
      lead: [
        ...shown.slice(0, mostItems).map((field) => fieldItem(field, findings)),
        ...tests
          .slice(0, mostTests)
          .map((line) => item(findings, `compared with a number: ${code(lineText(line.text, longest))}`, [at(line)])),
      ],
      quotes: [],
      alone: true,
    }
  },
}

interface Field {
  readonly name: string
  readonly line: FoundLine
  readonly largest: LargestValue
  /** Of the program alone, and no part of a record of a file or table. */
  readonly isWork: boolean
  /** How many letters it has besides the words: the fewest first. */
  readonly beside: number
}

function fieldsCall(words: readonly string[]): Call {
  const { name, args } = linesCall(String.raw`${identifierOf(words)}\s*(?:\s${types}|$)`, mostFound)
  return { name, args: { ...args, context: 1 } }
}

/** `WS-MAX-CLAIM-AMOUNT`. */
function limitsCall(words: readonly string[]): Call {
  return linesCall(String.raw`(?:MAX(?:IMUM)?|LIMIT|CEILING)[-_][\w-]*${words.map(wordPattern).join('[\\w-]*')}[\w-]*`, mostFound)
}

/** Those called by all of the words; where only programs have such, also what is called by the last word in a record or table of the first. */
function fieldsOf(words: readonly string[], findings: Findings): readonly Field[] {
  const own = namedSo(words, findings)
  const found = isKept(own) ? own : [...inGroups(words, findings), ...own]
  return distinctBy(found, ({ name, line }) => `${name} ${line.path} ${line.line}`).toSorted((one, other) => one.beside - other.beside)
}

function isKept(fields: readonly Field[]): boolean {
  return fields.some(({ isWork }) => !isWork)
}

function namedSo(words: readonly string[], findings: Findings): readonly Field[] {
  const called = new RegExp(`^(?<before>[\\w-]*?)${words.map(wordPattern).join(`[a-z]*[-_]?${between}`)}[a-z]*(?<behind>[\\w-]*)$`, 'i')
  const fields = findings.codeLinesFound(fieldsCall(words)).flatMap((line) => fieldAt(line, called, findings))
  return distinctBy(fields, ({ name, line }) => `${name} ${line.path}`)
}

function fieldAt(line: FoundLine, called: RegExp, findings: Findings): readonly Field[] {
  // What a script quotes of a record is none.
  if (isDocument(line.path) || isScriptName(line.path)) return []
  const text = codeText(line.text)
  const name = /^(?:\d{1,2}\s+)?([\w-]+)/.exec(text)?.[1] ?? ''
  const parts = called.exec(name)?.groups
  const before = (parts?.before ?? '').split(/[-_]/).filter((part) => part !== '')
  if (parts === undefined || limiting.test(name) || before.length > mostBefore || !behind.test((parts.behind ?? '').replaceAll('_', '-')))
    return []
  const next = codeText(findings.linesOf(line.path).get(line.line + 1))
  const largest = largestValue(/[.,]$/.test(text) || /\sPIC/i.test(text) ? text : `${text} ${next}`)
  if (largest === undefined) return []
  const isWork = work.test(name) || isCobolProgram(line.path)
  return [{ name, line, largest, isWork, beside: name.length - (parts.before ?? '').length }]
}

/** The record or table of the first words: `Value` of the table of claims. */
function groupsCall(words: readonly string[]): Call {
  const group = `[\\w.<>&-]*${words.slice(0, -1).map(wordPattern).join('[\\w-]*')}`
  return linesCall(
    String.raw`(?:\bTABLE\s+${group}|^.{0,6}\s*\d\d?\s+${group})[a-z]{0,4}(?:[-_](?:RECORD|REC|TABLE|DATA))?\s*(?:[.(]|REDEFINES\b|$)`,
    mostFound,
  )
}

function groupsOf(words: readonly string[], findings: Findings): readonly FoundLine[] {
  return findings
    .codeLinesFound(groupsCall(words))
    .filter(({ path }) => !isDocument(path))
    .toSorted((one, other) => Number(isCobolProgram(one.path)) - Number(isCobolProgram(other.path)))
    .slice(0, mostGroups)
}

function inGroups(words: readonly string[], findings: Findings): readonly Field[] {
  const called = new RegExp(`^(?<before>[\\w-]*?)${wordPattern(words.at(-1) ?? '')}[a-z]{0,6}(?<behind>)$`, 'i')
  return groupsOf(words, findings).flatMap((group) => {
    const known = findings.linesOf(group.path)
    const level = levelOf(codeText(group.text))
    const found: Field[] = []
    for (let line = group.line + 1; line <= group.line + groupLines && known.has(line); line++) {
      const text = known.get(line) ?? ''
      const said = codeText(text)
      const own = levelOf(said)
      if (level === undefined ? /;\s*$|^\s*\)/.test(said) : own !== undefined && own <= level) break
      found.push(...fieldAt({ path: group.path, line, text }, called, findings))
    }
    return found
  })
}

function levelOf(text: string): number | undefined {
  const level = /^(\d{1,2})\s/.exec(text)?.[1]
  return level === undefined ? undefined : Number(level)
}

function namesOf(fields: readonly Field[]): readonly string[] {
  return [...new Set(fields.filter(({ isWork }) => !isWork).map(({ name }) => name.toUpperCase()))].slice(0, mostNames)
}

function definitionOf({ name, line }: Field, findings: Findings) {
  return findings.definitionsOf(name.toUpperCase()).find(({ path, startLine }) => path === line.path && startLine === line.line)
}

function usersOf(field: Field, findings: Findings): number {
  return definitionOf(field, findings)?.field?.programs.length ?? 0
}

/** Compared with a number other than none. */
function testCalls(fields: readonly Field[]): readonly Call[] {
  const names = [...new Set(fields.map(({ name }) => name))].slice(0, mostNames)
  if (names.length === 0) return []
  const any = `(?:${names.map(escapeRegex).join('|')})`
  return [
    linesCall(
      String.raw`(?:^|[^\w-])${any}\s+(?:IS\s+)?(?:NOT\s+)?(?:[<>]=?|GREATER|LESS)(?:\s+THAN)?(?:\s+OR\s+EQUAL(?:\s+TO)?)?\s+[-+]?\d*[1-9]|\bCHECK\b.*[^\w-]${any}[^\w-]`,
      mostFound,
    ),
  ]
}

function fieldItem(field: Field, findings: Findings): string {
  const { name, line, largest } = field
  const of = definitionOf(field, findings)?.of
  const places = [at(line)]
  const sign = largest.isSigned ? `, and as much below zero` : ''
  const where = `${of === undefined || of.toUpperCase() === bareFileName(line.path).toUpperCase() ? '' : ` of ${of}`} in ${bareFileName(line.path)}`
  const kind = field.isWork ? ' (a field of the program)' : ''
  return item(findings, `${nameFor(findings, name, places)}${where}${kind}: ${largest.type}, at most ${largest.value}${sign}`, places)
}
