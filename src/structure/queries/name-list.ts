import { groupBy } from '../../base/group-by.ts'

/** What is longer, or has spaces, is a text: the nearest to it are those that hold it, and none that differ in some letters. */
const longestName = 40
/** Stands in no name. */
const separator = '\0'

/** Names of one length that are no texts, and for each which letters it has, a bit each. */
interface Words {
  readonly names: readonly string[]
  readonly letters: Uint32Array
}

/** Hundreds of thousands of names, in which those that are like another are found in milliseconds. */
export class NameList {
  readonly #names: ReadonlySet<string>
  readonly #byLength: ReadonlyMap<number, readonly string[]>
  /** All names in one text: one search in it is faster than one in each. */
  readonly #text: string
  /** Made for the lengths that are asked for. */
  readonly #words = new Map<number, Words>()

  constructor(names: ReadonlySet<string>) {
    this.#names = names
    this.#byLength = groupBy(names, ({ length }) => length)
    this.#text = [...names, ''].join(separator)
  }

  /** Names that `nearest` may take at all for so many edits, each once: the others are many, and counting edits is slow. */
  near(wanted: string, edits: number): Set<string> {
    const found = new Set<string>()
    this.#addAround(wanted, found)
    this.#addInside(wanted, found)
    if (!isText(wanted)) this.#addLike(wanted, edits, found)
    return found
  }

  /** Names that hold `wanted`. */
  #addAround(wanted: string, found: Set<string>): void {
    for (let at = this.#text.indexOf(wanted); at !== -1; at = this.#text.indexOf(wanted, at)) {
      const end = this.#text.indexOf(separator, at)
      found.add(this.#text.slice(this.#text.lastIndexOf(separator, at) + 1, end))
      at = end
    }
  }

  /** Names that `wanted` holds. */
  #addInside(wanted: string, found: Set<string>): void {
    for (const [length, names] of this.#byLength) {
      const last = wanted.length - length
      if (last < names.length) {
        for (let at = 0; at <= last; at++) {
          const part = wanted.slice(at, at + length)
          if (this.#names.has(part)) found.add(part)
        }
      } else for (const name of names) if (wanted.includes(name)) found.add(name)
    }
  }

  /** Names that differ in some letters. */
  #addLike(wanted: string, allowed: number, found: Set<string>): void {
    const count = new LetterCount(wanted)
    const letters = lettersOf(wanted)
    for (let length = wanted.length - allowed; length <= wanted.length + allowed; length++) {
      const words = this.#wordsOf(length)
      for (const [i, own] of words.letters.entries()) {
        if (bits(letters & ~own) > allowed || bits(own & ~letters) > allowed) continue
        const name = words.names[i] ?? ''
        if (count.leastEdits(name) <= allowed) found.add(name)
      }
    }
  }

  #wordsOf(length: number): Words {
    let words = this.#words.get(length)
    if (words === undefined) {
      const names = (this.#byLength.get(length) ?? []).filter((name) => !isText(name))
      words = { names, letters: Uint32Array.from(names, lettersOf) }
      this.#words.set(length, words)
    }
    return words
  }
}

function isText(name: string): boolean {
  return name.length > longestName || name.includes(' ')
}

/** The letters of a name, a bit each; some rare signs count as one. */
function lettersOf(name: string): number {
  let letters = 0
  for (let i = 0; i < name.length; i++) letters |= 1 << (name.charCodeAt(i) & 31)
  return letters
}

/** How many bits are set. */
function bits(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++
  return count
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
