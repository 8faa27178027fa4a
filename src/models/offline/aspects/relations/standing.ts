import type { Aspect } from '../../aspect.ts'
import { item, nameFor, placesOf } from '../../cite.ts'
import { subjectsOf } from '../../subjects.ts'

const mostItems = 4

/** What the words of a question stand for that speak of a thing by its relation to another: `the program that X calls`. */
export const standingAspect: Aspect = {
  name: 'standing',
  asks: ({ standing }) => standing !== undefined,
  calls: () => [],
  draft: (question, subject, findings) => {
    const [first] = subjectsOf(question, findings)
    if (question.standing === undefined || first?.name !== subject.name) return undefined
    const { said, references, isDoer } = question.standing
    const lead = references.slice(0, mostItems).map((reference) => {
      const places = placesOf(reference)
      return item(findings, `${said}: ${nameFor(findings, (isDoer ? reference.to : reference.from).name, places)}`, places)
    })
    const rest = references.slice(mostItems).map(({ from, to }) => (isDoer ? to : from).name)
    return { lead: [...lead, ...(rest.length === 0 ? [] : [`Also ${rest.join(', ')}.`])], quotes: [], always: true }
  },
}
