import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSkills } from '../../src/skills/load-skills.ts'
import { skillsDir, skillText, writeFiles } from './skills-dir.ts'

async function load(...dirs: string[]) {
  const loaded = await loadSkills(dirs.map((dir) => ({ dir, named: true })))
  const skills = loaded.skills.map((skill) => `${skill.name} ${skill.path}`)
  const diagnostics = loaded.diagnostics.map(({ level, rule, path, line }) =>
    [level, rule, path?.replace(dirs[0] ?? '', ''), line].filter((x) => x !== undefined).join(' '),
  )
  return { loaded, skills, diagnostics }
}

describe('loadSkills', () => {
  it('finds skills in directories, hidden ones included, and flat files, but not inside a skill or a package', async () => {
    const dir = skillsDir({
      'SKILL.md': skillText('system-overview', 'The whole system'),
      'references/part.md': skillText('part', 'Belongs to the root skill'),
      'cobol/SKILL.md': skillText('cobol', 'COBOL'),
      'cobol/inner/SKILL.md': skillText('inner', 'Inside a skill'),
      'group/vsam.md': skillText('vsam', 'Flat in a group'),
      '.hidden/skills/jcl/SKILL.md': skillText('jcl', 'JCL'),
      'node_modules/x/SKILL.md': skillText('x', 'A package'),
      'ims.md': skillText('ims', 'Flat'),
      'README.md': '# Nothing',
      'notes.md': '# Only a document',
    })
    expect(await load(dir)).toMatchObject({
      skills: ['jcl .hidden/skills/jcl/SKILL.md', 'system-overview SKILL.md', 'cobol cobol/SKILL.md', 'vsam group/vsam.md', 'ims ims.md'],
      diagnostics: ['warning name-mismatch /SKILL.md 1'],
    })
  })

  it('keeps what can be kept, with a warning, and skips what cannot, with the place', async () => {
    const dir = skillsDir({
      'lower/skill.md': skillText('lower', 'x'),
      'Big/SKILL.md': skillText('Big', 'x'),
      'crlf/SKILL.md': '\ufeff---\r\nname: crlf\r\ndescription: With BOM\r\n---',
      'colon/SKILL.md': skillText('colon', 'Use when: late'),
      'nameless/SKILL.md': '---\ndescription: x\n---',
      'hidden/SKILL.md': skillText('hid\u200bden\u{E0041}', 'a\u202eb'),
      'path/SKILL.md': skillText('../x', 'x'),
      'none/SKILL.md': '# No front matter',
      'undescribed/SKILL.md': '---\nname: undescribed\n---',
      'broken/SKILL.md': '---\nname: broken\ndescription: [x\n---',
      'script/SKILL.md': '---js\n{}\n---',
      'binary/SKILL.md': Uint8Array.from({ length: 600 }, (_, i) => i % 7),
    })
    const { loaded, skills, diagnostics } = await load(dir)
    expect(skills).toEqual([
      'Big Big/SKILL.md',
      'colon colon/SKILL.md',
      'crlf crlf/SKILL.md',
      'hidden hidden/SKILL.md',
      'lower lower/skill.md',
      'nameless nameless/SKILL.md',
      '../x path/SKILL.md',
    ])
    expect(diagnostics).toEqual([
      'warning file-name /lower/skill.md',
      'warning name-uppercase /Big/SKILL.md 1',
      'error not-text /binary/SKILL.md 1',
      'error front-matter-invalid /broken/SKILL.md 4',
      'warning yaml-recovered /colon/SKILL.md 1',
      'warning hidden-characters /hidden/SKILL.md 1',
      'warning name-missing /nameless/SKILL.md 1',
      'error front-matter-missing /none/SKILL.md 1',
      'warning name-characters /path/SKILL.md 1',
      'warning name-mismatch /path/SKILL.md 1',
      'error front-matter-invalid /script/SKILL.md 1',
      'error description-missing /undescribed/SKILL.md 1',
    ])
    expect(loaded.skills.find((skill) => skill.name === 'hidden')?.description).toBe('ab')
    expect(loaded.diagnostics.find((d) => d.path?.includes('broken'))?.message).toMatch(
      /broken\/SKILL\.md:4 is skipped: the YAML cannot be read .* quotes\.$/,
    )
  })

  it('lets the first directory win and names what it hides, whatever the case or the composition of letters', async () => {
    const first = skillsDir({ 'jcl.md': skillText('jcl', 'first'), 'cafe.md': skillText('caf\u00e9', 'x') })
    const second = skillsDir({ 'JCL.md': skillText('JCL', 'second'), 'other.md': skillText('cafe\u0301', 'y') })
    const { loaded } = await load(first, second)
    expect(loaded.skills.map((skill) => skill.description)).toEqual(['x', 'first'])
    expect(loaded.shadowed.map((skill) => [skill.description, skill.skillsDir])).toEqual([
      ['second', 1],
      ['y', 1],
    ])
    expect(loaded.diagnostics.filter((d) => d.rule === 'name-duplicate').map((d) => d.message)).toEqual([
      `Skill JCL in ${second}/JCL.md is hidden by ${first}/jcl.md. Rename one of them.`,
      `Skill cafe\u0301 in ${second}/other.md is hidden by ${first}/cafe.md. Rename one of them.`,
    ])
  })

  it('follows links that stay inside, each directory once, and no others', async () => {
    const outside = skillsDir({ 'SKILL.md': skillText('outside', 'secret') })
    const dir = skillsDir({
      'a/SKILL.md': skillText('a', 'A'),
      'lib/node_modules/kept/SKILL.md': skillText('b', 'B'),
      'c/text.txt': skillText('c', 'C'),
    })
    symlinkSync('.', join(dir, 'loop'))
    symlinkSync('a', join(dir, 'again'))
    symlinkSync('lib/node_modules/kept', join(dir, 'b'))
    symlinkSync('text.txt', join(dir, 'c', 'SKILL.md'))
    symlinkSync(outside, join(dir, 'out'))
    mkdirSync(join(dir, 'd'))
    symlinkSync(join(outside, 'SKILL.md'), join(dir, 'd', 'SKILL.md'))
    expect(await load(dir)).toMatchObject({
      skills: ['a a/SKILL.md', 'b b/SKILL.md', 'c c/SKILL.md'],
      diagnostics: ['warning link-outside /out', 'error unreadable /d/SKILL.md'],
    })
  })

  it('says so when a file cannot be read or a directory is called SKILL.md', async () => {
    const dir = skillsDir({ 'ok/SKILL.md': skillText('ok', 'x'), 'dir/SKILL.md/x.txt': '', 'locked/SKILL.md': skillText('locked', 'x') })
    chmodSync(join(dir, 'locked', 'SKILL.md'), 0)
    const { skills, diagnostics } = await load(dir)
    const readable = process.getuid?.() === 0
    expect(skills).toEqual(readable ? ['locked locked/SKILL.md', 'ok ok/SKILL.md'] : ['ok ok/SKILL.md'])
    expect(diagnostics).toContain('error unreadable /dir/SKILL.md')
  })

  it('tells a missing default directory from a missing named one, and an empty one from both', async () => {
    const empty = skillsDir({})
    const missing = join(empty, 'no')
    await expect(loadSkills([{ dir: missing, named: true }])).rejects.toMatchObject({ code: 'directory_missing' })
    expect((await loadSkills([{ dir: missing, named: false }])).diagnostics).toMatchObject([{ level: 'info', rule: 'directory-missing' }])
    expect((await load(empty)).diagnostics).toEqual(['warning no-skills '])
  })

  it('bounds the depth of the search and says so', async () => {
    const dir = skillsDir({ 'a.md': skillText('a', 'x'), '1/2/3/4/5/6/7/deep/SKILL.md': skillText('deep', 'x') })
    expect(await load(dir)).toMatchObject({ skills: ['a a.md'], diagnostics: ['info scan-depth'] })
  })

  it('reads only what has changed', async () => {
    const dir = skillsDir({ 'a/SKILL.md': skillText('a', 'old'), 'b/SKILL.md': skillText('b', 'old'), 'doc.md': 'no skill' })
    const first = await loadSkills([{ dir, named: true }])
    const again = await loadSkills([{ dir, named: true }], first.files)
    expect(again.files.map((file, i) => file === first.files[i])).toEqual([true, true, true])
    expect(again.read.size).toBe(0)
    writeFiles(dir, { 'b/SKILL.md': skillText('b', 'new') })
    utimesSync(join(dir, 'b', 'SKILL.md'), 1, 1)
    const third = await loadSkills([{ dir, named: true }], first.files)
    expect(third.skills.map((skill) => skill.description)).toEqual(['old', 'new'])
    expect([...third.read.keys()].map((skill) => skill.name)).toEqual(['b'])
  })
})
