// Run before `npm start` and `npm test`: installs and builds what is missing. When nothing is to do it only compares a few files.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)
const say = (text) => process.stderr.write(`codewhisper: ${text}\n`)
const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function installIfNeeded() {
  const stamp = at('node_modules', '.installed-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Somebody may have installed by hand since the lock file changed: npm's own record is then the newer of the two.
  if (modified(at('node_modules', '.package-lock.json')) < modified(at('package-lock.json'))) {
    say('installing dependencies (npm ci) …')
    // On Windows npm is a command file, which only a shell can start. The arguments are constants.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  }
  writeFileSync(stamp, wanted)
}

function newest(dir) {
  let time = 0
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    time = Math.max(time, statSync(path).mtimeMs, entry.isDirectory() ? newest(path) : 0)
  }
  return time
}

function buildIfNeeded() {
  const built = modified(at('dist', '.built'))
  const sources = [
    ...['src', 'scripts'].map((dir) => newest(at(dir))),
    ...['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.build.json'].map((f) => modified(at(f))),
  ]
  if (built > Math.max(...sources)) return
  say('building …')
  execFileSync(process.execPath, [at('scripts', 'build.mjs')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

installIfNeeded()
buildIfNeeded()
