// Precision and recall of `structure export` against all hand-checked lists of a file: node scripts/score-structure.mjs LISTS.json CODE-DIR [--show]
//
// The file: `programs` (calls, copies, sql_includes, cics_transfers, cics_files, files, sql, ims, maps, transids, td_queues), `jobs` and `procs` (steps with
// dds and runs), `transactions`, `csd_files`, `ca7_triggers`, `controlm_jobs`; its own `notes` say how it counts. Lists that it does not have are left out. One line a list: gold is what the
// file lists, found what the export says of the same things. Where the two count differently:
// - Only what the file covers is compared: edges of its programs, steps of its JCL members. Reverse lists (who calls …) say nothing new; JCL inside
//   COBOL is not in the export yet.
// - The file lists the program of a CALL or LINK once a statement, the export once a candidate and evidence line: those are compared as sets.
// - An operand that other places set too, of which the file says that they do not reach the statement, may be found or not.
// - A step that runs a launcher has the launcher as `pgm` in the file and what is launched under `runs`; the export has the latter alone. CLISTs and REXX
//   that SYSTSIN starts are not in the file, and not compared.
// - Verbs of SQL are compared without cursors' OPEN, FETCH and CLOSE, and tables without schema. CICS file operations are compared as what they do to the
//   file (read, write, update, delete), since STARTBR and the like have no op of their own. DISPs without parentheses, data sets without generation and member.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cicsLists } from './score-structure/cics-lists.mjs'
import { createComparison } from './score-structure/comparison.mjs'
import { dataLists } from './score-structure/data-lists.mjs'
import { jclLists } from './score-structure/jcl-lists.mjs'
import { programLists } from './score-structure/program-lists.mjs'
import { scheduleLists } from './score-structure/schedule-lists.mjs'

const [listsFile, root, ...flags] = process.argv.slice(2)
const bin = process.env.CODEWHISPER ?? join(import.meta.dirname, '../dist/bin.js')
if (![listsFile, root, bin].every((path) => path && existsSync(path))) {
  process.stderr.write('usage: node scripts/score-structure.mjs LISTS.json CODE-DIR [--show], after a build\n')
  process.exit(2)
}

const home = mkdtempSync(join(tmpdir(), 'codewhisper-score-'))
const args = [bin, 'structure', 'export', '--code-dir', root, '--skills-dir', home]
const started = performance.now()
const output = execFileSync(process.execPath, args, { env: { ...process.env, CODEWHISPER_HOME: home }, maxBuffer: 2 ** 30 }).toString()
const seconds = ((performance.now() - started) / 1000).toFixed(2)
const exported = output
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

const comparison = createComparison({ lists: JSON.parse(readFileSync(listsFile, 'utf8')), exported, root })
const ratio = (part, whole) => (whole === 0 ? 1 : part / whole).toFixed(3)
for (const list of [programLists, cicsLists, dataLists, jclLists, scheduleLists].flatMap((compare) => compare(comparison))) {
  const { name, gold, found, also = [] } = list
  if (gold.length === 0) continue
  const told = new Set(found)
  const wanted = [...new Map(gold.map((keys) => [keys[0], keys])).values()]
  const right = new Set([...wanted.flat(), ...also])
  const missed = wanted.filter((keys) => !keys.some((key) => told.has(key)))
  const extra = [...told].filter((key) => !right.has(key))
  const recall = ratio(wanted.length - missed.length, wanted.length)
  const precision = ratio(told.size - extra.length, told.size)
  const counts = `gold ${String(wanted.length).padStart(4)}  found ${String(told.size).padStart(4)}`
  console.log(`${name.padEnd(28)} ${counts}  recall ${recall}  precision ${precision}`)
  if (!flags.includes('--show')) continue
  for (const [key] of missed) console.log(`  missed ${key}`)
  for (const key of extra) console.log(`  extra  ${key}`)
}
console.log(`${exported.length} lines of export in ${seconds} s`)
