import type { LocatedPassage, LocatedWord, LocateResult } from '../../../../answer/located.ts'
import { containsName } from '../../../../answer/name-match.ts'
import { glossaryLines, glossOf } from '../../../../base/glossary.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { goesOnInFixedSource } from '../../evidence/is-fortran.ts'
import { isTelling, standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'
import { locatedWithin, quotesOf, readAround } from '../passages.ts'

const mostNames = 4
const mostQuotes = 3
const within = 8
/** Of the best entry: what has fewer of the question's words means something else. */
const leastShare = 0.6
const fewestWords = 2
/** Of what one passage outside of lists has of the question: where it says more than the list does, the names are those of something else. */
const passageShare = 0.75
const longestText = 80

/**
 * Where a member's comments list what its names mean, the statements in which the names stand that the question describes: who asks for the number of kernels knows
 * nothing of GPP, and the formula has no other word.
 */
export const glossedNamesAspect: Aspect = {
  name: 'glossed-names',
  asks: (_, { paths }) => paths.length > 0,
  calls: (question, subject, findings) => {
    const call = namedCall(question, subject, findings)
    const found = call === undefined ? undefined : findings.located(call)
    if (call === undefined) return []
    return [call, ...(found === undefined ? [] : readAround(usesOf(glossesFor(question, subject, findings), found)))]
  },
  draft: (question, subject, findings) => {
    const glosses = glossesFor(question, subject, findings)
    const call = namedCall(question, subject, findings)
    const located = call === undefined ? undefined : findings.located(call)
    if (located === undefined) return undefined
    const quotes = quotesOf(usesOf(glosses, located), findings)
    const notes = glosses.map(({ name, path, line, text }) => {
      const places = [at({ path, line })]
      return { name, text: item(findings, `${nameFor(findings, name, places)}: ${code(cutText(text, longestText))}`, places) }
    })
    return { lead: [], quotes: quotes.slice(0, mostQuotes), notes }
  },
}

interface FoundGloss {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly text: string
  readonly score: number
}

function namedCall(question: Question, subject: Subject, findings: Findings): Call | undefined {
  const glosses = glossesFor(question, subject, findings)
  const [best] = glosses
  if (best === undefined) return undefined
  return locateCall(`${question.text} ${glosses.map(({ name }) => name).join(' ')}`, { within: [best.path], limit: within })
}

/** The entries of lists in the subject's members that say most of what the question says, best first. */
function glossesFor(question: Question, { paths }: Subject, findings: Findings): readonly FoundGloss[] {
  const located = locatedWithin(question, findings, paths)
  const words = (located?.words ?? []).filter(isTelling)
  const passages = (located?.units ?? []).flatMap(({ path, passages: found }) => found.map((passage) => ({ path, ...passage })))
  const all = passages.flatMap(({ path, startLine, lines }) =>
    entriesOf(path, lines, words).map((entry) => ({ ...entry, path, line: startLine + entry.line })),
  )
  const sorted = all.toSorted((a, b) => b.score - a.score)
  const others = passages.filter(({ lines }) => !glossaryLines(lines).includes(true))
  const most = Math.max(0, ...others.map((passage) => sumOfWeights(words.filter(({ word }) => passage.words.includes(word)))))
  if ((sorted[0]?.score ?? 0) < passageShare * most) return []
  const known = new Set<string>()
  return sorted
    .filter(({ score, name }) => score >= leastShare * (sorted[0]?.score ?? 0) && !known.has(name) && known.add(name))
    .slice(0, mostNames)
}

function entriesOf(path: string, lines: readonly string[], words: readonly LocatedWord[]): readonly Omit<FoundGloss, 'path'>[] {
  const listed = glossaryLines(lines)
  return lines.flatMap((text, line) => {
    const gloss = listed[line] === true && !goesOnInFixedSource(path, text) ? glossOf(text) : undefined
    if (gloss === undefined) return []
    const terms = termsIn(gloss.text)
    const found = words.filter((word) => standsIn(word, terms))
    return found.length < fewestWords ? [] : gloss.names.map((name) => ({ name, line, text: gloss.text, score: sumOfWeights(found) }))
  })
}

/** Without the passages that do nothing with the names: the list itself has them all. */
function usesOf(glosses: readonly FoundGloss[], located: LocateResult): LocateResult {
  const isUse = ({ lines }: LocatedPassage) => glosses.some(({ name }) => isUsed(name, lines))
  const units = located.units.map((unit) => ({ ...unit, passages: unit.passages.filter(isUse) }))
  return { ...located, units: units.filter(({ passages }) => passages.length > 0) }
}

/** A value that is computed, given or compared. */
const works = /[=<>]|\.(?:EQ|NE|LT|LE|GT|GE)\./i

/** Whether lines do something with the name, and do not only declare it or hand it over. */
function isUsed(name: string, lines: readonly string[]): boolean {
  return lines.some((line) => !isComment(line) && works.test(line) && containsName(line, name))
}
