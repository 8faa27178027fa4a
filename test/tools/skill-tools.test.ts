import { describe, expect, it } from 'vitest'
import { hashLines } from '../../src/answer/hash-lines.ts'
import { noCache } from '../../src/base/blob-cache.ts'
import { limits } from '../../src/base/limits.ts'
import { createSkillLibrary } from '../../src/skills/skill-library.ts'
import { createLoadSkillTool } from '../../src/tools/load-skill.ts'
import { createSearchSkillsTool } from '../../src/tools/search-skills.ts'
import { skillsDir, skillText } from '../skills/skills-dir.ts'

const context = { signal: new AbortController().signal }

async function tools(files: Record<string, string>) {
  const library = await createSkillLibrary({ dirs: [{ dir: skillsDir(files), named: true }], cache: noCache })
  return { search: createSearchSkillsTool(library), load: createLoadSkillTool(library) }
}

const small = {
  'vsam/SKILL.md': skillText(
    'vsam',
    'File status codes',
    'Intro.\n\n# Status 35\n\nThe file is missing.\n\n# Status 39\n\nAttributes differ.\n',
  ),
  'vsam/references/all.md': '00 fine\n10 end\n',
  'jcl/SKILL.md': skillText('jcl', 'Job control'),
}
const vsam = { kind: 'skill', name: 'vsam', description: 'File status codes', path: 'vsam/SKILL.md' }

describe('search_skills', () => {
  it('shows what matched and why, and hands on the passage as evidence', async () => {
    const { search } = await tools(small)
    const { content, artifact } = await search.call({ query: 'status 39' }, context)
    expect(content).toBe(
      [
        '1 skill for "status 39", best first:',
        '1. vsam: File status codes',
        '   why: status in description; 39 in headings',
        '   best part: Status 39 (lines 11-13)',
        'Read one with load_skill {"name":"…"}. Cite it as `skill:name#heading`.',
      ].join('\n'),
    )
    const text = '# Status 39\n\nAttributes differ.'
    expect(artifact).toEqual({
      summary: '1 skill',
      evidence: [
        {
          ...vsam,
          heading: 'Status 39',
          startLine: 11,
          endLine: 13,
          text,
          hash: hashLines(text),
          whole: false,
          via: 'match',
          score: expect.any(Number),
          why: ['status in description', '39 in headings'],
        },
      ],
    })
  })

  it('says when nothing matches, and what has a similar name', async () => {
    const { search } = await tools(small)
    expect(await search.call({ query: 'jcll' }, context)).toMatchObject({ artifact: { summary: '1 skill' } })
    expect(await search.call({ query: 'zzz' }, context)).toEqual({
      content: 'No skill matches "zzz". Try other words; there are 2 skills.',
      artifact: { evidence: [], summary: 'no skills', nearest: [] },
    })
  })

  it('takes a number as text and refuses what it does not know', async () => {
    const { search } = await tools(small)
    expect(search.schema.parse({ query: 'x', limit: '10' })).toEqual({ query: 'x', limit: 10 })
    expect(search.schema.safeParse({ query: 'x', top: 1 }).success).toBe(false)
    expect(search.schema.safeParse({ query: '' }).success).toBe(false)
  })
})

describe('load_skill', () => {
  it('gives a small skill whole, one piece of evidence a section', async () => {
    const { load } = await tools(small)
    const { content, artifact } = await load.call({ name: 'VSAM' }, context)
    expect(content).toBe(
      [
        'Skill vsam: File status codes',
        '',
        'Intro.',
        '',
        '# Status 35',
        '',
        'The file is missing.',
        '',
        '# Status 39',
        '',
        'Attributes differ.',
        '',
        'Its other files, to be read with load_skill {"name":"vsam","section":"<file>"}: references/all.md.',
        'Cite it as `skill:vsam#heading`, with the heading the statement stands under.',
      ].join('\n'),
    )
    const part = (heading: string | undefined, startLine: number, endLine: number, text: string) => {
      return { ...vsam, heading, startLine, endLine, text, hash: hashLines(text), whole: false, via: 'load' }
    }
    expect(artifact).toEqual({
      summary: 'vsam, 7 lines',
      evidence: [
        part(undefined, 5, 5, 'Intro.'),
        part('Status 35', 7, 9, '# Status 35\n\nThe file is missing.'),
        part('Status 39', 11, 13, '# Status 39\n\nAttributes differ.'),
      ],
    })
  })

  it('gives one section, some lines, or another file of the skill', async () => {
    const { load } = await tools(small)
    const lines = async (section: string) => {
      const { artifact } = await load.call({ name: 'vsam', section }, context)
      return artifact.evidence.map((e) => (e.kind === 'skill' ? [e.heading, e.path, e.startLine, e.endLine] : e))
    }
    expect(await lines('status-35')).toEqual([['Status 35', 'vsam/SKILL.md', 7, 9]])
    expect(await lines('13')).toEqual([['Status 39', 'vsam/SKILL.md', 13, 13]])
    expect(await lines('lines 8-11')).toEqual([
      ['Status 35', 'vsam/SKILL.md', 8, 9],
      ['Status 39', 'vsam/SKILL.md', 11, 11],
    ])
    expect(await lines('references/all.md')).toEqual([['references/all.md', 'vsam/references/all.md', 1, 2]])
  })

  it('outlines a skill that does not fit, and says how to go on until the end', async () => {
    const sections = Array.from({ length: 4 }, (_, i) => `# Part ${i}\n\n${`text of part ${i}\n`.repeat(700 + i * 1000)}`)
    const { load } = await tools({ 'big/SKILL.md': skillText('big', 'x', sections.join('\n')) })
    const whole = await load.call({ name: 'big' }, context)
    expect(whole.content.length).toBeLessThanOrEqual(limits.toolResultChars)
    expect(whole.content.split('\n').find((line) => line.startsWith('- Part 3'))).toBe('- Part 3 (lines 5114-8815, 55509 characters)')
    expect(whole.content).toContain('load_skill {"name":"big","section":"<heading>"}')
    expect(whole.artifact.evidence).toMatchObject([{ heading: 'Part 0', startLine: 5 }])
    let section = 'Part 3'
    const read: string[] = []
    for (let calls = 0; calls < 5; calls++) {
      const { content, artifact } = await load.call({ name: 'big', section }, context)
      expect(content.length).toBeLessThanOrEqual(limits.toolResultChars)
      for (const item of artifact.evidence) if (item.kind === 'skill') read.push(item.text)
      const rest = /The rest: load_skill \{"name":"big","section":"([\d-]+)"\}/.exec(content)
      if (rest?.[1] === undefined) break
      section = rest[1]
    }
    expect(read.join('\n')).toBe(sections[3]?.trimEnd())
  })

  it('suggests what is near to an unknown name or section', async () => {
    const { load } = await tools(small)
    await expect(load.call({ name: 'vsm' }, context)).rejects.toMatchObject({ code: 'skill_unknown', hint: 'Did you mean vsam?' })
    await expect(load.call({ name: '../vsam' }, context)).rejects.toMatchObject({ code: 'skill_unknown' })
    await expect(load.call({ name: 'vsam', section: 'state 35' }, context)).rejects.toMatchObject({
      code: 'skill_unknown',
      hint: 'Did you mean Status 35?',
    })
    await expect(load.call({ name: 'vsam', section: '../jcl/SKILL.md' }, context)).rejects.toMatchObject({ code: 'skill_unknown' })
  })
})
