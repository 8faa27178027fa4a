import type { UnitKind } from '../../../answer/structure.ts'
import { everyCall, locateCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'
import { phraseBefore } from './phrase-before.ts'

const mostLocated = 8
const leastShare = 0.15
const ofAnyStore = /^(?:db2|sql|ims|tables?|views?|segments?|queues?|databases?|programs?|rows?|columns?|what|which)$/i

/** The nouns by which people speak of what keeps data. */
const nouns: readonly (readonly [RegExp, readonly UnitKind[]])[] = [
  [/\b(?:tables?|(?:db2|sql) views?)\b/i, ['table', 'view']],
  [/\bsegments?\b/i, ['segment']],
  [/\bqueues?\b/i, ['queue']],
]

export const anyStore = /\b(?:tables?|(?:db2|sql) views?|segments?|queues?)\b/i

const kept = '(?:files?|tables?|segments?|queues?|databases?|views?|data ?sets?|clusters?|programs?|jobs?|screens?)'
/** `the tables, files and databases of a user`: things of all kinds, and not one of them. */
const oneOfKinds = new RegExp(
  String.raw`\b(?:tables|segments|queues)(?:\s*,|\s+(?:and|or))\s+(?:\w+\s+){0,2}?${kept}\b|\b${kept}(?:\s*,|\s+(?:and|or))\s+(?:\w+\s+){0,2}?(?:tables|segments|queues)\b`,
  'i',
)

/** A table, segment or queue, by what its definition says. */
export const describedStore: DescribedKind = {
  asks: (question) => question.names.length === 0 && kindsOf(question).length > 0 && !oneOfKinds.test(question.text),
  calls: (question) => [storesCall(question), ...kindsOf(question).map(everyCall)],
  subjects: (question, findings) => {
    const [called] = storesCalled(question, findings)
    return called === undefined ? bestStores(question, findings) : [called]
  },
}

const shortestForm = 3

/** Those in whose names all words of `the customer table` stand, in full or as the code abbreviates them, or that are called as a word of the question; the shortest name first. */
export function storesCalled(question: Question, findings: Findings): readonly Subject[] {
  const words = findings.located(storesCall(question))?.words ?? []
  const before = phraseBefore(question.text, anyStore).filter((word) => !ofAnyStore.test(word))
  const phrase = before.length > 0 ? before : phraseBehind(question.text)
  const forms = phrase.map((word) =>
    [word, ...(words.find((one) => one.word === word)?.forms ?? [])].filter((form) => form.length >= shortestForm).map(upperCase),
  )
  const isCalled = (name: string) =>
    (forms.length > 0 && forms.every((all) => all.some((form) => upperCase(name).includes(form)))) ||
    words.some(({ word }) => upperCase(word) === upperCase(name))
  return kindsOf(question)
    .flatMap((kind) => storesOf(kind, findings))
    .filter(({ name }) => isCalled(name))
    .sort((a, b) => a.name.length - b.name.length)
}

/** `the table of open orders`: the words behind the noun, up to what ends their phrase. */
function phraseBehind(text: string): readonly string[] {
  const behind = /\b(?:tables?|views?|segments?|queues?)\s+(?:of|for|with)\s+(?:the\s+|all\s+|an?\s+)?([^,?.;]+)/i.exec(text)?.[1] ?? ''
  const words = behind.split(/\s+/)
  const end = words.findIndex((word) => endsPhrase.test(word))
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word !== '' && !ofAnyStore.test(word)).slice(0, mostBehind)
}

const mostBehind = 3
const endsPhrase = /^(?:the|an?|that|which|who|and|or|is|are|was|does|do|has|have|in|on|by|from|to|into|with|for|of|when|where|if)$/i

/** Most tables are defined outside the code. */
function storesOf(kind: UnitKind, findings: Findings): readonly Subject[] {
  const { definitions = [], mentions = [] } = findings.structure(everyCall(kind), 'where') ?? {}
  return [
    ...definitions.map(({ name, path, startLine, endLine }) => ({
      name,
      kinds: [kind],
      paths: [path],
      startLine,
      endLine,
      named: false,
      score: 1,
    })),
    ...mentions
      .filter(({ system }) => !system)
      .map(({ name, first }) => ({ name, kinds: [kind, 'mention' as const], paths: [first.path], named: false, score: 1 })),
  ]
}

function upperCase(text: string): string {
  return text.toUpperCase()
}

function kindsOf({ text }: Question): readonly UnitKind[] {
  return nouns.find(([noun]) => noun.test(text))?.[1] ?? []
}

function storesCall(question: Question): Call {
  return locateCall(clauseAbout(question.text, anyStore), { kinds: kindsOf(question), limit: mostLocated })
}

function bestStores(question: Question, findings: Findings) {
  const located = findings.located(storesCall(question))
  if (located === undefined) return []
  const all = totalWeight(located, ofAnyStore)
  if (all === 0) return []
  const scored = located.units
    .map((unit) => ({ unit, weight: ownersByWords([unit]).reduce((sum, { words }) => sum + weightOf(words, located, ofAnyStore), 0) }))
    .filter(({ weight }) => weight >= leastShare * all)
    .sort((a, b) => b.weight - a.weight)
  return scored.slice(0, 1).map(({ unit: { kind, name, path, startLine, endLine } }) => {
    return { name, kinds: [kind], paths: [path], startLine, endLine, named: false, score: 1 }
  })
}
