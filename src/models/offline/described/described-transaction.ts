import type { LocatedUnit, LocateResult } from '../../../answer/located.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { isStart } from '../aspects/relations/caller-words.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { asksTransaction, asksTypedTransaction } from '../question/asks-typed-transaction.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { type LocatedOwner, ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'

const mostLocated = 12
/** Of a kind: each is asked for who starts it. */
const mostOwners = 5
const ofAnyTransaction =
  /^(?:transactions?|trans|ids?|codes?|cics|typed?|run|runs|running|enter|starts?|opens?|launch(?:es)?|invokes?|brings?|up|use|used|key|first|what|which|system|screens?|programs?)$/i
/** Of the weight of the question's words: where people say what they want to do, and where they only say what is started. */
const leastShare = { typed: 0.25, started: 0.5 } as const
/** What the program says of itself is less sure to be said of its transaction, and what stands on its screen less than that: others speak of it too. */
const programShare = 0.9
const screenShare = 0.8
const callerShare = 0.8
const mostCallers = 3
/** Words that stand on a screen apart from one another are of several things. */
const piecesShare = 0.5

/** The transaction that somebody has to type for what they want to do, or that starts what they describe, by what its definition, its program and the screen of that say. */
export const describedTransaction: DescribedKind = {
  asks: ({ names, text }) => names.length === 0 && asksTransaction(text),
  calls: (question, findings) => [
    locatedCall(question, 'transaction'),
    locatedCall(question, 'program'),
    locatedCall(question, 'map'),
    ...screensOf(question, findings).map(({ name }) => referencesCall(name, 'callers')),
    ...[...programsOf(question, findings), ...showersOf(question, findings)].flatMap(({ name }) => startCalls(name, findings)),
    ...ownersOf(question, 'transaction', findings).map(({ name }) => referencesCall(name, 'callees')),
    ...programsOf(question, findings).flatMap(({ name }) => callersOf(name, findings).flatMap((caller) => startCalls(caller, findings))),
  ],
  subjects: (question, findings) => {
    const located = findings.located(locatedCall(question, 'program'))
    if (located === undefined) return []
    const least = asksTypedTransaction.test(question.text) ? leastShare.typed : leastShare.started
    const best = [...profilesOf(question, findings).values()]
      .map((profile) => ({ ...profile, weight: weightOf(profile.words, located, ofAnyTransaction) }))
      .filter(({ weight }) => weight >= least * totalWeight(located, ofAnyTransaction))
      .toSorted((a, b) => b.weight - a.weight)
    return best.slice(0, 1).map(({ name, path }): Subject => {
      const programs = findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'program')
      return {
        name,
        kinds: ['transaction'],
        paths: [path, ...programs.map(({ path: own }) => own)],
        named: false,
        described: true,
        score: 1,
      }
    })
  },
}

interface Profile {
  readonly name: string
  readonly path: string
  /** How surely each word of the question is said of it, 0 to 1. */
  readonly words: Map<string, number>
}

/** What is said of each transaction in any of these places. */
function profilesOf(question: Question, findings: Findings): ReadonlyMap<string, Profile> {
  const profiles = new Map<string, Profile>()
  const add = (name: string, path: string, words: ReadonlyMap<string, number>, share: number) => {
    const profile = profiles.get(name) ?? { name, path, words: new Map<string, number>() }
    for (const [word, worth] of words) profile.words.set(word, Math.max(profile.words.get(word) ?? 0, worth * share))
    profiles.set(name, profile)
  }
  for (const { name, path, words } of ownersOf(question, 'transaction', findings)) add(name, path, words, 1)
  for (const program of programsOf(question, findings)) {
    for (const { name, path } of startsOf(program.name, findings)) add(name, path, program.words, programShare)
    for (const caller of callersOf(program.name, findings))
      for (const { name, path } of startsOf(caller, findings)) add(name, path, program.words, programShare * callerShare)
  }
  for (const program of showersOf(question, findings))
    for (const { name, path } of startsOf(program.name, findings))
      add(name, path, program.words, program.asPhrase ? screenShare : screenShare * piecesShare)
  return profiles
}

function locatedCall({ text }: Question, kind: 'transaction' | 'program' | 'map'): Call {
  // The noun itself would find whatever works on the transactions that are booked.
  const clause = clauseAbout(text, /\btransactions?\b/i).replace(/\b(which|what)\s+(?:cics\s+)?transactions?\b(?=.*\s\w)/i, '$1')
  return locateCall(clause.replace(/\bin order to\b/i, 'to'), {
    kinds: [kind],
    limit: mostLocated,
    // Where a program begins it says what it is for.
    ...(kind === 'program' ? { beginnings: true } : {}),
  })
}

function ownersOf(question: Question, kind: 'transaction' | 'map', findings: Findings): readonly LocatedOwner[] {
  return telling(findings.located(locatedCall(question, kind)), ({ owner: _, ...unit }) => unit)
}

/** Those that have a word which tells one transaction from another. */
function telling(located: LocateResult | undefined, asOwner: (unit: LocatedUnit) => LocatedUnit): readonly LocatedOwner[] {
  if (located === undefined) return []
  return ownersByWords(located.units.map(asOwner))
    .filter(({ words }) => weightOf(words, located, ofAnyTransaction) > 0)
    .slice(0, mostOwners)
}

/** By what they say of themselves: their statements speak of much else. */
function programsOf(question: Question, findings: Findings): readonly LocatedOwner[] {
  return telling(findings.located(locatedCall(question, 'program')), (unit) => ({
    ...unit,
    why: unit.why.filter(({ field }) => field === 'name' || field === 'comment'),
  }))
}

interface Screen extends LocatedOwner {
  /** Two words of the question follow one another on it as they do there. */
  readonly asPhrase: boolean
}

function screensOf(question: Question, findings: Findings): readonly Screen[] {
  const { units = [], words = [] } = findings.located(locatedCall(question, 'map')) ?? {}
  const pairs = pairsIn(question.text, new Set(words.map(({ word }) => word).filter((word) => !ofAnyTransaction.test(word))))
  return ownersOf(question, 'map', findings).map((owner) => {
    const passages = units.filter(({ name, path }) => name === owner.name && path === owner.path).flatMap((unit) => unit.passages)
    const text = passages.flatMap(({ lines }) => lines).join('\n')
    return { ...owner, asPhrase: pairs.length === 0 || pairs.some((pair) => pair.test(text)) }
  })
}

/** Patterns for each two telling words that stand side by side. */
function pairsIn(text: string, telling: ReadonlySet<string>): readonly RegExp[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.slice(1).flatMap((word, i) => {
    const before = words[i] ?? ''
    return telling.has(before) && telling.has(word) ? [new RegExp(String.raw`${before}\s+${word}`, 'i')] : []
  })
}

/** Who shows such a screen, with the words that stand on it. */
function showersOf(question: Question, findings: Findings): readonly Pick<Screen, 'name' | 'words' | 'asPhrase'>[] {
  return screensOf(question, findings).flatMap(({ name, words, asPhrase }) =>
    findings
      .referencesOf(name, 'callers')
      .filter(({ from, kind }) => from.kind === 'program' && kind === 'map')
      .map(({ from }) => ({ name: from.name, words, asPhrase })),
  )
}

/** The programs that call one which no transaction starts: what it does is done for theirs. */
function callersOf(program: string, findings: Findings): readonly string[] {
  if (startsOf(program, findings).length > 0) return []
  const callers = findings.referencesOf(program, 'callers').filter(({ from, kind }) => from.kind === 'program' && kind !== 'copy')
  return [...new Set(callers.map(({ from }) => from.name))].slice(0, mostCallers)
}

/** Those that are defined to run it, else the one that it names for the next input: of many systems nobody keeps the definitions with the source. */
function startsOf(program: string, findings: Findings): readonly Pick<Profile, 'name' | 'path'>[] {
  const defined = findings.referencesOf(program, 'callers').filter((one) => isStart(one) && one.from.kind === 'transaction')
  if (defined.length > 0) return defined.map(({ from, path }) => ({ name: from.name, path }))
  const named = findings.referencesOf(program, 'callees').filter(({ to, path }) => to.kind === 'transaction' && path !== '')
  const [only, ...others] = distinctBy(named, ({ to }) => to.name)
  return only === undefined || others.length > 0 ? [] : [{ name: only.to.name, path: only.path }]
}

/** Of a program that no definition starts what it names itself has to be known. */
function startCalls(program: string, findings: Findings): readonly Call[] {
  const callers = referencesCall(program, 'callers')
  const isUnknown = findings.structure(callers, 'callers') !== undefined && startsOf(program, findings).length === 0
  return isUnknown ? [callers, referencesCall(program, 'callees')] : [callers]
}
