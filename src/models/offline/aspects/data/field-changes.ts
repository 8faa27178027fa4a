import type { Reference, UsesResult } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { anyStore } from '../../described/described-store.ts'
import { quoteAround, quoteFromCondition, readAround, readFromCondition } from '../../evidence/around-place.ts'
import { changingStatements, readStatements } from '../../evidence/changing-statements.ts'
import { programsBeside } from '../../evidence/programs-beside.ts'
import type { Findings } from '../../findings.ts'
import { type AskedAccess, askedAccess, askedAccesses } from '../../question/access.ts'
import { isActedOn } from '../../question/acted-on.ts'
import { askedCommands } from '../../question/asked-commands.ts'
import { askedFileDeed } from '../../question/asked-file-deed.ts'
import { asksGivenValues, asksHowGiven } from '../../question/asks-given-values.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import type { Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { denied, proofCalls, unused } from '../relations/no-users.ts'
import { givingOnly, type User, userItem, usersOf, usersThroughRecord, usesIn } from '../relations/users-of.ts'
import { conditionCalls, neverSet, writesOfCondition } from './condition-writes.ts'
import { carriedCalls, isOnlyReadIn, onlyCarried } from './only-carried.ts'
import { declaredCalls, onlyDeclared } from './only-declared.ts'
import { partItem, partUsers } from './part-users.ts'

const mostPrograms = 12
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'file', 'segment', 'queue', 'container', 'view'])
/** Who reads or changes a field, file, table, segment or queue. */
export const usesAspect: Aspect = {
  name: 'uses',
  asks: (question, subject) =>
    askedAccess(question) !== undefined &&
    (dataKinds.has(subject.kinds[0] ?? '') || isShown(subject)) &&
    !isRoutine(subject) &&
    !isFieldOfFile(question, subject) &&
    !isOnlyWorkedOn(question, subject),
  calls: (question, subject, findings) => askedAccesses(question).flatMap((access) => callsOf(access, question, subject, findings)),
  draft: (question, subject, findings) => {
    const drafts = askedAccesses(question).flatMap((access) => draftOf(access, question, subject, findings) ?? [])
    const [one] = drafts
    return drafts.length < 2 ? one : { lead: drafts.flatMap(({ lead }) => lead), quotes: drafts.flatMap(({ quotes }) => quotes) }
  },
}

function callsOf(access: AskedAccess, question: Question, subject: Subject, findings: Findings): readonly Call[] {
  const result = findings.structure(referencesCall(subject.name, 'uses'), 'uses')
  const uses = result && writesOfCondition(subject, usesIn(ofKind(result, subject)), findings)
  const users = uses === undefined ? [] : usersOf(uses, access)
  const isNothing = result !== undefined && users.length === 0
  const places = placesIn(usersInside(users, question, subject, findings) ?? [])
  return [
    referencesCall(subject.name, 'uses'),
    ...(access.name === 'changes' ? conditionCalls(subject, findings) : []),
    ...(isNothing ? proofCalls(subject, access) : []),
    ...(result !== undefined && access.name === 'changes' ? carriedCalls(subject, usesIn(ofKind(result, subject))) : []),
    ...(isNothing ? declaredCalls(subject, usesIn(ofKind(result, subject))) : []),
    ...places.map((place) => readAround(place, room)),
    ...(isAllAsked(question) ? placesIn(toldByStatements(users, question, subject, findings)) : []).map((place) =>
      readFromCondition(place, room),
    ),
    ...toldByStatements(users, question, subject, findings).flatMap(({ references }) => readStatements(references)),
  ]
}

function draftOf(access: AskedAccess, question: Question, subject: Subject, findings: Findings): Draft | undefined {
  const result = findings.structure(referencesCall(subject.name, 'uses'), 'uses')
  if (result === undefined) return undefined
  const everyUse = usesIn(ofKind(result, subject))
  const uses = writesOfCondition(subject, everyUse, findings)
  const all = usersOf(uses, access)
  const parts = partUsers(ofKind(result, subject), all, access)
  if (parts.length > 0 && all.length === 0)
    return { lead: [partItem(inert(subject.name), doneTo(subject, access), parts, findings)], quotes: [] }
  const unset = access.name === 'changes' && parts.length === 0 ? neverSet(subject, everyUse, findings) : undefined
  if (unset !== undefined) return unset
  const carried = onlyCarried(question, subject, uses, access, findings)
  if (carried !== undefined) return carried
  // Words alone led to it, and it is not what they mean.
  if (!subject.named && access.name === 'changes' && isOnlyReadIn(uses)) return undefined
  const inside = usersInside(all, question, subject, findings)
  const users = inside ?? all
  if (users.length === 0) {
    const declared = onlyDeclared(question, subject, uses, findings)
    if (declared !== undefined) return declared
    return mayBeDenied(question, subject, access) ? (asksYesOrNo(question) ? unused : denied)(subject, uses, access, findings) : undefined
  }
  const byStatements = toldByStatements(all, question, subject, findings)
  const lead = users.slice(0, mostPrograms).flatMap((user) => statementItems(user, question, byStatements, findings))
  const more =
    users.length > mostPrograms
      ? [
          `And ${users
            .slice(mostPrograms)
            .map(({ name }) => name)
            .join(', ')}.`,
        ]
      : []
  if (byStatements.length === users.length && isAllAsked(question))
    return {
      lead: [title(subject, users, access, inside !== undefined), ...lead, ...more],
      quotes: placesIn(users)
        .map((place) => quoteFromCondition(place, room, findings))
        .filter(({ lines }) => lines.length > 1),
      whole: true,
    }
  const whole = access.name === 'changes' && inside === undefined ? throughRecord(usersThroughRecord(uses, users), findings) : []
  const others = inside === undefined ? parts : []
  const ofParts = others.length === 0 ? [] : [partItem('it', doneTo(subject, access), others, findings)]
  return {
    lead: [title(subject, users, access, inside !== undefined, others.length > 0), ...lead, ...more, ...whole, ...ofParts],
    quotes: linesInside(inside ?? [], findings).filter(({ lines }) => byStatements.length === 0 || lines.length > 1),
  }
}

/** What a statement would have to name is sure only where the question says that the thing itself is added to or deleted from. */
function mayBeDenied({ text, names }: Question, { name }: Subject, access: AskedAccess): boolean {
  if (access.spelled === undefined) return true
  const named = names.find((one) => one.toUpperCase() === name.toUpperCase())
  const found = named === undefined ? anyStore.exec(text) : { index: text.indexOf(named), 0: named }
  return found !== null && isActedOn(text, { at: found.index, length: found[0].length }, access)
}

/** Words that describe a file led to a field: who changes that is not asked. */
function isFieldOfFile(question: Question, { named, kinds: [kind] }: Subject): boolean {
  return !named && (kind === 'field' || kind === 'record') && askedFileDeed(question) !== undefined
}

/** A map that nothing here defines: who works with it is all that can be told of it. */
function isShown({ kinds: [kind, other] }: Subject): boolean {
  return (kind === 'map' || kind === 'mapset') && other === 'mention'
}

/** Of a table, segment … and of a store that is only named none of the items and labels that bear its name too. */
function ofKind(result: UsesResult, { kinds: [kind, other] }: Subject): UsesResult {
  const meant = other === 'mention' || oneKind.has(kind ?? '') ? result.subjects.filter(({ unit }) => unit.kind === kind) : []
  return meant.length > 0 ? { ...result, subjects: meant } : result
}

/** A file is also the data set of its name. */
const oneKind: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container'])

/** In the programs that the question names beside it, where they are among the users; undefined where it is asked who does. */
function usersInside(users: readonly User[], question: Question, subject: Subject, findings: Findings): readonly User[] | undefined {
  if (stores.has(subject.kinds[0] ?? '') || question.wants.includes('program')) return undefined
  const programs = programsBeside(question, subject, findings)
  const inside = users.filter(({ name }) => programs.some((program) => program.name === name))
  return inside.length > 0 ? inside : undefined
}

/** Those whose every statement is told: of the programs that the question names, or of one or two that there are. */
function toldByStatements(users: readonly User[], question: Question, subject: Subject, findings: Findings): readonly User[] {
  const access = askedAccess(question)
  if (access?.name !== 'changes' || access.verbs !== undefined || subject.kinds[0] !== 'field') return []
  const told = usersInside(users, question, subject, findings) ?? users
  const statements = told.reduce((sum, { references }) => sum + references.length, 0)
  if (asksHowGiven(question.bare) && (statements <= mostStatements || told.length <= mostOfHow)) return told
  return told.length > (asksGivenValues(question.bare) ? mostGiving : mostByStatements) ? [] : told
}

/** How one thing gets its value, and nothing besides: the statements that give it tell all of that. */
function isAllAsked({ text, bare, names }: Question): boolean {
  return names.length === 1 && asksHowGiven(bare) && partsOf(text).length < 2
}

/** What a program does to it: statement by statement where these are told. */
function statementItems(user: User, question: Question, byStatements: readonly User[], findings: Findings): readonly string[] {
  const whose = byStatements.length === 1 ? '' : `${inert(user.name)}: `
  const references = user.references.filter((reference) => !isCopiedOut(reference, findings))
  const items = byStatements.includes(user)
    ? changingStatements(asksGivenValues(question.bare) ? givingOnly(references) : references, findings, whose)
    : []
  return items.length === 0 ? [userItem(user, findings)] : items
}

/** `WRITE A FROM B` changes A: a field of B is only copied from. */
function isCopiedOut({ kind, path, line }: Reference, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  const text = [line, line + 1].map((at) => (lines.get(at) ?? '').slice(0, 72)).join(' ')
  return kind === 'field-read' && /^(?:.{6})?\s*(?:RE)?WRITE\s+[\w-]+\s+FROM\b/i.test(text)
}

/** The list of those who name a field looks as if nobody else gave it a value. */
function throughRecord(users: readonly User[], findings: Findings): readonly string[] {
  const places = users.slice(0, mostPlaces).flatMap(({ references: [first] }) => (first === undefined ? [] : [at(first)]))
  const names = users.map(({ name }) => name).slice(0, mostPrograms)
  return users.length === 0
    ? []
    : [item(findings, `And through the whole record: ${names.join(', ')}${users.length > mostPrograms ? ' …' : ''}`, places)]
}

const mostByStatements = 2
/** … or of so few statements that each can be told. */
const mostStatements = 12
const mostOfHow = 3
/** … where it is asked what they give it. */
const mostGiving = 8
const mostPlaces = 4
const room = { before: 2, after: 7, most: 9 } as const

/** One statement of each part of the program: what stands closer is shown with it. */
function placesIn(users: readonly User[]) {
  const references = users.flatMap((user) => user.references).toSorted((a, b) => a.line - b.line)
  const apart = references.filter(({ path, line }, index) => {
    const before = references[index - 1]
    return before === undefined || before.path !== path || line - before.line > room.after
  })
  return apart.slice(0, mostPlaces)
}

/** What is done with it there. */
function linesInside(users: readonly User[], findings: Findings): readonly Quote[] {
  return placesIn(users).map((place) => quoteAround(place, room, findings))
}

const stores: ReadonlySet<string> = new Set(['table', 'file', 'segment', 'queue', 'container', 'view'])

/** Of one program it is told by its statements what it does to a file: who else uses it is not asked. */
function isOnlyWorkedOn(question: Question, { name, kinds: [kind = 'file'] }: Subject): boolean {
  return stores.has(kind) && (askedCommands(question)?.others.includes(name) ?? false)
}

/** Of a store the very thing that is asked for, as others may do another thing to it; of a field any change is told. */
function doneTo({ kinds: [kind] }: Subject, access: AskedAccess): string {
  const told = access.name === 'changes' ? 'changed' : access.name === 'reads' ? 'read' : 'used'
  return (stores.has(kind ?? '') ? access.done : undefined) ?? told
}

/** `isInside`: of programs that the question names, besides which there may be others. `asWhole`: there are others who do it to a part. */
function title(subject: Subject, users: readonly User[], access: AskedAccess, isInside: boolean, asWhole = false): string {
  const {
    name,
    kinds: [kind],
  } = subject
  const does = `${doneTo(subject, access)}${asWhole ? ' as a whole' : ''}`
  if (isInside) return `The ${kind ?? 'name'} ${inert(name)} is ${does} in ${users.map((user) => user.name).join(', ')}:`
  return `The ${kind ?? 'name'} ${inert(name)} is ${does} by ${count(users.length, nounFor(users))}: ${users
    .map((user) => user.name)
    .slice(0, 20)
    .join(', ')}.`
}

/** Of assembler a macro may do it for all that use it. */
function nounFor(users: readonly User[]): string {
  const isMacro = ({ references }: User) => references.some(({ from }) => from.kind === 'macro')
  if (!users.some(isMacro)) return 'program'
  return users.every(isMacro) ? 'macro' : 'routine'
}
