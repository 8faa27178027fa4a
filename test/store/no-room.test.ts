import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

const head = '<!-- codewhisper:generated -->\n'

/** Calls a function of a file of the sources where no file may grow beyond eight kibibytes: a full disk, but for the code of the error. */
function withoutRoom(source: string, call: string, cwd: string): string {
  const module = join(mkdtempSync(join(tmpdir(), 'codewhisper-module-')), 'module.mjs')
  buildSync({ entryPoints: [resolve(source)], bundle: true, platform: 'node', format: 'esm', outfile: module })
  const script = `import(${JSON.stringify(module)}).then((module) => { try { module.${call} } catch (error) { console.log(error.message) } })`
  return spawnSync('bash', ['-c', 'ulimit -f 8; exec "$@"', 'bash', process.execPath, '-e', script], { cwd, encoding: 'utf8' }).stdout
}

test('an answer for which there is no room leaves the saved ones as they were, and no piece of itself', () => {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-full-'))
  const before = `${head}${'An answer.\n'.repeat(700)}`
  writeFileSync(join(dir, 'saved.md'), before)
  const save = (name: string) =>
    withoutRoom('src/store/add-to-document.ts', `addToDocument('${name}', { head: '', text: 'x'.repeat(9000) })`, dir)
  expect(save('saved.md')).toBe('saved.md cannot be written: it would be larger than a file may be.\n')
  expect(save('new.md')).toBe('new.md cannot be written: it would be larger than a file may be.\n')
  expect(readdirSync(dir)).toEqual(['saved.md'])
  expect(readFileSync(join(dir, 'saved.md'), 'utf8')).toBe(before)
})

test('an export for which there is no room leaves the earlier one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-full-'))
  writeFileSync(join(dir, 'talk.md'), head)
  expect(withoutRoom('src/store/write-export.ts', "writeExport('talk.md', 'x'.repeat(9000))", dir)).toBe(
    'talk.md cannot be written: it would be larger than a file may be.\n',
  )
  expect(readdirSync(dir)).toEqual(['talk.md'])
  expect(readFileSync(join(dir, 'talk.md'), 'utf8')).toBe(head)
})
