import { distinctBy } from '../base/distinct-by.ts'
import { count, cutText } from '../base/text.ts'
import type { UnresolvedReference } from './structure.ts'
import type { StructureResult } from './structure-results.ts'
import { placeText } from './structure-words.ts'

/** Whether there is anything in the answer. */
export function isFound(result: StructureResult): boolean {
  switch (result.query) {
    case 'where':
      return result.definitions.length + result.members.length + result.mentions.length > 0
    case 'callers':
    case 'callees':
    case 'uses':
    case 'flow':
    case 'walk':
    case 'impact':
    case 'lineage':
      return result.subjects.length > 0
    case 'outline':
      return result.members.length > 0
    case 'body':
      return result.bodies.length > 0
    case 'layout':
      return result.records.length > 0
    case 'crud':
      return result.cells.length > 0
    default:
      return true
  }
}

const shownPlaces = 3

/** What is to be said beside an answer, a line each: that there is none, what may be missing from it. */
export function structureNotes(result: StructureResult): string[] {
  const nothing = isFound(result) || !('name' in result) || result.notices.length > 0 ? [] : [nothingFound(result)]
  const complete =
    result.query === 'missing' && result.missing.length + result.notices.length === 0
      ? ['Everything that the code calls, copies and runs is in it.']
      : []
  const unresolved =
    'subjects' in result ? result.subjects.flatMap((subject) => ('unresolved' in subject ? [...subject.unresolved] : [])) : []
  return [...nothing, ...complete, ...result.notices, ...(unresolved.length > 0 ? [unresolvedNote(result, unresolved)] : [])]
}

const shownName = 80

function nothingFound({ name, nearest }: { readonly name: string; readonly nearest: readonly string[] }): string {
  return `Nothing is named ${cutText(name, shownName)}.${nearest.length > 0 ? ` Near to it: ${nearest.join(', ')}.` : ''}`
}

function unresolvedNote({ query }: StructureResult, all: readonly UnresolvedReference[]): string {
  const places = distinctBy(all, (one) => `${placeText(one)} ${one.operand}`)
  const first = places.slice(0, shownPlaces).map((one) => `${one.kind} ${one.operand} ${placeText(one)} (${one.reason})`)
  const rest = places.length > first.length ? `; ${places.length - first.length} more` : ''
  const may = query === 'callees' ? 'with no known target' : 'with no known target may belong here too'
  return `${count(places.length, 'reference')} ${may}: ${first.join('; ')}${rest}.`
}
