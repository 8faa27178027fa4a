import { PackedNumbers } from '../../base/packed-numbers.ts'
import { pastLines } from '../../base/past-line.ts'
import { wordPattern } from '../../base/words/tokenize.ts'
import type { MemberFacts } from '../facts.ts'
import { codeColumns } from './code-columns.ts'
import { commentLines } from './comment-line.ts'
import { cutUnits } from './cut-units.ts'
import { lexisOf, proseLanguages } from './lexis-of.ts'
import { aroundField, fieldCount, identifierField, nameField, pastField, type RetrievalUnit, textField } from './retrieval-unit.ts'
import { LineSplitter } from './split-line.ts'
import type { WordTerms } from './word-terms.ts'

/** The pieces of a member and the words that stand in them, on the way to the index. */
export interface MemberWords {
  readonly units: readonly RetrievalUnit[]
  readonly terms: readonly string[]
  /** For each unit how many terms it has, and for each of them its number in `terms` less that of the one before, and how often it stands in each field (`packCounts`). */
  readonly packed: Uint8Array
}

/** More of one term in one field of a unit tell nothing more. */
const mostCounted = 15
/** Distinct terms of a unit; what has more is data. */
const mostTerms = 600

const fieldBits = 4
/** A code: `WS-ACCT`, `BUF2`; other words of code and prose look alike. */
const identifier = /[\p{L}\p{N}][-_.][\p{L}\p{N}]|\p{L}.*\p{N}|\p{Ll}\p{Lu}/u

/** `text`: of the member whose facts these are. */
export function memberWords(facts: Pick<MemberFacts, 'path' | 'language' | 'units'>, text: string, wordTerms: WordTerms): MemberWords {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const units = lines.length === 0 ? [] : cutUnits(facts, lines)
  const counter = new WordCounter(wordTerms)
  const columns = codeColumns(facts.language)
  const splitter = new LineSplitter(lexisOf(facts.language))
  const isProse = proseLanguages.has(facts.language)
  const isComment = commentLines(facts.language)
  const coded = lines.map(columns)
  const past = isProse ? [] : pastLines(coded, isComment)
  const packed = new PackedNumbers()
  const countPart = (field: number, part: string) => counter.count(part, field)
  for (const [i, { name, of, owner, startLine, endLine, head, first }] of units.entries()) {
    counter.count(name, first ? nameField : aroundField)
    if (i === head) counter.count(facts.path, aroundField)
    for (const around of [of, owner?.name]) if (around !== undefined) counter.count(around, aroundField)
    for (let line = startLine; line <= endLine; line++) {
      const code = coded[line - 1] ?? ''
      if (isProse) counter.count(code, textField)
      else if (past[line - 1] === true) counter.count(code, pastField)
      else splitter.split(code, countPart)
    }
    counter.pack(packed)
  }
  return { units, terms: counter.terms(), packed: packed.bytes() }
}

/** The terms of a word that the member has, by their numbers, and the field it counts for among code. */
interface KnownWord {
  readonly terms: readonly number[]
  readonly field: number
}

class WordCounter {
  readonly #numbers = new Map<string, number>()
  readonly #words = new Map<string, KnownWord>()
  /** By term, of the unit at hand: counts of all fields, `fieldBits` each. Zero but for `#found`. */
  #counts = new Uint32Array(1024)
  #found: number[] = []
  readonly #wordTerms: WordTerms

  constructor(wordTerms: WordTerms) {
    this.#wordTerms = wordTerms
  }

  count(text: string, field: number): void {
    for (const word of text.match(wordPattern) ?? []) {
      const { terms, field: ofCode } = this.#words.get(word) ?? this.#learn(word)
      const shift = (field === textField ? ofCode : field) * fieldBits
      for (const term of terms) {
        const counts = this.#counts[term] ?? 0
        if (counts === 0) this.#found.push(term)
        if (((counts >>> shift) & mostCounted) < mostCounted) this.#counts[term] = counts + (1 << shift)
      }
    }
  }

  /** Writes the terms of the unit and begins the next. */
  pack(into: PackedNumbers): void {
    const terms = this.#found.sort((a, b) => a - b)
    const kept = Math.min(terms.length, mostTerms)
    into.push(kept)
    let before = 0
    for (const [i, term] of terms.entries()) {
      if (i < kept) {
        into.push(term - before)
        packCounts(into, this.#counts[term] ?? 0)
        before = term
      }
      this.#counts[term] = 0
    }
    this.#found = []
  }

  terms(): readonly string[] {
    return [...this.#numbers.keys()]
  }

  #learn(word: string): KnownWord {
    const terms = this.#wordTerms.of(word).map((term) => {
      const number = this.#numbers.get(term) ?? this.#numbers.size
      this.#numbers.set(term, number)
      return number
    })
    const known = { terms, field: identifier.test(word) ? identifierField : textField }
    this.#words.set(word, known)
    if (this.#numbers.size > this.#counts.length) {
      const larger = new Uint32Array(this.#counts.length * 2 + terms.length)
      larger.set(this.#counts)
      this.#counts = larger
    }
    return known
  }
}

/** A byte for each field that has any: its number, its count, and whether another follows. */
function packCounts(into: PackedNumbers, counts: number): void {
  let rest = counts
  for (let field = 0; field < fieldCount; field++) {
    const count = rest & mostCounted
    rest >>>= fieldBits
    if (count > 0) into.pushByte((rest > 0 ? 128 : 0) | (field << fieldBits) | count)
  }
}
