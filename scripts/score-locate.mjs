// Scores the retrieval by itself. usage: node scripts/score-locate.mjs [--ablate] [--missed] QUESTIONS.jsonl=CODE-DIR …
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importTypeScript } from './import-typescript.mjs'

const args = process.argv.slice(2)
const sets = args.filter((arg) => arg.includes('=') && !arg.startsWith('--')).map((arg) => arg.split('='))
const { openSet } = await importTypeScript('scripts/score-locate.ts')
const variants = [['all parts', {}]]
if (args.includes('--ablate')) {
  for (const part of ['abbreviation', 'spoken', 'shape', 'initials', 'derived', 'definition', 'lent', 'coverage', 'supposed', 'foreign'])
    variants.push([`without ${part}`, { [part]: 0 }])
  for (const part of ['common', 'kindWord', 'document', 'lines']) variants.push([`without ${part}`, { [part]: 1 }])
  variants.push(['without comments', { fields: [6, 1.2, 0, 1.2, 1, 1] }], ['without weight of names', { fields: [1, 1, 1, 1, 1, 1] }])
}
const set = args.filter((arg) => arg.startsWith('--set=')).map((arg) => arg.slice(6))
for (const text of set) variants.push([text, JSON.parse(text)])
const cache = join(tmpdir(), 'score-locate-cache')
const opened = []
for (const [set, dir] of sets) opened.push(await openSet(set, dir, cache))
for (const [variant, settings] of variants) {
  const scores = []
  for (const score of opened) scores.push(await score(settings))
  console.log(variant)
  for (const { set, questions, file, units, lines, mrr, medianMs, missed } of scores) {
    console.log(
      `  ${set.split('/').pop().padEnd(18)} ${String(questions).padStart(3)}  file@1/5/10 ${file.join(' ')}  units@5/10 ${units.join(' ')}  lines@5/10 ${lines.join(' ')}  mrr ${mrr}  ${medianMs} ms`,
    )
    if (args.includes('--missed')) console.log(`    missed: ${missed.join(' ')}`)
  }
  if (scores.length > 1) {
    const mean = (pick) => (scores.reduce((sum, score) => sum + pick(score), 0) / scores.length).toFixed(3)
    console.log(
      `  ${'mean of sets'.padEnd(22)}  file@1/5/10 ${[0, 1, 2].map((i) => mean((s) => s.file[i])).join(' ')}  units@5/10 ${[0, 1].map((i) => mean((s) => s.units[i])).join(' ')}  lines@5/10 ${[0, 1].map((i) => mean((s) => s.lines[i])).join(' ')}  mrr ${mean((s) => s.mrr)}`,
    )
  }
}
