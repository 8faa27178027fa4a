import type { LocatedName, LocatedUnit, LocateResult } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { isAboutStatement } from './about-statement.ts'
import { beginningsCall, locateCall, ownersCall } from './calls.ts'
import { dataSubjects, versionSubject } from './described-data.ts'
import type { Findings } from './findings.ts'
import { isOf, locatedOwners } from './located-owners.ts'
import { askedAccess } from './question/access.ts'
import { asksParts } from './question/asks-form.ts'
import { askedComplement } from './question/complement.ts'
import { describedThings } from './question/described-thing.ts'
import { listedKind } from './question/listing.ts'
import { namedInside } from './question/named-inside.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import { asksOverview, asksSchedule } from './question/overview.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { isEntered } from './question/starts-it.ts'
import { isTradeWord } from './question/trade-words.ts'
import { kindOfNoun, type WantedKind } from './question/wanted-kinds.ts'

/** Something that a question is about: a unit or member that it names, or what its words lead to. */
export interface Subject {
  /** As the structure tools take it. */
  readonly name: string
  /** Likeliest first; `mention` is named in the code and defined elsewhere. */
  readonly kinds: readonly (UnitKind | 'document' | 'lines' | 'member' | 'mention' | 'system')[]
  /** Files in which it is defined; empty for what is only named. */
  readonly paths: readonly string[]
  /** Where it begins and ends in the first of them, where that is known. */
  readonly startLine?: number
  readonly endLine?: number
  /** The question names it; else its words led there. */
  readonly named: boolean
  /** The question describes a thing in place of naming it, and this is the one that its words fit best. */
  readonly described?: boolean
  /** Of one that is not named: how well the question's words fit, comparable within one question. */
  readonly score: number
}

const mostLocated = 3
const dataKinds: ReadonlySet<UnitKind> = new Set<UnitKind>(['field', 'record'])
const innerKinds: ReadonlySet<UnitKind> = new Set<UnitKind>(['paragraph', 'section', 'field', 'record', 'step', 'symbol', 'entry'])
/** A symbol of so many lines is a routine; a shorter one is a variable or a constant. */
const routineLines = 6
/** Of the best score: what has less is no candidate. */
const leastShare = 0.6

/** What a question is about, surest first: what it names, else the thing that it describes, else what its words fit best. */
export function subjectsOf(question: Question, findings: Findings): readonly Subject[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  if (isAboutStatement(question, findings)) return [wholeSystem]
  const names = placed(
    located.names.filter((name) => isMeant(name, question)),
    question,
  )
  const named = names.map((name) => namedSubject(name, question)).filter((subject) => subject !== undefined)
  const spelled = named.filter((subject) => question.names.includes(subject.name) || isTakenFor(subject, question))
  if (named.length > 0) return spelled.length > 0 ? spelled : named
  const mentioned = names.filter(
    ({ word, mentions }) => mentions > 0 && (askedRelations(question, word).length > 0 || isStoreAccessed(question, word)),
  )
  if (mentioned.length > 0)
    return mentioned.map(({ word }) => ({ name: word, kinds: mentionedAs(word, question), paths: [], named: true, score: 1 }))
  if (isAboutAll(question)) return [wholeSystem]
  const version = versionSubject(question, findings)
  if (version !== undefined) return [version]
  const data = dataSubjects(question, findings)
  const described = describedSubject(question, findings)
  if (described !== undefined) return data.length > 0 && isPart(question) ? data : [described]
  const owners = findings.located(ownersCall(question.text)) ?? located
  return [...data, ...wantedFirst(nearBest(locatedOwners(question.wants, owners)), question)]
}

/**
 * Of several things of one name those in what is named beside them, if there are any: many programs have a paragraph of that name. What is only said to hold
 * statements is not asked about.
 */
function placed(names: readonly LocatedName[], question: Question): readonly LocatedName[] {
  const inside = namedInside(question)
  const all = names.map((name) => {
    const others = names.filter((other) => other !== name)
    const around = new Set(others.flatMap(pathsOf))
    const units = name.units.filter(
      ({ path, of }) => around.has(path ?? '') || others.some(({ word }) => word.toUpperCase() === of?.toUpperCase()),
    )
    return units.length > 0 && units.length < name.units.length && isInner(name) ? { ...name, units } : name
  })
  const inner = all.find(({ word }) => word === inside?.inner)
  const outer = all.find(({ word }) => word === inside?.outer)
  const isHeld = inner !== undefined && outer !== undefined && pathsOf(inner).some((path) => pathsOf(outer).includes(path))
  return isHeld && isInner(inner) && inner.units.every(({ kind }) => !dataKinds.has(kind)) ? all.filter((name) => name !== outer) : all
}

/** What stands in something else. */
function isInner({ units }: LocatedName): boolean {
  return units.length > 0 && units.every(({ kind }) => innerKinds.has(kind))
}

function pathsOf({ units, members }: LocatedName): readonly string[] {
  return [...members, ...units.flatMap(({ path }) => (path === undefined ? [] : [path]))]
}

/** `the copybooks ABC, …`: a short word is a name as well where the question says what it is. */
function isTakenFor({ name, kinds }: Subject, { text }: Question): boolean {
  const said = kindSaidOf(text, name)
  return said !== undefined && kinds.some((kind) => isOf(said, kind)) && text.includes(name.toUpperCase())
}

/** Whether it is a routine of a language in which all that is defined counts as symbols. */
export function isRoutine({ kinds: [kind], startLine = 0, endLine = 0 }: Subject): boolean {
  return kind === 'symbol' && endLine - startLine + 1 >= routineLines
}

function isAboutAll(question: Question): boolean {
  return (
    listedKind(question) !== undefined ||
    asksOverview(question) ||
    asksSchedule(question) ||
    (question.names.length === 0 && askedComplement(question) !== undefined)
  )
}

/** Whether a question means what bears this name, and not a word of the trade or of English that it is spelled like. */
function isMeant(name: LocatedName, question: Question): boolean {
  const { word, units } = name
  const said = kindSaidOf(question.text, word)
  // `the VSAM file` says what kind of file it is, and `the 2021 module` which one, unless there is one of that name.
  if (said !== undefined) return !(isTradeWord(word) || isYear(word)) || units.some(({ kind }) => isOf(said, kind))
  if (isTradeWord(word)) return false
  if (!/[\d\s]/.test(word) && units.length > 0 && units.every(({ kind }) => kind === 'message')) return false
  if (isYear(word)) return asksWhatItIs(question.text, word)
  if (question.names.includes(word) || askedRelations(question, word).some(({ sure }) => sure)) return true
  return (
    asksWhatItIs(question.text, word) ||
    isShortRoutine(name, question) ||
    (units.some(({ kind }) => kind === 'transaction') && isEntered(question.text, word))
  )
}

/** Four letters in capitals may be a word of the trade; where the code has a routine of some length under them they are taken for that. */
function isShortRoutine({ word, units }: LocatedName, { text }: Question): boolean {
  return (
    /^[A-Z]{4}$/.test(word) &&
    /[a-z]/.test(text) &&
    units.some(({ kind, startLine = 0, endLine = 0 }) => (kind === 'symbol' || kind === 'entry') && endLine - startLine + 1 >= routineLines)
  )
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word)
}

/** Whether what bears the name is itself asked about: `what does X do`. */
export function asksWhatItIs(text: string, name: string): boolean {
  return new RegExp(
    String.raw`\b(?:what|how|who|where|explain|describe|purpose of)\s+(?:(?:is|are|does|do|can)\s+)?(?:the\s+)?(?:paragraph\s+|section\s+)?${escapeRegex(name)}(?![\w-])`,
    'i',
  ).test(text)
}

function nearBest(subjects: readonly Subject[]): readonly Subject[] {
  const least = leastShare * (subjects[0]?.score ?? 0)
  return subjects.filter(({ score }) => score >= least).slice(0, mostLocated)
}

/** What is a member of its own and hardly spoken of elsewhere: where one is asked for first, a program that has the same words only uses it. */
const ownMembers: ReadonlySet<WantedKind> = new Set(['copybook', 'macro', 'job', 'proc', 'table'])

function wantedFirst(subjects: readonly Subject[], { wants: [want] }: Question): readonly Subject[] {
  if (want === undefined || !ownMembers.has(want)) return subjects
  const isWanted = ({ kinds: [kind] }: Subject) => isOf(want, kind)
  return [...subjects.filter(isWanted), ...subjects.filter((subject) => !isWanted(subject))]
}

const wholeSystem: Subject = { name: '', kinds: ['system'], paths: [], named: true, score: 1 }

/** The calls that locate what a question describes and asks a relation of. */
export function describedCalls(question: Question): ReturnType<typeof ownersCall>[] {
  const thing = describedThing(question)
  return thing === undefined ? [] : [ownersCall(thing.text), beginningsCall(thing.text)]
}

function describedThing(question: Question) {
  if (question.names.length > 0) return undefined
  const [relation] = askedRelations(question)
  // What it uses inside is told by its lines, wherever they are.
  if (relation === undefined || (relation.subjectIs === 'doer' && (relation.name === 'uses' || relation.name === 'changes')))
    return undefined
  return relation.described ?? (relation.pointed ? describedThings(question.bare)[0] : undefined)
}

/** A question for a job, screen or transaction itself is answered from there, whatever else it describes: `which transaction opens the menu, and which program …`. */
function isPart({ wants: [want], bare }: Question): boolean {
  return want === 'job' || want === 'transaction' || want === 'map' || want === 'key' || /^\W*(?:which|what) transaction\b/i.test(bare)
}

/** The thing of its kind that fits the description best; undefined where none of that kind does. */
function describedSubject(question: Question, findings: Findings): Subject | undefined {
  const thing = describedThing(question)
  const located = thing === undefined ? undefined : findings.located(ownersCall(thing.text))
  if (thing === undefined || located === undefined || !isTold(located)) return undefined
  const owners = locatedOwners([thing.kind], located).filter(({ kinds }) => isOf(thing.kind, kinds[0]))
  const [best] = withBeginnings(owners, findings.located(beginningsCall(thing.text))?.units ?? [])
  return best === undefined ? undefined : { ...best, described: true }
}

/** Whether a word of a description stands anywhere in the code: one that only calls it `the mainframe program` leaves it to the rest of the question. */
function isTold({ words }: LocateResult): boolean {
  return words.some(({ word, units }) => units > 0 && kindOfNoun(word) === undefined)
}

/** What the first lines of a program count beside all that its lines say: who describes a program says what it is for, and so do they. */
const beginningShare = 1.5

function withBeginnings(owners: readonly Subject[], beginnings: readonly LocatedUnit[]): readonly Subject[] {
  const most = owners[0]?.score || 1
  const best = beginnings[0]?.score || 1
  const added = ({ name, paths }: Subject) => (beginnings.find((unit) => unit.name === name && unit.path === paths[0])?.score ?? 0) / best
  const total = (owner: Subject) => owner.score / most + beginningShare * added(owner)
  return owners.toSorted((a, b) => total(b) - total(a))
}

/** Kinds whose name is what people mean first when several things bear it. */
const kindOrder: readonly UnitKind[] = [
  'program',
  'job',
  'proc',
  'copybook',
  'transaction',
  'table',
  'mapset',
  'map',
  'segment',
  'psb',
  'dbd',
  'record',
  'field',
  'file',
  'dataset',
]

/** What has the things that a question asks for. */
const holders: Partial<Record<WantedKind, WantedKind>> = { segment: 'dbd', step: 'job', dd: 'job', paragraph: 'program', macro: 'program' }

function namedSubject(name: LocatedName, question: Question): Subject | undefined {
  const { word, units: all, members } = name
  const {
    text,
    wants: [want],
  } = question
  if (isOnlyNamedAs(name, question)) return { name: word, kinds: mentionedAs(word, question), paths: [], named: true, score: 1 }
  const said = kindSaidOf(text, word) ?? (want === undefined ? undefined : holders[want])
  const order = (kind: UnitKind) => (said !== undefined && isOf(said, kind) ? -1 : orderOf(kind))
  const sorted = withBodies(all).sort((a, b) => order(a.kind) - order(b.kind))
  const [first] = sorted
  // A program and the job that compiles it may bear one name: what is meant is one of them, with what else it defines in its own files.
  const ofKind = new Set(sorted.filter(({ kind }) => kind === first?.kind).map(({ path }) => path))
  const units = sorted.filter(({ kind, path }) => kind === first?.kind || ofKind.has(path))
  const found = [...new Set(units.flatMap(({ path }) => (path === undefined ? [] : [path])))]
  const paths = found.length > 0 ? found : members
  if (first === undefined && paths.length === 0) return undefined
  const kinds = first === undefined ? (['member'] as const) : [...new Set(units.map(({ kind }) => kind))]
  const at = first?.startLine === undefined ? {} : { startLine: first.startLine, endLine: first.endLine ?? first.startLine }
  return { name: word, kinds, paths, named: true, score: 1, ...at }
}

function orderOf(kind: UnitKind): number {
  const at = kindOrder.indexOf(kind)
  return at < 0 ? kindOrder.length : at
}

/** What is mostly defined outside the code: what keeps data, and what a monitor knows. */
const outside = ['table', 'segment', 'queue', 'file', 'dataset', 'map', 'mapset'] as const
const sameThing: ReadonlySet<WantedKind | undefined> = new Set(['file', 'dataset'])

/** What is mostly defined outside the code is what a question says it is. */
function mentionedAs(word: string, { text, wants }: Question): Subject['kinds'] {
  const said = outside.find((kind) => kind === kindSaidOf(text, word))
  if (said === undefined) return ['mention']
  // A file of CICS is called a data set too; one with its name in full is of jobs.
  const isOfJob = wants.includes('job') || wants.includes('step') || (said === 'dataset' && word.includes('.'))
  return sameThing.has(said) ? [...(isOfJob ? [] : (['file'] as const)), 'mention'] : [said, 'mention']
}

/** `the file X` where X is defined as a label or an area alone, and statements name a file so; who asks for its parts means the area. */
function isOnlyNamedAs({ word, units, mentions, members }: LocatedName, question: Question): boolean {
  const said = outside.find((kind) => kind === kindSaidOf(question.text, word))
  if (said === undefined || mentions === 0 || units.length === 0 || members.length > 0) return false
  if (asksParts(question.bare) && units.some(({ kind }) => isOf('field', kind))) return false
  return !units.some(({ kind }) => isOf(said, kind) || (sameThing.has(said) && (kind === 'file' || kind === 'dataset')))
}

/** Whether it is asked who works on a table, segment or queue of that name, or which data set a file of it is. */
export function isStoreAccessed(question: Question, word: string): boolean {
  const said = kindSaidOf(question.text, word)
  return (
    (outside.some((kind) => kind === said) && askedAccess(question) !== undefined) ||
    (said === 'file' && question.wants.includes('dataset'))
  )
}

const bodyLines = 30

/** Where one of the units is a body of some length, without those of the same kind that only declare it, such as its entry in a table of the system. */
function withBodies(units: LocatedName['units']): LocatedName['units'][number][] {
  const length = ({ startLine = 0, endLine = 0 }: LocatedName['units'][number]) => endLine - startLine + 1
  const long = new Set(units.filter((unit) => length(unit) >= bodyLines).map(({ kind }) => kind))
  return units.filter((unit) => !long.has(unit.kind) || length(unit) >= bodyLines)
}
