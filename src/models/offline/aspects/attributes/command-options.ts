import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count, cutText } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, linesCall, locateCall, readCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { commandAround, type ExecCommand } from '../../evidence/exec-commands.ts'
import type { Findings } from '../../findings.ts'
import { type AskedCommandOptions, askedCommandOptions } from '../../question/asked-command-options.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 20
const mostCommands = 8
const mostItems = 6
const mostQuoted = 2
const mostValues = 4
const room = 14
const longestDetail = 70
const longestLayout = 35

/** The options of the commands of CICS that a program issues: keys, areas, queues, transactions, commareas with their lengths, ERASE, UPDATE … */
export const commandOptionsAspect: Aspect = {
  name: 'command options',
  asks: (question, { named, kinds: [kind], paths: [path] }) =>
    named && kind === 'program' && path !== undefined && askedCommandOptions(question) !== undefined,
  calls: (question, subject, findings) => [
    ...searches(question, subject),
    anyCommand(subject),
    ...foundLines(question, subject, findings).map(({ path, line }) => readCall(path, line - room, line + room)),
    ...values(question, subject, findings).map(definitionCall),
    ...handedOn(question, subject, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
  ],
  draft: (question, subject, findings) => {
    const asked = askedCommandOptions(question)
    if (asked === undefined || isNamedBehind(question, subject, findings)) return undefined
    const commands = chosen(asked, question, subject, findings)
    if (commands.length === 0) return deniedCommand(asked, question, subject, findings)
    const alike = [...groupBy(commands, (command) => told(command, asked)).entries()].slice(0, mostItems)
    const lead = alike.map(([said, same]) => commandItem(said, same, findings))
    const items = values(question, subject, findings).flatMap((name) => valueItem(name, subject, findings))
    // `the commarea of X` is what X gets, before what it hands on.
    const own = asked.isOwnArea ? valueItem('DFHCOMMAREA', subject, findings) : []
    const quotes = alike.slice(0, mostQuoted).flatMap(([, [first]]) => (first === undefined ? [] : [quoteLines(first, findings)]))
    const layouts = handedOn(question, subject, findings).map((place) => quoteLines(place, findings))
    return { lead: [...new Set([...own, ...lead, ...items])], quotes: [...layouts, ...quotes], alone: true }
  },
}

/** `X's LINK to Y`: the commands of Y are not asked for. */
function isNamedBehind({ text }: Question, { name }: Subject, findings: Findings): boolean {
  const place = (word: string) => text.toUpperCase().indexOf(word.toUpperCase())
  const programs = (findings.located(locateCall(text))?.names ?? []).filter(({ units }) => units.some(({ kind }) => kind === 'program'))
  return programs.some(({ word }) => word.toUpperCase() !== name.toUpperCase() && place(word) < place(name))
}

/** That a program of CICS has no command of the one verb that is asked for. */
function deniedCommand({ verbs }: AskedCommandOptions, question: Question, subject: Subject, findings: Findings): Draft | undefined {
  const [verb] = verbs
  const isLookedFor = searches(question, subject).every((call) => findings.showsAllLines(call))
  const hasCommands = findings.codeLinesFound(anyCommand(subject)).length > 0
  if (verbs.length !== 1 || verb === undefined || !isLookedFor || !hasCommands) return undefined
  return { lead: [], quotes: [], nothing: { said: `${code(subject.name)} has no command EXEC CICS ${verb}`, decides: true } }
}

function anyCommand({ paths: [path = ''] }: Subject): Call {
  return linesCall(String.raw`\bEXEC\s+(?:CICS|KICKS)\b`, 1, path)
}

/** By the options, or where none is asked for by the verbs. */
function searches(question: Question, { paths: [path = ''] }: Subject): readonly Call[] {
  const asked = askedCommandOptions(question)
  if (asked === undefined) return []
  const words = asked.verbs.length > 0 ? asked.verbs.map((verb) => verb.split(' ', 1)[0] ?? verb) : asked.options
  return words.map((word) => linesCall(String.raw`(?:\bEXEC\s+(?:CICS|KICKS)\s+|^.{0,6}\s+)${word}\b|\b${word}\s*\(`, mostLines, path))
}

function foundLines(question: Question, subject: Subject, findings: Findings) {
  const found = searches(question, subject).flatMap((call) => findings.codeLinesFound(call))
  return distinctBy(found, ({ line }) => line).slice(0, mostLines)
}

/** The commands that the question means: with the verb, and where some of these have what it names (`USRSEC`), those. */
function chosen(asked: AskedCommandOptions, question: Question, subject: Subject, findings: Findings): readonly ExecCommand[] {
  const all = foundLines(question, subject, findings).flatMap((place) => commandAround(place, findings) ?? [])
  const commands = distinctBy(all, ({ startLine }) => startLine)
    .filter(({ verb }) => asked.verbs.length === 0 || asked.verbs.some((one) => verb === one || verb.startsWith(`${one} `)))
    .filter(({ options }) => !asked.ofMap || options.has('MAP') || !all.some((other) => other.options.has('MAP')))
    .toSorted((a, b) => a.startLine - b.startLine)
  const others = question.names.filter((name) => name.toUpperCase() !== subject.name.toUpperCase())
  const named = commands.filter(({ options }) =>
    [...options.values()].some((value = '') => others.some((name) => value.toUpperCase().includes(name.toUpperCase()))),
  )
  const meant = named.length > 0 ? named : commands
  const having = asked.options.length === 0 ? meant : meant.filter(({ options }) => asked.options.some((option) => options.has(option)))
  return (having.length > 0 ? having : asked.verbs.length > 0 ? meant : []).slice(0, mostCommands)
}

const subjectsOfCommand = ['MAP', 'FILE', 'DATASET', 'QUEUE', 'QNAME', 'PROGRAM', 'TRANSID'] as const

function told({ verb, options }: ExecCommand, { options: asked }: AskedCommandOptions): string {
  const shown = (name: string) => (options.get(name) === undefined ? name : `${name}(${options.get(name)})`)
  const works = subjectsOfCommand.find((name) => options.has(name) && !asked.includes(name))
  const of = works === undefined ? '' : ` ${shown(works)}`
  if (asked.length === 0) return `${verb}: ${options.size === 0 ? 'no options' : [...options.keys()].map(shown).join(' ')}`
  const having = asked.filter((name) => options.has(name))
  return `${verb}${of}: ${having.length === 0 ? `no ${asked.join(' or ')}` : having.map(shown).join(' ')}`
}

function commandItem(said: string, commands: readonly ExecCommand[], findings: Findings): string {
  const places = commands.map(({ path, startLine, endLine }) => ({ path, startLine, endLine }))
  return item(findings, inert(said), places)
}

/** The layout of a commarea, where it is asked what that holds. */
function handedOn(question: Question, subject: Subject, findings: Findings): readonly Lines[] {
  const asked = askedCommandOptions(question)
  if (asked?.contents !== true || !asked.options.includes('COMMAREA')) return []
  return values(question, subject, findings)
    .slice(0, 1)
    .flatMap((name) => definitionFor(name, subject, findings) ?? [])
    .map(({ path, startLine, endLine }) => ({ path, startLine, endLine: Math.min(endLine, startLine + longestLayout) }))
}

/** The data items that hold what the asked options say. */
function values(question: Question, subject: Subject, findings: Findings): readonly string[] {
  const asked = askedCommandOptions(question)
  if (asked === undefined) return []
  const names = chosen(asked, question, subject, findings).flatMap(({ options }) =>
    [...options].flatMap(([option, value = '']) => {
      const name = /^(?:LENGTH\s+OF\s+)?([A-Za-z][\w-]*)$/i.exec(value)?.[1]
      return name !== undefined &&
        (asked.options.length === 0 || asked.options.includes(option) || (option === 'COMMAREA' && asked.options.includes('LENGTH')))
        ? [name.toUpperCase()]
        : []
    }),
  )
  // What the program is handed itself.
  const own = asked.options.includes('COMMAREA') ? ['DFHCOMMAREA'] : []
  return [...new Set([...names.slice(0, mostValues), ...own])]
}

/** How it is declared, which tells its length and what it is at first; those of the program itself, else of what it copies. */
function definitionFor(name: string, { paths }: Subject, findings: Findings): Definition | undefined {
  const all = findings.definitionsOf(name).filter(({ kind, field }) => field !== undefined || kind === 'field' || kind === 'record')
  const isOne = name !== 'DFHCOMMAREA' && (all.length === 1 || new Set(all.map(detailOf)).size === 1)
  return all.find(({ path }) => paths.includes(path)) ?? (isOne ? all[0] : undefined)
}

function valueItem(name: string, subject: Subject, findings: Findings): readonly string[] {
  const own = definitionFor(name, subject, findings)
  if (own === undefined) return []
  const places = [{ path: own.path, startLine: own.startLine, endLine: own.startLine }]
  return [item(findings, `${nameFor(findings, name, places)} in ${bareFileName(own.path)}: ${inert(detailOf(own))}`, places)]
}

function detailOf({ detail = '', field }: Definition): string {
  const length = field === undefined || field.length === 0 ? [] : [count(field.length, 'byte')]
  return [...(detail === '' ? [] : [cutText(detail, longestDetail)]), ...length].join(', ')
}
