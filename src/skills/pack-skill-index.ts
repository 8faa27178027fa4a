import { createHash } from 'node:crypto'
import { PackedNumbers } from '../base/packed-numbers.ts'
import { TermDictionary } from '../base/words/term-dictionary.ts'
import { termsOf, wordPattern } from '../base/words/tokenize.ts'
import { Postings } from './postings.ts'
import type { Skill } from './skill.ts'

/** How often a word counts, by where it stands; headings also count as part of the body. Chosen on one set of questions, checked on another. */
const weights = { name: 24, description: 12, heading: 6, field: 3, body: 1 } as const
/** Raised whenever the same skills would give other bytes. */
export const formatVersion = 2

/** The second line of a packed index, after a hash of all that follows the first. Below it stand the dictionary (terms, and where their postings begin) and the postings. */
export interface IndexHeader {
  readonly version: number
  /** Identifies the skills that were indexed. */
  readonly fingerprint: string
  readonly dictionaryBytes: number
  /** The number of distinct terms of each skill. */
  readonly lengths: readonly number[]
}

/** The skills' index as bytes, for `SkillIndex.open`. */
export async function packSkillIndex(fingerprint: string, skills: AsyncIterable<Skill>): Promise<Uint8Array> {
  const byTerm = new Map<string, Postings>()
  /** Of each distinct word, the postings of its terms. */
  const byWord = new Map<string, readonly Postings[]>()
  const lengths: number[] = []

  const postingsFor = (word: string) => {
    const found = termsOf(word).map((term) => {
      const postings = byTerm.get(term) ?? new Postings()
      byTerm.set(term, postings)
      return postings
    })
    byWord.set(word, found)
    return found
  }
  for await (const skill of skills) {
    const position = lengths.length
    let length = 0
    for (const [text, weight] of weightedTexts(skill)) {
      for (const word of text.match(wordPattern) ?? []) {
        for (const postings of byWord.get(word) ?? postingsFor(word)) if (postings.add(position, weight)) length++
      }
    }
    lengths.push(length)
  }

  const packed = new PackedNumbers()
  const entries = [...byTerm].map(([term, postings]): [string, number] => {
    const start = packed.length
    postings.pack(packed)
    return [term, start]
  })
  const dictionary = TermDictionary.pack(entries)
  const header: IndexHeader = { version: formatVersion, fingerprint, dictionaryBytes: dictionary.length, lengths }
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), dictionary, packed.bytes()])
  return Buffer.concat([Buffer.from(`${hashOf(content)}\n`), content])
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** All text of a skill, each piece with what its words count. */
export function weightedTexts(skill: Skill): [text: string, weight: number][] {
  return [
    [skill.name, weights.name],
    [skill.description, weights.description],
    ...skill.headings.map((heading): [string, number] => [heading.text, weights.heading]),
    ...skill.fields.map((field): [string, number] => [`${field.key} ${field.value}`, weights.field]),
    [skill.lines.slice(skill.bodyLine - 1).join('\n'), weights.body],
  ]
}
