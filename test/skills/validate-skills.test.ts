import { describe, expect, it } from 'vitest'
import { validateSkills } from '../../src/skills/validate-skills.ts'
import { skillsDir, skillText } from './skills-dir.ts'

async function validate(files: Record<string, string>) {
  const dir = skillsDir(files)
  return (await validateSkills([{ dir, named: true }])).map(({ level, rule, path }) => `${level} ${rule} ${path?.replace(`${dir}/`, '')}`)
}

describe('validateSkills', () => {
  it('has nothing to say about a skill that keeps every rule', async () => {
    const text =
      '---\nname: vsam\ndescription: File status codes. Use for status 35.\nlicense: MIT\ncompatibility: any\nallowed-tools: Read\nmetadata:\n  version: 1.0\n---\n# Status\n'
    expect(await validate({ 'vsam/SKILL.md': text })).toEqual([])
  })

  it('names every rule that is broken', async () => {
    const long = 'x'.repeat(65)
    expect(
      await validate({
        'Caps/SKILL.md': skillText('Caps', 'x', 'body'),
        'a--b/SKILL.md': skillText('a--b', 'x', 'body'),
        'colon/SKILL.md': skillText('colon', 'Use when: x', 'body'),
        'extra/SKILL.md': `---\nname: extra\ndescription: uses <b>\ntags: [a]\nallowed-tools: [Read]\nmetadata: text\ncompatibility: ${'y'.repeat(501)}\n---\n${'line\n'.repeat(501)}`,
        'other/SKILL.md': skillText('another', '😀'.repeat(1025), ''),
        'none/SKILL.md': 'text',
        [`${long}/SKILL.md`]: skillText(long, '😀'.repeat(1024), 'body'),
        'навык/SKILL.md': skillText('навык', 'x', 'body'),
        'two/SKILL.md': skillText('colon', 'x', 'body'),
      }),
    ).toEqual([
      'error name-uppercase Caps/SKILL.md',
      'error name-hyphens a--b/SKILL.md',
      'error yaml-recovered colon/SKILL.md',
      'warning allowed-tools-type extra/SKILL.md',
      'error compatibility-length extra/SKILL.md',
      'warning description-markup extra/SKILL.md',
      'warning field-unknown extra/SKILL.md',
      'error metadata-type extra/SKILL.md',
      'warning body-long extra/SKILL.md',
      'error front-matter-missing none/SKILL.md',
      'error description-too-long other/SKILL.md',
      'error name-mismatch other/SKILL.md',
      'warning body-empty other/SKILL.md',
      'warning name-duplicate two/SKILL.md',
      'error name-mismatch two/SKILL.md',
      `error name-too-long ${long}/SKILL.md`,
      'warning name-not-ascii навык/SKILL.md',
    ])
  })
})
