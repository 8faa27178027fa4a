import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The module that a TypeScript file of this repository exports: Node 20 cannot import it as it is. `entry` is relative to the repository. */
export async function importTypeScript(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    define: { __VERSION__: '""' },
  })
  // Written where package names resolve as they do for the sources.
  const bundle = join(root, 'node_modules', `.${basename(entry, '.ts')}.mjs`)
  writeFileSync(bundle, outputFiles[0].contents)
  return import(bundle)
}
