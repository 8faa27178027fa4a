import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { linesCall, referencesCall } from '../../calls.ts'
import { item, nameFor, placesOf } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import { askedCommands } from '../../question/asked-commands.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { usesIn } from './users-of.ts'

const mostItems = 16
const mostLines = 40

/** All statements by which a program works on data, each with where it stands: on what the question names besides, or on all there is. */
export const commandsAspect: Aspect = {
  name: 'commands',
  asks: (question, subject) => isAskedForCommands(question, subject),
  calls: (question, subject) => [
    referencesCall(subject.name, 'callees'),
    ...(askedCommands(question)?.others ?? []).map((name) => referencesCall(name, 'uses')),
    ...execCallOf(question, subject),
  ],
  draft: (question, subject, findings) => {
    const found = commandsOf(question, subject, findings)
    if (found.length === 0) return noneOf(question, subject, findings)
    const things = [...new Set(found.filter((one) => !isQueueCall(one)).map(({ to }) => to.name))]
    const shown = found.slice(0, mostItems)
    const rest = found.length - shown.length
    const title = `${code(subject.name)} works on ${things.length === 0 ? 'queues' : things.join(', ')} by ${found.length === 1 ? 'one statement' : `${found.length} statements`}.`
    const more = rest === 0 ? [] : [`${rest} more: ${[...new Set(found.slice(mostItems).map(commandOf))].join(', ')}.`]
    return { lead: [title, ...shown.map((one) => commandItem(one, things.length > 1, findings)), ...more], quotes: [] }
  },
}

/** For statements of SQL or DL/I, where nothing else is asked for: they say in their first words what they are. */
function execCallOf(question: Question, { paths: [path] }: Subject): readonly Call[] {
  const { edges = [], others = [] } = askedCommands(question) ?? {}
  const language = edges.length === 1 && others.length === 0 ? languages.get(edges[0] ?? '') : undefined
  return path === undefined || language === undefined || !isCobol(path) ? [] : [linesCall(language.pattern, mostLines, path)]
}

const languages: ReadonlyMap<string, { readonly said: string; readonly pattern: string }> = new Map([
  ['sql', { said: 'SQL', pattern: String.raw`\bEXEC\s+SQL\b` }],
  ['dli', { said: 'DL/I', pattern: String.raw`\bEXEC\s+DLI\b|\b(?:CBLTDLI|AIBTDLI)\b` }],
])

function noneOf(question: Question, subject: Subject, findings: Findings): Draft | undefined {
  const [call] = execCallOf(question, subject)
  // An area of communication may be included for what other programs hand back.
  const isNone =
    call !== undefined &&
    findings.resultOf(call) !== undefined &&
    findings.codeLinesFound(call).every(({ text }) => /\bINCLUDE\b/i.test(text))
  if (!isNone) return undefined
  const said = languages.get(askedCommands(question)?.edges[0] ?? '')?.said ?? ''
  return { lead: [], quotes: [], nothing: { said: `${code(subject.name)} has no statement of ${said}`, decides: true } }
}

/** Whether the statements of this program are asked for: then it is told of each of them, and not in sum what it calls or changes. */
export function isAskedForCommands(question: Question, { name, kinds: [kind], named }: Subject): boolean {
  return named && kind === 'program' && askedCommands(question)?.program.toUpperCase() === name.toUpperCase()
}

function commandsOf(question: Question, { name }: Subject, findings: Findings): readonly Reference[] {
  const { edges = [], others = [] } = askedCommands(question) ?? {}
  const kinds: ReadonlySet<string> = new Set(edges)
  const isAsked = (one: Reference) => kinds.has(one.kind) || (kinds.has('queue') && isQueueCall(one))
  // What a program calls a file, others know by the name of its data set: the uses of a name know them all.
  const named = others.flatMap((other) => {
    const result = findings.structure(referencesCall(other, 'uses'), 'uses')
    const { writes = [], reads = [], others: rest = [] } = result === undefined ? {} : usesIn(result)
    return [...writes, ...reads, ...rest].filter(({ from, kind }) => from.name === name && kinds.has(kind))
  })
  const all = named.length > 0 ? named : findings.referencesOf(name, 'callees').filter(isAsked)
  // The PCBs of its PSB say what it may do, and are no statements of it.
  const sorted = all.filter((one) => commandOf(one) !== 'PCB').toSorted((a, b) => Number(isQueueCall(a)) - Number(isQueueCall(b)))
  // A call of a queue of which the name is known is told by that.
  return distinctBy(sorted, (one) => `${one.path}:${one.line} ${commandOf(one)}`).toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  )
}

/** Queues are worked on by calls, of which those that only close or connect name none. */
function isQueueCall({ kind, to }: Reference): boolean {
  return kind === 'call' && /^MQ[A-Z\d]{2,}$/i.test(to.name)
}

function commandOf(reference: Reference): string {
  const { verb, op, kind, to } = reference
  return isQueueCall(reference) ? to.name.toUpperCase() : (verb ?? op ?? kind)
}

function commandItem(reference: Reference, isOneOfMany: boolean, findings: Findings): string {
  const { to, within } = reference
  const places = placesOf(reference)
  const on = isOneOfMany && !isQueueCall(reference) ? ` ${nameFor(findings, to.name, places)}` : ''
  return item(findings, `${commandOf(reference)}${on}${within === undefined ? '' : ` in ${nameFor(findings, within, places)}`}`, places)
}
