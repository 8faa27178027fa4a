// Asks the built program the questions of evals/ and writes evals/RESULTS.md, or RESULTS-<provider>.md for a provider that is asked over the network.
//   npm run eval -- [--provider NAME] [--model NAME] [--limit N] [--only ID] [--dump FILE] [--lanes N]
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'offline' },
    model: { type: 'string' },
    limit: { type: 'string' },
    only: { type: 'string' },
    dump: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
})
function whole(name) {
  if (values[name] === undefined || /^[1-9]\d*$/.test(values[name])) return values[name] && Number(values[name])
  throw new Error(`--${name} takes a whole number above 0`)
}

execFileSync(process.execPath, ['scripts/ensure.mjs'], { stdio: 'inherit' })
const { runEval } = await importTypeScript('scripts/eval/run-eval.ts')
try {
  await runEval({ ...values, limit: whole('limit'), lanes: whole('lanes') }, console.log)
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
