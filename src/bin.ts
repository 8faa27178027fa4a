#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

const argv = process.argv.slice(2)
const [first = ''] = argv

// Scripts ask for the version often, so it costs hardly more than starting Node: nothing else is loaded.
if (argv.length === 1 && ['--version', '-V'].includes(first)) process.stdout.write(`${__VERSION__}\n`)
else {
  const { ProgramLoader } = await import('./store/program-loader.ts')
  const program = new ProgramLoader(fileURLToPath(new URL('program', import.meta.url)), process.versions.node)
  const { main } = program.load('main.cjs') as typeof import('./cli/main.ts')
  const { processIo } = program.load('process-io.cjs') as typeof import('./cli/process-io.ts')
  process.exitCode = await main(argv, processIo())
}
