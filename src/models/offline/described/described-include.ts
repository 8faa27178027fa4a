import type { LocatedUnit } from '../../../answer/located.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { bareFileName, fileName } from '../../../base/file-name.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { isMarkup } from '../evidence/is-document.ts'
import type { Findings } from '../findings.ts'
import { askedInclude } from '../question/asked-include.ts'
import { inAskedLanguage } from '../question/asked-language.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import type { DescribedKind } from './described-kind.ts'
import { ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'

const mostLocated = 14
/** So many of them are looked at for who includes them. */
const mostTried = 6
/** Of the weight of the words: what speaks of less is another. */
const leastShare = 0.6
/** Words that tell no such member from others. */
const ofAnyInclude =
  /^(?:includ\w*|copybooks?|layouts?|records?|commons?|blocks?|variables?|fields?|definitions?|declarations?|data|constants?|structures?|fixed|tables?|arrays?|formats?|want|add|chang\w*|new|names?)$/i

/** A member that others include, by what its lines say. In most languages only those who include it tell that it is one. */
export const describedInclude: DescribedKind = {
  asks: (question) => askedInclude(question) !== undefined,
  calls: (question, findings) => [
    ...locateCalls(question),
    ...candidates(question, findings).map(({ name }) => referencesCall(name, 'callers')),
  ],
  subjects: (question, findings) =>
    candidates(question, findings)
      .filter((one) => isIncluded(one, findings))
      .slice(0, 1),
}

function locateCalls(question: Question): readonly Call[] {
  const text = askedInclude(question) ?? ''
  return [
    locateCall(text, { kinds: ['copybook', 'record', 'macro'], limit: mostLocated }),
    locateCall(text, { kinds: ['lines'], limit: mostLocated }),
  ]
}

/** Those that speak of most of what is told of it, by the weight of the words in all its units; first what is called as its words begin: FCB, a file control block. */
function candidates(question: Question, findings: Findings): readonly Subject[] {
  const initials = initialsOf(askedInclude(question) ?? '')
  const found = locateCalls(question).flatMap((call) => {
    const located = findings.located(call)
    if (located === undefined) return []
    const total = totalWeight(located, ofAnyInclude)
    const units = located.units.filter(isOfMember)
    return ownersByWords(units).flatMap((owner) => {
      const name = bareFileName(owner.name).toUpperCase()
      const isCalled = name.length > 2 && initials.includes(name)
      const score = weightOf(owner.words, located, ofAnyInclude) / (total || 1) + (isCalled ? 1 : 0)
      const unit = units.find(({ path, ...one }) => path === owner.path && (one.owner?.name ?? one.name) === owner.name)
      const isMeant = isFixed.test(askedInclude(question) ?? '') && units.some((one) => one.path === owner.path && givesValues(one))
      return unit === undefined || score < leastShare ? [] : [subjectOf(unit, score + (isMeant ? valuesWorth : 0))]
    })
  })
  const meant = inAskedLanguage(found, question, ({ paths: [path = ''] }) => findings.languageOf(path))
  const best = meant.toSorted((a, b) => b.score - a.score)
  return distinctBy(best, ({ paths: [path] }) => path).slice(0, mostTried)
}

/** Of several that speak of it the one that has its values: a table of a database has its rows elsewhere. */
const isFixed = /\b(?:fixed|hard-?(?:coded|wired)|constants?|built-?in|pre-?(?:set|defined|filled))\b/i
const valuesWorth = 0.2
const value = /\bVALUES?\s+(?:IS\s+)?['"+\d-]|\binit(?:ial)?\s*\(|^\s*data\s+\w.*\/|\bDC\s+\d*[ABCFHPXZ]/i

function givesValues({ passages }: LocatedUnit): boolean {
  return passages.some(({ lines }) => lines.some((line) => value.test(line)))
}

function initialsOf(text: string): string {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '' && !/^(?:the|of|and|for|an?)$/i.test(word))
  return words.map(([first = '']) => first.toUpperCase()).join('')
}

/** A program has records and lines as well. */
function isOfMember({ kind, owner, path }: LocatedUnit): boolean {
  const own = owner?.kind ?? kind
  return own === 'copybook' || own === 'macro' || (own === 'lines' && !isMarkup(path))
}

function subjectOf({ kind, name, owner, path, startLine, endLine }: LocatedUnit, score: number): Subject {
  const own = owner ?? { kind, name }
  const named = own.kind === 'lines' ? { name: fileName(path), kinds: ['member' as const] } : { name: own.name, kinds: [own.kind] }
  return { ...named, paths: [path], startLine, endLine, named: false, described: true, included: true, score }
}

/** By another member: macros are used in the one that they stand in, which nobody includes for that. */
function isIncluded({ name, kinds: [kind], paths }: Subject, findings: Findings): boolean {
  return findings
    .referencesOf(name, 'callers')
    .some((one) => !paths.includes(one.path) && one.kind === 'copy' && (kind !== 'member' || one.verb !== 'macro'))
}
