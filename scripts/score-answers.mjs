// Scores the offline answers to question sets on other systems, with the measures of evals/README.md.
//   node scripts/score-answers.mjs [--dump FILE] QUESTIONS.jsonl=CODE-DIR …
// Two sets are asked at a time, each in a process of its own.
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleTypeScript } from './import-typescript.mjs'

const args = process.argv.slice(2)
const dump = args.includes('--dump') ? args.splice(args.indexOf('--dump'), 2)[1] : undefined
const sets = args.map((arg) => arg.split('='))
if (sets.length === 0 || sets.some(({ length }) => length !== 2)) {
  console.error('usage: node scripts/score-answers.mjs [--dump FILE] QUESTIONS.jsonl=CODE-DIR …')
  process.exit(2)
}
const self = fileURLToPath(import.meta.url)
if (process.send !== undefined) {
  const { scoreSet } = await import(process.env.SCORE_SET)
  process.send(await scoreSet(...sets[0]), () => process.disconnect())
} else {
  const { href, module } = await bundleTypeScript('scripts/eval/score-set.ts')
  const { measure, scoreRow } = module
  const all = []
  const waiting = [...sets]
  const lane = async () => {
    for (let set = waiting.shift(); set !== undefined; set = waiting.shift()) {
      const name = basename(set[0], '.jsonl')
      const scores = await scoreInOwnProcess(set, href)
      all.push(...scores.map((score) => ({ ...score, set: name })))
      report(name, scores, measure)
    }
  }
  await Promise.all([lane(), lane()])
  const named = all.filter(({ question }) => question.names_target === true)
  report('named', named, measure)
  report(
    'described',
    all.filter((score) => !named.includes(score)),
    measure,
  )
  report('all', all, measure)
  if (dump !== undefined) writeFileSync(dump, all.map((score) => `${JSON.stringify({ set: score.set, ...scoreRow(score) })}\n`).join(''))
}

function scoreInOwnProcess([questions, dir], href) {
  return new Promise((done, fail) => {
    const child = fork(self, [`${questions}=${dir}`], { env: { ...process.env, SCORE_SET: href } })
    child.once('message', done)
    child.once('exit', (code) => code !== 0 && fail(new Error(`${questions} ended with ${code}`)))
  })
}

function report(name, scores, measure) {
  const { fileCited, lineCited, facts3000, precision, brokenCitations, medianLength } = measure(scores)
  const absent = scores.filter(({ question }) => question.absent)
  const refused = scores.filter(({ question, outcome }) => !question.absent && outcome === 'not_found')
  const parts = [
    `${name.padEnd(16)} ${String(scores.length - absent.length).padStart(3)}`,
    `file ${fileCited}  line ${lineCited}  facts ${facts3000}  precision ${precision}`,
    `absent ${absent.filter(({ absentOk }) => absentOk).length}/${absent.length}  refused ${refused.length}`,
    `broken ${brokenCitations}  length ${medianLength}`,
  ]
  console.log(parts.join('  '))
}
