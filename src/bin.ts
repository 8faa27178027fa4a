#!/usr/bin/env node
import { processIo } from './cli/process-io.ts'

const argv = process.argv.slice(2)
const [first = ''] = argv

// Scripts ask for the version often, so it costs hardly more than starting Node: nothing else is loaded.
if (argv.length === 1 && ['--version', '-V'].includes(first)) process.stdout.write(`${__VERSION__}\n`)
else process.exitCode = await (await import('./cli/main.ts')).main(argv, processIo())
