// Preloaded into the program: on SIGUSR2 it writes what it holds into a file of its home, which bench/conversation.ts reads.
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

let told = 0
process.on('SIGUSR2', () => {
  // Twice: what the first round finds dead may keep other things until the second.
  for (let round = 0; round < 2; round++) globalThis.gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  const file = join(process.env.CODEWHISPER_HOME, `memory-${++told}.json`)
  writeFileSync(`${file}.part`, JSON.stringify({ heap: (heapUsed + external) / 1e6, resident: rss / 1e6 }))
  renameSync(`${file}.part`, file)
})
