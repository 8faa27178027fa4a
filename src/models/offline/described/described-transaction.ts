import type { LocatedUnit } from '../../../answer/located.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { isStart } from '../aspects/relations/caller-words.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { asksTypedTransaction } from '../question/asks-typed-transaction.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { type LocatedOwner, ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'

const mostLocated = 12
const ofAnyTransaction =
  /^(?:transactions?|trans|ids?|codes?|cics|typed?|run|running|enter|start|use|used|key|first|what|which|system|screens?|programs?|order)$/i
/** Of the weight of the question's words. */
const leastShare = 0.25
/** What the program says of itself is less sure to be said of its transaction. */
const programShare = 0.9

/** The transaction that somebody has to type for what they want to do, by what its definition and its program say of themselves. */
export const describedTransaction: DescribedKind = {
  asks: ({ names, text }) => names.length === 0 && asksTypedTransaction.test(text),
  calls: (question, findings) => [
    locatedCall(question),
    programsCall(question),
    ...programsOf(question, findings).map(({ name }) => referencesCall(name, 'callers')),
    ...transactionsOf(question, findings).map(({ name }) => referencesCall(name, 'callees')),
  ],
  subjects: (question, findings) => {
    const located = findings.located(programsCall(question))
    if (located === undefined) return []
    const own = transactionsOf(question, findings)
    const started = programsOf(question, findings).flatMap((program) =>
      startsOf(program.name, findings).map((transaction) => ({ ...transaction, words: program.words, share: programShare })),
    )
    const weigh = (words: ReadonlyMap<string, number>) => weightOf(words, located, ofAnyTransaction)
    const weighed = [...own.map((one) => ({ ...one, share: 1 })), ...started].map((one) => ({
      ...one,
      weight: one.share * weigh(one.words),
    }))
    const best = weighed
      .toSorted((a, b) => b.weight - a.weight)
      .filter(({ weight }) => weight >= leastShare * totalWeight(located, ofAnyTransaction))
    return distinctBy(best, ({ name }) => name)
      .slice(0, 1)
      .map(({ name, path }): Subject => {
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

function locatedCall({ text }: Question): Call {
  return locateCall(clauseAbout(text, asksTypedTransaction), { kinds: ['transaction'], limit: mostLocated })
}

function programsCall({ text }: Question): Call {
  return locateCall(clauseAbout(text, asksTypedTransaction), { kinds: ['program'], limit: mostLocated })
}

function transactionsOf(question: Question, findings: Findings): readonly LocatedOwner[] {
  return ownersByWords((findings.located(locatedCall(question))?.units ?? []).map(({ owner: _, ...unit }) => unit))
}

/** By what they say of themselves: their statements speak of much else. */
function programsOf(question: Question, findings: Findings): readonly LocatedOwner[] {
  const units = findings.located(programsCall(question))?.units ?? []
  return ownersByWords(
    units.map((unit: LocatedUnit) => ({ ...unit, why: unit.why.filter(({ field }) => field === 'name' || field === 'comment') })),
  )
}

function startsOf(program: string, findings: Findings) {
  return findings
    .referencesOf(program, 'callers')
    .filter((one) => isStart(one) && one.from.kind === 'transaction')
    .map(({ from, path }) => ({ name: from.name, path }))
}
