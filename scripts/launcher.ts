#!/usr/bin/env node
import { join } from 'node:path'
import { ProgramLoader, startFile } from './program-loader.ts'

// What stands as dist/bin.js: runs src/bin.ts as the build left it.
const [first = '', ...more] = process.argv.slice(2)

// Scripts ask for the version often, so it costs hardly more than starting Node: nothing else is loaded.
if (more.length === 0 && ['--version', '-V'].includes(first)) process.stdout.write(`${__VERSION__}\n`)
else {
  const program = new ProgramLoader(join(__dirname, 'program'), process.versions.node)
  program.open(startFile)
  program.load('bin.cjs')
}
