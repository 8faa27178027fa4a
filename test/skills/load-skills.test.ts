import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../src/base/limits.ts'
import { outputMarkerFile } from '../../src/base/output-marker.ts'
import { ebcdicDecoder } from '../../src/files/ebcdic.ts'
import { loadSkills } from '../../src/skills/load-skills.ts'
import { unchangedScan } from '../../src/skills/scan-skills.ts'
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
    const again = await loadSkills([{ dir, named: true }], first)
    expect(again.files.map((file, i) => file === first.files[i])).toEqual([true, true, true])
    expect(again.read.size).toBe(0)
    writeFiles(dir, { 'b/SKILL.md': skillText('b', 'new') })
    utimesSync(join(dir, 'b', 'SKILL.md'), 1, 1)
    const third = await loadSkills([{ dir, named: true }], first)
    expect(third.skills.map((skill) => skill.description)).toEqual(['old', 'new'])
    expect([...third.read.keys()].map((skill) => skill.name)).toEqual(['b'])
  })

  it('skips what CodeWhisper wrote, and says so', async () => {
    const dir = skillsDir({
      'a/SKILL.md': skillText('a', 'x'),
      'pages/SKILL.md': skillText('pages', 'x'),
      [`pages/${outputMarkerFile}`]: '',
      [`out/${outputMarkerFile}`]: '',
      'out/deep/b.md': skillText('b', 'x'),
    })
    expect(await load(dir)).toMatchObject({
      skills: ['a a/SKILL.md'],
      diagnostics: ['info output-skipped /out', 'info output-skipped /pages'],
    })
  })

  it('says which names on the deny list it did not search', async () => {
    const dir = skillsDir({
      'a/SKILL.md': skillText('a', 'x'),
      'a/credentials/x.md': '',
      'group/credentials-store/SKILL.md': skillText('credentials-store', 'x'),
      'credentials.md': skillText('credentials', 'x'),
      'credentials.txt': '',
      '.env': '',
      '.git/x.md': '',
    })
    expect(await load(dir)).toMatchObject({
      skills: ['a a/SKILL.md'],
      diagnostics: ['warning name-denied /credentials.md', 'warning name-denied /group/credentials-store'],
    })
  })

  it('reads UTF-16 and EBCDIC', async () => {
    const text = skillText('any', 'Größe', '# [Heading]\n')
    const dir = skillsDir({
      'cp1047/SKILL.md': ebcdic(text),
      'utf16be/SKILL.md': Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      'utf16le/SKILL.md': Buffer.from(`\ufeff${text}`, 'utf16le'),
      'cut/SKILL.md': ebcdic('---\nname: cut\n'),
    })
    const { files, read } = await loadSkills([{ dir, named: true }])
    expect(files.map(({ path, entry, diagnostics }) => [path, entry?.description, diagnostics.map(({ rule }) => rule)])).toEqual([
      ['cp1047/SKILL.md', 'Größe', ['name-mismatch']],
      ['cut/SKILL.md', undefined, ['front-matter-invalid']],
      ['utf16be/SKILL.md', 'Größe', ['name-mismatch']],
      ['utf16le/SKILL.md', 'Größe', ['name-mismatch']],
    ])
    const headings = [...read.values()].map((skill) => skill.headings)
    expect(headings).toEqual(headings.map(() => [{ text: '[Heading]', level: 1, startLine: 5, endLine: 5 }]))
  })

  it('reads only the beginning of a huge file', async () => {
    const dir = skillsDir({ 'big/SKILL.md': skillText('big', 'x', 'body\n'.repeat(100_000)) })
    truncateSync(join(dir, 'big', 'SKILL.md'), 50 * 1024 * 1024)
    const { loaded, skills, diagnostics } = await load(dir)
    expect({ skills, diagnostics }).toEqual({ skills: ['big big/SKILL.md'], diagnostics: ['warning file-too-large /big/SKILL.md 1'] })
    const [text] = loaded.read.values()
    expect(text?.lines.join('\n').length).toBeLessThanOrEqual(limits.skillFileBytes)
  })

  it('searches a bounded number of directories and says so', async () => {
    const dir = skillsDir({ 'a.md': skillText('a', 'x') })
    for (let i = 0; i < 20_001; i++) mkdirSync(join(dir, `d${i}`))
    expect(await load(dir)).toMatchObject({ skills: ['a a.md'], diagnostics: ['warning scan-directories'] })
  })

  it('finds the same from what it knows as without, whatever has changed', async () => {
    const changes: Record<string, (dir: string) => void> = {
      nothing: () => {},
      'text in place': (dir) => writeFiles(dir, { 'a/SKILL.md': skillText('a', 'longer than before') }),
      'a file more': (dir) => writeFiles(dir, { 'g/new.md': skillText('new', 'x') }),
      'a directory more': (dir) => writeFiles(dir, { 'g/h/new/SKILL.md': skillText('new', 'x') }),
      'a file less': (dir) => rmSync(join(dir, 'flat.md')),
      'a skill less': (dir) => rmSync(join(dir, 'a', 'SKILL.md')),
      'a skill renamed': (dir) => renameSync(join(dir, 'a'), join(dir, 'z')),
      'a directory that becomes a skill': (dir) => writeFiles(dir, { 'g/SKILL.md': skillText('g', 'x') }),
      'a skill that becomes a link': (dir) => {
        renameSync(join(dir, 'a'), join(dir, 'a2'))
        symlinkSync('a2', join(dir, 'a'))
      },
      'a directory marked as output': (dir) => writeFiles(dir, { [`b/${outputMarkerFile}`]: '' }),
    }
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...Object.keys(changes)), { minLength: 1, maxLength: 2 }), async (names) => {
        const dir = skillsDir({
          'a/SKILL.md': skillText('a', 'x'),
          'b/SKILL.md': skillText('b', 'x'),
          'flat.md': skillText('flat', 'x'),
          'g/h/c.md': skillText('c', 'x'),
        })
        backdate(dir)
        const dirs = [{ dir, named: true }]
        const known = await loadSkills(dirs)
        for (const name of names) attempt(() => changes[name]?.(dir))
        const { read: _, ...quick } = await loadSkills(dirs, known)
        const { read: __, ...whole } = await loadSkills(dirs)
        // What is known of the directories may be left out, as when one was changed a moment ago.
        expect({ ...quick, scanned: [] }).toEqual({ ...whole, scanned: [] })
      }),
      { numRuns: 60 },
    )
  })

  it('lists no directory again as long as nothing has changed, and trusts no directory that changed a moment ago or holds links', async () => {
    const dir = skillsDir({ 'a/SKILL.md': skillText('a', 'x') })
    const known = async () => {
      const { files, scanned } = await loadSkills([{ dir, named: true }])
      return { files, diagnostics: [], directories: scanned[0]?.directories ?? [] }
    }
    expect((await known()).directories).toEqual([])
    backdate(dir)
    const before = await known()
    expect(before.directories.map(({ path }) => path)).toEqual(['', 'a'])
    expect(unchangedScan(dir, before)?.files).toEqual([{ path: 'a/SKILL.md', stamp: before.files[0]?.stamp }])
    symlinkSync('a', join(dir, 'b'))
    backdate(dir)
    expect((await known()).directories).toEqual([])
  })
})

function ebcdic(text: string): Uint8Array {
  const characters = ebcdicDecoder('cp1047')(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (character) => (character === '\n' ? 0x15 : characters.indexOf(character)))
}

/** Makes all directories look as if nobody had touched them for a while. */
function backdate(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) if (entry.isDirectory()) backdate(join(dir, entry.name))
  const { mtimeMs } = statSync(dir)
  utimesSync(dir, new Date(mtimeMs - 60_000), new Date(mtimeMs - 60_000))
}

/** Two changes may exclude each other; then the second is left out. */
function attempt(change: () => void): void {
  try {
    change()
  } catch {}
}
