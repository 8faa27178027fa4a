import type { LocatedName } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { isOf } from './located-owners.ts'
import { pathsOf, placedNames } from './placed-names.ts'
import { askedAccess } from './question/access.ts'
import { asksWhatItIs, isOnlyFor } from './question/asked-name.ts'
import { asksAttribute } from './question/asks-attribute.ts'
import { asksParts } from './question/asks-form.ts'
import { asksDoerOfDataset, asksRoleOfDataset } from './question/dataset-name.ts'
import { nameMark } from './question/name-mark.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { isEntered } from './question/starts-it.ts'
import { isTradeWord } from './question/trade-words.ts'
import type { WantedKind } from './question/wanted-kinds.ts'
import type { Subject } from './subjects.ts'

/** A symbol of so many lines is a routine; a shorter one is a variable or a constant. */
export const routineLines = 6

/** What a question names: things of the code, else what its statements only speak of, where that can be told. */
export function namedSubjects(located: readonly LocatedName[], question: Question): readonly Subject[] {
  const names = placedNames(
    located.filter((name) => isMeant(name, question)),
    question,
  )
  const named = names.map((name) => namedSubject(name, question)).filter((subject) => subject !== undefined)
  const asked = named.filter(({ name }) => asksWhatItIs(question.text, name))
  const spelled = named.filter(
    (subject) => asked.includes(subject) || question.names.includes(subject.name) || isTakenFor(subject, question),
  )
  if (named.length > 0) return askedFirst(spelled.length > 0 ? spelled : named, asked, question)
  return names
    .filter(
      ({ word, mentions }) =>
        mentions > 0 &&
        (askedRelations(question, word).length > 0 ||
          isStoreAccessed(question, word) ||
          asksAttribute(question) ||
          asksRoleOfDataset(question, word) ||
          kindSaidOf(question.text, word) === 'transaction'),
    )
    .map(({ word }) => mentionedSubject(word, question))
}

/** `What does A do, and what does it write for B`: A comes first, and of B only what A does for it is asked. */
function askedFirst(subjects: readonly Subject[], asked: readonly Subject[], { text }: Question): readonly Subject[] {
  if (asked.length === 0) return subjects
  return [...asked, ...subjects.filter((subject) => !asked.includes(subject) && !isOnlyFor(text, subject.name))]
}

/** `the copybooks ABC, …`: a short word is a name as well where the question says what it is. */
function isTakenFor({ name, kinds }: Subject, { text }: Question): boolean {
  const said = kindSaidOf(text, name)
  return said !== undefined && kinds.some((kind) => isOf(said, kind)) && text.includes(name.toUpperCase())
}

/** Whether a question means what bears this name, and not a word of the trade or of English that it is spelled like. */
function isMeant(name: LocatedName, question: Question): boolean {
  const { word, units } = name
  if (isNounOfName(name, question)) return false
  const said = kindSaidOf(question.text, word)
  // `the VSAM file` says what kind of file it is, and `the 2021 module` which one, unless there is one of that name.
  if (said !== undefined) return !(isTradeWord(word) || isYear(word)) || units.some(({ kind }) => isOf(said, kind))
  if (isTradeWord(word)) return isRunner(name, question) || isCalledRoutine(name, question)
  if (isOnlyReferredTo(name, question)) return true
  if (!/[\d\s]/.test(word) && units.length > 0 && units.every(({ kind }) => kind === 'message')) return false
  if (isYear(word)) return asksWhatItIs(question.text, word)
  if (question.names.includes(word) || askedRelations(question, word).some(({ sure }) => sure)) return true
  return (
    asksWhatItIs(question.text, word) ||
    isShortRoutine(name, question) ||
    (units.some(({ kind }) => kind === 'transaction') && isEntered(question.text, word))
  )
}

/** `What programs does SORT run?`: of a job or procedure that bears the word as its name, and no product does it. */
function isRunner({ word, units }: LocatedName, { text }: Question): boolean {
  const name = escapeRegex(word.toUpperCase())
  const runs = new RegExp(
    String.raw`\b(?:does|did)\s+${name}\s+(?:run|call|execute|start|have|do)\b|\b(?:run|executed|started|called)\s+by\s+${name}(?=\W*$)|\bsteps\s+(?:are\s+)?(?:of|in)\s+${name}(?=\W*$)`,
  )
  return units.some(({ kind }) => kind === 'job' || kind === 'proc') && runs.test(text)
}

/** `Which routines does INSERT call?`, `who calls INSERT`: of a routine of some length that bears the word of the trade as its name. */
function isCalledRoutine({ word, units }: LocatedName, { text }: Question): boolean {
  const name = escapeRegex(word.toUpperCase())
  const calls = new RegExp(
    String.raw`\b(?:[Dd]oes|[Dd]id)\s+${name}\s+(?:call|invoke)\b|\b(?:[Cc]all(?:s|ed by|ers of|ing)?|[Ii]nvokes?)\s+${name}(?![\w-])(?!\s+[a-z])|\b(?:[Ii]s|[Aa]re|[Ww]as)\s+${name}\s+(?:called|invoked)\b`,
  )
  return (
    calls.test(text) &&
    units.some(({ kind, startLine = 0, endLine = 0 }) => shortKinds.has(kind) && endLine - startLine + 1 >= routineLines)
  )
}

/** `message ABC010E`, `field X`: the word says what the name behind it is, whatever else is called so. */
function isNounOfName({ word }: LocatedName, { bare, names }: Question): boolean {
  if (names.includes(word)) return false
  return new RegExp(String.raw`(?<![\w-])${escapeRegex(word)}\s+["'(]?${nameMark}`, 'i').test(bare)
}

const shortKinds: ReadonlySet<string> = new Set(['symbol', 'entry', 'program'])

/** Four letters in capitals may be a word of the trade; where the code has a routine of some length or a transaction under them they are taken for that. */
export function isShortRoutine({ word, units }: LocatedName, { text }: Pick<Question, 'text'>): boolean {
  return (
    /^[A-Z]{4}$/.test(word) &&
    /[a-z]/.test(text) &&
    !isTradeWord(word) &&
    units.some(
      ({ kind, startLine = 0, endLine = 0 }) => kind === 'transaction' || (shortKinds.has(kind) && endLine - startLine + 1 >= routineLines),
    )
  )
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word)
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

/** What is read and written: a layout of that name is only copied. */
const stores: ReadonlySet<UnitKind> = new Set(['table', 'segment', 'queue', 'container', 'file', 'dataset'])
const beforeLayouts = kindOrder.indexOf('copybook') - 0.5

function isOfLayouts(question: Question, word: string): boolean {
  return askedRelations(question, word).some(({ name }) => name === 'copies' || name === 'affects')
}

/** What has the things that a question asks for. */
const holders: Partial<Record<WantedKind, WantedKind>> = { segment: 'dbd', step: 'job', dd: 'job', paragraph: 'program', macro: 'program' }

function namedSubject(name: LocatedName, question: Question): Subject | undefined {
  const { word, units: all, members } = name
  if (isFileOfSeveral(name)) return { name: word, kinds: ['member'], paths: [...new Set(pathsOf(name))], named: true, score: 1 }
  const {
    text,
    wants: [want],
  } = question
  if (isOnlyNamedAs(name, question) || isOnlyReferredTo(name, question)) return mentionedSubject(word, question)
  const said =
    kindSaidOf(text, word) ??
    (want === undefined ? undefined : holders[want]) ??
    holderOfParts(text) ??
    (isOnScreen(question) ? 'map' : undefined)
  const isStore = said === undefined && askedAccess(question) !== undefined && !isOfLayouts(question, word)
  const order = (kind: UnitKind) =>
    said === kind ? -2 : said !== undefined && isOf(said, kind) ? -1 : isStore && stores.has(kind) ? beforeLayouts : orderOf(kind)
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

/** `columns of X`: of a table and a record of that name the table has them. */
function holderOfParts(text: string): WantedKind | undefined {
  return partsOfHolders.find(([parts]) => parts.test(text))?.[1]
}

const partsOfHolders: readonly (readonly [RegExp, WantedKind])[] = [
  [/\bcolumns?\b/i, 'table'],
  [/\bsegments\b|\bhierarchy\b/i, 'dbd'],
  [/\bsteps\b/i, 'job'],
]

/** `What can be entered on X`: of a map and what else is called so the screen is meant. */
function isOnScreen({ bare }: Question): boolean {
  return onScreen.test(bare)
}

const onScreen = /\b(?:enter(?:ed)?|typed?|keyed|seen?|shown|displayed|fields?|stands?|input)\b[^?]*\bon (?:the )?NAME\b/i

/** A file is named that holds several routines: what is asked is asked of none of them. */
function isFileOfSeveral({ word, units }: LocatedName): boolean {
  const isFile = /\.[A-Za-z]\w{0,4}$/.test(word) && units.every(({ path = '' }) => path.toUpperCase().endsWith(word.toUpperCase()))
  return isFile && new Set(units.map(({ name }) => name)).size > 1 && units.every(({ kind }) => kind === 'symbol')
}

function orderOf(kind: UnitKind): number {
  const at = kindOrder.indexOf(kind)
  return at < 0 ? kindOrder.length : at
}

/** What is mostly defined outside the code: what keeps data, and what a monitor knows. */
const outside = ['table', 'segment', 'queue', 'container', 'file', 'dataset', 'map', 'mapset'] as const
const sameThing: ReadonlySet<WantedKind | undefined> = new Set(['file', 'dataset'])

/** Named in the code and defined elsewhere. */
function mentionedSubject(word: string, question: Question): Subject {
  return { name: word, kinds: mentionedAs(word, question), paths: [], named: true, score: 1 }
}

/** What is mostly defined outside the code is what a question says it is. */
function mentionedAs(word: string, { text, wants }: Question): Subject['kinds'] {
  const said = outside.find((kind) => kind === kindSaidOf(text, word))
  if (said === undefined) return ['mention']
  // A file of CICS is called a data set too; one with its name in full is of jobs.
  const isOfJob = wants.includes('job') || wants.includes('step') || (said === 'dataset' && word.includes('.'))
  return sameThing.has(said) ? [...(isOfJob ? [] : (['file'] as const)), 'mention'] : [said, 'mention']
}

/** A program of others that steps are called after or that texts speak of, where it is asked who runs or calls it. */
function isOnlyReferredTo({ word, units, members, mentions }: LocatedName, question: Question): boolean {
  if (mentions === 0 || members.length > 0 || kindSaidOf(question.text, word) === 'step') return false
  const isNone = units.length > 0 && units.every(({ kind }) => kind === 'step' || kind === 'message')
  return (
    isNone &&
    askedRelations(question, word).some(
      ({ sure, subjectIs, name }) => sure && subjectIs === 'object' && (name === 'runs' || name === 'calls' || name === 'uses'),
    )
  )
}

/** `the file X` where X is defined as a label or an area alone, and statements name a file so; who asks for its parts means the area. */
function isOnlyNamedAs({ word, units, mentions, members }: LocatedName, question: Question): boolean {
  const said = outside.find((kind) => kind === kindSaidOf(question.text, word))
  if (said === undefined || mentions === 0 || units.length === 0 || members.length > 0) return false
  // `the console screen`: a word of English says which screen it is, whatever some area is called.
  if (said === 'map' && word === word.toLowerCase() && !question.names.includes(word)) return false
  if (asksParts(question.bare) && units.some(({ kind }) => isOf('field', kind))) return false
  return !units.some(({ kind }) => isOf(said, kind) || (sameThing.has(said) && (kind === 'file' || kind === 'dataset')))
}

/** Whether it is asked who works on a table, segment or queue of that name, or which data set a file of it is. */
export function isStoreAccessed(question: Question, word: string): boolean {
  const said = kindSaidOf(question.text, word)
  return (
    (outside.some((kind) => kind === said) && askedAccess(question) !== undefined) ||
    (said === 'file' && question.wants.includes('dataset')) ||
    asksDoerOfDataset(question, word)
  )
}

const bodyLines = 30

/** Where one of the units is a body of some length, without those of the same kind that only declare it, such as its entry in a table of the system. */
function withBodies(units: LocatedName['units']): LocatedName['units'][number][] {
  const length = ({ startLine = 0, endLine = 0 }: LocatedName['units'][number]) => endLine - startLine + 1
  const long = new Set(units.filter((unit) => length(unit) >= bodyLines).map(({ kind }) => kind))
  return units.filter((unit) => !long.has(unit.kind) || length(unit) >= bodyLines)
}
