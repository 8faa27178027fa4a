import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const sample = ['--code-dir', 'sample-code', '--skills-dir', 'skills', '--provider', 'offline']
/** The day that stands on the pages: 2026-11-22. */
const day = '1795305600'

export const sampleDocumentationDir = 'docs/sample-documentation'

/**
 * The documentation of the sample as the two commands of the README make it: every file by its path below docs/sample-documentation, and the list
 * that it was made from. One question at a time, so that the journal is the same each time as well.
 */
export function sampleDocumentation(root) {
  const work = mkdtempSync(join(tmpdir(), 'codewhisper-sample-documentation-'))
  const env = { PATH: process.env.PATH, HOME: work, SOURCE_DATE_EPOCH: day }
  const run = (args) =>
    execFileSync(process.execPath, ['dist/bin.js', ...args, ...sample, '--quiet'], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const list = join(work, 'sample-questions.md')
  run(['plan', '--limit', '60', '--out', list])
  const out = join(work, 'documentation')
  try {
    run(['batch', list, '--out', out, '--concurrency', '1'])
  } catch (error) {
    // Not found is an answer here; what could not run is not.
    if (error.status !== 1) throw error
  }
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort()
  return {
    'docs/sample-questions.md': readFileSync(list, 'utf8'),
    ...Object.fromEntries(paths.map((path) => [`${sampleDocumentationDir}/${path}`, readFileSync(join(out, path), 'utf8')])),
  }
}
