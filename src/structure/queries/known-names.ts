import { nearest } from '../../base/text.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'

/** What is longer, or has spaces, is a text: the nearest to it are those that hold it, and none that differ in some letters. */
const longestName = 40

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
    const allowed = isText(wanted) ? -1 : Math.max(1, Math.floor(wanted.length / 3))
    const letters = new LetterCount(wanted)
    for (const [length, names] of this.#names()) {
      const close = Math.abs(length - wanted.length) <= allowed
      for (const name of names) {
        if (name.includes(wanted) || wanted.includes(name)) yield name
        else if (close && !isText(name) && letters.leastEdits(name) <= allowed) yield name
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
      const known = this.#byLength.get(name.length)
      if (known) known.push(name)
      else this.#byLength.set(name.length, [name])
    }
    return this.#byLength
  }
}

function isText(name: string): boolean {
  return name.length > longestName || name.includes(' ')
}

/** How often each letter stands in a name; some rare signs count as one. */
class LetterCount {
  readonly #counts = new Int8Array(32)

  constructor(name: string) {
    for (let i = 0; i < name.length; i++) this.#add(name.charCodeAt(i), 1)
  }

  /** What it takes at least to make one name of the other: each letter that one has too many is an edit. */
  leastEdits(other: string): number {
    for (let i = 0; i < other.length; i++) this.#add(other.charCodeAt(i), -1)
    let missing = 0
    let tooMany = 0
    for (const difference of this.#counts) {
      if (difference > 0) missing += difference
      else tooMany -= difference
    }
    for (let i = 0; i < other.length; i++) this.#add(other.charCodeAt(i), 1)
    return Math.max(missing, tooMany)
  }

  #add(code: number, by: number): void {
    const letter = code & 31
    this.#counts[letter] = (this.#counts[letter] ?? 0) + by
  }
}
