import { basename, resolve } from 'node:path'
import { build } from 'esbuild'

/** Bundles a TypeScript file of this repository for a process of its own, which Node 20 cannot run as it is, and gives the path of the script. */
export async function bundledScript(entry: string): Promise<string> {
  // Written where package names resolve as they do for the sources.
  const outfile = resolve('node_modules', `.${basename(entry, '.ts')}-${process.pid}.mjs`)
  const options = { bundle: true, format: 'esm', platform: 'node', packages: 'external', define: { __VERSION__: '"test"' } } as const
  await build({ entryPoints: [resolve(entry)], outfile, ...options })
  return outfile
}
