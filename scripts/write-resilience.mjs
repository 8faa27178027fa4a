// Plays every fault of test/support/faults.ts and writes what came of them to docs/resilience.md. Whether that is right is for `npm test` to say.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './import-typescript.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { runFaultMatrix } = await importTypeScript('test/support/run-fault-matrix.ts')
const { resiliencePage } = await importTypeScript('test/support/resilience-page.ts')
writeFileSync(join('docs', 'resilience.md'), resiliencePage(await runFaultMatrix()))
