import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All that tests write goes into one directory of this run, which is removed behind them: some hundred little codebases a run would stay otherwise. */
export default function setup(): () => void {
  const before = process.env.TMPDIR
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'cw-tests-')))
  process.env.TMPDIR = directory
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
  }
}
