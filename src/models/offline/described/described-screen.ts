import type { LocatedUnit, LocateResult } from '../../../answer/located.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { wordForm } from '../../../base/words/word-form.ts'
import { screenParts, titleOf } from '../aspects/screens/screen-layout.ts'
import { locateCall, outlineCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { withoutSomebody } from '../question/somebody.ts'
import type { Subject } from '../subjects.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { type LocatedOwner, ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'
import { phraseBefore } from './phrase-before.ts'

const mostLocated = 8
const mostBehind = 8
/** Words that any screen has. */
const ofAnyScreen =
  /^(?:screens?|maps?|mapsets?|panels?|transactions?|codes?|programs?|fields?|inputs?|keys?|press(?:e[ds]|ing)?|pages?|what|which)$/i
/** Keys are tested by the program, and only some screens tell them: by itself that describes none. */
const keyWord = /^p?f ?k?\d{1,2}$/i
const ofAnyOrKey = new RegExp(`${ofAnyScreen.source}|${keyWord.source}`, 'i')
const asksScreen = /\b(?:screens?|maps?|panels?|menus?|on (?:the|which|what) (?:\w+ ){0,2}pages?|p?f ?k?\d{1,2}|press(?:e[ds]|ing)?)\b/i
/** Of the weight of the question's words. */
const leastShare = 0.12

/** What the program behind a screen says of itself is less sure to be said of that screen. */
const programShare = 0.8

/** A screen, by the words on it and those of the programs that show it: the map, with these programs. */
export const describedScreen: DescribedKind = {
  asks: ({ names, text, wants: [want] }) => names.length === 0 && want !== 'copybook' && asksScreen.test(text),
  calls: (question, findings) => [
    screensCall(question),
    ...behindCalls(question, findings),
    ...titledMaps(question, findings).map(({ name }) => outlineCall(name)),
    ...bestMaps(question, findings).map(({ name }) => referencesCall(name, 'callers')),
  ],
  subjects: (question, findings) =>
    bestMaps(question, findings).map(({ name, path, startLine, endLine }): Subject => {
      const programs = showing(name, findings)
      const paths = [...new Set([path, ...programs.map(({ from }) => from.path)])]
      return { name, kinds: ['map'], paths, startLine, endLine, named: false, score: 1 }
    }),
}

function showing(map: string, findings: Findings): readonly Reference[] {
  return findings.referencesOf(map, 'callers').filter(({ from, kind }) => from.kind === 'program' && kind === 'map')
}

/** The programs that show the screen which a question describes: what such a screen calls they do. */
export function programsOfScreen(question: Question, findings: Findings): readonly Subject[] {
  if (!describedScreen.asks(question)) return []
  const programs = bestMaps(question, findings).flatMap(({ name }) => showing(name, findings))
  return distinctBy(
    programs.map(({ from }): Subject => ({ name: from.name, kinds: ['program'], paths: [from.path], named: false, score: 1 })),
    ({ name }) => name,
  )
}

function screensCall(question: Question): Call {
  return locateCall(clauseAbout(describing(question), asksScreen), { kinds: ['map'], limit: mostLocated })
}

function behindCall(question: Question): Call {
  return locateCall(clauseAbout(describing(question), asksScreen), { kinds: ['program', 'transaction'], limit: mostBehind })
}

/** Programs that may be behind the screen, with the words that they or the definitions of their transactions say. */
function programsBehind(question: Question, findings: Findings): readonly LocatedOwner[] {
  const units = findings.located(behindCall(question))?.units ?? []
  const transactions = ownersByWords(units.filter(({ kind }) => kind === 'transaction'))
  return [
    ...ownersByWords(units.filter(({ kind }) => kind === 'program').map(withOwnWords)),
    ...transactions.flatMap((transaction) =>
      calleesOf(transaction.name, findings)
        .filter(({ to }) => to.kind === 'program')
        .map(({ to }) => ({ ...transaction, name: to.name })),
    ),
  ]
}

/** What a program says of itself; its messages speak of much else. */
function withOwnWords(unit: LocatedUnit): LocatedUnit {
  return { ...unit, why: unit.why.filter(({ field }) => field === 'name' || field === 'comment') }
}

function behindCalls(question: Question, findings: Findings): readonly Call[] {
  const units = findings.located(behindCall(question))?.units ?? []
  const transactions = units.filter(({ kind }) => kind === 'transaction')
  const names = new Set([...transactions, ...programsBehind(question, findings)].map(({ name }) => name))
  return [behindCall(question), ...[...names].map((name) => referencesCall(name, 'callees'))]
}

function calleesOf(name: string, findings: Findings): readonly Reference[] {
  return (findings.structure(referencesCall(name, 'callees'), 'callees')?.subjects ?? []).flatMap(({ references }) => references)
}

function bestMaps(question: Question, findings: Findings) {
  const located = findings.located(screensCall(question))
  if (located === undefined) return []
  const programs = programsBehind(question, findings)
  const scored = ownersOfMaps(located)
    .map((map) => {
      const words = new Map(map.words)
      const showing = programs.filter(({ name }) => showsMap(name, map.name, findings))
      for (const program of showing)
        for (const [word, worth] of program.words) words.set(word, Math.max(words.get(word) ?? 0, programShare * worth))
      return {
        ...map,
        weight: weightOf(words, located, ofAnyOrKey) === 0 ? 0 : weightOf(words, located, ofAnyScreen),
        called: isCalled(question, [map.name, bareFileName(map.path)]) || isTitled(question, map, findings),
      }
    })
    .sort((a, b) => Number(b.called) - Number(a.called) || b.weight - a.weight)
  const all = totalWeight(located, ofAnyScreen)
  return scored.filter(({ weight, called }) => called || weight >= leastShare * all).slice(0, 1)
}

/** So many letters of a word are left of it in a name of eight characters: `CUSTHIST`. */
const lettersLeft = 4
const screenNoun = /\b(?:screens?|maps?|panels?|menus?)\b/i
/** `To which menu does PF3 on the order screen lead?`: what is asked for is not what is described. */
const askedNoun = /\b(?:which|what) (?:screens?|maps?|panels?|menus?)\b(?=.*\b(?:screens?|maps?|panels?|menus?)\b)/i

/** Whether the map or its mapset bears the words with which the question calls it: `the order history screen`, `the menu`. */
function isCalled(question: Question, names: readonly string[]): boolean {
  const words = isMenu(question) ? ['menu'] : calledBy(question)
  const isInName = (word: string) => names.some((name) => name.toLowerCase().includes(word.slice(0, lettersLeft)))
  return words.length > 0 && words.every((word) => word.length >= lettersLeft && isInName(word))
}

const mostTitled = 6

/** Those whose titles may be the words with which the question calls the screen: the options of a menu bear such words, too. */
function titledMaps(question: Question, findings: Findings): readonly LocatedOwner[] {
  const located = findings.located(screensCall(question))
  return located === undefined || calledBy(question).length === 0 ? [] : ownersOfMaps(located).slice(0, mostTitled)
}

/** Whether all these words stand in its title, as in `Create Customer`. */
function isTitled(question: Question, { name, path }: LocatedOwner, findings: Findings): boolean {
  const words = calledBy(question).map(wordForm)
  const entries = findings.outlinedMembers(name).flatMap((member) => member.entries.filter((entry) => entry.path === path))
  const title = titleOf(screenParts(entries, name))?.text ?? ''
  const said = new Set((title.toLowerCase().match(/\p{L}+/gu) ?? []).map(wordForm))
  return words.length > 0 && words.every((word) => said.has(word))
}

/** The words that say which screen: `the create customer screen`. */
function calledBy(question: Question): readonly string[] {
  return isMenu(question) ? [] : phraseBefore(describing(question), screenNoun).map((word) => word.toLowerCase())
}

function isMenu(question: Question): boolean {
  return /^menu/i.test(screenNoun.exec(describing(question))?.[0] ?? '')
}

function describing({ text }: Question): string {
  return withoutSomebody(text.replace(askedNoun, 'where'))
}

function showsMap(program: string, map: string, findings: Findings): boolean {
  return calleesOf(program, findings).some(({ to, kind }) => kind === 'map' && to.name === map)
}

/** A map stands in its mapset, and is what people see. */
function ownersOfMaps({ units }: LocateResult) {
  return ownersByWords(units.map(({ owner: _, ...unit }) => unit))
}
