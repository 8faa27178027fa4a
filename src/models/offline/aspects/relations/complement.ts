import type { EdgeKind } from '../../../../answer/structure.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, outlineCall, referencesCall } from '../../calls.ts'
import { at, bold, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { storesCalled } from '../../described/described-store.ts'
import { isInLanguage, languagesCall } from '../../evidence/in-language.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import type { Findings, Place } from '../../findings.ts'
import type { AskedAccess } from '../../question/access.ts'
import { type AskedComplement, askedComplement } from '../../question/complement.ts'
import type { Question } from '../../question/question.ts'
import { cics } from '../../question/technologies.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { filesWith, searchFor } from './technologies.ts'
import { usersOf, usesIn } from './users-of.ts'
import { usersCalls, usersOfSubject } from './users-of-subject.ts'

const mostCited = 20
/** So few more are told as well. */
const fewMore = 5
const mostNames = 40
/** An answer makes no more calls than some forty. */
const mostAccessed = 15
/** By these a program is begun from outside the programs: who is run is not called. */
const begun: ReadonlySet<EdgeKind> = new Set(['runs', 'transaction', 'triggers'])
const beginning: Readonly<Record<'job' | 'transaction', readonly EdgeKind[]>> = { job: ['runs'], transaction: ['transaction', 'triggers'] }

const stores: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container'])

/** All of a kind without those for which something holds: `which programs do not copy X`, `which copybooks does nobody use`. */
export const complementAspect: Aspect = {
  name: 'complement',
  asks: (question, { named, kinds: [kind] }) => {
    const asked = askedComplement(question)
    return asked !== undefined && (asked.described ? stores.has(kind ?? '') : named)
  },
  calls: (question, subject, findings) => {
    const asked = askedComplement(question)
    if (asked === undefined) return []
    return [
      everyCall(asked.kind),
      ...(asked.kind === 'proc' ? [everyCall('program')] : []),
      ...(asked.mode === undefined ? [] : [searchFor(cics)]),
      ...(asked.language === undefined ? [] : [languagesCall]),
      ...(isOfRoutines(asked, subject) ? [everyCall('symbol')] : []),
      ...(isNamed(subject) ? [] : accessCalls(asked, findings)),
      ...(isNamed(subject) ? relatedCalls(asked, subject) : [outlineCall()]),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = meantComplement(question, findings)
    // What words of its definition led to may be another one.
    if (asked?.described && !storesCalled(question, findings).some(({ name }) => name === subject.name)) return undefined
    const result = asked && findings.structure(everyCall(asked.kind), 'where')
    if (asked === undefined || result === undefined) return undefined
    const routines = isOfRoutines(asked, subject) ? routinesOfFortran(findings) : []
    const own = withSource(result.definitions)
    const noun = own.length === 0 && routines.length > 0 ? 'routine' : asked.kind
    const every = noun === 'routine' ? routines : own
    const readers = asked.ofReaders ? usersByAccess(subject, { name: 'reads' }, findings) : undefined
    const narrowed = every.filter((unit) => isMeant(unit, asked, findings) && (readers === undefined || readers.has(unit.name)))
    // What the word before the kind says is no folder, but something that is not known.
    if (narrowed.length === 0 && every.length > 0) return undefined
    const units = [...groupBy(narrowed, ({ name }) => name)].map(([name, all]) => ({ name, all }))
    if (units.length === 0) return { lead: [], quotes: [], nothing: { said: `no ${asked.kind} is defined in the code` } }
    const { access } = asked
    if (access !== undefined && !isNamed(subject) && units.some(({ name }) => isUsed(name, asked, access, findings) === undefined))
      return undefined
    const holding = isNamed(subject) ? relatedNames(asked, subject, findings) : undefined
    const isLeft = ({ name, all }: (typeof units)[number]) =>
      holding === undefined ? all.every((unit) => !isReached(unit, asked, findings)) : !holding.has(name)
    const left = units.filter((unit) => isLeft(unit) && unit.name !== subject.name)
    const names = left.map(({ name }) => name)
    const none = asked.ofAll ? 'Yes: no exception' : 'There is none'
    const head =
      left.length === 0
        ? `${none} among ${count(units.length, noun)}${meaning(asked, subject)}.`
        : `${asked.ofAll ? 'No: ' : ''}${left.length} of ${count(units.length, noun)}${meaning(asked, subject)} ${words(asked, subject, left.length === 1, noun)}: ${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ' …' : ''}.`
    const items = left.slice(0, left.length <= mostCited + fewMore ? left.length : mostCited).flatMap(({ name, all: [unit] }) => {
      const reading = readers?.get(name)
      if (reading !== undefined) return readerItem(name, reading, findings)
      return unit === undefined ? [] : unitItem(name, unit, asked.relation === 'calls' && !isNamed(subject), findings)
    })
    return { lead: [head, ...doubt(findings, subject), ...items], quotes: [], whole: asked.described }
  },
}

/** Where no member is a program as those of COBOL are, programs and routines are those of Fortran. */
function isOfRoutines({ kind, relation }: AskedComplement, subject: Subject): boolean {
  return kind === 'program' && (relation === 'calls' || relation === 'uses') && !isNamed(subject)
}

const noRoutine = /^(?:main )?program\b|^(?:block ?data|module|submodule|interface|type|class)\b/i

/** Main programs, which nobody calls, and what holds no statements are none; another way into a routine stands for it. */
function routinesOfFortran(findings: Findings): readonly Definition[] {
  const all = (findings.structure(everyCall('symbol'), 'where')?.definitions ?? []).filter(({ path }) => isFortranFile(path))
  const routines = all.filter(({ detail = '', declaration }) => !noRoutine.test(detail) && declaration !== true)
  return routines.map((one) => {
    const ways = routines.filter(({ path, of, detail = '' }) => path === one.path && of === one.name && /^entry\b/i.test(detail))
    return { ...one, reachedBy: [one, ...ways].flatMap(({ reachedBy = [] }) => reachedBy) }
  })
}

/** What a language other than that of jobs calls a procedure is a program. */
function meantComplement(question: Question, findings: Findings): AskedComplement | undefined {
  const asked = askedComplement(question)
  if (asked?.kind !== 'proc') return asked
  const isNone = findings.structure(everyCall('proc'), 'where')?.definitions.length === 0
  return isNone ? { ...asked, kind: 'program' } : asked
}

/** Whether it lies in the folder that the question says, is in its language and is run by what it says. */
function isMeant({ path }: Definition, { folder, mode, language }: AskedComplement, findings: Findings): boolean {
  const isInside = folder === undefined || `/${path}`.toUpperCase().includes(`/${folder.toUpperCase()}/`)
  const online = mode === undefined ? undefined : filesWith(cics, findings)
  const isWritten = language === undefined || isInLanguage(path, language, findings)
  return isInside && isWritten && (online === undefined || online.has(path) === (mode === 'online'))
}

function meaning({ folder, mode, language, ofReaders }: AskedComplement, { name }: Subject): string {
  return `${ofReaders === undefined ? '' : ` that read ${bold(name)}`}${language === undefined ? '' : ` in ${language}`}${folder === undefined ? '' : ` in ${code(folder)}`}${mode === undefined ? '' : mode === 'online' ? ' with commands of CICS' : ' without commands of CICS'}`
}

const records: ReadonlySet<string | undefined> = new Set([...stores, 'file', 'dataset'])

function isRecords({ kinds: [kind] }: Subject): boolean {
  return records.has(kind)
}

function isNamed({ kinds }: Subject): boolean {
  return !kinds.includes('system')
}

function relatedCalls({ doers, relation }: AskedComplement, { name }: Subject) {
  return doers ? usersCalls(relation, name) : [referencesCall(name, 'callees')]
}

/** Those for which it holds. */
function relatedNames(asked: AskedComplement, subject: Subject, findings: Findings): ReadonlySet<string> {
  const fits = (kind: EdgeKind) => asked.edges.length === 0 || asked.edges.includes(kind)
  if (asked.doers && asked.access !== undefined && isRecords(subject)) return new Set(usersByAccess(subject, asked.access, findings).keys())
  if (asked.doers)
    return new Set(usersOfSubject({ name: asked.relation, edges: asked.edges }, subject, findings).map(({ from }) => from.name))
  return new Set(
    findings
      .referencesOf(subject.name, 'callees')
      .filter(({ kind }) => fits(kind))
      .map(({ to }) => to.name),
  )
}

function usersByAccess({ name }: Subject, access: AskedAccess, findings: Findings): ReadonlyMap<string, Place> {
  const result = findings.structure(referencesCall(name, 'uses'), 'uses')
  const users = result === undefined ? [] : usersOf(usesIn(result), access)
  return new Map(users.flatMap((user) => user.references.slice(0, 1).map(({ path, line }) => [user.name, { path, line }])))
}

/** Who uses each of them: what is done to it the ways by which it is reached do not tell; and where nobody is seen to, lines of any language that may. */
function accessCalls(asked: AskedComplement, findings: Findings): readonly Call[] {
  const names = new Set(findings.structure(everyCall(asked.kind), 'where')?.definitions.map(({ name }) => name))
  const { access } = asked
  if (access === undefined || names.size > mostAccessed) return []
  return [...names].flatMap((name) => [
    referencesCall(name, 'uses'),
    ...(isUsed(name, asked, access, findings) === false ? linesCalls(name, asked, access) : []),
  ])
}

/** Undefined where nobody has asked yet. */
function isUsed(name: string, { kind }: AskedComplement, access: AskedAccess, findings: Findings): boolean | undefined {
  const result = findings.structure(referencesCall(name, 'uses'), 'uses')
  return result && usersOf(usesIn({ ...result, subjects: result.subjects.filter(({ unit }) => unit.kind === kind) }), access).length > 0
}

function linesCalls(name: string, { kind }: AskedComplement, access: AskedAccess): readonly Call[] {
  const changes = { DELETE: String.raw`DELETE\s+FROM`, INSERT: String.raw`(?:INSERT|MERGE)\s+INTO` }[access.spelled ?? '']
  const verb = access.name === 'reads' ? 'FROM|JOIN' : (changes ?? String.raw`(?:INSERT|MERGE)\s+INTO|UPDATE|DELETE\s+FROM`)
  const bare = escapeRegex(name.slice(name.lastIndexOf('.') + 1))
  return kind === 'table' ? [patternCall(String.raw`\b(?:${verb})\s+(?:[\w&$#@]+\.)?${bare}(?:[^\w-]|$)`)] : []
}

function isReached({ name, reachedBy = [] }: Definition, asked: AskedComplement, findings: Findings): boolean {
  const { access, relation, begunBy } = asked
  if (access !== undefined)
    return isUsed(name, asked, access, findings) !== false || linesCalls(name, asked, access).some((call) => !foundNone(call, findings))
  if (begunBy !== undefined) return reachedBy.some((way) => beginning[begunBy].includes(way))
  return relation === 'calls' ? reachedBy.some((kind) => !begun.has(kind)) : reachedBy.length > 0
}

/** Tables of a subsystem tell of programs whose source is elsewhere. */
function withSource(definitions: readonly Definition[]): readonly Definition[] {
  const bodies = definitions.filter(({ detail = '' }) => !/^CSD (?:PROGRAM|MAPSET|FILE)\b/.test(detail))
  return bodies.length > 0 ? bodies : definitions
}

const verbs: Readonly<Record<AskedComplement['relation'], readonly [doing: string, done: string]>> = {
  copies: ['copy', 'copied'],
  calls: ['call', 'called'],
  runs: ['run', 'run'],
  uses: ['use', 'used'],
  changes: ['change', 'changed'],
  affects: ['affect', 'affected'],
}

function words({ relation, doers, access, begunBy, ofReaders }: AskedComplement, subject: Subject, isOne: boolean, noun: string): string {
  const [doing, done] = (isNamed(subject) && !isRecords(subject) ? undefined : access && verbsOf(access)) ?? verbs[relation]
  const be = isOne ? 'is' : 'are'
  if (begunBy !== undefined) return `${be} started by no ${begunBy}`
  if (!isNamed(subject) && / /.test(doing)) return `${isOne ? 'has' : 'have'} no statement in the code to ${doing} ${isOne ? 'it' : 'them'}`
  if (!isNamed(subject)) return `${be} ${done} by ${relation === 'calls' && noun !== 'routine' ? 'no program' : 'nothing in the code'}`
  return doers
    ? `${isOne ? 'does' : 'do'} not ${doing} ${ofReaders ? 'it' : bold(subject.name)}`
    : `${be} not ${done} by ${bold(subject.name)}`
}

function verbsOf({ name, spelled }: AskedAccess): readonly [doing: string, done: string] | undefined {
  if (spelled === 'DELETE') return ['delete from', 'deleted']
  if (spelled === 'INSERT') return ['add to', 'added']
  return name === 'reads' ? ['read', 'read'] : name === 'changes' ? ['change', 'changed'] : undefined
}

/** A reference of which nobody knows where it leads may lead to one of these, or to the store that is named. */
function doubt(findings: Findings, subject: Subject): readonly string[] {
  const total = isRecords(subject)
    ? (findings.structure(referencesCall(subject.name, 'uses'), 'uses')?.subjects ?? []).flatMap(({ unresolved }) => unresolved).length
    : isNamed(subject)
      ? 0
      : (findings.structure(outlineCall(), 'overview')?.unresolved ?? []).reduce((sum, { count: n }) => sum + n, 0)
  return total === 0 ? [] : [`Of ${count(total, 'reference')} in the code the target is not known; one of them may lead here.`]
}

/** With the line that reads: it says more than where the program begins. */
function readerItem(name: string, { path, line }: Place, findings: Findings): string {
  return item(findings, `${nameFor(findings, name, [{ path, startLine: line, endLine: line }])} reads it`, [at({ path, line })])
}

function unitItem(name: string, { path, startLine, reachedBy = [] }: Definition, tellsBegun: boolean, findings: Findings): string {
  const place = [{ path, startLine, endLine: startLine }]
  const by = tellsBegun && reachedBy.length > 0 && reachedBy.every((kind) => begun.has(kind)) ? ' (only run from outside)' : ''
  return item(findings, `${nameFor(findings, name, place)}${by}`, place)
}
