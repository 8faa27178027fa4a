import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { parameter, positional, unquote } from '../../../../base/jcl/parameters.ts'
import { keepLast } from '../../../../base/keep-last.ts'
import { linesCall, locateCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { type JclStatement, jclStatements } from '../../evidence/jcl-statements.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { nameMark } from '../../question/name-mark.ts'
import type { Question } from '../../question/question.ts'
import { isJclWord } from '../../question/statement-words.ts'
import { isTradeWord } from '../../question/trade-words.ts'

const mostMembers = 12
const mostLines = 800
const mostFound = 60
/** Members that hold no JCL, whatever they are called. */
const noJcl =
  /\.(?:cbl|cob|cobol|cpy|pli|pl1|inc|asm|mlc|mac|f|for|f90|c|h|java|py|rexx?|exec|clist|bms|csd|md|txt|html?|json|sql|ddl|dbd|psb|png|pdf|doc)$/i
const noName =
  /^(?:JOB|JCL|DD|EXEC|PROC|PGM|STEP|VSAM|GDG|CICS|CSD|DSN|KSDS|ESDS|RRDS|AIX|RC|TSO|JES|IMS|DB2|OK|IF|THEN|ELSE|I|A|LSR|RDO|URI|URL|TD|TWA|CI|CPU|ID|DFHCSDUP|WHAT|WHICH)$/

/** DD names that the system asks for, which are words of the trade as well. */
const ofSystem = /^(?:SYS[A-Z0-9]+|STEPLIB|JOBLIB)$/

/** A statement and the member that it stands in. */
export interface PlacedStatement {
  readonly path: string
  readonly statement: JclStatement
}

/** Words of a question that may name a job, step, DD, data set or program: in capitals, or known to be names. */
export const nameTokens = keepLast((question: Question): readonly string[] => allTokens(question).filter((token) => !isJclWord(token)))

/** Those that are keywords as well: a symbol may be called like one. */
export const allTokens = keepLast(({ text, names }: Question): readonly string[] => {
  const tokens = text.match(/[\p{L}@#$&][\w@#$&.()+-]*/gu) ?? []
  const known = new Set(names.map((name) => name.toUpperCase()))
  const found = tokens
    .map((token) => token.replace(/[.()+-]+$/, ''))
    .filter((token) => known.has(token.toUpperCase()) || /^[A-Z@#$&][A-Z0-9@#$&.()+-]+$/.test(token))
    .map((token) => token.toUpperCase())
  return [...new Set([...found, ...known])].filter(
    (token) => !noName.test(token) && (!isTradeWord(token) || ofSystem.test(token) || isStepSaid(text, token)) && !/\s/.test(token),
  )
})

/** `the COPY step`, `step SORT`: a word of the trade that is a step, or what it runs. */
function isStepSaid(text: string, token: string): boolean {
  const word = escapeRegex(token)
  return new RegExp(String.raw`(?<![\w-])${word}\s+steps?\b|\bsteps?\s+${word}(?![\w-])`).test(text)
}

/** The question with `NAME` for each of them: a short name looks like a word in capitals. */
export function markedText(question: Question, names = nameTokens(question)): string {
  const tokens = names.toSorted((a, b) => b.length - a.length)
  return tokens.reduce(
    (text, token) => text.replace(new RegExp(String.raw`(?<![\w@#$&.-])${escapeRegex(token)}(?![\w@#$-])`, 'gi'), nameMark),
    question.text,
  )
}

/** The members in which what a question names may be declared. */
export function jclCalls(question: Question, findings: Findings): readonly Call[] {
  const tokens = nameTokens(question)
  if (tokens.length === 0) return []
  const paths = memberPaths(question, findings)
  return [namingCall(tokens), ...paths.map(memberCall)]
}

/** The DD statements of a data set, wherever they are. */
export function datasetCalls(dataset: string, findings: Findings): readonly Call[] {
  const call = datasetCall(dataset)
  return [call, ...pathsWith(call, findings).map(memberCall)]
}

export function statementsOfDataset(dataset: string, findings: Findings): readonly PlacedStatement[] {
  return placedIn(pathsWith(datasetCall(dataset), findings), findings).filter(({ statement }) => datasetOf(statement) === dataset)
}

function datasetCall(dataset: string): Call {
  return linesCall(String.raw`^//.*\bDSN(?:AME)?=${escapeRegex(dataset)}(?:[^\w.]|$)`, mostFound)
}

function pathsWith(call: Call, findings: Findings): readonly string[] {
  return [...new Set(findings.linesFound(call).map(({ path }) => path))].filter((path) => !noJcl.test(path)).slice(0, mostMembers / 2)
}

/** Without a member or generation. */
export function datasetOf(statement: JclStatement): string | undefined {
  return fullDataset(statement)?.replace(/\(.*\)$/, '')
}

function fullDataset(statement: JclStatement): string | undefined {
  const name = parameter(statement, 'DSN', 'DSNAME')
  return name === undefined ? undefined : unquote(name).toUpperCase()
}

function memberCall(path: string): Call {
  return readCall(path, 1, mostLines)
}

/** Statements with one of the names as their label, program, procedure or data set. */
function namingCall(tokens: readonly string[]): Call {
  const any = tokens.map(escapeRegex).join('|')
  return linesCall(
    String.raw`^//(?:[\w@#$]+\.)?(?:${any})\s+(?:DD|EXEC|JOB|PROC)\b|^//\S*\s.*\b(?:PGM|PROC|EXEC|DSN|DSNAME)[= ](?:[\w@#$&.]+\.)?(?:${any})(?:[^\w-]|$)|^\s.*\bPROG(?:RAM)?\((?:${any})\)`,
    mostFound,
  )
}

function memberPaths(question: Question, findings: Findings): readonly string[] {
  const tokens = nameTokens(question)
  const located = findings.located(locateCall(question.text))?.names ?? []
  const named = located.flatMap(({ units, members }) => [
    ...units.flatMap(({ kind, path }) => (path !== undefined && (kind === 'job' || kind === 'proc' || kind === 'step') ? [path] : [])),
    ...members,
  ])
  const found = findings
    .linesFound(namingCall(tokens))
    .map(({ path, text }) => ({ path, names: tokens.filter((token) => text.includes(token)) }))
  const all = [...new Set([...named, ...found.map(({ path }) => path)])].filter((path) => !noJcl.test(path))
  // Those that have most of the names: the job, and what is in it.
  const worth = (path: string) =>
    new Set([
      ...found.flatMap((one) => (one.path === path ? one.names : [])),
      ...tokens.filter((token) => bareFileName(path).toUpperCase() === token),
    ]).size + (named.includes(path) ? 0.5 : 0)
  return all.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostMembers)
}

/** All statements of these members. */
export function statementsFound(question: Question, findings: Findings): readonly PlacedStatement[] {
  return placedIn(memberPaths(question, findings), findings)
}

function placedIn(paths: readonly string[], findings: Findings): readonly PlacedStatement[] {
  return paths.flatMap((path) => (findings.wasMade(memberCall(path)) ? statementsOf(path, findings.linesOf(path)) : []))
}

const read = new WeakMap<KnownLines, { readonly known: number; readonly statements: readonly PlacedStatement[] }>()

/** Several aspects ask for them again and again: read when more of the member is known. */
function statementsOf(path: string, lines: KnownLines): readonly PlacedStatement[] {
  const before = read.get(lines)
  if (before?.known === lines.size) return before.statements
  const statements = jclStatements(lines).map((statement) => ({ path, statement }))
  read.set(lines, { known: lines.size, statements })
  return statements
}

/** The names under which a statement itself is known. */
export function ownNames({ path, statement }: PlacedStatement): readonly string[] {
  const { name, operation } = statement
  const label = name === '' ? [] : [name, ...name.split('.')]
  switch (operation) {
    case 'JOB':
    case 'PROC':
    case 'JCLLIB':
      return [...label, bareFileName(path).toUpperCase()]
    case 'EXEC':
      return [...label, ...targetOf(statement), ...statement.launches]
    case 'DD':
      return [...label, ...datasetNames(statement)]
    default:
      return label
  }
}

/** Those of all that it stands in. */
export function allNames(placed: PlacedStatement): readonly string[] {
  const { path, statement } = placed
  const { exec, job, proc } = statement
  const around = [exec, job, proc].flatMap((one) => (one === undefined ? [] : ownNames({ path, statement: one })))
  return [...ownNames(placed), ...around, bareFileName(path).toUpperCase()]
}

/** The program or procedure that an EXEC runs. */
export function targetOf(statement: JclStatement): readonly string[] {
  const named = parameter(statement, 'PGM', 'PROC') ?? positional(statement)[0]
  return named === undefined ? [] : [named.toUpperCase()]
}

/** The data set of a DD, with and without a member or generation, and the ends of its name. */
function datasetNames(statement: JclStatement): readonly string[] {
  const full = fullDataset(statement)
  if (full === undefined) return []
  const base = full.replace(/\(.*\)$/, '')
  const qualifiers = base.split('.')
  const runs = qualifiers.flatMap((_, from) =>
    qualifiers.slice(from).map((_, length) => qualifiers.slice(from, from + length + 1).join('.')),
  )
  return [full, ...runs]
}
