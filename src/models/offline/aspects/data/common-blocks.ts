import { sameName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName, fileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count, cutText } from '../../../../base/text.ts'
import { isCoined } from '../../../../base/words/is-coined.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, outlineCall, readCall, referencesCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { innermostAt } from '../../evidence/innermost-at.ts'
import { isIncludeFile } from '../../evidence/is-fortran.ts'
import { physicalNames, physicalSearches } from '../../evidence/physical-values.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import { physicalConstantIn } from '../../question/asked-physical-constant.ts'
import { asksCommon, asksContents } from '../../question/asks-common.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostNames = 2
const mostMembers = 14
const mostUsers = 12
const mostLines = 12
const mostVariables = 60
const longest = 120
/** A longer list is shown once. */
const longestAgain = 60
/** As many as a search shows: of more there may be others. */
const mostFound = 100
/** … and of one file. */
const mostOfFile = limits.searchMatchesPerFile

/** Words beside the name that are none. */
const noName = /^(?:COMMON|BLOCKS?|AREAS?|FORTRAN|INCLUDE|THE|AND|OR|IN|OF|IS|DATA)$/i
const name = String.raw`[A-Za-z]\w*`

/**
 * Who shares a COMMON block of Fortran and what is in it, and in which block a variable is kept: found by lines, as the structure knows nothing of data there.
 * A member that declares a block and is included stands for all who include it; of other files the routines are told that declare it. A constant of
 * nature is found by its value, and its block by the name that is given that value.
 */
export const commonBlocksAspect: Aspect = {
  name: 'common-blocks',
  asks: (question) => asksCommon(question) && (spelledIn(question).length > 0 || physicalConstantIn(question) !== undefined),
  calls: (question, _, findings) => [
    ...(spelledIn(question).length > 0 ? [] : physicalSearches(physicalConstantIn(question))),
    ...namesIn(question, findings).flatMap(searches),
    ...filesOfRoutines(declarations(question, findings)).map((path) => outlineCall(path)),
    ...declarations(question, findings).flatMap((one) => [
      readCall(one.path, one.line, one.line + mostLines),
      ...(isIncluded(one, findings) ? [referencesCall(fileName(one.path), 'callers')] : []),
    ]),
    ...candidates(question, findings).map(({ path, line }) => readCall(path, line - mostLines, line)),
  ],
  draft: (question, _, findings) => {
    const found = declarations(question, findings)
    if (found.length === 0) return undefined
    const blocks = [...new Set(found.map(({ block }) => block))]
    const lead = blocks.flatMap((block) => blockLines(block, found, asksContents(question), findings))
    return { lead, quotes: [], whole: true }
  },
}

interface Declaration extends FoundLine {
  readonly block: string
  /** The variable by which it was found. */
  readonly of?: string
}

interface Held {
  readonly said: string
  readonly fullest: Declaration
}

/** What is in a block, by the list of it that has most variables. None where a variable was asked for. */
function heldIn(block: string, all: readonly Declaration[], findings: Findings): Held | undefined {
  const lists = all
    .filter((one) => one.block === block && one.of === undefined)
    .map((one) => {
      const { text, endLine } = statementAt(findings.linesOf(one.path), one.line)
      return { one, endLine, variables: variablesOf(text, block) }
    })
  const [fullest] = lists.toSorted((a, b) => b.variables.length - a.variables.length)
  if (fullest === undefined || fullest.variables.length === 0) return undefined
  const { variables } = fullest
  // A list whose next line was not read may go on.
  const read = lists.filter(({ one, endLine }) => findings.linesOf(one.path).has(endLine + 1))
  const same = read.every((list) => list.variables.join() === variables.join())
  const named = variables.slice(0, mostVariables).map(inert).join(', ')
  const more = variables.length > mostVariables ? ', …' : ''
  const others = same ? '' : ' Some places give it other names, or fewer.'
  return { said: `${count(variables.length, 'variable')}: ${named}${more}.${others}`, fullest: fullest.one }
}

/** Of `COMMON /A/ X(3),Y /B/ Z` those of one block, with their bounds. */
function variablesOf(statement: string, block: string): readonly string[] {
  const behind = new RegExp(String.raw`/\s*${escapeRegex(block)}\s*/([^/!]*)`, 'i').exec(statement)?.[1] ?? ''
  return behind
    .split(/,(?![^()]*\))/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function blockLines(block: string, all: readonly Declaration[], isOfContents: boolean, findings: Findings): readonly string[] {
  const held = isOfContents ? heldIn(block, all, findings) : undefined
  const routine = (one: FoundLine) => innermostAt(one, findings)?.name
  const found = distinctBy(
    [...(held === undefined ? [] : [held.fullest]), ...all.filter((one) => one.block === block)],
    (one) => `${one.path} ${routine(one) ?? ''}`,
  )
  const nameOf = (one: FoundLine) => routine(one) ?? bareFileName(one.path)
  // Several files may have a routine of one name: each name once, as many of them as fit.
  const names = [...new Set(found.map(nameOf))]
  const members = names.slice(0, mostMembers)
  const [{ of } = { of: undefined }] = found
  const kind = found.every((one) => routine(one) !== undefined) ? 'routine' : found.some((one) => routine(one)) ? 'place' : 'member'
  const more = names.length > mostMembers ? ' …' : ''
  const ofNames = names.length === found.length ? '' : ` of ${count(names.length, 'name')}`
  const many = `${isCut(all) ? 'at least ' : ''}${count(found.length, kind)}${ofNames}: ${members.map(inert).join(', ')}${more}.`
  const title =
    of === undefined
      ? `COMMON block /${inert(block)}/ ${held === undefined ? 'is' : `holds ${held.said} It is`} declared in ${many}`
      : `${inert(of)} stands in COMMON block /${inert(block)}/ in ${many}`
  const shown = new Set<string>()
  const items = found.slice(0, mostMembers).map((line) => {
    const users = isIncluded(line, findings) ? includersOf(line.path, findings) : []
    const by = users.length === 0 ? '' : `, included by ${users.slice(0, mostUsers).map(inert).join(', ')}`
    const { text, endLine } = statementAt(findings.linesOf(line.path), line.line)
    const places = [{ path: line.path, startLine: line.line, endLine }]
    const isAlone = routine(line) === undefined || sameName(nameOf(line), bareFileName(line.path))
    const where = isAlone ? inert(nameOf(line)) : `${inert(nameOf(line))} in ${inert(fileName(line.path))}`
    const isCopy = text.length > longestAgain && shown.has(text)
    shown.add(text)
    return item(findings, `${where}${by}${isCopy ? ', the same' : `: ${code(cutText(text, longest))}`}`, places)
  })
  return [title, ...items]
}

function isCut(lines: readonly FoundLine[]): boolean {
  return lines.length >= mostFound || [...groupBy(lines, ({ path }) => path).values()].some(({ length }) => length >= mostOfFile)
}

/** A block is declared once in each routine that shares it. */
function filesOfRoutines(lines: readonly FoundLine[]): readonly string[] {
  const files = [...new Set(lines.map(({ path }) => path))].filter((path) => !isIncludeFile(path))
  return files.slice(0, mostMembers)
}

/** Those that the question spells; of a constant that it describes those that have its value. */
function namesIn(question: Question, findings: Findings): readonly string[] {
  const spelled = spelledIn(question)
  return spelled.length > 0 ? spelled : physicalNames(physicalConstantIn(question), findings).slice(0, mostNames)
}

/** Blocks and variables that a question names: between slashes, beside the word, or in capitals. */
function spelledIn({ text }: Question): readonly string[] {
  const slashed = [...text.matchAll(new RegExp(String.raw`/\s*(${name})\s*/`, 'g'))].map((match) => match[1] ?? '')
  if (slashed.length > 0) return slashed.slice(0, mostNames)
  const small = (text.match(/(?<![\w.])[a-z]{3,}\d*(?![\w.])/g) ?? []).filter((one) => isCoined(one) || /\d/.test(one))
  const spelled = [...(text.match(/(?<![\w.])[A-Z][A-Z0-9_]+(?![\w.])/g) ?? []), ...small]
  return [...new Set(spelled)].filter((one) => !noName.test(one)).slice(0, mostNames)
}

/** For the block of that name, and for lists in which a variable of that name stands. */
function searches(of: string): readonly Call[] {
  const escaped = escapeRegex(of)
  return [
    linesCall(String.raw`^[^!]*\bCOMMON\b.*/\s*${escaped}\s*/`, mostFound),
    patternCall(String.raw`^\s*COMMON\b.*\b${escaped}\b|^(?:\s{5}\S|\s*&)(?:[^=!'"]*[,\s/])?${escaped}\s*(?:[,(&/!]|$)`),
  ]
}

/** Lines of a list that go on from above: whether they belong to a COMMON is seen there. */
function candidates(question: Question, findings: Findings): readonly (FoundLine & { readonly of: string })[] {
  return namesIn(question, findings).flatMap((of) => {
    const [blocks, lists] = searches(of)
    if (blocks === undefined || lists === undefined || findings.linesFound(blocks).some(isCode)) return []
    return findings
      .linesFound(lists)
      .filter(isCode)
      .map((line) => ({ ...line, of }))
  })
}

function declarations(question: Question, findings: Findings): readonly Declaration[] {
  const named = namesIn(question, findings).flatMap((of) =>
    searches(of)
      .slice(0, 1)
      .flatMap((call) =>
        findings
          .linesFound(call)
          .filter(isCode)
          .map((line) => ({ ...line, block: of.toUpperCase() })),
      ),
  )
  if (named.length > 0) return named
  return distinctBy(
    candidates(question, findings).flatMap((line) => commonAbove(findings.linesOf(line.path), line)),
    ({ path, line }) => `${path} ${line}`,
  )
}

/** The COMMON statement that a line goes on from, or is, with the block whose list the variable stands in: a statement may declare several. */
function commonAbove(lines: KnownLines, { path, line, text: own, of }: FoundLine & { readonly of: string }): readonly Declaration[] {
  let behind = ''
  for (let at = line; at > line - mostLines; at--) {
    const text = at === line ? own : (lines.get(at) ?? '')
    if (isComment(text) || text.trim() === '') continue
    // The mark of a continuation is no slash of a block.
    behind = `${text.replace(/^ {5}[^\s0]|^\s*&/, ' ')} ${behind}`
    if (/^\s*(?:\d+\s+)?COMMON\b/i.test(text)) {
      const block = blockOf(behind, of)
      return block === undefined ? [] : [{ path, line: at, text, block: block.toUpperCase(), of }]
    }
    if (!goesOn(text)) return []
  }
  return []
}

/** The last block that begins before the variable. */
function blockOf(statement: string, of: string): string | undefined {
  const variable = new RegExp(String.raw`[,\s/]${escapeRegex(of)}\s*(?:[,(&/!]|$)`, 'i').exec(statement)
  if (variable === null) return undefined
  const before = statement.slice(0, variable.index + 1)
  return [...before.matchAll(new RegExp(String.raw`/\s*(${name})\s*/`, 'g'))].at(-1)?.[1]
}

function goesOn(text: string): boolean {
  return /^ {5}[^\s0]|^\s*&/.test(text)
}

function isCode({ text }: FoundLine): boolean {
  return !isComment(text)
}

function statementAt(lines: KnownLines, line: number): { readonly text: string; readonly endLine: number } {
  let endLine = line
  while (endLine < line + mostLines && goesOn(lines.get(endLine + 1) ?? '')) endLine++
  const texts = Array.from({ length: endLine - line + 1 }, (_, i) => (lines.get(line + i) ?? '').replace(/^ {5}[^\s0]|^\s*&/, ' ').trim())
  return { text: texts.join(' ').replace(/\s+/g, ' '), endLine }
}

/** Of a file whose name tells nothing, a routine around the line does. */
function isIncluded({ path, line }: FoundLine, findings: Findings): boolean {
  if (/\.(?:f|for|ftn|fpp|f77|f90|f95|f03|f08)$/i.test(path)) return false
  return isIncludeFile(path) || (findings.wasMade(outlineCall(path)) && innermostAt({ path, line }, findings) === undefined)
}

function includersOf(path: string, findings: Findings): readonly string[] {
  return [...new Set(findings.referencesOf(fileName(path), 'callers').map(({ from }) => from.name))]
}
