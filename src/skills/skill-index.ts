import MiniSearch, { type AsPlainObject } from 'minisearch'
import { limits } from '../base/limits.ts'
import { oneEditApart } from './one-edit-apart.ts'
import type { Skill } from './skill.ts'
import { createTermCache, termsOf, wordPattern } from './tokenize.ts'

/** How often a word counts, by where it stands; headings also count as part of the body. Chosen on one half of a set of questions, checked on the other. */
const weights = { name: 8, description: 4, heading: 2, field: 1, body: 1 } as const
const bm25 = { k: 1.2, b: 0.6, d: 0 }
const formatVersion = 1
const maxQueryWords = 64
const maxNearTerms = 8
/** What a term counts that is only near to the one asked for. */
const nearShare = 0.5

/** The first line of a packed index. */
interface Header {
  readonly version: number
  /** Identifies the skills that were indexed. */
  readonly fingerprint: string
  /** Of everything after the header, so that a file that was cut is recognised. */
  readonly bytes: number
  /** The number of distinct terms of each skill. */
  readonly lengths: readonly number[]
}

/** How often a term counts in each skill that has it, by the skill's position. */
type Postings = Record<string, number>

export interface QueryTerm {
  /** As indexed. */
  readonly term: string
  /** The word of the question that it comes from. */
  readonly asked: string
  /** How much it tells: its rarity, less for a term that is only near to the one asked for. */
  readonly weight: number
}

export interface IndexMatches {
  /** Positions in the list of skills that was indexed, best first. */
  readonly ranked: readonly { readonly position: number; readonly score: number }[]
  readonly terms: readonly QueryTerm[]
}

/** Each term of a skill with its weighted number of occurrences. Words are counted before they are turned into terms: most repeat. */
export function termCounts(skill: Skill, termsIn: (word: string) => readonly string[]): Map<string, number> {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of text.match(wordPattern) ?? []) words.set(word, (words.get(word) ?? 0) + weight)
  }
  add(skill.name, weights.name)
  add(skill.description, weights.description)
  for (const heading of skill.headings) add(heading.text, weights.heading)
  for (const field of skill.fields) add(`${field.key} ${field.value}`, weights.field)
  add(skill.lines.slice(skill.bodyLine - 1).join('\n'), weights.body)
  const counts = new Map<string, number>()
  for (const [word, n] of words) for (const term of termsIn(word)) counts.set(term, (counts.get(term) ?? 0) + n)
  return counts
}

/**
 * The skills' index as bytes: a line of JSON (`Header`), then one line for each term: the term, a space, and its postings as MiniSearch serialises them.
 * A question needs a handful of these lines, so opening an index costs next to nothing, whatever its size.
 */
export async function packSkillIndex(fingerprint: string, skills: AsyncIterable<Skill>): Promise<Uint8Array> {
  const termsIn = createTermCache()
  const postings = new Map<string, string[]>()
  const lengths: number[] = []
  for await (const skill of skills) {
    const counts = termCounts(skill, termsIn)
    for (const [term, count] of counts) {
      const posting = `"${lengths.length}":${count}`
      const of = postings.get(term)
      if (of === undefined) postings.set(term, [posting])
      else of.push(posting)
    }
    lengths.push(counts.size)
  }
  const lines = ['']
  for (const [term, of] of postings) lines.push(`${term} {${of.join(',')}}`)
  lines.push('')
  const body = Buffer.from(lines.join('\n'))
  const header: Header = { version: formatVersion, fingerprint, bytes: body.length, lengths }
  return Buffer.concat([Buffer.from(JSON.stringify(header)), body])
}

/** Ranks skills for a question by BM25 over one weighted text each; MiniSearch is given only the terms that the question needs. */
export class SkillIndex {
  readonly #bytes: Buffer
  readonly #header: Header
  readonly #read = new Map<string, Postings | undefined>()
  #terms: string[] | undefined

  private constructor(bytes: Buffer, header: Header) {
    this.#bytes = bytes
    this.#header = header
  }

  /** Undefined when the bytes are no whole index of the skills that `fingerprint` identifies. */
  static open(packed: Uint8Array, fingerprint: string): SkillIndex | undefined {
    const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
    const end = bytes.indexOf('\n')
    if (end < 0) return undefined
    const header = parseHeader(bytes.toString('utf8', 0, end))
    const whole = header?.version === formatVersion && header.fingerprint === fingerprint && header.bytes === bytes.length - end
    return whole ? new SkillIndex(bytes.subarray(end), header) : undefined
  }

  /** Throws `SyntaxError` when the postings are damaged. */
  search(query: string, limit: number): IndexMatches {
    const terms: QueryTerm[] = []
    const index: AsPlainObject['index'] = []
    const wanted = this.#wantedTerms(query)
    for (const [term, { asked, share }] of wanted) {
      const postings = this.#postings(term)
      if (postings === undefined) continue
      index.push([term, { 0: postings }])
      const found = Object.keys(postings).length
      terms.push({ term, asked, weight: share * Math.log(1 + (this.#header.lengths.length - found + 0.5) / (found + 0.5)) })
    }
    const ranked = this.#miniSearch(index)
      .search(terms.map(({ term }) => term).join(' '), { bm25, boostTerm: (term) => wanted.get(term)?.share ?? 1 })
      // MiniSearch multiplies by the number of terms that matched, which measured worse than the plain sum.
      .map((result) => ({ position: result.id as number, score: result.score / result.queryTerms.length }))
      .sort((a, b) => b.score - a.score || a.position - b.position)
    return { ranked: ranked.slice(0, limit), terms }
  }

  /** The terms to look for, with what each counts: those asked for, or what is near to one that no skill has. */
  #wantedTerms(query: string): Map<string, { asked: string; share: number }> {
    const wanted = new Map<string, { asked: string; share: number }>()
    const want = (term: string, asked: string, share: number) => {
      if ((wanted.get(term)?.share ?? 0) < share) wanted.set(term, { asked, share })
    }
    for (const asked of (query.slice(0, limits.queryChars).match(wordPattern) ?? []).slice(0, maxQueryWords)) {
      const terms = termsOf(asked)
      const known = terms.filter((term) => this.#postings(term) !== undefined)
      for (const term of known) want(term, asked, 1)
      if (known.length > 0 || terms.length === 0) continue
      // Also as it was typed: an error may have made an ending that is none.
      for (const term of new Set([asked.toLowerCase(), ...terms])) for (const near of this.#nearTerms(term)) want(near, asked, nearShare)
    }
    return wanted
  }

  /** Terms that begin with the one given, shortest first; if there are none, those one typing error away. */
  #nearTerms(term: string): string[] {
    if (term.length < 3 || /[^\p{L}\p{N}]/u.test(term)) return []
    const longer = this.#vocabulary().filter((other) => other.startsWith(term))
    const near = longer.length > 0 ? longer : this.#vocabulary().filter((other) => term.length > 3 && oneEditApart(term, other))
    return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, maxNearTerms)
  }

  #vocabulary(): string[] {
    this.#terms ??= Array.from(this.#bytes.toString('utf8').matchAll(/^\S+/gm), (match) => match[0])
    return this.#terms
  }

  #postings(term: string): Postings | undefined {
    if (!this.#read.has(term)) this.#read.set(term, this.#readPostings(term))
    return this.#read.get(term)
  }

  #readPostings(term: string): Postings | undefined {
    const key = `\n${term} `
    const line = this.#bytes.indexOf(key)
    if (line < 0) return undefined
    const start = line + Buffer.byteLength(key)
    return JSON.parse(this.#bytes.toString('utf8', start, this.#bytes.indexOf('\n', start))) as Postings
  }

  #miniSearch(index: AsPlainObject['index']): MiniSearch {
    const { lengths } = this.#header
    const perDocument = <T>(value: (length: number, position: number) => T) =>
      Object.fromEntries(lengths.map((length, i) => [i, value(length, i)]))
    const plain: AsPlainObject = {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: perDocument((_, position) => position),
      fieldIds: { text: 0 },
      fieldLength: perDocument((length) => [length]),
      averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)],
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    }
    return MiniSearch.loadJS(plain, { fields: ['text'], tokenize: (terms) => terms.split(' '), processTerm: (term) => term })
  }
}

function parseHeader(line: string): Header | undefined {
  try {
    return JSON.parse(line) as Header
  } catch {
    return undefined
  }
}
