// Many questions while the provider fails at random: nothing may hang, get lost, be run twice or be left behind. Then a batch that is killed again and
// again: every question is answered once, and what it leaves is what a batch leaves that nothing has disturbed. The same seed plays the same faults.
//   npm run torture -- --questions 1000 --seed 1 --faults 20 --lanes 8     (faults: percent of the requests)
//   npm run torture -- --mode batch --questions 200 --kills 50 --built     (built: the program in dist instead of the sources)
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'all' },
    questions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string' },
    lanes: { type: 'string' },
    kills: { type: 'string', default: '50' },
    built: { type: 'boolean', default: false },
  },
})
const { seed } = values
if (values.mode !== 'batch') await tortureQuestions()
if (values.mode !== 'questions') await tortureBatches()

async function tortureQuestions() {
  const { questions = '1000', faults = '20', lanes = '8' } = values
  const options = { questions: Number(questions), seed, faultRate: Number(faults) / 100, lanes: Number(lanes) }
  const { runTorture } = await importTypeScript('test/support/torture/torture.ts')
  const started = performance.now()
  const report = await runTorture(options)
  const [first, second] = report.heapBytes.map((bytes) => (bytes / 2 ** 20).toFixed(1))
  tell(report.problems)
  console.log(
    `${questions} questions, seed ${seed}: ${report.answered} answered, ${report.failed} failed as their faults demand, ` +
      `${report.problems.length} problems; ${report.requests} requests, ${report.faulty} faulty, ${report.toolRuns} tool runs; ` +
      `slowest ${report.slowestMs} ms; heap ${first} MiB after the first half, ${second} MiB after the second; ${seconds(started)} s`,
  )
}

async function tortureBatches() {
  const { questions = '200', faults = '15', lanes = '4', kills } = values
  const numbers = { questions: Number(questions), kills: Number(kills), faultRate: Number(faults) / 100, concurrency: Number(lanes) }
  const { tortureBatch } = await importTypeScript('test/support/torture/batch-torture.ts')
  const started = performance.now()
  const report = await tortureBatch({ ...numbers, seed, program: values.built ? 'built' : 'sources' })
  tell(report.problems)
  const { pages, drafts, tornJournals } = report.seen
  console.log(
    `a batch of ${questions} questions, seed ${seed}: killed ${report.kills} times in ${report.rounds} directories, ` +
      `${report.problems.length} problems; ${report.requests} requests, ${report.faulty} faulty, ${report.repeated} questions asked twice; ` +
      `seen after kills: ${pages} pages, ${drafts} begun, ${tornJournals} torn journals; ${seconds(started)} s`,
  )
}

function tell(problems) {
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}

function seconds(started) {
  return Math.round((performance.now() - started) / 1000)
}
