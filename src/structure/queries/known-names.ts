import { nearest } from '../../base/text.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'

/** Longer ones are texts of messages: nobody mistypes those. */
const longestName = 64

/** All names of a codebase, to find those that are near to one that does not exist. */
export class KnownNames {
  readonly #graph: StructureGraph
  #byLength: Map<number, string[]> | undefined

  constructor(graph: StructureGraph) {
    this.#graph = graph
  }

  /** Of a qualified name the nearest to the name itself; where there is none, to what qualifies it. */
  nearest(asked: string): string[] {
    const wanted = asked.trim().toUpperCase()
    const parts = wanted.includes('/')
      ? [memberName(wanted)]
      : wanted.includes(' ')
        ? wanted.split(/ (?:OF|IN) /)
        : wanted.split('.').toReversed()
    for (const part of parts) {
      const near = part === '' ? [] : nearest(part, this.#near(part))
      if (near.length > 0) return near
    }
    return []
  }

  /** Names that `nearest` may take at all: the others are many, and counting edits is slow. */
  *#near(wanted: string): Generator<string> {
    const allowed = Math.max(1, Math.floor(wanted.length / 3))
    const letters = lettersOf(wanted)
    for (const [length, names] of this.#names()) {
      const close = Math.abs(length - wanted.length) <= allowed
      for (const name of names) {
        // One edit changes the set of letters by two at most.
        if (close ? bits(letters ^ lettersOf(name)) <= 2 * allowed : name.includes(wanted) || wanted.includes(name)) yield name
      }
    }
  }

  #names(): Map<number, string[]> {
    if (this.#byLength) return this.#byLength
    const names = new Set<string>()
    for (const path of this.#graph.members.keys()) names.add(memberName(path))
    for (const { name } of this.#graph.units) names.add(name)
    for (const { to } of this.#graph.edges) names.add(to.name)
    for (const table of this.#graph.fields) for (const name of table.names) names.add(name)
    names.delete('FILLER')
    this.#byLength = new Map()
    for (const name of names) {
      if (name.length > longestName) continue
      const known = this.#byLength.get(name.length)
      if (known) known.push(name)
      else this.#byLength.set(name.length, [name])
    }
    return this.#byLength
  }
}

/** A bit for each letter and digit that occurs. */
function lettersOf(name: string): number {
  let set = 0
  for (let i = 0; i < name.length; i++) set |= 1 << (name.charCodeAt(i) & 31)
  return set
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
