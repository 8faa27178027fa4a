// Runs the benchmarks of bench/ against the built program and prints one table; `npm run bench -- start` runs one of them.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './import-typescript.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = process.argv.slice(2)
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

const rows = [['benchmark', 'ours', 'floor', 'ratio', 'note']]
for (const name of names) {
  const { run } = await importTypeScript(`bench/${name}.ts`)
  for (const r of await run()) {
    const figure = (value) => (value === undefined ? '–' : `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${r.unit}`)
    rows.push([r.name, figure(r.ours), figure(r.floor), r.floor ? (r.ours / r.floor).toFixed(2) : '–', r.note])
  }
}
const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
for (const row of rows)
  console.log(
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  )
