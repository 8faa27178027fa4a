import { parameter, unquote } from '../../../base/jcl/parameters.ts'
import { readStatements } from '../../../base/jcl/read-statements.ts'
import { inert } from '../cite.ts'
import type { KnownLines } from '../findings.ts'
import { code } from '../quote.ts'
import { linesBetween } from './lines-between.ts'

/** What the control statements or the DDs of a step tell a utility to do. */
export interface UtilityDeed {
  /** The command, as the reference of the utility calls it: `DEFINE CLUSTER`. */
  readonly verb: string
  /** What it is done to, in Markdown; empty where the verb says all. */
  readonly object: string
  /** Where it stands, unless that is the job. */
  readonly path?: string
  readonly startLine: number
  readonly endLine: number
}

interface Statement {
  readonly text: string
  /** Its first line, where it has several. */
  readonly first?: string
  readonly startLine: number
  readonly endLine: number
}

interface Dd {
  readonly name: string
  readonly dataset: string | undefined
  readonly line: number
  readonly data: readonly Statement[] | undefined
}

interface Utility {
  readonly programs: RegExp
  deeds(dds: readonly Dd[]): readonly UtilityDeed[]
}

const columns = 72
const longestText = 90

/** Utilities and their statements: DFSMS Access Method Services Commands, DFSMSdfp Utilities, DFSORT, Db2 and SDSF references. */
const utilities: readonly Utility[] = [
  { programs: /^IDCAMS$/, deeds: (dds) => controlOf(dds, 'SYSIN', joinedByHyphen).flatMap((one) => idcamsDeed(one, dds) ?? []) },
  { programs: /^(?:IEBGENER|ICEGENER)$/, deeds: (dds) => copied(dds, 'SYSUT1', 'SYSUT2') },
  {
    programs: /^(?:SORT|DFSORT|ICEMAN|SYNCSORT)$/,
    deeds: (dds) =>
      controlOf(dds, 'SYSIN', joinedByComma).flatMap((one) => quoted(one, /^(?:SORT|MERGE|INCLUDE|OMIT|SUM|INREC|OUTREC|OUTFIL)\b/i) ?? []),
  },
  {
    programs: /^IEBCOPY$/,
    deeds: (dds) => controlOf(dds, 'SYSIN', joinedByComma).flatMap((one) => quoted(one, /^(?:COPY\w*|SELECT|EXCLUDE)\b/i) ?? []),
  },
  { programs: /^SDSF$/, deeds: (dds) => controlOf(dds, 'ISFIN', single).flatMap((one) => quoted(one, /^\//, 'command') ?? []) },
  { programs: /^FTP$/, deeds: (dds) => controlOf(dds, 'INPUT', single).flatMap((one) => quoted(one, /^(?:m?put|m?get)\b/i) ?? []) },
  {
    programs: /^(?:DSNTIAD|DSNTEP\d|IKJEFT01|IKJEFT1[AB])$/,
    deeds: (dds) => [
      ...byVerb(
        controlOf(dds, 'SYSIN', endedBySemicolon),
        /^(CREATE|DROP|ALTER|INSERT INTO|DELETE FROM|UPDATE|GRANT)\s+((?:(?:UNIQUE|LARGE)\s+)?(?:TABLE|TABLESPACE|INDEX|VIEW|DATABASE|STOGROUP|SYNONYM|ALIAS|TRIGGER|SEQUENCE)\b)?\s*([\w.@#$<>&-]+)/i,
      ),
      ...byVerb(controlOf(dds, 'SYSTSIN', joinedByHyphen), /^((?:RE)?BIND|FREE)\s+(PLAN|PACKAGE)\s*\(\s*([\w.@#$<>&-]+)/i),
    ],
  },
]

/** Where the step stands, and the data sets of its DDs with their symbols put in. */
interface UtilityStep {
  readonly line: number
  readonly endLine: number
  readonly data: readonly { readonly dd: string; readonly dataset: string }[]
}

/** What the utility of a step does, as far as the lines of the step are known and its statements stand in them. */
export function utilityDeeds(programs: readonly string[], lines: KnownLines, step: UtilityStep): readonly UtilityDeed[] {
  const utility = utilities.find((one) => programs.some((program) => one.programs.test(program)))
  if (utility === undefined) return []
  const dds = ddsOf(lines, step.line, step.endLine).map((dd) => ({
    ...dd,
    dataset: step.data.find((one) => one.dd === dd.name && dd.data === undefined)?.dataset ?? dd.dataset,
  }))
  return utility.deeds(dds)
}

/** What a member with control statements, that the DD of a step names, tells the utility of the step to do. */
export function memberDeeds(
  programs: readonly string[],
  { data }: Pick<UtilityStep, 'data'>,
  { dd, path, lines }: { readonly dd: string; readonly path: string; readonly lines: KnownLines },
): readonly UtilityDeed[] {
  const utility = utilities.find((one) => programs.some((program) => one.programs.test(program)))
  if (utility === undefined) return []
  const statements = [...lines].map(([line, text]): Statement => ({ text: text.slice(0, columns), startLine: line, endLine: line }))
  const others = data.filter((one) => one.dd !== dd).map((one): Dd => ({ name: one.dd, dataset: one.dataset, line: 1, data: undefined }))
  return utility.deeds([...others, { name: dd, dataset: undefined, line: 1, data: statements }]).map((deed) => ({ ...deed, path }))
}

/** So many of one kind in a row are told as one: a step that deletes all data sets of a library list. */
const fewestTogether = 3
const shownTogether = 3

/** The same where what is done to many things in a row is one deed with their names. */
export function deedsTogether(deeds: readonly UtilityDeed[]): readonly UtilityDeed[] {
  const runs: UtilityDeed[][] = []
  for (const deed of deeds) {
    const run = runs.at(-1)
    if (run !== undefined && run[0]?.verb === deed.verb && isOneName(deed.object)) run.push(deed)
    else runs.push([deed])
  }
  return runs.flatMap((run) => {
    const [first] = run
    if (first === undefined || run.length < fewestTogether || !isOneName(first.object)) return run
    const names = run.slice(0, shownTogether).map(({ object }) => object)
    const more = run.length > shownTogether ? ` and ${run.length - shownTogether} more` : ''
    const endLine = Math.max(...run.map((deed) => deed.endLine))
    return [{ ...first, object: `${names.join(', ')}${more}`, endLine }]
  })
}

function isOneName(object: string): boolean {
  return /^`[^`]+`$/.test(object)
}

/** Whether it is told by control statements what a program does. */
export function isUtility(program: string): boolean {
  return utilities.some(({ programs }) => programs.test(program))
}

function ddsOf(lines: KnownLines, startLine: number, endLine: number): readonly Dd[] {
  const { statements } = readStatements(linesBetween(lines, startLine, endLine).join('\n')).stream
  return statements
    .filter(({ operation }) => operation === 'DD')
    .map((statement) => {
      const dataset = parameter(statement, 'DSN') ?? parameter(statement, 'DSNAME')
      const from = startLine - 1 + (statement.data?.startLine ?? 0)
      const data = statement.data?.lines.map((text, at) => ({ text: text.slice(0, columns), startLine: from + at, endLine: from + at }))
      return { name: statement.name, dataset: dataset && unquote(dataset), line: startLine - 1 + statement.startLine, data }
    })
}

function controlOf(dds: readonly Dd[], name: string, join: (lines: readonly Statement[]) => readonly Statement[]): readonly Statement[] {
  return join(dds.find((dd) => dd.name === name)?.data ?? [])
}

function single(lines: readonly Statement[]): readonly Statement[] {
  return lines.map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text !== '')
}

function joined(lines: readonly Statement[], goesOn: RegExp): readonly Statement[] {
  const found: Statement[] = []
  let open: Statement | undefined
  for (const line of single(lines)) {
    const next = line.text.replace(/\/\*.*?\*\//g, ' ').trim()
    if (next === '') continue
    const all: Statement =
      open === undefined
        ? { ...line, text: next }
        : { text: `${open.text} ${next}`, first: open.first ?? open.text, startLine: open.startLine, endLine: line.endLine }
    open = goesOn.test(next) ? { ...all, text: all.text.replace(/\s*[-+]$/, '') } : undefined
    if (open === undefined) found.push(all)
  }
  return open === undefined ? found : [...found, open]
}

function joinedByHyphen(lines: readonly Statement[]): readonly Statement[] {
  return joined(lines, /[-+]$/)
}

function joinedByComma(lines: readonly Statement[]): readonly Statement[] {
  return joined(
    lines.filter(({ text }) => !text.startsWith('*')),
    /,$/,
  )
}

function endedBySemicolon(lines: readonly Statement[]): readonly Statement[] {
  return joined(
    lines.filter(({ text }) => !/^\s*--/.test(text)),
    /[^;]$/,
  )
}

/** Names in their own parentheses, and where they are missing in those of the component: `(NAME(X) …)`. */
function idcamsDeed({ text, first = text, startLine, endLine }: Statement, dds: readonly Dd[]): UtilityDeed | undefined {
  const said = text.replace(/^(?:(?:IF\b.*?\bTHEN|ELSE|DO)\s+)+/i, '')
  const [, verb = '', rest = ''] = /^([A-Z]+)\b\s*(.*)$/is.exec(said) ?? []
  const placeOf = (name: string) => ({ startLine, endLine: first.includes(name) ? startLine : endLine })
  const operand = (key: string) => new RegExp(String.raw`\b${key}\s*\(\s*([^\s()]+(?:\([^\s()]*\))?)`, 'i').exec(rest)?.[1]
  switch (verb.toUpperCase()) {
    case 'DEFINE':
    case 'DEF': {
      const [type = ''] = /^[A-Z]+/i.exec(rest) ?? []
      const name = operand('NAME')
      return name === undefined ? undefined : { verb: `DEFINE ${type.toUpperCase()}`, object: code(name), ...placeOf(name) }
    }
    case 'DELETE':
    case 'DEL':
    case 'ALTER': {
      const [, name] = /^\(?\s*([^\s()]+(?:\([^\s()]*\))?)/.exec(rest) ?? []
      return name === undefined
        ? undefined
        : { verb: verb.toUpperCase().startsWith('DEL') ? 'DELETE' : 'ALTER', object: code(name), ...placeOf(name) }
    }
    case 'REPRO':
    case 'PRINT':
    case 'BLDINDEX':
    case 'BIX':
    case 'EXPORT':
    case 'IMPORT': {
      const from = operand('(?:INFILE|IFILE)')
      const to = operand('(?:OUTFILE|OFILE)')
      const input = from === undefined ? operand('(?:INDATASET|IDS)') : dataOf(from, dds)
      const output = to === undefined ? operand('(?:OUTDATASET|ODS)') : dataOf(to, dds)
      const object = [
        ...(input === undefined ? [] : [`from ${shownName(input)}`]),
        ...(output === undefined ? [] : [`to ${shownName(output)}`]),
      ]
      return { verb: verb.toUpperCase(), object: object.join(' '), startLine, endLine }
    }
    default:
      return undefined
  }
}

function shownName(text: string): string {
  return text.includes(' ') ? text : code(text)
}

/** What a DD stands for. */
function dataOf(name: string, dds: readonly Dd[]): string {
  const dd = dds.find((one) => one.name === name.toUpperCase())
  if (dd?.data !== undefined) return `${code(name)} (data in the job itself)`
  return dd?.dataset === undefined ? name : `${code(name)} (${inert(dd.dataset)})`
}

function copied(dds: readonly Dd[], from: string, to: string): readonly UtilityDeed[] {
  const [input, output] = [from, to].map((name) => dds.find((dd) => dd.name === name))
  if (input === undefined || output === undefined) return []
  return [
    {
      verb: 'copy',
      object: `from ${dataOf(from, dds)} to ${dataOf(to, dds)}`,
      startLine: Math.min(input.line, output.line),
      endLine: Math.max(input.line, output.line),
    },
  ]
}

function quoted({ text, startLine, endLine }: Statement, verb: RegExp, called?: string): UtilityDeed | undefined {
  const [said] = verb.exec(text) ?? []
  if (said === undefined) return undefined
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return { verb: called ?? said.toUpperCase(), object: code(shown), startLine, endLine }
}

const mostNames = 4

/** Statements of one kind told together. */
function byVerb(statements: readonly Statement[], pattern: RegExp): readonly UtilityDeed[] {
  const groups = new Map<string, { names: string[]; startLine: number }>()
  for (const { text, startLine } of statements) {
    const [, verb, type, name] = pattern.exec(text) ?? []
    if (verb === undefined || name === undefined) continue
    const key = [verb, type].flatMap((word) => word?.toUpperCase() ?? []).join(' ')
    const group = groups.get(key) ?? { names: [], startLine }
    if (!group.names.includes(name)) group.names.push(name)
    groups.set(key, group)
  }
  return [...groups].map(([verb, { names, startLine }]) => {
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    return { verb, object: `${names.slice(0, mostNames).map(inert).join(', ')}${more}`, startLine, endLine: startLine }
  })
}
