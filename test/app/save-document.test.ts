import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { saveDocument } from '../../src/app/save-document.ts'
import { createSandbox } from '../../src/files/sandbox.ts'
import { savedHead } from '../../src/render/saved-answer.ts'

const newPlace = () => mkdtempSync(join(tmpdir(), 'codewhisper-save-'))
const save = (cwd: string, named: string, text = 'one\n') => saveDocument(named, { cwd, home: join(cwd, 'home'), head: savedHead, text })

test('a new file is made, and one of saved answers grows', () => {
  const cwd = newPlace()
  expect(save(cwd, 'a')).toEqual({ file: join(cwd, 'a.md'), done: 'created' })
  expect(save(cwd, './a.md', 'two\n')).toEqual({ file: join(cwd, 'a.md'), done: 'extended' })
  expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe('<!-- codewhisper:generated -->\n\none\n\n---\n\ntwo\n')
})

test('no other file is touched, also not behind a link', () => {
  const cwd = newPlace()
  mkdirSync(join(cwd, 'home'))
  mkdirSync(join(cwd, 'dir.md'))
  writeFileSync(join(cwd, 'mine.md'), 'notes')
  symlinkSync(join(cwd, 'mine.md'), join(cwd, 'link.md'))
  symlinkSync(join(cwd, 'nowhere'), join(cwd, 'dangling.md'))
  const refusals = ['mine.md', 'link.md', 'dangling.md', 'dir.md', 'no/such/x.md', 'x.cbl', 'home/'].map((named) => {
    try {
      return save(cwd, named).done
    } catch (error) {
      return (error as Error).message.replaceAll(cwd, '')
    }
  })
  expect(refusals).toEqual([
    '/mine.md exists and was not written by CodeWhisper; it is left as it is.',
    '/link.md cannot be written: it is a link, which is not followed.',
    '/dangling.md cannot be written: it is a link, which is not followed.',
    '/dir.md cannot be written: it is a directory.',
    '/no/such/x.md cannot be written: its directory does not exist.',
    'An answer is saved as Markdown, and x.cbl is no name for that.',
    '/home cannot be written: it is a directory.',
  ])
  expect(readFileSync(join(cwd, 'mine.md'), 'utf8')).toBe('notes')
  expect(save(cwd, '~/x.md').file).toBe(join(cwd, 'home/x.md'))
})

test('what is saved among the code is no code', async () => {
  const cwd = newPlace()
  writeFileSync(join(cwd, 'A.cbl'), 'code')
  save(cwd, 'answers.md')
  const { sandbox } = await createSandbox({ codeDirs: [cwd] })
  expect((await sandbox.walk()).map(({ path }) => path)).toEqual(['A.cbl'])
})
