#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { ProgramLoader } from './program-loader.ts'

// What stands as dist/bin.js: runs src/bin.ts as the build left it.
new ProgramLoader(fileURLToPath(new URL('program', import.meta.url)), process.versions.node).load('bin.cjs')
