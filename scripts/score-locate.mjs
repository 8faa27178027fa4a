// Scores the retrieval by itself. usage: node scripts/score-locate.mjs [--ablate] [--missed] QUESTIONS.jsonl=CODE-DIR …
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importTypeScript } from './import-typescript.mjs'

const args = process.argv.slice(2)
const sets = args.filter((arg) => arg.includes('=')).map((arg) => arg.split('='))
const { scoreSet } = await importTypeScript('scripts/score-locate.ts')
const variants = [['all parts', {}]]
if (args.includes('--ablate')) {
  for (const part of ['abbreviations', 'shape', 'initials', 'synonyms', 'around', 'comments', 'names'])
    variants.push([`without ${part}`, { [part]: false }])
}
const cache = join(tmpdir(), 'score-locate-cache')
for (const [variant, parts] of variants) {
  const scores = []
  for (const [set, dir] of sets) scores.push(await scoreSet(set, dir, cache, parts))
  console.log(variant)
  for (const { set, questions, file, lines, mrr, medianMs, missed } of scores) {
    console.log(
      `  ${set.split('/').pop().padEnd(18)} ${String(questions).padStart(3)}  file@1/5/10 ${file.join(' ')}  lines@5/10 ${lines.join(' ')}  mrr ${mrr}  ${medianMs} ms`,
    )
    if (args.includes('--missed')) console.log(`    missed: ${missed.join(' ')}`)
  }
  if (scores.length > 1) {
    const mean = (pick) => (scores.reduce((sum, score) => sum + pick(score), 0) / scores.length).toFixed(3)
    console.log(
      `  ${'mean of sets'.padEnd(22)}  file@1/5/10 ${[0, 1, 2].map((i) => mean((s) => s.file[i])).join(' ')}  lines@5/10 ${[0, 1].map((i) => mean((s) => s.lines[i])).join(' ')}  mrr ${mean((s) => s.mrr)}`,
    )
  }
}
