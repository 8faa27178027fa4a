import { rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The module that a TypeScript file of this repository exports: Node 20 cannot import it as it is. `entry` is relative to the repository. With the address of
 * what was imported, which other processes can import until this one ends.
 */
export async function bundleTypeScript(entry) {
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
  // Written where package names resolve as they do for the sources; a process more must not put its own in the place of this one's.
  const bundle = join(root, 'node_modules', `.${basename(entry, '.ts')}-${process.pid}.mjs`)
  writeFileSync(bundle, outputFiles[0].contents)
  process.once('exit', () => rmSync(bundle, { force: true }))
  const { href } = pathToFileURL(bundle)
  return { href, module: await import(href) }
}

export async function importTypeScript(entry) {
  return (await bundleTypeScript(entry)).module
}
