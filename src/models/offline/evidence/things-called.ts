import type { UnitKind } from '../../../answer/structure.ts'
import { everyCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'

const shortestForm = 3

/** The names of a kind, defined or only mentioned, in which all these words of a question stand, in full or as the code abbreviates them; `everyCall` finds them. */
export function thingsCalled(said: readonly string[], kind: UnitKind, question: Question, findings: Findings): readonly string[] {
  const words = findings.wordsOf(question)
  const forms = said.map((word) =>
    [word, ...(words.find((one) => one.word === word)?.forms ?? [])]
      .filter((form) => form.length >= shortestForm)
      .map((form) => form.toUpperCase()),
  )
  const { definitions = [], mentions = [] } = findings.structure(everyCall(kind), 'where') ?? {}
  const names = [...definitions, ...mentions.filter(({ system }) => !system)].map(({ name }) => name)
  return [...new Set(names.filter((name) => forms.every((all) => all.some((form) => name.toUpperCase().includes(form)))))]
}
