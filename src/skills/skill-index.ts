import { limits } from '../base/limits.ts'
import { nearTerms } from '../base/words/near-terms.ts'
import { TermDictionary } from '../base/words/term-dictionary.ts'
import { termsOf, wordPattern } from '../base/words/tokenize.ts'
import { formatVersion, hashOf, type IndexHeader } from './pack-skill-index.ts'
import { Postings } from './postings.ts'
import { type ScoredTerm, scoreTexts } from './score-texts.ts'
import { createSynonyms } from './synonyms.ts'

const maxQueryWords = 64
/** Of a term that other terms are near to. */
const shortestNear = 3
/** What one occurrence counts of a term that is only near to the one asked for, and of one that means the same. */
const shares = { near: 0.5, synonym: 0.1 } as const

export interface QueryTerm {
  /** As indexed. */
  readonly term: string
  /** The word to show for it: as it was asked for, or the synonym that stands for it. */
  readonly asked: string
  /** How much it tells: its rarity, less for a term that was not asked for itself. */
  readonly weight: number
}

export interface IndexMatches {
  /** Positions in the list of skills that was indexed, best first. */
  readonly ranked: readonly { readonly position: number; readonly score: number }[]
  readonly terms: readonly QueryTerm[]
}

/** A term of the question with all that is looked for in its place. */
interface WantedTerm {
  readonly alternatives: readonly { readonly term: string; readonly asked: string; readonly share: number }[]
}

/** Ranks skills for a question by MiniSearch's BM25 over one weighted text each; a synonym counts as a fraction of the word it stands for. */
export class SkillIndex {
  readonly #header: IndexHeader
  readonly #dictionary: TermDictionary
  readonly #packed: Uint8Array
  readonly #averageLength: number
  readonly #synonyms = createSynonyms()

  private constructor(header: IndexHeader, body: Buffer) {
    this.#header = header
    this.#dictionary = new TermDictionary(body.subarray(0, header.dictionaryBytes))
    this.#packed = body.subarray(header.dictionaryBytes)
    this.#averageLength = header.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, header.lengths.length)
  }

  /** Undefined when the bytes are no whole index of the skills that `fingerprint` identifies. */
  static open(packed: Uint8Array, fingerprint: string): SkillIndex | undefined {
    const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
    const hashEnd = bytes.indexOf('\n')
    const content = bytes.subarray(hashEnd + 1)
    if (hashEnd < 0 || bytes.toString('latin1', 0, hashEnd) !== hashOf(content)) return undefined
    const headerEnd = content.indexOf('\n')
    const header = JSON.parse(content.toString('utf8', 0, headerEnd)) as IndexHeader
    if (header.version !== formatVersion || header.fingerprint !== fingerprint) return undefined
    return new SkillIndex(header, content.subarray(headerEnd + 1))
  }

  search(query: string, limit: number): IndexMatches {
    const scored: ScoredTerm[] = []
    const terms = new Map<string, QueryTerm>()
    for (const { alternatives } of this.#wantedTerms(query)) {
      const counts = new Map<number, number>()
      let found = 0
      for (const { term, share } of alternatives) {
        const { positions, counts: own } = this.#postings(term)
        for (const [i, position] of positions.entries()) counts.set(position, (counts.get(position) ?? 0) + share * (own[i] ?? 0))
        // Rarity is that of the word asked for: common synonyms do not make it common.
        if (share > shares.synonym) found = counts.size
      }
      if (found === 0) found = counts.size
      scored.push({ counts, found })
      const rarity = this.#rarity(found)
      for (const { term, asked, share } of alternatives) {
        const weight = rarity * share
        if (weight > (terms.get(term)?.weight ?? 0)) terms.set(term, { term, asked, weight })
      }
    }
    const scores = scoreTexts({ terms: scored, lengths: this.#header.lengths, averageLength: this.#averageLength })
    const ranked = [...scores].map(([position, score]) => ({ position, score }))
    ranked.sort((a, b) => b.score - a.score || a.position - b.position)
    return { ranked: ranked.slice(0, limit), terms: [...terms.values()] }
  }

  /** Each distinct term of the question that some skill has, itself or in other words. */
  #wantedTerms(query: string): WantedTerm[] {
    const words = (query.slice(0, limits.queryChars).match(wordPattern) ?? []).slice(0, maxQueryWords)
    const askedTerms = new Set(words.flatMap((word) => termsOf(word)))
    const wanted = new Map<string, WantedTerm>()
    for (const asked of words) {
      const terms = termsOf(asked)
      // A word with synonyms is spelled as it was meant, also when no skill has it.
      const known = terms.some((term) => this.#isKnown(term) || this.#synonyms.has(term))
      for (const term of terms) {
        if (wanted.has(term)) continue
        const own = this.#isKnown(term) ? [{ term, asked, share: 1 }] : []
        const synonyms = [...(this.#synonyms.get(term) ?? [])]
          .filter(([other]) => this.#isKnown(other) && !askedTerms.has(other))
          .map(([other, word]) => ({ term: other, asked: word, share: shares.synonym }))
        const alternatives = [...own, ...synonyms]
        if (alternatives.length > 0) wanted.set(term, { alternatives })
      }
      if (known || terms.length === 0) continue
      // Also as it was typed: an error may have made an ending that is none.
      const near = new Set([asked.toLowerCase(), ...terms].flatMap((term) => nearTerms(term, this.#dictionary, shortestNear)))
      for (const term of near) if (!askedTerms.has(term)) wanted.set(term, { alternatives: [{ term, asked, share: shares.near }] })
    }
    return [...wanted.values()]
  }

  #isKnown(term: string): boolean {
    return this.#dictionary.get(term) !== undefined
  }

  #postings(term: string): Postings {
    const start = this.#dictionary.get(term)
    return start === undefined ? new Postings() : Postings.unpack(this.#packed, start)
  }

  /** How much a term tells that stands in `found` texts: BM25's inverse document frequency. */
  #rarity(found: number): number {
    return Math.log(1 + (this.#header.lengths.length - found + 0.5) / (found + 0.5))
  }
}
