import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { inert, item } from '../../cite.ts'
import { type CommonValue, commonValueCalls, commonValues } from '../../evidence/common-values.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import type { Findings } from '../../findings.ts'
import { askedVariables } from '../../question/asked-variables.ts'
import type { Question } from '../../question/question.ts'

const mostNames = 2
const asksValue = /\b(?:values?|defaults?|initial\w*|constants?|set to|preset|starts?|begins?|equal)\b/i

/** Nothing else is asked. */
const asksOnlyThat = /^\W*what (?:\w+ ){0,5}[\w()]+(?: (?:have|has|hold|start with|begin with))?\W*$/i

/** The first value of a variable in COMMON of Fortran, which a BLOCK DATA gives to the same place of the block under another name. */
export const commonValuesAspect: Aspect = {
  name: 'common values',
  exact: true,
  asks: (question) => asksValue.test(question.text) && askedVariables(question).length > 0,
  calls: (question, _, findings) => namesOf(question, findings).flatMap((name) => commonValueCalls(name, findings)),
  draft: (question, _, findings) => {
    const lead = namesOf(question, findings).flatMap((name) =>
      commonValues(name, findings)
        .slice(0, 1)
        .map((value) => itemOf(name, value, findings)),
    )
    return lead.length === 0 ? undefined : { lead, quotes: [], defines: true, whole: asksOnlyThat.test(question.text) }
  },
}

function namesOf(question: Question, findings: Findings): readonly string[] {
  return askedVariables(question)
    .filter((name) => !isDefinedName(name, question, findings))
    .slice(0, mostNames)
}

function itemOf(name: string, { value, block, position, as, places }: CommonValue, findings: Findings): string {
  const path = places.at(-1)?.path ?? ''
  const other = as.toUpperCase() === name.toUpperCase() ? '' : `, there ${inert(as)}`
  return item(
    findings,
    `${inert(name)} is ${inert(value)} at first: word ${position} of COMMON /${inert(block)}/${other}, given by DATA in ${inert(bareFileName(path))}`,
    places,
  )
}
