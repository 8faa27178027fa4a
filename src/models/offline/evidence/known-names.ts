import { locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
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
