import { mostEdits, nearest } from '../../base/text.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'
import { NameList } from './name-list.ts'

/** All names of a codebase, to find those that are near to one that does not exist. */
export class KnownNames {
  readonly #graph: StructureGraph
  #made: NameList | undefined

  constructor(graph: StructureGraph) {
    this.#graph = graph
  }

  /** Of a qualified name the nearest to the whole (data sets have periods of their own), to the name itself, and where there is none, to what qualifies it. */
  nearest(asked: string): string[] {
    const wanted = asked.trim().toUpperCase()
    const parts = wanted.includes('/')
      ? [memberName(wanted)]
      : wanted.includes(' ')
        ? wanted.split(/ (?:OF|IN) /)
        : [...new Set([wanted, ...wanted.split('.').toReversed()])]
    for (const part of parts) {
      this.#made ??= new NameList(namesOf(this.#graph))
      const near = part === '' ? [] : nearestOf(part, this.#made)
      if (near.length > 0) return near
    }
    return []
  }
}

const most = 3

/** With few edits first: hundreds of thousands of names are within a third of the letters of a long one, and few are nearer. */
function nearestOf(name: string, known: NameList): string[] {
  const allowed = mostEdits(name)
  for (let edits = 1; edits < allowed; edits *= 2) {
    const near = nearest(name, known.near(name, edits), most, edits)
    if (near.length === most) return near
  }
  return nearest(name, known.near(name, allowed), most)
}

function namesOf(graph: StructureGraph): Set<string> {
  const names = new Set<string>()
  for (const path of graph.members.keys()) names.add(memberName(path))
  for (const name of graph.names()) names.add(name)
  for (const name of graph.fieldNames()) names.add(name)
  names.delete('FILLER')
  return names
}
