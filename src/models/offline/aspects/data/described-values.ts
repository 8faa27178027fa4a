import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { describedUsesCall, setFromData, setFromDataCall, valuedName } from '../../evidence/described-values.ts'
import { listedMeanings, listedMeaningsCalls } from '../../evidence/listed-meanings.ts'
import { askedValues } from '../../question/asked-values.ts'
import { nameMark } from '../../question/name-mark.ts'
import { conditionValuesAspect } from './condition-values.ts'
import { literalValueCalls, literalValuesDraft } from './literal-values.ts'

const mostQuoted = 14
const mostStates = 6

/**
 * The literals of data that a question only describes, where no condition names or rows of a choice tell its values: `what kinds of policy are there`; where
 * nothing has such a name, the comment that lists them.
 */
export const describedValuesAspect: Aspect = {
  name: 'described values',
  exact: true,
  asks: ({ bare }) => wordsOf(bare).length > 1,
  calls: (question, subject, findings) => {
    const words = wordsOf(question.bare)
    const name = valuedName(words, findings)
    return [
      ...conditionValuesAspect.calls(question, subject, findings),
      describedUsesCall(words),
      ...listedMeaningsCalls(words, findings),
      ...(name === undefined ? [] : [setFromDataCall(name), ...literalValueCalls(question, name, findings, mostStates)]),
    ]
  },
  draft: (question, subject, findings) => {
    if (conditionValuesAspect.draft(question, subject, findings) !== undefined) return undefined
    const words = wordsOf(question.bare)
    const name = valuedName(words, findings)
    const list = listedMeanings(words, findings)
    const said = list === undefined ? [] : [quoteLines(list, findings, mostQuoted)]
    const draft = name === undefined ? undefined : literalValuesDraft(question, name, findings, mostStates)
    if (name === undefined || draft === undefined) return list === undefined ? undefined : { lead: [], first: said, quotes: [] }
    const other = setFromData(name, findings)
    const more = other === undefined ? [] : [item(findings, 'other values come from data', [at(other)])]
    return { ...draft, lead: [...draft.lead, ...more], first: [...said, ...(draft.first ?? [])], alone: other === undefined }
  },
}

/** What tells how something ended has codes, and other answers. */
const ofOutcome = /^(?:abend|return|error|reason|response|result|message|exit|completion)$/

/** One word alone fits too many. */
function wordsOf(bare: string): readonly string[] {
  const asked = askedValues(bare)
  const isData = asked !== undefined && asked.value === undefined && !asked.words.some((word) => word === nameMark || ofOutcome.test(word))
  return isData ? asked.words : []
}
