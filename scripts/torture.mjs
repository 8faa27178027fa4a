// Many questions while the provider fails at random: nothing may hang, get lost, be run twice or be left behind. The same seed plays the same faults.
//   npm run torture -- --questions 1000 --seed 1 --faults 20 --lanes 8     (faults: percent of the requests)
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '20' },
    lanes: { type: 'string', default: '8' },
  },
})
const options = {
  questions: Number(values.questions),
  seed: values.seed,
  faultRate: Number(values.faults) / 100,
  lanes: Number(values.lanes),
}
const { runTorture } = await importTypeScript('test/support/torture/torture.ts')
const started = performance.now()
const report = await runTorture(options)
const [first, second] = report.heapBytes.map((bytes) => (bytes / 2 ** 20).toFixed(1))
for (const problem of report.problems) console.log(problem)
console.log(
  `${options.questions} questions, seed ${options.seed}: ${report.answered} answered, ${report.failed} failed as their faults demand, ` +
    `${report.problems.length} problems; ${report.requests} requests, ${report.faulty} faulty, ${report.toolRuns} tool runs; ` +
    `slowest ${report.slowestMs} ms; heap ${first} MiB after the first half, ${second} MiB after the second; ` +
    `${Math.round((performance.now() - started) / 1000)} s`,
)
process.exitCode = report.problems.length > 0 ? 1 : 0
