import { locateCall } from '../calls.ts'
import type { Findings, Place } from '../findings.ts'
import type { Question } from '../question/question.ts'

/** Whether the structure defines something of a name in a question: of that it knows more than lines tell. */
export function isDefinedName(name: string, { text }: Question, findings: Findings): boolean {
  const names = findings.located(locateCall(text))?.names ?? []
  return names.some(({ word, units, members }) => word.toUpperCase() === name.toUpperCase() && units.length + members.length > 0)
}

/** How near to the words of a question a member is, the nearest first: by its place among those that were located. */
export function nearnessOf({ text }: Question, findings: Findings): (path: string) => number {
  const paths = (findings.located(locateCall(text))?.units ?? []).map(({ path }) => path)
  return (path) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
}

/** Places in the order of the members that are nearest to the words of a question. */
export function nearestFirst<Each extends Pick<Place, 'path'>>(
  places: readonly Each[],
  question: Question,
  findings: Findings,
): readonly Each[] {
  const nearness = nearnessOf(question, findings)
  return places.toSorted((a, b) => nearness(a.path) - nearness(b.path))
}
