import type { UnitKind } from '../../../../answer/structure.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { count } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, referencesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { formsOfWords, prefixOfPrograms, saysOnly } from '../../described/described-files.ts'
import type { Findings } from '../../findings.ts'
import { type AskedAccess, askedAccess } from '../../question/access.ts'
import { thingOfDoer } from '../../question/asked-doer-of.ts'
import type { Question } from '../../question/question.ts'
import { isDoneNowhere, proofCalls } from '../relations/no-users.ts'
import { byProgram, isDirect, ofPrograms, type Uses, userItem, usersOf, usesIn } from '../relations/users-of.ts'

const kinds: readonly UnitKind[] = ['table', 'view', 'segment', 'file']
/** More may be called by such a word than are looked at. */
const mostStores = 24
const mostUsers = 8
/** So few that have the word besides others are still the ones that may be meant. */
const fewStores = 3
/** A shorter one is part of too many words. */
const longEnough = 4
/** A word that only says which ones: where nobody deletes any, nobody deletes these. */
const restricting = /(?:ed|inactive|active|open|invalid|stale|obsolete|dormant|duplicate|temporary|broken|wrong|unpaid|overdue)$/i
/** What a program, paragraph or field is called that does it, and what a text that it shows says. */
const deeds = {
  deletes: '(?:DEL|DLT|DLET|RMV|REMOV|PURG|ERAS)',
  adds: '(?:ADD|INS|CREA|CRT|NEW|STORE|WRIT|LOAD|REGIST)',
} as const

/**
 * Who deletes from or adds to what is kept under the name of a thing: `which program deletes a customer`. That nobody does, where other things are deleted, is
 * not said where anything that has the name besides, a text or the name of a routine may mean that it is done.
 */
export const keptThingsAspect: Aspect = {
  name: 'kept-things',
  asks: (question) => thingOfDoer(question).length > 0 && deedOf(question) !== undefined,
  calls: (question, _, findings) => {
    const access = askedAccess(question)
    const called = storesWith(question, findings)
    if (access === undefined || called.length > mostStores) return [...kinds, 'program' as const].map(everyCall)
    return [
      ...[...kinds, 'program' as const].map(everyCall),
      ...called.flatMap(({ name }) => [referencesCall(name, 'uses'), ...proofCalls({ name: bareName(name) }, access)]),
      ...signs(question, findings),
    ]
  },
  draft: (question, _, findings) => {
    const access = askedAccess(question)
    const deed = deedOf(question)
    const all = storesWith(question, findings)
    if (access === undefined || deed === undefined || all.length > mostStores) return undefined
    const stores = all.filter(({ isIt }) => isIt)
    const meant = stores.length > 0 || all.length > fewStores ? stores : all
    if (isRestricted(question, findings) && meant.some((store) => isTouched(store, access, findings))) return undefined
    const doers = distinctBy(meant, ({ name, kind }) => `${kind} ${bareName(name)}`).flatMap((store) => told(store, deed, access, findings))
    if (doers.length > 0) return { lead: doers, quotes: [] }
    if (stores.length === 0) return undefined
    const proofs = [...all.flatMap(({ name }) => proofCalls({ name: bareName(name) }, access)), ...signs(question, findings)]
    if (!proofs.every((call) => isDoneNowhere(call, findings)) || all.some((store) => isTouched(store, access, findings))) return undefined
    const users = byProgram(stores.flatMap((store) => Object.values(usesOf(store, findings)).flat()).filter(isDirect))
    const isKept = stores.some(({ kind }) => kind !== 'file')
    // Of files alone that nobody is seen to use it is not known what is done to them.
    if (users.length === 0 && !isKept) return undefined
    return {
      lead: [],
      quotes: [],
      nothing: {
        said: `no statement ${deed === 'adds' ? 'adds to' : 'deletes from'} ${[...new Set(stores.map(({ name }) => bareName(name)))].join(', ')}`,
        instead: users.slice(0, mostUsers).map((user) => userItem(user, findings)),
        decides: true,
      },
    }
  },
}

interface Store {
  readonly name: string
  readonly kind: UnitKind
  /** Its name says nothing but the thing; else it is also that of something of it. */
  readonly isIt: boolean
}

function deedOf(question: Question): keyof typeof deeds | undefined {
  const does = askedAccess(question)?.does ?? ''
  return /^deletes/.test(does) ? 'deletes' : /^adds/.test(does) ? 'adds' : undefined
}

/** The words of the thing; without what restricts it where no store is called after both. */
function thingOf(question: Question, findings: Findings): readonly string[] {
  const words = thingOfDoer(question)
  return isRestricted(question, findings) ? words.slice(1) : words
}

function isRestricted(question: Question, findings: Findings): boolean {
  const words = thingOfDoer(question)
  return (
    words.length > 1 &&
    restricting.test(words[0] ?? '') &&
    deedOf(question) === 'deletes' &&
    storesCalled(words, question, findings).length === 0
  )
}

/** All that keeps data in whose names the words stand. */
function storesWith(question: Question, findings: Findings): readonly Store[] {
  return storesCalled(thingOf(question, findings), question, findings)
}

function storesCalled(words: readonly string[], question: Question, findings: Findings): readonly Store[] {
  const forms = formsOfWords(words, question, findings)
  if (forms.length === 0) return []
  const prefix = prefixOfPrograms(findings)
  return kinds.flatMap((kind) => {
    const { definitions = [], mentions = [] } = findings.structure(everyCall(kind), 'where') ?? {}
    const names = [...definitions, ...mentions.filter(({ system }) => !system)].map(({ name }) => name)
    return [...new Set(names)].flatMap((name) => {
      const upper = bareName(name).toUpperCase()
      return forms.every((all) => all.some((form) => isCalled(upper, form))) ? [{ name, kind, isIt: saysOnly(upper, forms, prefix) }] : []
    })
  })
}

function isCalled(name: string, form: string): boolean {
  return form.length >= longEnough ? name.includes(form) : new RegExp(`(?<![A-Z0-9])${escapeRegex(form)}`).test(name)
}

function told(store: Store, deed: keyof typeof deeds, access: AskedAccess, findings: Findings): readonly string[] {
  const users = usersOf(usesOf(store, findings), access)
  if (users.length === 0) return []
  const done = deed === 'adds' ? 'added to' : 'deleted from'
  const head = `The ${store.kind} ${inert(bareName(store.name))} is ${done} by ${count(users.length, 'program')}: ${users.map(({ name }) => name).join(', ')}.`
  return [head, ...users.slice(0, mostUsers).map((user) => userItem(user, findings))]
}

/** Of a table without its owner. */
function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** `DELETE-CUSTOMER`, `CUSTDEL`, 'customer was removed'. */
function signs(question: Question, findings: Findings): readonly Call[] {
  const deed = deedOf(question)
  if (deed === undefined) return []
  return formsOfWords(thingOf(question, findings), question, findings).flatMap((forms) => {
    const shortest = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)))
    const thing = `(?:${shortest.map(escapeRegex).join('|')})`
    const did = deeds[deed]
    return [
      patternCall(String.raw`\b[\w-]*${did}[\w-]*${thing}|\b[\w-]*${thing}[\w-]*${did}`),
      patternCall(`'[^']*${did}[^']*\\b${thing}|'[^']*\\b${thing}[^']*${did}`),
    ]
  })
}

function usesOf({ name, kind }: Store, findings: Findings): Uses {
  const result = findings.structure(referencesCall(name, 'uses'), 'uses')
  return result === undefined
    ? { writes: [], reads: [], others: [] }
    : ofPrograms(usesIn({ ...result, subjects: result.subjects.filter(({ unit }) => unit.kind === kind) }))
}

function isTouched(store: Store, access: AskedAccess, findings: Findings): boolean {
  return findings.structure(referencesCall(store.name, 'uses'), 'uses') === undefined || usersOf(usesOf(store, findings), access).length > 0
}
