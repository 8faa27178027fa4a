import type { LocateResult } from '../../../answer/located.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'

const mostLocated = 8
/** Words that any screen has. */
const ofAnyScreen = /^(?:screens?|maps?|mapsets?|panels?|transactions?|codes?|programs?|fields?|inputs?|keys?|press\w*|pages?|what|which)$/i
const asksScreen = /\b(?:screens?|maps?|panels?|menus?|p?f ?k?\d{1,2}|press\w*)\b/i
/** Of the weight of the question's words. */
const leastShare = 0.12

/** A screen, by the words on it: the map, with the programs that show it. */
export const describedScreen: DescribedKind = {
  asks: ({ names, text }) => names.length === 0 && asksScreen.test(text),
  calls: (question, findings) => [
    screensCall(question),
    ...bestMaps(question, findings).map(({ name }) => referencesCall(name, 'callers')),
  ],
  subjects: (question, findings) =>
    bestMaps(question, findings).map(({ name, path, startLine, endLine }): Subject => {
      const programs = findings.referencesOf(name, 'callers').filter(({ from, kind }) => from.kind === 'program' && kind === 'map')
      const paths = [...new Set([path, ...programs.map(({ from }) => from.path)])]
      return { name, kinds: ['map'], paths, startLine, endLine, named: false, score: 1 }
    }),
}

function screensCall({ text }: Question): Call {
  return locateCall(clauseAbout(text, asksScreen), { kinds: ['map'], limit: mostLocated })
}

function bestMaps(question: Question, findings: Findings) {
  const located = findings.located(screensCall(question))
  if (located === undefined) return []
  const scored = ownersOfMaps(located)
    .map((map) => ({ ...map, weight: weightOf(map.words, located, ofAnyScreen) }))
    .sort((a, b) => b.weight - a.weight)
  const all = totalWeight(located, ofAnyScreen)
  return scored.filter(({ weight }) => weight >= leastShare * all).slice(0, 1)
}

/** A map stands in its mapset, and is what people see. */
function ownersOfMaps({ units }: LocateResult) {
  return ownersByWords(units.map(({ owner: _, ...unit }) => unit))
}
