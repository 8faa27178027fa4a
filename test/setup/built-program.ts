import { execFileSync } from 'node:child_process'

/** Tests of the command line run the built program, so it must be that of these sources, however the tests were started. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/ensure.mjs'], { stdio: 'inherit' })
}
