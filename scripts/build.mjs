// Bundles the command and the library into dist/: one load of a few files starts several times faster than hundreds of modules (performance.md).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { importTypeScript } from './import-typescript.mjs'
import { loadedAtOnce } from './loaded-at-once.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// Built beside its place and put there at the end, so that a build that fails leaves what was there. A program that runs meanwhile may miss a file that
// it reads later: files are named by their content, and those that have changed are gone.
const dist = join(root, `.dist-${process.pid}`)
const { programFile, supported } = await importTypeScript('scripts/program-file.ts')

/** Modules of libraries that are loaded by everybody and reached by nothing here, and what is bundled in their place. Regular expressions. */
const standIns = {
  '@langchain/core/dist/utils/callbacks\\.js': 'langchain-callbacks.mjs',
  '@langchain/core/dist/load/import_map\\.js': 'langchain-import-map.mjs',
  'zod/v4/locales/index\\.js': 'zod-locales.mjs',
}

const options = {
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  supported,
  chunkNames: 'chunks/[name]-[hash]',
  // ripgrep finds its binary beside itself, so it stays a real dependency.
  external: ['@vscode/ripgrep'],
  // Names are kept: the stack of a bug must be readable.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  define: { __VERSION__: JSON.stringify(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version) },
  // The clients of the providers make `Headers` for each request; the platform's own would load all of undici.
  inject: ['scripts/stand-ins/fetch-globals.mjs'],
  // A YAML type that makes functions of text: never used here, and it would look for a JavaScript parser among the user's packages.
  plugins: [
    {
      name: 'stand-ins',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^langsmith(?:\/|$)/ }, () => ({ path: join(root, 'scripts/stand-ins/langsmith.mjs') }))
        onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
          /[\\/]node_modules[\\/]commander[\\/]/.test(importer)
            ? { path: join(root, 'scripts/stand-ins/commander-child-process.mjs') }
            : undefined,
        )
        for (const [path, standIn] of Object.entries(standIns)) {
          onLoad({ filter: new RegExp(`[\\\\/]node_modules[\\\\/]${path.replaceAll('/', '[\\\\/]')}$`) }, () => ({
            contents: readFileSync(join(root, 'scripts/stand-ins', standIn)),
            resolveDir: root,
          }))
        }
      },
    },
    {
      name: 'without-js-types-of-yaml',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]js-yaml[\\/]lib[\\/]js-yaml[\\/]type[\\/]js[\\/]function\.js$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replace("_require('esprima')", 'undefined'),
          loader: 'js',
        }))
      },
    },
  ],
  metafile: true,
  logLevel: 'warning',
}

// CommonJS packages inside an ES module bundle still call require for Node's own modules.
const banner = { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" }
// One file without chunks, so that starting a thread is reading it.
const worker = await build({
  ...options,
  entryPoints: { 'scan-worker': 'src/structure/scan-worker.ts' },
  format: 'cjs',
  splitting: false,
  inject: [],
})
const scanners = createHash('sha256')
  .update(readFileSync(join(dist, 'scan-worker.js')))
  .digest('hex')
// What the cache keeps depends on the code that made it: facts on the scanners; the graph and the retrieval index on what puts those together as well.
const linking = await build({
  ...options,
  entryPoints: {
    link: 'src/structure/link.ts',
    graph: 'src/structure/graph-rows/graph-cache.ts',
    merge: 'src/structure/retrieval/merge-words.ts',
  },
  splitting: false,
  inject: [],
  write: false,
})
const linker = createHash('sha256')
for (const { contents } of linking.outputFiles) linker.update(contents)
options.define = {
  ...options.define,
  __SCANNERS__: JSON.stringify(scanners),
  __LINKER__: JSON.stringify(linker.digest('hex')),
  // Relative to dist/chunks and to dist/program.
  __SCAN_WORKER__: JSON.stringify('../scan-worker.js'),
}

const library = await build({ ...options, entryPoints: { index: 'src/index.ts' }, outExtension: { '.js': '.mjs' }, banner })
// CommonJS: Node is 7 ms later at the first line of an ES module, a tenth of the time to the first prompt.
const command = await build({ ...options, entryPoints: { bin: 'scripts/launcher.ts' }, format: 'cjs', splitting: false })
writeFileSync(join(dist, 'package.json'), '{"type":"commonjs"}\n')

// The program once more, as functions that program-loader.ts runs: Node 20 keeps no compiled code of ES modules.
const program = await build({
  ...options,
  // `main` and `process-io` by name, for compile-program.mjs.
  entryPoints: { bin: 'src/bin.ts', main: 'src/cli/main.ts', 'process-io': 'src/cli/process-io.ts' },
  chunkNames: '[name]-[hash]',
  outdir: join(dist, 'program'),
  // As functions have no `import.meta`, program-loader.ts tells them.
  define: { ...options.define, 'import.meta.url': '__url' },
  outExtension: { '.js': '.cjs' },
  write: false,
})
mkdirSync(join(dist, 'program'))
const { startFile } = await importTypeScript('scripts/program-loader.ts')
// What is loaded up to the prompt, most of it by every command, in one file: the prompt comes 13 ms earlier than after some sixty, at 51 instead of 64.
const start = loadedAtOnce(program.metafile, [
  'src/bin.ts',
  'src/cli/main.ts',
  'src/cli/process-io.ts',
  'src/cli/exit-when-idle.ts',
  'src/config/resolve-config.ts',
  'src/config/config-disk.ts',
  'src/cli/command-context.ts',
  'src/cli/commands/ask.ts',
  'src/cli/start-repl.ts',
])
const files = new Map()
for (const { path, text } of program.outputFiles) {
  const output = relative(root, path).replaceAll('\\', '/')
  const name = basename(path)
  const dynamicImports = program.metafile.outputs[output].imports.filter(({ kind }) => kind === 'dynamic-import').length
  const file = start.has(output) ? startFile : name
  files.set(file, [...(files.get(file) ?? []), `${JSON.stringify(name)}:${await programFile({ text, dynamicImports })}`])
}
for (const [file, modules] of files) writeFileSync(join(dist, 'program', file), `({${modules.join(',\n')}})`)

// What is bundled is distributed, so its licences travel with it.
const packages = new Set()
for (const input of [worker, library, command, program].flatMap(({ metafile }) => Object.keys(metafile.inputs))) {
  const match = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)
  if (match) packages.add(match[0].slice(0, -1))
}
const notices = [...packages].sort().map((dir) => {
  const { name, version, license } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'))
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license', 'License']
    .map((f) => join(root, dir, f))
    .find((f) => existsSync(f))
  return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8').trim() : ''}\n`
})
writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`))

execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', join(dist, 'types')],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
try {
  execFileSync(process.execPath, [join(root, 'scripts/compile-program.mjs'), dist], { cwd: root, stdio: 'inherit' })
} catch {
  // A machine that lets nobody listen on its loopback gets a program that starts slower; a test holds that the rest of us get the fast one.
  process.stderr.write('The program was not compiled ahead: it works, and starts slower.\n')
}
writeFileSync(join(dist, 'types/package.json'), '{"type":"module"}\n')
writeFileSync(join(dist, '.built'), '')
rmSync(join(root, 'dist'), { recursive: true, force: true })
renameSync(dist, join(root, 'dist'))
