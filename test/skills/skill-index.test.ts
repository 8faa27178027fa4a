import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { createTokenizer, termsOf } from '../../src/base/words/tokenize.ts'
import { packSkillIndex, weightedTexts } from '../../src/skills/pack-skill-index.ts'
import { bm25 } from '../../src/skills/score-texts.ts'
import type { Skill } from '../../src/skills/skill.ts'
import { SkillIndex } from '../../src/skills/skill-index.ts'

function skill(name: string, description: string, body: string[] = [], fields: Skill['fields'] = []): Skill {
  return { name, description, skillsDir: 0, path: `${name}.md`, fields, lines: body, bodyLine: 1, headings: [] }
}

async function indexOf(skills: readonly Skill[]): Promise<SkillIndex> {
  async function* all() {
    yield* skills
  }
  return SkillIndex.open(await packSkillIndex('f', all()), 'f') as SkillIndex
}

describe('SkillIndex', () => {
  it('ranks as a plain MiniSearch over the same weighted texts', async () => {
    const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'WS-ACCT', 'acct', 'jobs')
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
    const some = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(some, text, async (texts, query) => {
        const skills = texts.map(([name, description, body]) => skill(name, description, [body]))
        const { ranked, terms } = (await indexOf(skills)).search(query, 10)

        const tokenize = createTokenizer()
        const termsIn = (of: Skill) =>
          weightedTexts(of).flatMap(([text, weight]) => tokenize(text).flatMap((term) => Array<string>(weight).fill(term)))
        const plain = new MiniSearch({
          fields: ['text'],
          extractField: (document: { id: number }, field) => (field === 'id' ? document.id : String(document.id)) as string,
          tokenize: (id) => termsIn(skills[Number(id)] as Skill),
          processTerm: (term) => term,
        })
        plain.addAll(skills.map((_, id) => ({ id })))
        const wanted = [...new Set((query.match(/\S+/g) ?? []).flatMap((asked) => termsOf(asked)))]
        const expected = new Map<number, number>()
        for (const result of plain.search(wanted.join(' '), { bm25, tokenize: (q) => q.split(' ') })) {
          expected.set(result.id as number, result.score / result.queryTerms.length)
        }
        expect(new Map(ranked.map(({ position }) => [position, true])).size).toBe(expected.size)
        for (const { position, score } of ranked) expect(score).toBeCloseTo(expected.get(position) ?? Number.NaN, 9)
        expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).toSorted((a, b) => b - a))
        expect(terms.every(({ term }) => wanted.includes(term))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('looks for near terms only when a word is unknown', async () => {
    const index = await indexOf([skill('abend', 'codes'), skill('abends-long', 'x'), skill('abendroutine', 'x')])
    const termsFor = (query: string) => index.search(query, 10).terms.map(({ asked, term }) => `${asked}:${term}`)
    expect(termsFor('abend')).toEqual(['abend:abend'])
    expect(termsFor('abendr')).toEqual(['abendr:abendroutin'])
    expect(termsFor('abned')).toEqual(['abned:abend'])
    expect(termsFor('zzzz')).toEqual([])
  })

  it('finds a skill by a synonym, but after one that has the word itself', async () => {
    const index = await indexOf([skill('picture', 'x'), skill('photo', 'x'), skill('table', 'x')])
    const termsFor = (query: string) => index.search(query, 10).terms.map(({ asked, term }) => `${asked}:${term}`)
    expect(index.search('photo', 10).ranked.map(({ position }) => position)).toEqual([1, 0])
    expect(index.search('image', 10).ranked.map(({ position }) => position)).toEqual([0, 1])
    expect(termsFor('images')).toEqual(['picture:pictur', 'photo:photo'])
    expect(termsFor('photo picture')).toEqual(['photo:photo', 'picture:pictur'])
  })

  it.each([
    ['a term of any length', 'a'.repeat(100_000)],
    ['only stop words', 'what is the'],
    ['nothing', ''],
    ['names of object properties', '__proto__ constructor toString'],
    ['query syntax', '"abend" AND (x* OR ^y) \n abendroutine '],
  ])('survives %s', async (_, query) => {
    const index = await indexOf([skill('abend', 'b'.repeat(100_000)), skill('constructor', 'x')])
    expect(index.search(query, 10).ranked.every(({ score }) => Number.isFinite(score))).toBe(true)
  })

  it('opens only a whole index of the same skills', async () => {
    async function* one() {
      yield skill('a', 'b')
    }
    const packed = await packSkillIndex('f', one())
    expect(SkillIndex.open(packed, 'f')).toBeInstanceOf(SkillIndex)
    expect(SkillIndex.open(packed, 'other')).toBeUndefined()
    expect(SkillIndex.open(packed.subarray(0, -1), 'f')).toBeUndefined()
    expect(SkillIndex.open(Buffer.from('null\n'), 'f')).toBeUndefined()
    expect(SkillIndex.open(Buffer.from('x'), 'f')).toBeUndefined()
    expect(SkillIndex.open(new Uint8Array(0), 'f')).toBeUndefined()
  })
})
